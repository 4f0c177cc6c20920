import type { planManagement as english } from '../en-US/planManagement.ts';
import { term } from './common.ts';

export const planManagement: typeof english = {
  columns: {
    number: 'Número de historia',
    finished: term.sessionsFinished,
    level: 'Nivel inicial',
    last: 'Última sesión iniciada',
    created: term.created,
    session: term.sessionNumber,
    music: term.music,
    scale: term.scale,
  },
  finishedOf: '{{num}} de {{totalNum}}',
  numOf: '{{num}} de {{totalNum}}',
  offset: '{{title}} ({{offset}})',
  between: ', ',
  plans: {
    search: 'Niño o niña, o número de historia',
    empty: 'Sin planes',
    emptyHint: 'Ningún plan está en marcha en estos centros, o ninguno cumple los filtros.',
  },
  library: {
    search: 'Plantilla, ejercicio o código',
    empty: 'Sin sesiones',
    emptyHint: 'No hay plantillas de plan publicadas para un niño o una niña, o ninguna coincide con la búsqueda.',
  },
};
