import { connectionCalls } from './calls.ts';
import { connectionErrors } from './errors.ts';
import { webhookCalls } from './webhooks/calls.ts';
import { webhookErrors } from './webhooks/errors.ts';

export { menu } from './menu.ts';

export const errors = { ...connectionErrors, ...webhookErrors } as const;

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  connections: { calls: connectionCalls, about: 'What other programs come in by: keys for the API' },
  webhooks: { calls: webhookCalls, about: 'How other programs are told of what happens at a center' },
} as const;

export const ids = ['apiKey', 'webhook', 'webhookDelivery'] as const;

export const audited = ['identity.api_keys', 'app.webhooks'] as const;
