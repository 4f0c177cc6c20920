import { term } from './common.ts';
import { questionnaires } from './questionnaires.ts';

/** Texts of the questionnaires that go with an attention test. */
export const vrQuestionnaires = {
  title: term.questionnaires,
  of: 'Questionnaires of the test of {{name}}',
  ofTest: 'Questionnaire of a VR test',
  none: 'No questionnaire goes with this test.',
  open: 'Not begun',
  draft: 'Begun',
  done: questionnaires.complete,
  answer: 'Answer',
  goOn: term.goOn,
  read: 'Read',
  readOf: 'Read {{name}}',
  answerOf: 'Answer {{name}}',
  goOnOf: 'Continue {{name}}',
  back: 'All questionnaires',
  family: 'For the family',
  familyOf: '{{name}} for the family',
  familyAbout:
    'Whoever holds this code answers for {{child}} on a phone, without signing in. It stops with the leave to fill the questionnaires in.',
  familyCode: 'QR code of {{name}}',
  comment: 'Doctor’s comment',
  template: 'Begin with the template',
  saved: 'The comment was saved',
  noComment: 'Nothing was written yet.',
  about: 'What is asked beside the VR test. Each change is published as another version; what was begun keeps its own.',
  empty: 'No questionnaire goes with tests yet',
  emptyHint: 'Add one: centers fill it in where the platform allows the questionnaires of a test.',
  placeholders:
    'In the template, {child}, {date} and {index} stand for the name of the child, the day of the answers and their index; {index:code} for that of a section.',
};
