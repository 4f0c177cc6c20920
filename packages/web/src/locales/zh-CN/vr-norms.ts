import { assessments } from './assessments.ts';
import { term } from './common.ts';

/** Texts of norms and of what reports say of skills. */
export const vrNorms = {
  about: '儿童结果的对照标准。常模不会被修改：只能添加下一版本，同一任务以最后添加的为准。',
  source: '来源',
  correlation: '持续注意两部分的相关系数',
  demo: '为演示虚构',
  own: '实测',
  counts: '当前使用',
  earlier: '旧版本',
  add: '添加常模',
  next: '{{name}} 的下一版本',
  read: '{{name}} 的数值',
  saved: '已添加第 {{version}} 版',
  empty: '还没有常模',
  emptyHint: '没有常模时，报告只显示原始值。',
  values: '按指标、性别和月龄的数值',
  valuesHint: 'JSON：不会小于 0 的指标填 l、m、s，其余填 mean 和 sd，并注明 n。',
  broken: assessments.questionnaires.fault,
  age: '月龄',
  middle: '中位值',
  spread: '离散度',
  measured: '测量人数',
  added: '常模添加日期',
  normal: '正常数据',
  normalHint: '由医学支持标记、完全有效且家庭同意的测试。每组满 {{least}} 次测试后计入。',
  noNormal: '还没有标记为正常数据的测试。',
  years: '年龄（岁）',
  make: '据此生成常模',
  makeTitle: '用正常数据生成常模',
  enough: '计入',
  few: '数量不足',
  sex: '性别',
  male: '男孩',
  female: '女孩',
};

export const vrReportHelper = {
  about: '报告对各项技能的说明。任何文字都不得提及障碍或诊断。',
  edit: '编辑{{name}}的说明',
  skill: '技能',
  text: '说明',
  changed: '已修改',
  shipped: '默认',
  saved: '说明已保存',
};

/** Texts of what tests found over what was done. */
export const vrDose = {
  title: '训练量与反应',
  hint: '每个点是一次测试及其 95% 区间。虚线为已完成练习的难度，柱形为音乐分钟数。先后出现并不表示有因果关系。',
  score: '指标',
  test: term.test,
  sessions: '已完成课时',
  low: '下限',
  high: '上限',
  difficulty: '难度',
  music: '音乐（分钟）',
};
