import { term, word } from './common.ts';
import { scheduling } from './scheduling.ts';

/** Where a center trains. */
export const classrooms = {
  word,
  rooms: {
    title: scheduling.menu.classrooms,
    add: 'Add classroom',
    addTitle: term.addClassroom,
    edit: word.editNamed,
    fields: { classroomName: word.name, status: word.state },
    hints: { status: 'Only classrooms in use are offered when a session is scheduled.' },
    enable: 'Take into use',
    disable: 'Take out of use',
    saved: 'The classroom was saved',
    empty: 'No classrooms yet',
    emptyHint: 'Add the rooms in which you train: two sessions are never booked in one at the same time.',
  },
  status: { Effective: 'Available', Invalid: 'Out of use' },
};
