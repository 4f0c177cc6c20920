import { word } from './common.ts';

/** What became of a booking that was not held. */
export const missed = {
  word,
  title: '{{child}}，{{time}}',
  question: '这节训练课的结果如何？',
  reason: { NoShow: '无人到场', LateCancellation: '取消过晚' },
  takes: '扣除课时',
  returns: '退回课时',
  calledOff: '取消，不扣课时',
  done_zero: '已记录，未扣课时。',
  done_one: '已记录，扣除一个课时。',
  done_other: '已记录，扣除 {{count}} 个课时。',
  decided: '{{reason}}。由 {{by}} 于 {{time}} 认定。',
  undo: '撤销认定',
  undoHint: '训练课将恢复为已排课，课时重新为其保留。',
  refused: '中心未接受：{{why}}',
  undone: '训练课已恢复。',
  standing: '该认定不是今天作出的，不可撤销。',
};
