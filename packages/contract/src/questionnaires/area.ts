import { pdfOf } from '../files/document.ts';
import { questionnaireCalls } from './calls.ts';
import { guestQuestionnaireCalls } from './guest-calls.ts';

export { questionnaireErrors as errors } from './errors.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  questionnaires: { calls: questionnaireCalls, about: "Children's questionnaires: sent, answered and reviewed" },
  guestQuestionnaires: { calls: guestQuestionnaireCalls, about: 'A guardian, by a link, answers a questionnaire' },
} as const;

export const ids = ['questionnaireAnswer'] as const;

/** Tables whose changes are on record. */
export const audited = ['app.questionnaire_answers'] as const;

/** What can be had of it as a PDF. */
export const documents = {
  questionnaire: pdfOf('questionnaire', 'questionnaireAnswer', 'PFE.UserManagement.SubjectDetail.QuestionnaireTab'),
};
