import { z } from 'zod';
import { call, id, paged, pageQuery } from '../wire.ts';
import { reasonQuestion } from './reason-schemas.ts';
import {
  addPayment,
  addUserContract,
  contractPayment,
  editPayment,
  editUserContract,
  keyIndicators,
  userContract,
  userContractItem,
  userContractListQuery,
  voidPayment,
} from './schemas.ts';

const base = '/api/rocketAdmin/userContract';
const read = { anyOf: ['RocketSystem.UserContract'] } as const;
const write = { anyOf: ['RocketSystem.UserContract.Create'] } as const;
const byId = z.object({ id: id('contract') });
const faults = ['RocketSystem:DateInFuture', 'RocketSystem:ContractReasonUnknown', 'RocketSystem:DiscountReasonMissing'] as const;
const paymentFaults = ['RocketSystem:DateInFuture', 'RocketSystem:RefundAbovePaid', 'RocketSystem:PaymentAboveAmount'] as const;

export const contractCalls = {
  userList: call('GET', `${base}/userList`, {
    summary: 'Contracts of all children of the centre, the one signed last first',
    access: read,
    input: userContractListQuery,
    output: paged(userContractItem),
  }),
  list: call('GET', base, {
    summary: "A child's contracts with the centre, newest first",
    access: read,
    input: pageQuery.extend({ userId: id('subject') }),
    output: paged(userContract),
    errors: ['SubjectNotFound'],
  }),
  add: call('POST', base, {
    summary: 'Sign a contract: its classes become available to the child',
    access: write,
    input: addUserContract,
    output: byId,
    errors: ['SubjectNotFound', ...faults],
  }),
  update: call('PUT', base, {
    summary: 'Change what a contract says; more or fewer classes are posted to the child',
    access: write,
    input: editUserContract,
    output: byId,
    errors: [
      'Trellis:StaleStamp',
      'RocketSystem:ContractClassesUsed',
      'RocketSystem:ContractPurposeUsed',
      'RocketSystem:AmountBelowPaid',
      'RocketSystem:ContractSigned',
      ...faults,
    ],
  }),
  stop: call('POST', `${base}/stop`, {
    summary: 'Stop a contract: its classes serve no session any more, booked ones are no longer covered by it',
    closesBooks: true,
    access: write,
    input: byId,
    errors: ['RocketSystem:UserContractStopped'],
  }),
  reEnable: call('POST', `${base}/reEnable`, {
    summary: 'Enable a stopped contract: its classes are available again',
    access: write,
    input: byId,
    errors: ['RocketSystem:UserContractNotStopped'],
  }),
  payments: call('GET', `${base}/rechargeRecord`, {
    summary: 'Payments and refunds of a contract, the last first',
    access: read,
    input: z.object({ userContractId: id('contract') }),
    output: z.object({ items: z.array(contractPayment) }),
  }),
  addPayment: call('POST', `${base}/recharge`, {
    summary: 'Record a payment or a refund',
    closesBooks: true,
    access: write,
    input: addPayment,
    output: z.object({ id: id('contractPayment') }),
    errors: paymentFaults,
  }),
  editPayment: call('PUT', `${base}/recharge`, {
    summary: 'Correct a payment or a refund',
    closesBooks: true,
    access: write,
    input: editPayment,
    output: z.object({ id: id('contractPayment') }),
    errors: ['Trellis:StaleStamp', 'RocketSystem:PaymentVoided', ...paymentFaults],
  }),
  voidPayment: call('POST', `${base}/recharge/void`, {
    summary: 'Void a payment or a refund that was recorded by mistake: it stays on record and counts no more',
    closesBooks: true,
    access: write,
    input: voidPayment,
    output: z.object({ id: id('contractPayment') }),
    errors: ['Trellis:StaleStamp', 'RocketSystem:PaymentVoided', 'RocketSystem:RefundAbovePaid', 'RocketSystem:PaymentAboveAmount'],
  }),
  reasonQuestion: call('GET', `${base}/reasonQuestion`, {
    summary: "The questions of the contract's form with the reasons that may be chosen",
    access: read,
    output: z.object({ items: z.array(reasonQuestion) }),
  }),
  keyIndicators: call('GET', `${base}/keyIndicators/{userId}`, {
    summary: "What a child's contracts add up to",
    access: read,
    input: z.object({ userId: id('subject') }),
    output: keyIndicators,
    errors: ['SubjectNotFound'],
  }),
  get: call('GET', `${base}/{id}`, {
    summary: 'A contract with its files',
    access: read,
    input: byId,
    output: userContract,
  }),
};
