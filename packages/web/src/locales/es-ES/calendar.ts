import type { calendar as english } from '../en-US/calendar.ts';
import { term } from './common.ts';
import { scheduling } from './scheduling.ts';

export const calendar: typeof english = {
  title: scheduling.menu.calendar,
  ofPlan: 'Calendario de {{child}}',
  empty: 'No hay nada programado en este periodo.',
  before: 'Anterior',
  after: 'Siguiente',
  today: 'Hoy',
  view: { title: 'Qué se muestra', day: term.day, week: 'Semana', month: term.month },
  by: { title: 'Columnas', coach: term.byCoach, room: 'Por aula' },
  all: { coach: 'Todos los entrenadores', room: 'Todas las aulas' },
  more_one: '{{count}} más',
  more_other: '{{count}} más',
  tooMany: 'Se muestran {{shown}} de {{total}} sesiones. Elija un periodo más corto, o un entrenador o aula, para ver las demás.',
  ofAnother:
    'Esta sesión está reservada con {{coach}}. Solo esa persona, un entrenador sénior o un administrador puede cambiarla o cancelarla.',
  range: {
    one: 'Solo esta sesión',
    following_zero: 'Esta sesión y las que la siguen',
    following_one: 'Esta sesión y {{count}} que la sigue',
    following_other: 'Esta sesión y {{count}} que la siguen',
  },
  fault: { oneLeft: 'Al plan le queda una sesión: no hay ninguna después.', last: 'Ninguna sesión de su serie sigue a esta.' },
  cancel: {
    title: 'Cancelar la sesión',
    range: 'Qué se cancela',
    keep: 'Mantenerla',
    text: '{{child}}, {{time}}. Su hora queda libre y la sesión vuelve al contrato.',
    done_one: 'La sesión se canceló.',
    done_other: 'Se cancelaron {{count}} sesiones.',
  },
  edit: {
    title: 'Editar la sesión',
    range: 'Qué se cambia',
    of: 'Para {{child}}',
    done_one: 'La sesión se cambió.',
    done_other: 'Se cambiaron {{count}} sesiones.',
  },
  form: {
    schedulingType: 'Programación',
    single: 'Una sesión',
    recurring: 'Periódica',
    timeInterval: 'Se repite',
    every7: 'Cada semana',
    every14: 'Cada dos semanas',
    number: 'Número de sesiones',
    numberHint: 'Como máximo {{most}}, y no más de las que quedan en el plan.',
  },
  scheduled_one: 'Se programó {{count}} sesión.',
  scheduled_other: 'Se programaron {{count}} sesiones.',
  scheduledNotCovered_one: 'Se programaron {{scheduled}} sesiones; ningún contrato cubre aún {{count}} de ellas.',
  scheduledNotCovered_other: 'Se programaron {{scheduled}} sesiones; ningún contrato cubre aún {{count}} de ellas.',
  clash: { free: 'Libre ese día: {{time}}', full: 'Ese día no hay nada más libre.', take: 'Elegir {{time}}' },
  override: { label: 'Programar de todos modos, porque', hint: 'Con un motivo puede superar el límite. Se guarda con las sesiones.' },
};
