import { recordFieldWords } from '@trellis/contract/imports/words';
import type { scheduleImports as english } from '../en-US/scheduleImports.ts';
import { term } from './common.ts';

export const scheduleImports: typeof english = {
  title: 'Importar sesiones por venir',
  fields: recordFieldWords.es,
  made: term.sessions,
  run: {
    start_one: 'Programar {{count}} sesión',
    start_other: 'Programar {{count}} sesiones',
    question_one: '¿Programar {{count}} sesión de esta lista?',
    question_other: '¿Programar {{count}} sesiones de esta lista?',
    running: 'Programando sesiones',
  },
  result: {
    title_one: 'Se programó {{count}} sesión',
    title_other: 'Se programaron {{count}} sesiones',
    list: 'Ver el calendario',
  },
  former: {
    goes_one: '{{count}} sesión sale del calendario: su hora queda libre y vuelve lo reservado para ella.',
    goes_other: '{{count}} sesiones salen del calendario: sus horas quedan libres y vuelve lo reservado para ellas.',
    changed_one: '{{count}} de estas sesiones se modificó después.',
    changed_other: '{{count}} de estas sesiones se modificaron después.',
    done_one: 'Se quitó {{count}} sesión del calendario.',
    done_other: 'Se quitaron {{count}} sesiones del calendario.',
    built: 'Esta importación no se puede deshacer: ya pasó algo con sus sesiones.',
    count_one: term.sessionsCounted_one,
    count_other: term.sessionsCounted_other,
    obstacles: {
      begun: 'Empezadas o realizadas',
      away: 'Perdidas o con permiso',
      changed: 'Movidas o modificadas',
      cancelled: 'Canceladas después',
    },
  },
};
