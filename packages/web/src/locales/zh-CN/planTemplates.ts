import type { planTemplates as english } from '../en-US/planTemplates.ts';
import { term, word } from './common.ts';

const menu = { appPlanTemplates: term.appPlans, offlinePlanTemplates: term.offlinePlans, classPlanTemplates: term.classPlans };

const alike = {
  add: '添加计划',
  edit: '编辑计划',
  empty: '还没有计划',
  emptyHint: '计划先准备、预览，再发布。中心可选用已公开且已授权的计划。',
  hints: { scale: '此后创建的计划采用它，进行中的计划保持不变。' },
};

export const planTemplates: typeof english = {
  menu,
  appPlanTemplates: { title: menu.appPlanTemplates, ...alike },
  offlinePlanTemplates: { title: menu.offlinePlanTemplates, ...alike },
  classPlanTemplates: { title: menu.classPlanTemplates, ...alike },
  fields: {
    code: word.code,
    name: word.name,
    description: term.description,
    scale: term.scale,
    musicCourse: term.musicCourse,
    rules: term.rules,
    totalNum: term.sessions,
  },
  scale: { first: '第一难度体系（V3）', second: '第二难度体系（V4）' },
  rules: {
    add: '添加规则',
    rule: '规则 {{place}}',
    sessions: '训练课：{{count}} 节',
    sessionCount: term.sessions,
    bars: '每节项目数',
    startOffset: '起始难度偏移',
    endOffset: '结束难度偏移',
    category: '{{of}}：类别 {{place}}',
    share: '{{of}}：{{name}}的占比',
    percent: '{{percent}}%',
    addShare: '添加类别',
    addShareOf: '{{of}}：添加类别',
    withoutShare: '{{of}}：移除{{name}}',
  },
  preview: {
    title: '按规则生成的训练课',
    withoutRules: '没有规则的计划沿用现有训练课；规则会生成新的训练课。',
    session: '第 {{num}} 节',
    atLevel: '计划难度',
    level: '难度 {{offset}}',
    exercise: '{{title}}（{{category}}）',
    nothing: '这些类别中没有任何训练项目。',
  },
};
