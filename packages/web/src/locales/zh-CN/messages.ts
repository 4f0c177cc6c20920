import { messageKindWords } from '@trellis/contract/messages/words';
import { term } from './common.ts';

const parts = { messages: term.messages, files: '文件', support: '联系客服', preferences: '邮件通知' };

/** Texts of what a person is told of, and of how they reach support. */
export const messages = {
  title: parts.messages,
  parts,
  chat: term.chat,
  kind: messageKindWords['zh-Hans'],
  columns: { message: '内容', when: term.when },
  justNow: '刚刚',
  open: '前往查看',
  markRead: '标为已读',
  markAllRead: '全部标为已读',
  unreadOnly: '仅看未读',
  empty: '暂无消息',
  emptyHint: '即将开始的训练课、请假和回复等提醒会显示在这里。',
  files: {
    empty: '暂无文件',
    emptyHint: '导出耗时较长的列表会在此生成，您可以继续其他操作。文件保留一天。',
    name: term.file,
    asked: '请求时间',
    kept: '保留至',
    rows_one: '{{written}} 行',
    rows_other: '{{written}} 行',
    state: { Running: '生成中', Ready: '已就绪', Failed: '失败' },
  },
  support: {
    write: '写信给客服',
    send: term.send,
    content: '内容说明',
    hint: '回复会发送到您的邮箱。',
    sent: '已发送给客服。',
    files: '附件',
    addFile: '添加附件',
    removeFile: term.removeNamed,
    filesHint: '最多 {{count}} 个图片或 PDF，每个不超过 {{max}} MB。',
    written: '写信时间',
    sendAgain: term.sendAgain,
    empty: '尚未联系过客服',
    emptyHint: '有疑问或遇到问题，可以在这里写信。',
    state: { Waiting: term.onItsWay, Sent: term.sentLetter, Failed: '未送达' },
  },
  preferences: {
    mailed: '同时发送邮件',
    mailedHint: '所有消息都会在此显示，勾选的还会发送到邮箱。',
    quiet: '免打扰时段',
    quietSwitch: '在指定时段不发送邮件',
    quietHint: '期间的邮件会在时段结束后发送；与登录相关的邮件仍会立即发送。',
    from: term.fromTime,
    until: term.untilTime,
    needed: '请选择时间。',
  },
};
