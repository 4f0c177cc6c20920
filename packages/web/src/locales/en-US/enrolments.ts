import { term, word } from './common.ts';

/** Texts of how a family is taken in. */
export const enrolments = {
  title: term.enrollment,
  titleOf: 'Enrollment of {{name}}',
  toChild: 'To the child',
  underWay: 'Each step is saved as it is done. You can leave and go on later: the list of children shows what is not finished.',
  through: '{{name}} is enrolled: every step is done.',
  notBegun: 'Nobody is enrolling this child. Once begun, the list of children shows it until every step is done.',
  closed: 'This child is archived. Restore it to go on.',
  begin: 'Begin the enrollment',
  end: {
    title: 'Go on no longer with the enrollment of {{name}}?',
    text: 'What was done stays as it is. The list of children no longer shows the enrollment; it can be begun again at any time.',
    action: 'Give up the enrollment',
    done: 'The enrollment has ended.',
  },
  step: {
    child: word.child,
    guardian: word.guardian,
    contract: term.contract,
    coach: word.coach,
    booking: 'First session',
  },
  state: { done: term.isDone, next: 'Go on here', open: 'Still to do', others: 'Somebody else does this' },
  hint: {
    child: 'Who is enrolled: name, birthday, gender and grade.',
    guardian: 'Record who brings the child, or let them register on their phone.',
    contract: 'Sign the contract; what was paid is asked next.',
    coach: 'Who trains the child.',
    booking: 'Book the first session of a training plan, or add the child to a class.',
  },
  fact: { contract: 'A contract is in force.', booking: 'A session is booked, or the child is in a class.' },
  action: {
    child: 'Add child',
    guardian: term.addGuardian,
    register: 'Registration code',
    contract: term.addContract,
    coach: term.assignCoaches,
    plan: 'Create plan',
    booking: 'Book the first session',
    class: 'To the classes',
  },
  planByOthers: 'A training plan comes first; somebody else creates it.',
};
