import type { customizedPlans as english } from '../en-US/customizedPlans.ts';

export const customizedPlans: typeof english = {
  open: '依据报告的计划',
  title: '{{name}}的依据报告的计划',
  empty: '该孩子没有依据报告制定的计划。',
  emptyHint: '请在已完成测评的报告中生成。',
  made: '{{date}}，{{name}}',
  madeBy: '练习依据',
  byReport: '{{date}} 的“{{title}}”报告',
  byTemplate: '该计划模板',
  share: '{{name}} {{percentage}}%',
  shareAtLevel: '{{name}} {{percentage}}%，难度 {{level}}',
  without: '本计划没有此类练习，其份额分给其他类别',
  bars: '每节课的练习数',
};
