import { z } from 'zod';
import { limits } from '../../limits.ts';
import { call, concurrencyStamp, id, instant } from '../../wire.ts';
import { apiKeyScopes, reachedParts } from '../calls.ts';
import { isRedirectUri } from './redirect-uri.ts';

const base = '/api/rocketAdmin/client';
/** Administrators of the platform: a client reaches what whoever signs in by it does, or a whole organization. */
const administrators = { anyOf: ['PFE.UserManagement.AdminUser'] } as const;

/** `app`: people sign in by it, in their own place. `service`: it acts by itself, for an organization. */
export const clientKinds = ['app', 'service'] as const;
export type ClientKind = (typeof clientKinds)[number];

/** Whom a service may act for, besides the platform as a whole. */
export const serviceTenantKinds = ['centre', 'enterprise', 'area'] as const;

const redirectUri = z
  .string()
  .trim()
  .max(limits.client.redirectUriLength)
  .refine(isRedirectUri)
  .meta({ examples: ['com.example.app:/signed-in'] });

export const clientFields = z.object({
  name: z.string().trim().min(1).max(limits.client.nameLength),
  /** The most that it may do, as with API keys. */
  scope: z.enum(apiKeyScopes),
  parts: reachedParts,
  /** Of an app, to the letter; at the device itself whatever port it has. */
  redirectUris: z.array(redirectUri).max(limits.client.redirectUris),
});

export const client = clientFields.extend({
  id: id('client'),
  kind: z.enum(clientKinds),
  /** Whom a service acts for; null is the platform as a whole. Null of an app. */
  tenantId: id('tenant').nullable(),
  tenantName: z.string().nullable(),
  enabled: z.boolean(),
  createdBy: z.string(),
  createdAt: instant,
  /** When it got a token last. */
  lastUsedAt: instant.nullable(),
  /** Until when the secret of a service before the present one proves it, too. */
  formerSecretUntil: instant.nullable(),
  concurrencyStamp,
});
export type Client = z.infer<typeof client>;

const secret = z.object({ secret: z.string() });

export const clientCalls = {
  list: call('GET', base, {
    summary: 'The apps and services that may call the API; the id of each is its client_id',
    access: { ...administrators, readers: 'wholePlatform' },
    output: z.object({ items: z.array(client) }),
  }),
  create: call('POST', base, {
    summary:
      'Register an app, by which people sign in, or a service, which acts for an organization or, by null, for the whole platform; the secret of a service is told once',
    access: { ...administrators, writers: 'wholePlatform' },
    input: clientFields.extend({
      kind: z.enum(clientKinds),
      parts: reachedParts.default(null),
      tenantId: id('tenant').nullable().optional(),
    }),
    output: client.extend({ secret: z.string().nullable() }),
    errors: ['Trellis:ClientUnfit', 'Trellis:ClientsFull'],
    returnsSecret: true,
  }),
  change: call('PUT', `${base}/{id}`, {
    summary: 'Change an app or a service, or turn it on or off; turned off, its tokens end at once',
    access: { ...administrators, writers: 'wholePlatform' },
    // whoever does not say what it reaches widens nothing
    input: clientFields.extend({ id: id('client'), parts: reachedParts.optional(), enabled: z.boolean(), concurrencyStamp }),
    output: client,
    errors: ['Trellis:ClientUnfit', 'Trellis:StaleStamp'],
    notForKeys: true,
  }),
  renewSecret: call('POST', `${base}/{id}/renewSecret`, {
    summary: 'Give a service another secret, told once; the former one counts for 24 hours more, and one before that ends at once',
    access: { ...administrators, writers: 'wholePlatform' },
    input: z.object({ id: id('client') }),
    output: secret,
    errors: ['Trellis:ClientUnfit'],
    returnsSecret: true,
  }),
  endFormerSecret: call('POST', `${base}/{id}/endFormerSecret`, {
    summary: 'End the former secret of a service, and all tokens that it has, at once',
    access: { ...administrators, writers: 'wholePlatform' },
    input: z.object({ id: id('client') }),
    output: client,
    notForKeys: true,
  }),
  remove: call('DELETE', `${base}/{id}`, {
    summary: 'Remove an app or a service; its tokens end at once, what it did stays',
    access: { ...administrators, writers: 'wholePlatform' },
    input: z.object({ id: id('client') }),
    notForKeys: true,
  }),
};
