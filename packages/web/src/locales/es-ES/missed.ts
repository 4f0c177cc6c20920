import { word } from './common.ts';

/** What became of a booking that was not held. */
export const missed = {
  word,
  title: '{{child}}, {{time}}',
  question: '¿Qué pasó con esta sesión?',
  reason: { NoShow: 'No vino nadie', LateCancellation: 'Cancelada demasiado tarde' },
  takes: 'Consume una sesión',
  returns: 'Se devuelve la sesión',
  calledOff: 'Anulada sin coste',
  done_zero: 'Anotado. No se consumió ninguna sesión.',
  done_one: 'Anotado. Se consumió una sesión.',
  done_other: 'Anotado. Se consumieron {{count}} sesiones.',
  decided: '{{reason}}. Lo indicó {{by}}, {{time}}.',
  undo: 'Deshacer',
  undoHint: 'La sesión queda programada otra vez y se le reserva de nuevo una sesión.',
  refused: 'El centro no lo aceptó: {{why}}',
  undone: 'La sesión está programada otra vez.',
  standing: 'Se decidió otro día y ya no se deshace.',
};
