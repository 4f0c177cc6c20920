import type { reminders as english } from '../en-US/reminders.ts';
import { term, word } from './common.ts';

const menu = { reminderTemplates: term.reminders };

export const reminders: typeof english = {
  menu,
  receiver: { Guardian: word.guardian, Trainer: word.coach },
  timing: { DayBefore: 'Un día antes', HourBefore: 'Una hora antes' },
  reminderTemplates: {
    title: menu.reminderTemplates,
    add: 'Añadir un recordatorio',
    edit: 'Editar el recordatorio',
    empty: 'Los recordatorios usan el texto propio del producto',
    emptyHint: 'Añada uno para decirlo de otro modo. De los públicos, se envía el primero en el orden.',
    fields: { title: word.title, text: term.text, receiver: 'Se envía a', timing: 'Cuándo', isInUse: term.inUse },
    hints: {
      receiver:
        'Los textos pueden nombrar {childName}, {start}, {coachName}, {tenantName} y {roomName}. La línea que nombra algo que la sesión no tiene se omite.',
      timing: 'De los públicos, se envía el primero en el orden.',
    },
  },
};
