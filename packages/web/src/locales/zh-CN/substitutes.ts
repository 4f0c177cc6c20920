import { word } from './common.ts';

/** Who trains instead of a coach. */
export const substitutes = {
  word,
  open: '安排代课',
  title: '谁代{{coach}}上课？',
  scope: '哪些训练课',
  one: '仅此节，{{child}}',
  day_one: '{{coach}}当天的 {{count}} 节课',
  day_other: '{{coach}}当天的 {{count}} 节课',
  free: '有空',
  busy: '该时段已有安排',
  done_one: '{{name}}接手 {{count}} 节课，已通知双方。',
  done_other: '{{name}}接手 {{count}} 节课，已通知双方。',
};
