import { z } from 'zod';
import { call, id } from '../wire.ts';
import { addReason, contractReason, editReason, orderReasons } from './reason-schemas.ts';
import { reasonKind } from './schemas.ts';

const base = '/api/rocketAdmin/userContractConfiguration/reason';
const access = { anyOf: ['RocketSystem.UserContractConfiguration'] } as const;
const write = { ...access, writers: 'centreOrPlatform' } as const;

/** The reasons that a contract's form offers: the platform's, which serve every centre that wrote none of that kind itself. */
export const contractReasonCalls = {
  list: call('GET', base, {
    summary: 'The reasons in use, in order: the own ones of a kind, else those of the platform',
    access,
    output: z.object({ items: z.array(contractReason) }),
  }),
  add: call('POST', base, {
    summary: 'Add a reason as the last of its kind; the first own one replaces those of the platform',
    access: write,
    input: addReason,
    output: z.object({ id: id('contractReason') }),
  }),
  update: call('PUT', `${base}/{id}`, {
    summary: 'Change the words of an own reason; contracts keep those that they were signed with',
    access: write,
    input: editReason,
    errors: ['Trellis:StaleStamp'],
  }),
  order: call('PUT', `${base}/order`, {
    summary: 'Put the own reasons of a kind in order',
    access: write,
    input: orderReasons,
    errors: ['Trellis:Busy'],
  }),
  remove: call('DELETE', `${base}/{id}`, {
    summary: 'Remove an own reason; contracts keep it',
    access: write,
    input: z.object({ id: id('contractReason') }),
    errors: ['RocketSystem:LastContractReason'],
  }),
  takeOver: call('POST', `${base}/takeOver`, {
    summary: "Copy the platform's reasons of a kind as the centre's own, to change them",
    access: write,
    input: z.object({ kind: reasonKind }),
    errors: ['RocketSystem:ContractReasonsOwn'],
  }),
};
