import { word } from './common.ts';

/** What became of a booking that was not held. */
export const missed = {
  word,
  title: '{{child}}, {{time}}',
  question: '¿Qué pasó con esta sesión?',
  reason: { NoShow: 'No vino nadie', LateCancellation: 'Cancelada demasiado tarde' },
  takes: 'Gasta su clase',
  returns: 'Se devuelve su clase',
  calledOff: 'Anulada sin coste',
  done_zero: 'Anotado. No se gastó ninguna clase.',
  done_one: 'Anotado. Se gastó una clase.',
  done_other: 'Anotado. Se gastaron {{count}} clases.',
  decided: '{{reason}}. Lo indicó {{by}}, {{time}}.',
  undo: 'Deshacer',
  undoHint: 'La sesión queda programada otra vez y recupera su clase.',
  undone: 'La sesión está programada otra vez.',
  standing: 'Se decidió otro día y ya no se deshace.',
};
