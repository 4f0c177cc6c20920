import { contractFieldWords } from '@trellis/contract/contracts/words';
import { recordFieldWords } from '@trellis/contract/imports/words';
import type { contractImports as english } from '../en-US/contractImports.ts';

export const contractImports: typeof english = {
  title: '导入已有合同',
  fields: recordFieldWords['zh-Hans'],
  run: {
    start_one: '导入 {{count}} 份合同',
    start_other: '导入 {{count}} 份合同',
    question_one: '将 {{count}} 份合同添加到本中心？',
    question_other: '将 {{count}} 份合同添加到本中心？',
    running: '正在导入合同',
  },
  result: {
    title_one: '已添加 {{count}} 份合同',
    title_other: '已添加 {{count}} 份合同',
    list: '查看合同列表',
  },
  former: {
    goes_one: '将删除 {{count}} 份合同及其课时和付款记录，审计记录会保留曾有该合同的痕迹。',
    goes_other: '将删除 {{count}} 份合同及其课时和付款记录，审计记录会保留曾有这些合同的痕迹。',
    changed_one: '其中 {{count}} 份之后被修改过，修改内容也会删除。',
    changed_other: '其中 {{count}} 份之后被修改过，修改内容也会删除。',
    done_one: '已撤回 {{count}} 份合同。',
    done_other: '已撤回 {{count}} 份合同。',
    built: '无法撤销：这些合同之后已被使用。',
    count_one: '{{count}} 份合同',
    count_other: '{{count}} 份合同',
    obstacles: {
      sessions: '课时已预约、使用或调整',
      payments: '付款已登记或修改',
      signatures: '已发送签署',
      files: contractFieldWords['zh-Hans'].files,
    },
  },
};
