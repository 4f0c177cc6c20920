import { z } from 'zod';
import { changedQuestionnaire, newQuestionnaire, questionnaire, questionnaireDetail } from '../assessments/library-schemas.ts';
import { answersToSave, questionnaireCode, sectionScore } from '../questionnaires/schemas.ts';
import { call, concurrencyStamp, id, instant } from '../wire.ts';

const base = '/api/vrclassroom/Questionnaire';
const read = { anyOf: ['RocketSystem.Vrat', 'PFE.UserManagement.SubjectDetail.VratTestRequestTab', 'RocketSystem.VratCase'] } as const;
const manage = { anyOf: ['RocketSystem.VratCase'] } as const;
const write = { anyOf: ['RocketSystem.VratCase.Write'], writers: 'wholePlatform' } as const;
const answerId = z.object({ answerId: id('questionnaireAnswer') });
const questionnaireId = z.object({ questionnaireId: id('questionnaire') });

/** How far a questionnaire is answered for a test. */
const answerState = z.object({
  id: id('questionnaireAnswer'),
  isComplete: z.boolean(),
  finishTime: instant.nullable(),
  /** What a doctor wrote about it. */
  doctorComment: z.string().nullable(),
  commentedBy: z.string().nullable(),
  commentTime: instant.nullable(),
});

const testQuestionnaire = questionnaire.extend({ answer: answerState.nullable() });
export type TestQuestionnaire = z.infer<typeof testQuestionnaire>;

/** What was answered for a test, with what a doctor wrote about it. */
export const testAnswer = answerState.extend({
  testRequestId: id('testRequest'),
  questionnaireId: id('questionnaire'),
  name: z.string(),
  subjectName: z.string(),
  finishedPage: z.int(),
  correctRate: z.int().nullable(),
  scores: z.array(sectionScore),
  questionnaireAndAnswer: z.object({ jsonString: z.string(), answerContent: z.record(z.string(), z.unknown()) }),
  concurrencyStamp,
});
export type TestAnswer = z.infer<typeof testAnswer>;

export const doctorComment = z.string().trim().max(4000);

/** The questionnaires that go with the attention test. */
export const vrQuestionnaireCalls = {
  infos: call('GET', `${base}/Infos`, {
    summary: 'The questionnaires that go with tests, with what was answered for one where it is named',
    access: read,
    input: z.object({ testRequestId: id('testRequest').optional() }),
    output: z.object({ items: z.array(testQuestionnaire) }),
  }),
  infoById: call('GET', `${base}/InfoById`, {
    summary: 'One of them with its latest version and the key to its answers',
    access: manage,
    input: questionnaireId,
    output: questionnaireDetail,
  }),
  create: call('POST', `${base}/Info`, {
    summary: 'Publish a questionnaire that goes with tests',
    access: write,
    input: newQuestionnaire,
    output: z.object({ id: id('questionnaire') }),
    errors: ['Trellis:DefinitionUnfit', 'Trellis:QuestionnaireCodeTaken'],
  }),
  update: call('PUT', `${base}/Info`, {
    summary: 'Change one of them: another definition or key becomes another version',
    access: write,
    input: changedQuestionnaire.omit({ id: true }).extend(questionnaireId.shape),
    output: questionnaireDetail,
    errors: ['Trellis:StaleStamp', 'Trellis:DefinitionUnfit', 'Trellis:SectionInUse'],
  }),
  answer: call('GET', `${base}/Answer`, {
    summary: 'What was answered for a test',
    access: read,
    input: answerId,
    output: testAnswer,
    errors: ['Trellis:QuestionnaireNotFound'],
  }),
  doctorCommentTemplate: call('GET', `${base}/DoctorCommentTemplete`, {
    summary: "What a doctor begins a comment with: the questionnaire's template, told of these answers in the reader's language",
    access: read,
    input: answerId,
    output: z.object({ text: z.string() }),
    errors: ['Trellis:QuestionnaireNotFound'],
  }),
};

export const vrAnswerCalls = {
  save: call('POST', `${base}/Answer`, {
    summary:
      'Begin the answers to a questionnaire of a test; keep or submit them; keep what a doctor wrote about them once they are complete',
    access: { anyOf: ['RocketSystem.Vrat.Write'] },
    input: z.strictObject({
      testRequestId: id('testRequest'),
      ...questionnaireId.shape,
      /** Without answers it is begun, or found as it stands. They name the stamp that they build on. */
      ...answersToSave.partial().shape,
      isComplete: z.boolean().default(false),
      /** Null takes it away. */
      doctorComment: doctorComment.min(1).nullable().optional(),
    }),
    output: testAnswer,
    errors: [
      'RocketSystem:QuestionnairesNotAllowed',
      'RocketSystem:TestStepRefused',
      ...(['Trellis:QuestionnaireNotFound', 'Trellis:QuestionnaireComplete', 'Trellis:QuestionnaireIncomplete'] as const),
      ...(['Trellis:QuestionnaireOpen', 'Trellis:StaleStamp', 'SubjectNotFound'] as const),
    ],
  }),
  link: call('POST', `${base}/Link`, {
    summary: 'A link by which a family fills in a questionnaire of a test on a phone; it ends with the leave to fill it in',
    access: { anyOf: ['RocketSystem.Vrat.Write'] },
    returnsSecret: true,
    input: z.strictObject({
      testRequestId: id('testRequest'),
      ...questionnaireId.shape,
      /** Without it, whoever holds the link answers. */
      guardianId: id('guardian').optional(),
    }),
    output: questionnaireCode,
    errors: [
      'RocketSystem:QuestionnairesNotAllowed',
      'RocketSystem:TestStepRefused',
      ...(['Trellis:QuestionnaireNotFound', 'Trellis:QuestionnaireComplete', 'SubjectNotFound'] as const),
      ...(['Trellis:GuardianNotFound', 'Trellis:GuardianMayNot'] as const),
    ],
  }),
};
