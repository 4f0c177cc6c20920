import { term } from './common.ts';
import { offlinePlans } from './offlinePlans.ts';

export const planDifficulty = {
  open: '调整难度',
  adjust: {
    title: '调整项目难度',
    text: '所选项目在本次及之后尚未开始的训练课中都将采用新难度。',
    from: term.fromSession,
    target: '新难度',
    activities: offlinePlans.sheet.activities,
    level: '当前难度 {{level}}',
    hint: {
      aboveMax: '最高难度 {{max}}',
      belowMin: '最低难度 {{min}}',
      adjusted: '已调整过',
      done: '已完成打卡',
    },
    ok: '调整',
    done_zero: '已调整本次训练课的难度',
    done_one: '难度已调整，之后 {{count}} 节课同步调整',
    done_other: '难度已调整，之后 {{count}} 节课同步调整',
  },
  records: {
    tab: '难度调整记录',
    empty: '该计划尚未调整过难度。',
    program: '项目',
    level: '难度变化',
    from: term.fromSession,
    editOf: '编辑{{name}}的调整原因',
    editTitle: '编辑原因',
    required: '请填写调整原因',
  },
};
