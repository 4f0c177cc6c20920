import { needWords } from '@trellis/contract/scheduling/needs/words';
import { term, word } from './common.ts';

/** What becomes of something that waits at a center. */
export const needs = {
  word,
  kind: needWords['zh-Hans'],
  title: '{{what}}：{{name}}',
  question: '如何处理？',
  choice: { done: '已处理', snooze: '推迟', handOver: '转交同事' },
  hint: { done: '将从所有人的待办中移除。', snooze: '到期后自动恢复。', handOver: '同事会收到通知，并排在其今日页面最前。' },
  said: { done: '已标记为处理完毕。', snooze: '已推迟。', handOver: '已转交同事。' },
  quickly: '推迟至',
  tomorrow: '明天',
  until: term.day,
  range: '请选择未来 {{count}} 天内的日期',
  to: '同事',
  toHint: '有权处理此事项的人员',
  nobody: '没有其他人可以处理此事项',
  note: '留言',
};
