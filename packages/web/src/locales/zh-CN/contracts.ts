import type { contracts as english } from '../en-US/contracts.ts';

export const contracts: typeof english = {
  label: '合同',
  add: '添加合同',
  emptyTitle: '还没有合同',
  emptyHint: '合同为儿童提供课时。签订第一份合同即可开始训练。',
  type: { Renewal: '续约', First: '首签' },
  purpose: { Training: '一对一', GroupTraining: '班课' },
  inForce: '生效中',
  stopped: '{{date}} 已停用',
  fields: {
    contractType: '类型',
    purpose: '用途',
    signTime: '签约日期',
    amount: '金额',
    totalClass: '课时数',
    remainClass: '剩余',
    price: '单价',
    state: '状态',
  },
  form: {
    title: '添加合同',
    forChild: '儿童：{{name}}',
    required: '请填写{{field}}',
    dateHint: '不晚于今天。',
    save: '添加合同',
  },
  addSuccess_one: '合同已添加：新增 {{count}} 课时。',
  addSuccess_other: '合同已添加：新增 {{count}} 课时。',
};
