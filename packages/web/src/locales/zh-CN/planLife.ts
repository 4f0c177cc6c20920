import { term } from './common.ts';
import { credits } from './credits.ts';

export const planLife = {
  menu: {
    more: '更多',
    moreOf: '{{name}}的更多操作',
    records: '记录',
    recordsOf: '{{name}} 的记录',
    end: '结束计划',
    cancel: '课后中止',
    extend: term.addSessions,
    restart: '重新开始计划',
    delete: '删除计划',
  },
  booked_one: '将取消 {{count}} 个预约，课时会退回。',
  booked_other: '将取消 {{count}} 个预约，课时会退回。',
  due: {
    retest: '安排复测',
    askOthers: '请联系可以处理的人员。',
  },
  personal: {
    nothing: '没有要补充的',
    nothingOf: '{{name}}: 没有要补充的',
    title: '个人反馈',
    Attend: '出席',
    Absent: '缺席',
    RequestForLeave: '请假',
  },
  end: {
    title: '确定结束该计划？',
    text: '结束后不能再开始新的训练课。之后可以重新开始计划，但现有排课不会恢复。',
    trainingPlanOver: '训练计划已结束',
  },
  cancel: {
    title: '确定在本节课后中止计划？',
    text: '已完成的训练记录会保留。之后可以重新开始计划，但现有排课不会恢复。',
    ok: '中止',
    done: '计划已中止',
  },
  extend: {
    title: term.addSessions,
    number: '增加节数',
    mode: '延续方式',
    modes: {
      Continue: '接着上，各项目保持已达到的难度',
      New: '重新开始，使用新的难度',
      Reset: '重新开始，使用计划的难度（{{level}}）',
    },
    level: '新难度',
    ok: credits.change.plus,
    done: '已增加训练课，计划现有 {{count}} 节。',
  },
  renewals: {
    tab: '续课记录',
    empty: '该计划尚未续课。',
    mode: '延续方式',
    modes: { New: '新建', Continue: '延续', Reset: '重置' },
    added: '增加节数',
    recommended: '推荐音乐',
    used: '使用音乐',
    arrangeable: '可排课时',
    scheduled: '已排课时',
    remaining: '剩余课时',
  },
  restart: {
    title: '重新开始该计划？',
    text: '将从尚未上过的下一节课继续。已取消的排课不会恢复。',
    ok: '重新开始',
    done: '计划已重新开始',
  },
  delete: {
    title: '确定删除该计划？',
    text: '该计划尚未开始上课。删除后无法恢复。',
    deletedSuccess: '计划已删除',
  },
};
