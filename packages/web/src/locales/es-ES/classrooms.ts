import { term, word } from './common.ts';
import { scheduling } from './scheduling.ts';

/** Where a center trains. */
export const classrooms = {
  word,
  rooms: {
    title: scheduling.menu.classrooms,
    add: 'Añadir aula',
    addTitle: term.addClassroom,
    edit: word.editNamed,
    fields: { classroomName: word.name, status: word.state },
    hints: { status: 'Al programar una sesión solo se ofrecen las aulas en uso.' },
    enable: 'Poner en uso',
    disable: 'Dejar de usar',
    saved: 'El aula se guardó',
    empty: 'Aún no hay aulas',
    emptyHint: 'Añada las salas donde entrena: nunca se programan dos sesiones a la vez en una.',
  },
  status: { Effective: 'Disponible', Invalid: 'Sin uso' },
};
