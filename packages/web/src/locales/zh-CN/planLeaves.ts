import type { planLeaves as english } from '../en-US/planLeaves.ts';
import { word } from './common.ts';
import { planLife } from './planLife.ts';

export const planLeaves: typeof english = {
  word,
  open: '请假或缺席',
  title: '{{name}}的请假或缺席',
  session: '哪一节训练课',
  booked: '第 {{num}} 节，{{time}}',
  flag: '情况',
  flags: { RequestForLeave: planLife.personal.RequestForLeave, Absent: planLife.personal.Absent },
  RequestForLeave: '该排课以“请假”保留在日历上，时间释放，课时退回。',
  Absent: '是否扣除课时由中心的缺课规则决定。',
  toCome: '开始之前不能登记缺席。',
  over: '已到上课时间：请假须在此之前提出。',
  done: '已登记，后面的训练课依次提前。',
  records: { open: '请假与缺席记录', title: '请假与缺席记录：{{plan}}', empty: '该计划没有请假或缺席。' },
};
