import { contractStateWords } from '@trellis/contract/contracts/words';
import { commodityWords, orderFieldWords } from '@trellis/contract/tenant-contracts/words';
import { term, word } from './common.ts';

const menu = {
  orders: 'Orders',
};

export const tenantContracts = {
  menu,
  title: 'Contracts with the platform',
  drawerTitle: 'Contract {{number}}',
  add: term.addContractOfCenter,
  empty: 'No contract yet. Add the first one when the center has signed.',
  unlimited: 'Unlimited',
  anyItem: 'Any of its kind',
  state: {
    inForce: contractStateWords.en.InForce,
    stopped: contractStateWords.en.Stopped,
  },
  kinds: commodityWords.en,
  fields: {
    number: 'Contract number',
    tenant: orderFieldWords.en.tenant,
    signTime: 'Signed on',
    startTime: 'Begins on',
    endTime: 'Ends on',
    term: 'Term',
    amount: 'Contract amount',
    paid: orderFieldWords.en.paid,
    remark: orderFieldWords.en.remark,
    kind: orderFieldWords.en.kind,
    item: orderFieldWords.en.item,
    quantity: orderFieldWords.en.quantity,
    recharged: 'Recharged',
    used: term.used,
    left: 'Left',
    payDate: orderFieldWords.en.payDate,
    operator: orderFieldWords.en.operator,
    what: 'What',
  },
  form: {
    addTitle: term.addContractOfCenter,
    editTitle: term.editContract,
    choose: word.choose,
    termHint: 'For your information: a contract counts until it is stopped.',
  },
  stop: {
    do: term.stop,
    title: 'Stop contract {{number}}?',
    text: 'What is left of it no longer counts. What was used stays used.',
  },
  enable: {
    do: 'Enable',
    title: 'Enable contract {{number}}?',
    text: 'What was left of it counts again.',
  },
  remove: {
    do: word.delete,
    title: 'Delete contract {{number}}?',
    text: 'Only a contract that nothing was recharged to and nothing was used of can be deleted.',
  },
  resource: {
    forbid: 'Forbid',
    allow: 'Allow again',
    forbidTitle: 'Forbid the use of these tests?',
    forbidText: 'What is left is set aside and comes back whole when it is allowed again.',
    forbidden: 'Forbidden',
    title: 'Resources',
    add: 'Add resource',
    removeTitle: 'Remove this resource from the contract?',
    empty: 'This contract brings nothing yet.',
    nothingLeft: 'Nothing more can be added of this kind.',
  },
  recharge: {
    do: 'Recharge',
    correct: 'Correct recharge',
    title: 'Recharge records',
    empty: 'Nothing was recharged yet.',
  },
  orders: {
    title: menu.orders,
    period: 'Period of payment',
    empty: 'No orders',
    emptyHint: 'Recharges of centers appear here.',
  },
  analysis: {
    title: 'Analysis',
    byMonth: 'By month',
    byYear: 'By year',
    year: 'Year',
    contracts: 'Contracts',
    recharges: 'Recharges',
    empty: 'Nothing in this period.',
  },
  code: {
    title: 'Enter your code',
    why: 'Contracts are protected by a code that is mailed to you. It opens them for ten minutes.',
    open: 'Open contracts',
    again: 'Enter a new code',
    kept: 'The ten minutes are over. Nothing you typed is lost: enter a new code and save again.',
  },
};
