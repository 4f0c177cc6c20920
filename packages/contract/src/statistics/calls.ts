import { z } from 'zod';
import { call } from '../wire.ts';
import type { Topic } from './figures.ts';
import { topics } from './figures.ts';
import {
  analysis,
  comparison,
  entries,
  entryQuery,
  figure,
  overview,
  periodQuery,
  standingEntries,
  standingQuery,
  table,
  tableQuery,
} from './schemas.ts';

const rocket = '/api/rocketAdmin';
const child = '/api/business/subject';
const vrat = '/api/vrclassroom/vratReportStatistic';
export const reading = { anyOf: ['RocketSystem.Statistics'] } as const;
/** What is told of VR tests is also read by those who look after nothing else. */
const readingTests = { anyOf: ['RocketSystem.Statistics', 'RocketSystem.VratStatistics'] } as const;
const readers = { ...reading, readers: 'everybody' } as const;

const about: Record<Topic, string> = {
  children: 'children',
  guardian: 'guardians',
  oneToOne: 'one-to-one training',
  class: 'classes',
  trainer: 'trainers',
  questionnaire: 'assessments and questionnaires',
  userCourse: 'courses',
  vrat: 'VR tests',
  contract: 'contracts and money',
};
const ofPeriod = (topic: Topic) => `What a month or a year says of ${about[topic]}, beside a year before`;
const overTime = (topic: Topic) => `Of ${about[topic]}, month by month or year by year`;

export const statisticsCalls = {
  subjectOverview: call('GET', `${child}/subjectOverview`, {
    summary: ofPeriod('children'),
    access: reading,
    input: periodQuery,
    output: overview,
  }),
  subjectAnalysis: call('GET', `${child}/subjectAnalysis`, {
    summary: overTime('children'),
    access: reading,
    input: periodQuery,
    output: analysis,
  }),
  guardianOverview: call('GET', `${child}/guardianOverview`, {
    summary: ofPeriod('guardian'),
    access: reading,
    input: periodQuery,
    output: overview,
  }),
  guardianAnalysis: call('GET', `${child}/guardianAnalysis`, {
    summary: overTime('guardian'),
    access: reading,
    input: periodQuery,
    output: analysis,
  }),
  trainingStatistic: call('GET', `${rocket}/userOfflinePlan/trainingStatistic`, {
    summary: ofPeriod('oneToOne'),
    access: reading,
    input: periodQuery,
    output: overview,
  }),
  trainingAnalysis: call('GET', `${rocket}/userOfflinePlan/trainingAnalysis`, {
    summary: overTime('oneToOne'),
    access: reading,
    input: periodQuery,
    output: analysis,
  }),
  trainingPlanStatistic: call('GET', `${rocket}/userOfflinePlan/trainingPlanStatistic`, {
    summary: 'Plans of children made in a month or a year, and where they stand',
    access: reading,
    input: periodQuery,
    output: overview,
  }),
  trainingPlanAnalysis: call('GET', `${rocket}/userOfflinePlan/trainingPlanAnalysis`, {
    summary: 'Plans of children made, month by month or year by year',
    access: reading,
    input: periodQuery,
    output: analysis,
  }),
  groupPlanStatistic: call('POST', `${rocket}/groupTrainingPlan/trainingPlanStatistic`, {
    summary: ofPeriod('class'),
    access: readers,
    input: periodQuery,
    output: overview,
  }),
  groupPlanAnalysis: call('GET', `${rocket}/groupTrainingPlan/trainingPlanAnalysis`, {
    summary: overTime('class'),
    access: reading,
    input: periodQuery,
    output: analysis,
  }),
  fasAssessmentOverview: call('GET', `${rocket}/UserAssessment/fasAssessmentOverview`, {
    summary: ofPeriod('questionnaire'),
    access: reading,
    input: periodQuery,
    output: overview,
  }),
  vratOverview: call('GET', `${vrat}/overview`, { summary: ofPeriod('vrat'), access: readingTests, input: periodQuery, output: overview }),
  vratAnalysis: call('GET', `${vrat}/vratAnalysis`, {
    summary: overTime('vrat'),
    access: readingTests,
    input: periodQuery,
    output: analysis,
  }),
  overview: call('GET', `${rocket}/statistics/overview`, {
    summary: 'What a month or a year says, beside a year before, of one thing or of all that the reader may know',
    access: reading,
    input: periodQuery.extend({ topic: z.enum(topics).optional() }),
    output: overview,
  }),
  analysis: call('GET', `${rocket}/statistics/analysis`, {
    summary: 'The figures of one thing, month by month or year by year',
    access: reading,
    input: periodQuery.extend({ topic: z.enum(topics) }),
    output: analysis,
  }),
  centers: call('GET', `${rocket}/statistics/centers`, {
    summary: 'One figure of every center that the reader looks after, the largest first',
    access: readingTests,
    input: periodQuery.extend({ figure }),
    output: comparison,
  }),
  entries: call('GET', `${rocket}/statistics/entries`, {
    summary: 'What a figure counts, one by one, the latest first',
    access: readingTests,
    input: entryQuery,
    output: entries,
  }),
  standing: call('GET', `${rocket}/statistics/standing`, {
    summary: 'What stands at this moment, one by one',
    access: readingTests,
    input: standingQuery,
    output: standingEntries,
  }),
};

const rows = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  call(method, path, { summary, access: method === 'GET' ? reading : readers, input: tableQuery, output: table });

export const statisticsTableCalls = {
  planList: rows('GET', `${rocket}/userOfflinePlan/planList`, 'Plans of children, with the sessions held'),
  trainingPlanOverview: rows(
    'GET',
    `${rocket}/userOfflinePlan/trainingPlanOverview`,
    'Training plans of the library by the plans made of them',
  ),
  groupPlanOverview: rows('POST', `${rocket}/groupTrainingPlan/trainingPlanOverview`, 'Plans of classes, with the sessions held'),
  userAssessmentOverview: rows('GET', `${rocket}/UserAssessment/userAssessmentOverview`, 'Assessments: ordered, answered, reported'),
  courseAnalysis: rows('GET', `${rocket}/userCourse/analysis`, 'Courses: given, begun, taken back'),
  staffEndClass: rows('GET', `${rocket}/trainerTraining/staffEndClass`, 'Coaches, with the sessions that they finished'),
  trainerHfsData: rows('GET', `${rocket}/trainerTraining/trainerHfsData`, 'Trainers: their modules, supervisions and sessions'),
};
