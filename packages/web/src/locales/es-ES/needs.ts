import { needWords } from '@trellis/contract/scheduling/needs/words';
import { term, word } from './common.ts';

/** What becomes of something that waits at a center. */
export const needs = {
  word,
  kind: needWords.es,
  title: '{{what}}: {{name}}',
  question: '¿Qué hacemos?',
  choice: { done: 'Ya está atendido', snooze: 'Aplazarlo', handOver: 'Pasarlo a un compañero' },
  hint: { done: 'Sale de la lista de todos.', snooze: 'Vuelve por sí solo.', handOver: 'Se le avisa y queda al principio de su jornada.' },
  said: { done: 'Atendido.', snooze: 'Aplazado.', handOver: 'Se lo ha pasado a su compañero.' },
  quickly: 'Hasta',
  tomorrow: 'Mañana',
  until: term.day,
  range: 'Elija un día dentro de los próximos {{count}} días',
  to: 'Compañero',
  toHint: 'Quienes pueden ocuparse de esto',
  nobody: 'Aquí nadie más puede ocuparse de esto',
  note: 'Unas palabras',
};
