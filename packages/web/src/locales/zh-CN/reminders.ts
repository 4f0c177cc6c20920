import type { reminders as english } from '../en-US/reminders.ts';
import { term, word } from './common.ts';

const menu = { reminderTemplates: term.reminders };

export const reminders: typeof english = {
  menu,
  receiver: { Guardian: word.guardian, Trainer: word.coach },
  timing: { DayBefore: '提前一天', HourBefore: '提前一小时' },
  reminderTemplates: {
    title: menu.reminderTemplates,
    add: '添加提醒',
    edit: '编辑提醒',
    empty: '目前使用系统自带的提醒内容',
    emptyHint: '如需改变措辞，请添加提醒。已公开的提醒中，发送排在最前的一条。',
    fields: { title: word.title, text: term.text, receiver: '发送给', timing: '发送时间', isInUse: term.inUse },
    hints: {
      receiver: '文本中可以使用 {childName}、{start}、{coachName}、{tenantName} 和 {roomName}。某行所用的内容若该训练课没有，则省略该行。',
      timing: '已公开的提醒中，发送排在最前的一条。',
    },
  },
};
