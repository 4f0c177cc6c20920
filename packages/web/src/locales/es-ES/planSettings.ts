import type { planSettings as english } from '../en-US/planSettings.ts';
import { term } from './common.ts';

export const planSettings: typeof english = {
  open: term.settings,
  title: 'Ajustes del plan',
  hint: 'Cuentan para lo que se reserve desde ahora. Las reservas hechas quedan como están.',
  durations: term.sessionDurations,
  usualDurations: 'Las del niño, del entrenador y del centro',
  ownDurations: 'Propias de este plan',
  notices: 'Recordatorios',
  usualNotices: 'A todos un día antes',
  ownNotices: 'Como se elija aquí',
  offered: 'Se ofrece',
  duration: term.minutes,
  bars: 'Ejercicios',
  des: 'Para qué es',
  line: 'Duración {{count}}',
  remove: 'Quitar la duración {{count}}',
  add: 'Añadir duración',
  oneAtLeast: 'Ofrezca al menos una duración.',
  twice: 'Cada duración aparece una sola vez.',
  steps: 'En pasos de cinco minutos',
  inWords: '{{minutes}} min, {{bars}} ejercicios',
};
