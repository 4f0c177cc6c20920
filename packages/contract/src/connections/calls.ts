import { z } from 'zod';
import { apiParts } from '../api-parts.ts';
import { limits } from '../limits.ts';
import { call, id, instant } from '../wire.ts';

const base = '/api/business/connections/apiKey';
/** Administrators, each for the place where they act: their center, or the platform. */
const administrators = { anyOf: ['Menu.Manage.Connections', 'Menu.Setting.Connections'] } as const;

/** `read`: what its owner may read. `write`: what they may change besides, but never their own account. */
export const apiKeyScopes = ['read', 'write'] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** How a key begins, so that one which got out is known for what it is. */
export const apiKeyPrefix = 'trellis_';

/** What of the product is reached, and no other part of it; null is all of it. */
export const reachedParts = z.array(z.enum(apiParts)).min(1).max(apiParts.length).nullable();

const name = z.string().trim().min(1).max(limits.apiKey.nameLength);

const apiKey = z.object({
  id: id('apiKey'),
  name,
  scope: z.enum(apiKeyScopes),
  parts: reachedParts,
  /** The end of the key, by which its owner tells it from others. */
  ending: z.string(),
  ownerName: z.string(),
  isOwn: z.boolean(),
  createdAt: instant,
  expiresAt: instant,
  /** To the hour. */
  lastUsedAt: instant.nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

export const connectionCalls = {
  apiKeys: call('GET', base, {
    summary: 'The API keys in force of whoever administers the center, or the platform',
    access: { ...administrators, readers: 'everybody' },
    output: z.object({ items: z.array(apiKey) }),
  }),
  createApiKey: call('POST', base, {
    summary: 'Make an API key of one’s own, which acts as its owner where they act now; the key is told once',
    access: { ...administrators, writers: 'centreOrPlatform' },
    input: z.object({
      name,
      scope: z.enum(apiKeyScopes),
      parts: reachedParts.default(null),
      /** For how long it is good. */
      days: z.union(limits.apiKey.days.map((days) => z.literal(days))),
      password: z.string().min(1).max(limits.account.passwordLength.max),
    }),
    output: apiKey.extend({ key: z.string() }),
    errors: ['Trellis:WrongPassword', 'Trellis:TooMany', 'Trellis:ApiKeysFull'],
    returnsSecret: true,
  }),
  revokeApiKey: call('DELETE', base, {
    summary: 'End an API key, one’s own or that of another administrator of the same place',
    access: { ...administrators, writers: 'centreOrPlatform' },
    input: z.object({ id: id('apiKey') }),
  }),
};
