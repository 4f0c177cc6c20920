import { z } from 'zod';
import { call, id } from '../../wire.ts';
import { handOverNeed, ofNeed, snoozeNeed } from './schemas.ts';

const base = '/api/rocketAdmin/schedule/need';
const access = { anyOf: ['RocketSystem.Schedule'] } as const;

export const needCalls = {
  colleagues: call('GET', `${base}/colleagues`, {
    summary: 'To whom something that waits may be given: whoever may look after it',
    access,
    input: ofNeed,
    output: z.object({ items: z.array(z.object({ id: id('person'), name: z.string() })) }),
  }),
  done: call('POST', `${base}/done`, {
    summary: 'Say that something that waits was looked after: it leaves the queue of everybody',
    access,
    input: ofNeed,
  }),
  snooze: call('POST', `${base}/snooze`, {
    summary: 'Put something that waits off until a moment within 90 days: until then it stands beneath the queue of everybody',
    access,
    input: snoozeNeed,
  }),
  handOver: call('POST', `${base}/handOver`, {
    summary: 'Give something that waits to a colleague, who is told',
    access,
    input: handOverNeed,
  }),
  undo: call('POST', `${base}/undo`, {
    summary: 'Take back that something was looked after, put off or given to somebody',
    access,
    input: ofNeed,
  }),
};
