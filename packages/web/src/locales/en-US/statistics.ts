import { assessmentStatusWords } from '@trellis/contract/assessments/words';
import { columnWords, entryWords, figureWords, standingWords, stateOfPlanWords, tableWords } from '@trellis/contract/statistics/words';
import { bindStatusWords, stageWords, tagWords } from '@trellis/contract/subjects/words';

import { testStatusWords } from '@trellis/contract/vr-classroom/words';
import { term } from './common.ts';

const menu = {
  dataPanel: 'Statistics',
  children: 'Children analysis',
  guardian: 'Guardian analysis',
  vrat: 'VR test analysis',
  oneToOne: 'One-to-one analysis',
  class: 'Class analysis',
  trainer: 'Trainer analysis',
  questionnaire: 'Questionnaire analysis',
  userCourse: 'Course analysis',
  classPlanList: 'Class plans of centers',
  trainingList: 'One-to-one plans of centers',
  questionnaireList: 'Assessments of centers',
  plansOfChildren: tableWords.en.plansOfChildren,
  classPlans: tableWords.en.classPlans,
  assessmentList: tableWords.en.assessments,
};
const plan = stateOfPlanWords.en;

/** Texts of what is counted of centers. */
export const statistics = {
  menu,
  figure: figureWords.en,
  standing: standingWords.en,
  table: tableWords.en,
  column: columnWords.en,
  entry: entryWords.en,
  plan,
  topic: {
    children: menu.children,
    guardian: menu.guardian,
    oneToOne: menu.oneToOne,
    class: menu.class,
    trainer: menu.trainer,
    questionnaire: menu.questionnaire,
    userCourse: menu.userCourse,
    vrat: menu.vrat,
    contract: 'Contracts and money',
  },
  /** What a standing figure is told apart by. */
  part: {
    ...tagWords.en,
    ...stageWords.en,
    ...bindStatusWords.en,
    ...plan,
    ...assessmentStatusWords.en,
    ...testStatusWords.en,
    unknown: 'Birthday unknown',
    oneToOne: 'One-to-one',
    group: 'In classes',
  },
  unit: { Month: term.month, Year: term.year },
  allCenters: term.allCenters,
  allTopics: term.everything,
  now: 'At this moment',
  before: 'A year before: {{amount}}',
  attendance: 'Attendance',
  inCurrency: '{{name}} ({{part}})',
  trend: 'Over time',
  chooseFigure: 'Figure',
  thisPeriod: 'This period',
  yearBefore: 'A year before',
  byCenter: '{{name}} by center',
  noCenters: 'Nothing was counted at any center.',
  countedNow: 'Counted at {{time}}, as the center’s records stand.',
  countedAt: 'Counted at {{time}}, at most a minute ago.',
  inAll: 'In all: {{amount}}',
  nothingCounted: 'Nothing was counted',
  nothingCountedHint: 'Choose another period.',
};
