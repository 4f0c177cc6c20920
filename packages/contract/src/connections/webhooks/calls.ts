import { z } from 'zod';
import { limits } from '../../limits.ts';
import { call, concurrencyStamp, id, instant, paged, pageQuery } from '../../wire.ts';

const base = '/api/business/connections/webhook';
/** Administrators of a center, each for the center where they act. */
const administrators = { anyOf: ['Menu.Manage.Connections'] } as const;

/** What happens at a center and other programs may be told of. */
export const webhookEvents = [
  ...(['child.created', 'child.changed', 'contract.created', 'contract.changed'] as const),
  ...(['session.started', 'session.finished', 'session.canceled', 'report.ready', 'credit.posted'] as const),
  ...(['booking.created', 'booking.changed', 'booking.canceled'] as const),
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** What is sent to try a webhook, whatever it is told of. */
export const testEvent = 'webhook.test';

/** How a delivery stands: to be sent at its time, under way, taken by the receiver, or given up. */
export const deliveryStates = ['due', 'sending', 'sent', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why a receiver could not be asked; what it answers has a status. `noSecret`: what signs messages is sealed with a key that is no longer there. */
export const deliveryFaults = ['notAllowed', 'unknownName', 'timeout', 'certificate', 'unreachable', 'noSecret'] as const;
export type DeliveryFault = (typeof deliveryFaults)[number];

/** Why the product turned a webhook off: its receiver said that it is gone (410), or took nothing for as long as was tried. */
export const offReasons = ['gone', 'failing'] as const;

export const webhookFields = z.object({
  name: z.string().trim().min(1).max(limits.webhook.nameLength),
  address: z
    .string()
    .trim()
    .min(1)
    .max(limits.webhook.addressLength)
    .meta({ examples: ['https://receiver.example/trellis'] }),
  events: z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length),
  enabled: z.boolean(),
});

export const webhook = webhookFields.extend({
  id: id('webhook'),
  /** Who made it, and is written to when it is turned off. */
  byName: z.string(),
  createdAt: instant,
  offReason: z.enum(offReasons).nullable(),
  offAt: instant.nullable(),
  /** Until when what is sent is signed by the secret before the present one, too. */
  formerSecretUntil: instant.nullable(),
  /** How the newest delivery stands. */
  last: z
    .object({
      state: z.enum(deliveryStates),
      status: z.int().nullable(),
      fault: z.enum(deliveryFaults).nullable(),
      at: instant,
    })
    .nullable(),
  concurrencyStamp,
});
export type Webhook = z.infer<typeof webhook>;

const delivery = z.object({
  /** That of the message: the header webhook-id of every try. */
  id: id('webhookDelivery'),
  type: z.string(),
  state: z.enum(deliveryStates),
  tries: z.int(),
  createdAt: instant,
  /** When it is tried again, while it is due. */
  nextAt: instant.nullable(),
  endedAt: instant.nullable(),
  /** What the receiver answered last. */
  status: z.int().nullable(),
  answer: z.string().nullable(),
  fault: z.enum(deliveryFaults).nullable(),
  payload: z.record(z.string(), z.unknown()),
});
export type WebhookDelivery = z.infer<typeof delivery>;

const secret = z.object({
  /** What the receiver checks signatures with. */
  secret: z.string(),
});

export const webhookCalls = {
  list: call('GET', base, {
    summary: 'The webhooks of the center, the newest first',
    access: administrators,
    output: z.object({ items: z.array(webhook) }),
  }),
  create: call('POST', base, {
    summary: 'Have another program told of what happens at the center; the secret that it checks signatures with is told once',
    access: administrators,
    input: webhookFields,
    output: secret.extend({ id: id('webhook') }),
    errors: ['Trellis:WebhookAddress', 'Trellis:WebhooksFull'],
    returnsSecret: true,
    notForKeys: true,
  }),
  change: call('PUT', `${base}/{id}`, {
    summary: 'Change a webhook, or turn it on or off; what waits while it is off is sent once it is on',
    access: administrators,
    input: webhookFields.extend({ id: id('webhook'), concurrencyStamp }),
    errors: ['Trellis:WebhookAddress', 'Trellis:StaleStamp'],
    notForKeys: true,
  }),
  remove: call('DELETE', `${base}/{id}`, {
    summary: 'Remove a webhook with its log; what waits is not sent',
    access: administrators,
    input: z.object({ id: id('webhook') }),
    notForKeys: true,
  }),
  renewSecret: call('POST', `${base}/{id}/secret`, {
    summary: 'Give a webhook another secret, told once; for a day what is sent is signed by both',
    access: administrators,
    input: z.object({ id: id('webhook') }),
    output: secret,
    returnsSecret: true,
    notForKeys: true,
  }),
  sendTest: call('POST', `${base}/{id}/test`, {
    summary: 'Send a webhook the event webhook.test',
    access: administrators,
    input: z.object({ id: id('webhook') }),
    output: z.object({ id: id('webhookDelivery') }),
    errors: ['Trellis:WebhookOff'],
    notForKeys: true,
  }),
  deliveries: call('GET', `${base}/{id}/delivery`, {
    summary: 'What a webhook was sent within 30 days, the newest first',
    access: administrators,
    input: pageQuery.omit({ sorting: true }).extend({ id: id('webhook'), state: z.enum(deliveryStates).optional() }),
    output: paged(delivery),
  }),
  resend: call('POST', `${base}/delivery/{id}/resend`, {
    summary: 'Send a delivery once more now, as the same message, with all tries ahead of it',
    access: administrators,
    input: z.object({ id: id('webhookDelivery') }),
    errors: ['Trellis:WebhookOff', 'Trellis:DeliveryUnderWay'],
    notForKeys: true,
  }),
};
