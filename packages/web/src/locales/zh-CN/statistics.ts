import { assessmentStatusWords } from '@trellis/contract/assessments/words';
import { columnWords, entryWords, figureWords, standingWords, stateOfPlanWords, tableWords } from '@trellis/contract/statistics/words';
import { bindStatusWords, stageWords, tagWords } from '@trellis/contract/subjects/words';

import { testStatusWords } from '@trellis/contract/vr-classroom/words';
import { term } from './common.ts';

const menu = {
  dataPanel: '数据统计',
  children: '儿童分析',
  guardian: '监护人分析',
  vrat: 'VR 测试分析',
  oneToOne: '一对一分析',
  class: '班级分析',
  trainer: '训练师分析',
  questionnaire: '问卷分析',
  userCourse: '课程分析',
  classPlanList: '各中心班级计划',
  trainingList: '各中心一对一计划',
  questionnaireList: '各中心评估',
  plansOfChildren: tableWords['zh-Hans'].plansOfChildren,
  classPlans: tableWords['zh-Hans'].classPlans,
  assessmentList: tableWords['zh-Hans'].assessments,
};
const plan = stateOfPlanWords['zh-Hans'];

/** Texts of what is counted of centers. */
export const statistics = {
  menu,
  figure: figureWords['zh-Hans'],
  standing: standingWords['zh-Hans'],
  table: tableWords['zh-Hans'],
  column: columnWords['zh-Hans'],
  entry: entryWords['zh-Hans'],
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
    contract: '合同与款项',
  },
  /** What a standing figure is told apart by. */
  part: {
    ...tagWords['zh-Hans'],
    ...stageWords['zh-Hans'],
    ...bindStatusWords['zh-Hans'],
    ...plan,
    ...assessmentStatusWords['zh-Hans'],
    ...testStatusWords['zh-Hans'],
    unknown: '生日未知',
    oneToOne: '一对一',
    group: '班课',
  },
  unit: { Month: term.month, Year: term.year },
  allCenters: term.allCenters,
  allTopics: term.everything,
  now: '当前',
  before: '上年同期：{{amount}}',
  attendance: '出勤率',
  inCurrency: '{{name}}（{{part}}）',
  trend: '趋势',
  chooseFigure: '指标',
  thisPeriod: '本期',
  yearBefore: '上年同期',
  byCenter: '各中心{{name}}',
  noCenters: '各中心均无数据。',
  countedNow: '统计于 {{time}}，与中心当前记录一致。',
  countedAt: '统计于 {{time}}，最多滞后一分钟。',
  inAll: '合计：{{amount}}',
  nothingCounted: '暂无数据',
  nothingCountedHint: '请选择其他期间。',
};
