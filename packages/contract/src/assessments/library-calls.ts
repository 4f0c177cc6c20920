import { z } from 'zod';
import { moveCall } from '../resources/order.ts';
import { contentStatus, statusCall } from '../resources/status.ts';
import { call, concurrencyStamp, id, paged, pageQuery } from '../wire.ts';
import {
  assessment,
  assessmentDetail,
  assessmentFields,
  assessmentForm,
  changedQuestionnaire,
  newQuestionnaire,
  questionnaire,
  questionnaireDetail,
} from './library-schemas.ts';
import { assessmentType } from './schemas.ts';

const manage = { anyOf: ['RocketSystem.AssessmentLibrary'] } as const;
const write = { ...manage, writers: 'wholePlatform' } as const;
const see = { anyOf: ['RocketSystem.AssessmentLibrary', 'RocketSystem.UserAssessment'] } as const;
const one = z.object({ id: id('assessment') });
const page = pageQuery.omit({ sorting: true });
const filtered = page.extend({
  filter: z.string().trim().max(100).optional(),
  assessmentType: assessmentType.optional(),
  status: contentStatus.optional(),
});
const base = '/api/rocketAdmin/assessment';

/** The library of assessments: written by the platform; a centre sees what it may order. */
export const assessmentCalls = {
  getList: call('GET', base, {
    summary: 'Assessments in order: all for the platform, for a center those that it may order',
    access: see,
    input: filtered,
    output: paged(assessment),
  }),
  getChoices: call('POST', `${base}/list`, {
    summary: 'The same, with its filters in the body',
    access: { ...see, readers: 'everybody' },
    input: filtered,
    output: paged(assessment),
  }),
  create: call('POST', base, {
    summary: 'Add an assessment, the last in order and not public yet',
    access: write,
    input: assessmentFields,
    output: z.object({ id: id('assessment') }),
    errors: ['Trellis:FormulaUnfit', 'Trellis:SectionTwice'],
  }),
  prepareForEdit: call('POST', `${base}/prepareForEdit`, {
    summary: 'What the form of an assessment offers, with the one to be changed',
    access: { ...manage, readers: 'everybody' },
    input: z.object({ id: id('assessment').nullable().default(null) }),
    output: assessmentForm,
  }),
  contentStatus: statusCall(base, 'assessment', manage),
  move: moveCall(base, 'assessmentId', 'assessment', manage),
  getById: call('GET', `${base}/{id}`, {
    summary: 'One assessment of the library with its formula',
    access: manage,
    input: one,
    output: assessmentDetail,
  }),
  update: call('PUT', `${base}/{id}`, {
    summary: 'Change an assessment; reports that were made keep their formula',
    access: write,
    input: assessmentFields.extend({ id: id('assessment'), concurrencyStamp }),
    errors: ['Trellis:StaleStamp', 'Trellis:FormulaUnfit', 'Trellis:SectionTwice'],
  }),
  remove: call('DELETE', `${base}/{id}`, {
    summary: 'Delete an assessment that was never ordered',
    access: write,
    input: one,
    errors: ['Trellis:AssessmentInUse'],
  }),
};

const questionnaires = '/api/rocketAdmin/questionnaire';
const ofQuestionnaire = z.object({ id: id('questionnaire') });

export const questionnaireLibraryCalls = {
  getList: call('GET', questionnaires, {
    summary: 'Questionnaires, the latest first',
    access: manage,
    input: page.extend({ filter: z.string().trim().max(100).optional() }),
    output: paged(questionnaire),
  }),
  create: call('POST', questionnaires, {
    summary: 'Publish a questionnaire as its first version',
    access: write,
    input: newQuestionnaire,
    output: z.object({ id: id('questionnaire') }),
    errors: ['Trellis:DefinitionUnfit', 'Trellis:QuestionnaireCodeTaken'],
  }),
  prepareForEdit: call('POST', `${questionnaires}/prepareForEdit`, {
    summary: 'A questionnaire to be changed; an empty one to begin with where none is named',
    access: { ...manage, readers: 'everybody' },
    input: z.object({ id: id('questionnaire').nullable().default(null) }),
    output: z.object({ item: questionnaireDetail.nullable(), jsonString: z.string(), answer: z.string() }),
  }),
  getById: call('GET', `${questionnaires}/{id}`, {
    summary: 'One questionnaire with its latest version',
    access: manage,
    input: ofQuestionnaire,
    output: questionnaireDetail,
  }),
  update: call('PUT', `${questionnaires}/{id}`, {
    summary: 'Change a questionnaire: another definition or key becomes another version',
    access: write,
    input: changedQuestionnaire,
    output: questionnaireDetail,
    errors: ['Trellis:StaleStamp', 'Trellis:DefinitionUnfit', 'Trellis:SectionInUse'],
  }),
  remove: call('DELETE', `${questionnaires}/{id}`, {
    summary: 'Take away a questionnaire that no assessment uses; answers keep it',
    access: write,
    input: ofQuestionnaire,
    errors: ['Trellis:QuestionnaireInUse', 'Trellis:QuestionnaireShipped'],
  }),
};
