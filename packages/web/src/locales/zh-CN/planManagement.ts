import type { planManagement as english } from '../en-US/planManagement.ts';
import { term } from './common.ts';

export const planManagement: typeof english = {
  columns: {
    number: '门诊号',
    finished: term.sessionsFinished,
    level: '起始难度',
    last: '最近一次开课',
    created: term.created,
    session: term.sessionNumber,
    music: term.music,
    scale: term.scale,
  },
  finishedOf: '{{num}} / {{totalNum}}',
  numOf: '第 {{num}} 节，共 {{totalNum}} 节',
  offset: '{{title}}（{{offset}}）',
  between: '、',
  plans: {
    search: '儿童姓名或门诊号',
    empty: '暂无计划',
    emptyHint: '这些中心没有进行中的儿童计划，或没有符合筛选条件的计划。',
  },
  library: {
    search: '计划模板、训练项目或编号',
    empty: '暂无课次',
    emptyHint: '尚未发布面向儿童的计划模板，或没有符合搜索的课次。',
  },
};
