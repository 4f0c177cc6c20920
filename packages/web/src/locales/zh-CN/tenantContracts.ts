import { contractStateWords } from '@trellis/contract/contracts/words';
import { commodityWords, orderFieldWords } from '@trellis/contract/tenant-contracts/words';
import { term, word } from './common.ts';

const menu = {
  orders: '订单',
};

export const tenantContracts = {
  menu,
  title: '与平台的合同',
  drawerTitle: '合同 {{number}}',
  add: term.addContractOfCenter,
  empty: '暂无合同。中心签约后请在此新增。',
  unlimited: '不限',
  anyItem: '该类型任意项目',
  state: {
    inForce: contractStateWords['zh-Hans'].InForce,
    stopped: contractStateWords['zh-Hans'].Stopped,
  },
  kinds: commodityWords['zh-Hans'],
  fields: {
    number: '合同编号',
    tenant: orderFieldWords['zh-Hans'].tenant,
    signTime: '签订日期',
    startTime: '开始日期',
    endTime: '结束日期',
    term: '期限',
    amount: '合同金额',
    paid: orderFieldWords['zh-Hans'].paid,
    remark: orderFieldWords['zh-Hans'].remark,
    kind: orderFieldWords['zh-Hans'].kind,
    item: orderFieldWords['zh-Hans'].item,
    quantity: orderFieldWords['zh-Hans'].quantity,
    recharged: '已充值',
    used: term.used,
    left: '剩余',
    payDate: orderFieldWords['zh-Hans'].payDate,
    operator: orderFieldWords['zh-Hans'].operator,
    what: '充值内容',
  },
  form: {
    addTitle: term.addContractOfCenter,
    editTitle: term.editContract,
    choose: word.choose,
    termHint: '仅供参考：合同在停用前一直有效。',
  },
  stop: {
    do: term.stop,
    title: '停用合同 {{number}}？',
    text: '剩余数量将不再计入，已使用的不受影响。',
  },
  enable: {
    do: '启用',
    title: '启用合同 {{number}}？',
    text: '停用前的剩余数量将重新计入。',
  },
  remove: {
    do: word.delete,
    title: '删除合同 {{number}}？',
    text: '只有未充值且未使用过的合同才能删除。',
  },
  resource: {
    forbid: '禁用',
    allow: '恢复使用',
    forbidTitle: '禁用这些测试？',
    forbidText: '剩余次数将被冻结，恢复使用后会全部退回。',
    forbidden: '已禁用',
    title: '资源',
    add: '新增资源',
    removeTitle: '从合同中移除该资源？',
    empty: '该合同暂无资源。',
    nothingLeft: '该类型没有可新增的项目。',
  },
  recharge: {
    do: '充值',
    correct: '更正充值',
    title: '充值记录',
    empty: '暂无充值记录。',
  },
  orders: {
    title: menu.orders,
    period: '付款时间段',
    empty: '暂无订单',
    emptyHint: '各中心的充值会显示在这里。',
  },
  analysis: {
    title: '分析',
    byMonth: '按月',
    byYear: '按年',
    year: '年份',
    contracts: '合同数',
    recharges: '充值数',
    empty: '该时间段内没有数据。',
  },
  code: {
    title: '输入验证码',
    why: '合同受验证码保护，验证码会发送到您的邮箱，有效期十分钟。',
    open: '打开合同',
    again: '重新输入验证码',
    kept: '十分钟已过。您输入的内容不会丢失：请输入新的验证码后再次保存。',
  },
};
