import { connectionCalls } from './calls.ts';
import { clientCalls } from './clients/calls.ts';
import { clientErrors } from './clients/errors.ts';
import { connectionErrors } from './errors.ts';
import { signInConnectionCalls } from './sign-in/calls.ts';
import { signInConnectionErrors } from './sign-in/errors.ts';
import { webhookCalls } from './webhooks/calls.ts';
import { webhookErrors } from './webhooks/errors.ts';

export { menu } from './menu.ts';

export const errors = { ...connectionErrors, ...webhookErrors, ...signInConnectionErrors, ...clientErrors } as const;

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  connections: { calls: connectionCalls, about: 'What other programs come in by: keys for the API' },
  webhooks: { calls: webhookCalls, about: 'How other programs are told of what happens at a center' },
  clients: { calls: clientCalls, about: 'Apps and services that the platform lets call the API, by OAuth' },
  signInConnections: { calls: signInConnectionCalls, about: 'The sign-in that an organization has of its own' },
} as const;

export const ids = ['apiKey', 'webhook', 'webhookDelivery', 'signInConnection', 'client'] as const;

export const audited = ['identity.api_keys', 'app.webhooks', 'identity.sign_in_connections', 'identity.clients'] as const;

/** Its changes are on record, and no center is told of them. */
export const platformAudited = ['identity.sign_in_links'] as const;
