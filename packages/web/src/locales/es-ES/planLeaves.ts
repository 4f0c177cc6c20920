import type { planLeaves as english } from '../en-US/planLeaves.ts';
import { word } from './common.ts';
import { planLife } from './planLife.ts';

export const planLeaves: typeof english = {
  word,
  open: 'Permiso o ausencia',
  title: 'Permiso o ausencia de {{name}}',
  session: 'Qué sesión',
  booked: 'Sesión {{num}}, {{time}}',
  flag: 'Qué ha pasado',
  flags: { RequestForLeave: planLife.personal.RequestForLeave, Absent: planLife.personal.Absent },
  RequestForLeave: 'Queda en el calendario como de permiso, su hora se libera y la sesión se devuelve.',
  Absent: 'La norma del centro para lo que se pierde dice si se consume una sesión.',
  toCome: 'Nadie falta antes de que empiece.',
  over: 'Su hora ha llegado: el permiso se pide antes.',
  done: 'Anotado. Las sesiones siguientes se adelantan.',
  records: { open: 'Permisos y ausencias', title: 'Permisos y ausencias: {{plan}}', empty: 'Sin permisos ni ausencias en este plan.' },
};
