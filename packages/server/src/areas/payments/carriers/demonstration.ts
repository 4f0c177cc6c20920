import { randomUUID } from 'node:crypto';
import { publicOrigin } from '../../../platform/http/origin.ts';
import type { Carrier } from './carrier.ts';

const day = 86_400;

/** Where no money moves: the phone's page itself says that it is paid. */
export const demonstrationCarrier: Carrier = {
  name: 'Demonstration',
  patience: day,
  begin: async ({ id, code }) => ({ url: `${publicOrigin()}/m/pay#${code}`, reference: `demo-${id}` }),
  read: async () => ({ state: 'waiting' }),
  close: async () => {},
  refund: async () => `demo-${randomUUID()}`,
};
