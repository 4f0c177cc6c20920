import type { planSettings as english } from '../en-US/planSettings.ts';
import { term } from './common.ts';

export const planSettings: typeof english = {
  open: term.settings,
  title: '计划设置',
  hint: '对今后的预约生效，已有的预约保持不变。',
  durations: term.sessionDurations,
  usualDurations: '按孩子、教练和中心的设置',
  ownDurations: '本计划单独设置',
  notices: '提醒',
  usualNotices: '提前一天通知所有人',
  ownNotices: '按此处选择',
  offered: '可选',
  duration: term.minutes,
  bars: '练习数',
  des: '用途',
  line: '时长 {{count}}',
  remove: '移除时长 {{count}}',
  add: '添加时长',
  oneAtLeast: '请至少提供一个时长。',
  twice: '每个时长只能出现一次。',
  steps: '以五分钟为单位',
  inWords: '{{minutes}} 分钟，{{bars}} 个练习',
};
