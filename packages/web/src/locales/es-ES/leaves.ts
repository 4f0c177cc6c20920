import type { leaves as english } from '../en-US/leaves.ts';
import { calendar } from './calendar.ts';
import { term, word } from './common.ts';
import { subjects } from './subjects.ts';

export const leaves: typeof english = {
  word,
  title: calendar.leaves,
  aboutOwn: 'Responde quien lleva el centro. Lo aprobado deja su tiempo libre de nuevas sesiones.',
  aboutAll:
    'Lo aprobado deja el tiempo del entrenador libre de nuevas sesiones. Lo ya reservado queda hasta que alguien lo mueva o lo dé a otro entrenador.',
  empty: 'Aún no hay permisos.',
  ask: 'Pedir un permiso',
  enter: 'Anotar un permiso',
  asked: 'Pedido. Se ha escrito a los administradores del centro.',
  entered: 'El permiso está anotado.',
  from: term.fromTime,
  to: 'Hasta',
  toBeforeFrom: 'Termina antes de empezar.',
  state: { Asked: 'Espera respuesta', Approved: 'Aprobado', Refused: 'Denegado', Withdrawn: subjects.move.state.withdrawn },
  answer: 'Responder',
  answerNamed: 'Permiso de {{name}}',
  approve: 'Aprobar',
  refuse: 'Denegar',
  words: 'Mensaje al entrenador',
  stays_one: 'Hay {{count}} sesión reservada en ese periodo. Queda hasta que alguien la mueva o la dé a otro.',
  stays_other: 'Hay {{count}} sesiones reservadas en ese periodo. Quedan hasta que alguien las mueva o las dé a otro.',
  approved: 'Aprobado. Se ha escrito al entrenador.',
  refused: 'Denegado. Se ha escrito al entrenador.',
  approvedWith_one: 'Aprobado. Queda {{count}} sesión de ese periodo por mover o dar a otro.',
  approvedWith_other: 'Aprobado. Quedan {{count}} sesiones de ese periodo por mover o dar a otro.',
  answered: '{{name}}: {{answer}}',
  answeredBy: 'Respondido por {{name}}',
  withdraw: term.withdraw,
  withdrawNamed: '¿Retirar el permiso de {{name}}?',
  withdrawn: 'Retirado.',
  bookings_one: '{{count}} sesión en ese periodo',
  bookings_other: '{{count}} sesiones en ese periodo',
  bookingsHint: 'Abra una sesión para moverla, o para dar esa sesión o el día entero a un sustituto.',
  child: {
    title: calendar.childLeave,
    text: '{{child}}, {{time}}. La sesión queda en el calendario como de permiso, su hora se libera y la sesión se devuelve.',
    done: 'Anotado: el menor no puede venir.',
  },
};
