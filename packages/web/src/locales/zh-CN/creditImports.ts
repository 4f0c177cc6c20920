import { recordFieldWords } from '@trellis/contract/imports/words';
import type { creditImports as english } from '../en-US/creditImports.ts';

export const creditImports: typeof english = {
  title: '导入合同外额度',
  fields: recordFieldWords['zh-Hans'],
  made: '额度',
  run: {
    start_one: '导入 {{count}} 项额度',
    start_other: '导入 {{count}} 项额度',
    question_one: '将列表中的 {{count}} 项额度发放给儿童？',
    question_other: '将列表中的 {{count}} 项额度发放给儿童？',
    running: '正在导入额度',
  },
  result: {
    title_one: '已发放 {{count}} 项额度',
    title_other: '已发放 {{count}} 项额度',
    list: '查看额度概览',
  },
  former: {
    goes_one: '将收回 {{count}} 项额度，如同未曾导入，审计记录会保留痕迹。',
    goes_other: '将收回 {{count}} 项额度，如同未曾导入，审计记录会保留痕迹。',
    changed_one: '其中 {{count}} 项额度之后有变动。',
    changed_other: '其中 {{count}} 项额度之后有变动。',
    done_one: '已收回 {{count}} 项额度。',
    done_other: '已收回 {{count}} 项额度。',
    built: '无法撤销：其中有额度之后已被使用。',
    count_one: '{{count}} 项额度',
    count_other: '{{count}} 项额度',
    obstacles: {
      booked: '之后预约的课已占用',
      used: '之后已使用（含已退回的）',
      takenBack: '已手动扣减或随儿童转往其他中心',
    },
  },
};
