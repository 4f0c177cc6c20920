import { term, word } from './common.ts';

/** Appointments, as the texts of certification have them. */
export const appointments = {
  led: 'Appointments I lead',
  title: 'Appointments',
  none: 'No appointment is planned yet.',
  add: 'Plan an appointment',
  addTitle: 'Plan an appointment for {{name}}',
  addHint: 'The next appointment can be planned once the last one is complete.',
  addOver: 'The learning period is over. Extend it to plan an appointment.',
  added: 'The appointment was planned.',
  changed: 'The appointment was changed.',
  module: term.trainingModule,
  name: word.title,
  start: 'Starts on',
  hours: 'Duration in hours',
  duration: '{{count}} h',
  leader: 'Led by',
  note: 'Note',
  states: { open: 'Planned', complete: 'Complete' },
  complete: 'Mark as complete',
  completeTitle: 'Mark {{name}} as complete?',
  completeText: 'It cannot be changed afterwards. Feedback can.',
  completed: 'The appointment is complete.',
  completedOn: 'Completed on',
  removeText: 'It is not complete yet.',
  removed: 'The appointment was deleted.',
  feedback: 'Feedback',
  feedbackOn: 'Feedback on {{name}}',
  giveFeedback: 'Give feedback',
  readFeedback: 'Read feedback',
  changeFeedback: 'Change feedback',
  feedbackSaved: 'The feedback was saved.',
  feedbackMissing: 'Write something first.',
  visible: 'The trainer sees it',
  hidden: 'The trainer does not see it',
  bold: 'Bold',
  italic: 'Italic',
  bullets: 'List',
};

/** Practical tests. */
export const practicalTests = {
  title: 'Practical tests',
  none: 'This module has no practical tests.',
  notBegun: 'This test was not taken yet.',
  types: { WrittenTest: 'Written test', HandsOnTest: 'Test by hand', OralTest: 'Oral test' },
  states: { open: 'Being noted', passed: 'Passed', failed: 'Not passed' },
  begin: 'Note the test',
  read: 'Read the notes',
  retest: 'Arrange a retest',
  retestTitle: 'Let {{name}} be taken again?',
  retestText: 'What was noted of the last time stays.',
  retestArranged: 'The retest was arranged.',
  records: 'Each time it was taken',
  attempt: term.attempt,
  isRetest: 'Retest',
  finishedOn: 'Finished on',
  changedOn: 'Last changed {{time}}',
  passed: 'Outcome',
  resultMissing: 'Give a score and say whether the test was passed before you finish it.',
};

/** What a trainer records of practice. */
export const trainerRecords = {
  title: 'Record of practice',
  write: 'Write my record',
  read: 'Read the record',
  none: 'Nothing was recorded yet.',
};

/** Studying the courses of a module. */
export const study = {
  back: 'Back to the module',
  none: 'This module has no courses.',
  progress: '{{passCount}} of {{length}}',
  sectionsDone: 'Sections done: {{passCount}} of {{length}}',
  progressOf: 'Progress of {{name}}',
  due: '{{price}} is due before you study this module.',
  order: 'Order it',
  pay: term.pay,
  missing: 'This course is not part of your module',
  sections: 'Sections',
  done: 'Studied',
  open: 'Open',
  noFile: 'There is nothing to show yet.',
  closed: 'What it shows opens while you learn the module.',
  finish: 'I have studied it',
  watchHint: 'It counts once the video has ended.',
  finished: '{{name}} is studied.',
  answer: 'Answer the questionnaire',
  readAnswers: 'Read my answers',
  correctRate: '{{correctRate}} % right',
};

/** The tabs of a module. */
export const moduleTabs = { learning: 'Learning', training: 'Training', test: 'Tests', certificates: term.certificates };
