import type { credits as english } from '../en-US/credits.ts';

export const credits: typeof english = {
  label: '课时明细',
  available: '可用',
  availableHint: '可使用或排课',
  held: '占用',
  heldHint: '已排课预留',
  consumed: '已消耗',
  consumedHint: '已完成课程',
  remaining: '剩余',
  remainingHint: '可用与占用之和',
  emptyTitle: '还没有记录',
  emptyHint: '课时的购买、占用和消耗都会显示在这里。请先添加合同。',
  kind: { sale: '购买', hold: '占用', release: '释放', consume: '消耗', return: '退回', adjust: '调整' },
  unchanged: '0（转移 {{amount}}）',
  noSession: '—',
  columns: { time: '时间', kind: '类型', change: '变动', balance: '余额', session: '课次', creator: '操作人', remark: '备注' },
};
