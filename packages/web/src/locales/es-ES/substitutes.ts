import { word } from './common.ts';

/** Who trains instead of a coach. */
export const substitutes = {
  word,
  open: 'Sustituir',
  title: '¿Quién sustituye a {{coach}}?',
  scope: 'Qué sesiones',
  one: 'Solo esta, {{child}}',
  day_one: 'La jornada de {{coach}}: {{count}} sesión',
  day_other: 'La jornada de {{coach}}: {{count}} sesiones',
  free: 'libre',
  busy: 'tiene otra cosa a esa hora',
  done_one: '{{name}} toma {{count}} sesión. Se escribió a ambos.',
  done_other: '{{name}} toma {{count}} sesiones. Se escribió a ambos.',
};
