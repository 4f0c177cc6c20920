import { assessments } from './assessments.ts';
import { term } from './common.ts';

export const trainingRecord = {
  title: 'Registro de entrenamiento',
  version: assessments.questionnaires.version,
  versions: { one: 'Uno', two: 'Dos', three: 'Tres', four: 'Cuatro' },
  scale: term.scale,
  empty: 'Todavía no se ha empezado ninguna sesión de este plan.',
  exercise: '{{title}}, nivel {{level}}',
};
