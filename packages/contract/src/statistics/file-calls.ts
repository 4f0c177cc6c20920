import { call, fileReply } from '../wire.ts';
import { reading } from './calls.ts';
import { entryFilter, standingFilter, tableFilter } from './schemas.ts';

const rocket = '/api/rocketAdmin';
const file = (method: 'GET' | 'POST', path: `/${string}`, name: string) =>
  call(method, path, {
    summary: 'The same as an Excel file',
    access: method === 'GET' ? reading : { ...reading, readers: 'everybody' },
    input: tableFilter,
    output: fileReply,
    file: `${name}.xlsx`,
  });

export const statisticsFileCalls = {
  planList: file('GET', `${rocket}/userOfflinePlan/excelDownload`, 'plans'),
  trainingPlanOverview: file('GET', `${rocket}/userOfflinePlan/trainingPlanOverviewExcel`, 'training-plans'),
  groupPlanOverview: file('POST', `${rocket}/groupTrainingPlan/download`, 'class-plans'),
  userAssessmentOverview: file('GET', `${rocket}/UserAssessment/userAssessmentOverviewExcel`, 'assessments'),
  courseAnalysis: file('GET', `${rocket}/userCourse/analysisExcel`, 'courses'),
  staffEndClass: file('GET', `${rocket}/trainerTraining/staffEndClassExcel`, 'coaches'),
  trainerHfsData: file('GET', `${rocket}/trainerTraining/trainerHfsDataExcel`, 'trainers'),
  entries: call('GET', `${rocket}/statistics/entriesExcel`, {
    summary: 'What a figure counts as an Excel file',
    access: { anyOf: ['RocketSystem.Statistics', 'RocketSystem.VratStatistics'] },
    input: entryFilter,
    output: fileReply,
    file: 'figure.xlsx',
  }),
  standing: call('GET', `${rocket}/statistics/standingExcel`, {
    summary: 'What stands at this moment as an Excel file',
    access: { anyOf: ['RocketSystem.Statistics', 'RocketSystem.VratStatistics'] },
    input: standingFilter,
    output: fileReply,
    file: 'standing.xlsx',
  }),
};
