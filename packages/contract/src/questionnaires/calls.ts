import { z } from 'zod';
import { call, id, paged, pageQuery } from '../wire.ts';
import { answerListItem, answerRecord, answersToSave, questionnaireCode } from './schemas.ts';

const read = { anyOf: ['PFE.UserManagement.SubjectDetail.QuestionnaireTab'] } as const;
const write = { anyOf: ['PFE.UserManagement.Questionnaire.Write'] } as const;
const ofChild = z.object({ subjectId: id('subject') });
/** Whom a link is for; without it, whoever holds it answers as a guest. */
const forFamily = ofChild.extend({ guardianId: id('guardian').optional() });
const sharingErrors = ['SubjectNotFound', 'Trellis:GuardianNotFound', 'Trellis:GuardianMayNot'] as const;

export const questionnaireCalls = {
  getList: call('GET', '/api/rocketAdmin/userQuestionnaire', {
    summary: "A child's questionnaires, the latest first",
    access: read,
    input: pageQuery.omit({ sorting: true }).extend({ subjectId: id('subject') }),
    output: paged(answerListItem),
    errors: ['SubjectNotFound'],
  }),
  getById: call('GET', '/api/rocketAdmin/userQuestionnaire/{id}', {
    summary: 'One questionnaire with its answers',
    access: read,
    input: z.object({ id: id('questionnaireAnswer') }),
    output: answerRecord,
    errors: ['Trellis:QuestionnaireNotFound'],
  }),
  save: call('PUT', '/api/rocketAdmin/userQuestionnaire/{id}', {
    summary: 'Save answers, or submit them as complete',
    access: write,
    input: answersToSave.extend({ id: id('questionnaireAnswer'), isComplete: z.boolean().default(false) }),
    output: answerRecord,
    errors: ['Trellis:QuestionnaireNotFound', 'Trellis:StaleStamp', 'Trellis:QuestionnaireComplete', 'Trellis:QuestionnaireIncomplete'],
  }),
  latestDevelopment: call('GET', '/api/rocketAdmin/userQuestionnaire/developmentQuestionnaireNew', {
    summary: "A child's latest development history, null where there is none",
    access: read,
    input: ofChild,
    output: z.object({ record: answerRecord.nullable() }),
    errors: ['Trellis:QuestionnaireNotFound', 'SubjectNotFound'],
  }),
  openDevelopment: call('POST', '/api/rocketAdmin/userQuestionnaire/developmentQuestionnaireNew', {
    summary: 'The development history that is being filled in; a new one where none is',
    access: write,
    input: ofChild,
    output: answerRecord,
    errors: ['SubjectNotFound', 'Trellis:QuestionnaireNotFound'],
  }),
  openParentalInterview: call('POST', '/api/rocketAdmin/userQuestionnaire/parentalInterviews', {
    summary: 'The parental interview that is being written; a new one where none is',
    access: write,
    input: ofChild,
    output: answerRecord,
    errors: ['SubjectNotFound', 'Trellis:QuestionnaireNotFound'],
  }),
  newDevelopmentCode: call('GET', '/api/rocketAdmin/QrCode/developmentQuestionnaireNew', {
    summary: 'A link by which a guardian fills in the development history that is open; a new one where none is',
    access: write,
    input: forFamily,
    output: questionnaireCode,
    errors: ['Trellis:QuestionnaireNotFound', ...sharingErrors],
  }),
  childDevelopmentCode: call('GET', '/api/rocketAdmin/QrCode/childDevelopment', {
    summary: "A link to a child's development history as it stands, submitted or not; a new one where there is none",
    access: write,
    input: forFamily,
    output: questionnaireCode,
    errors: ['Trellis:QuestionnaireNotFound', ...sharingErrors],
  }),
  sendDevelopment: call('POST', '/api/rocketAdmin/userQuestionnaire/sendDevelopmentQuestionnaire', {
    summary: 'Mail a link to the development history that is open',
    returnsSecret: true,
    access: write,
    input: forFamily.extend({
      email: z
        .email()
        .max(254)
        .meta({ examples: ['rosa@family.example'] }),
    }),
    output: questionnaireCode,
    errors: ['Trellis:QuestionnaireNotFound', ...sharingErrors],
  }),
};
