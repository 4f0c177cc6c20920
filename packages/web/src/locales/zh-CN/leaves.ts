import type { leaves as english } from '../en-US/leaves.ts';
import { calendar } from './calendar.ts';
import { term, word } from './common.ts';
import { subjects } from './subjects.ts';

export const leaves: typeof english = {
  word,
  title: calendar.leaves,
  aboutOwn: '由中心负责人处理。批准后，该时间段内不会再为您排课。',
  aboutAll: '批准后，该时间段内不会再为该教练排课。已排的训练课会保留，直到有人改期或转给其他教练。',
  empty: '暂无请假。',
  ask: '申请请假',
  enter: '登记请假',
  asked: '已提交，并已发信通知中心管理员。',
  entered: '请假已登记。',
  from: term.fromTime,
  to: '结束时间',
  toBeforeFrom: '结束时间早于开始时间。',
  state: { Asked: '待处理', Approved: '已批准', Refused: '未批准', Withdrawn: subjects.move.state.withdrawn },
  answer: '处理',
  answerNamed: '{{name}}的请假',
  approve: '批准',
  refuse: '不批准',
  words: '给教练的回复',
  stays_one: '该时间段内已有 {{count}} 节训练课，在改期或转出之前会保留。',
  stays_other: '该时间段内已有 {{count}} 节训练课，在改期或转出之前会保留。',
  approved: '已批准，并已发信通知教练。',
  refused: '未批准，并已发信通知教练。',
  approvedWith_one: '已批准。该时间段内还有 {{count}} 节训练课需要改期或转出。',
  approvedWith_other: '已批准。该时间段内还有 {{count}} 节训练课需要改期或转出。',
  answered: '{{name}}：{{answer}}',
  answeredBy: '由{{name}}处理',
  withdraw: term.withdraw,
  withdrawNamed: '撤回{{name}}的请假？',
  withdrawn: '已撤回。',
  bookings_one: '该时间段内 {{count}} 节训练课',
  bookings_other: '该时间段内 {{count}} 节训练课',
  bookingsHint: '打开一节训练课可改期，或将其或当天全部训练课转给代课教练。',
  child: {
    title: calendar.childLeave,
    text: '{{child}}，{{time}}。该训练课以“请假”保留在日历上，时间释放，课时退回。',
    done: '已登记儿童请假。',
  },
};
