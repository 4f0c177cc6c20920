import { recordFieldWords } from '@trellis/contract/imports/words';
import type { scheduleImports as english } from '../en-US/scheduleImports.ts';
import { term } from './common.ts';

export const scheduleImports: typeof english = {
  title: '导入后续排课',
  fields: recordFieldWords['zh-Hans'],
  made: term.sessions,
  run: {
    start_one: '排 {{count}} 节课',
    start_other: '排 {{count}} 节课',
    question_one: '按此列表排 {{count}} 节课？',
    question_other: '按此列表排 {{count}} 节课？',
    running: '正在排课',
  },
  result: {
    title_one: '已排 {{count}} 节课',
    title_other: '已排 {{count}} 节课',
    list: '查看日历',
  },
  former: {
    goes_one: '将从日历移除 {{count}} 节课，释放其时间并退回占用的课时。',
    goes_other: '将从日历移除 {{count}} 节课，释放其时间并退回占用的课时。',
    changed_one: '其中 {{count}} 节之后被修改过。',
    changed_other: '其中 {{count}} 节之后被修改过。',
    done_one: '已从日历移除 {{count}} 节课。',
    done_other: '已从日历移除 {{count}} 节课。',
    built: '无法撤销：这些课之后已有变动。',
    count_one: term.sessionsCounted_one,
    count_other: term.sessionsCounted_other,
    obstacles: {
      begun: '已开始或已上课',
      away: '缺课或请假',
      changed: '已改期或修改',
      cancelled: '之后已取消',
    },
  },
};
