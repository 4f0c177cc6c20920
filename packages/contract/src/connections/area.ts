import { connectionCalls } from './calls.ts';

export { connectionErrors as errors } from './errors.ts';
export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  connections: { calls: connectionCalls, about: 'What other programs come in by: keys for the API' },
} as const;

export const ids = ['apiKey'] as const;

export const audited = ['identity.api_keys'] as const;
