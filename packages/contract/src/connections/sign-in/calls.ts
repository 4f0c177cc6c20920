import { z } from 'zod';
import { limits } from '../../limits.ts';
import { trainingRoles } from '../../users/rules.ts';
import { call, concurrencyStamp, id } from '../../wire.ts';

const base = '/api/rocketAdmin/signInConnection';
/** Administrators of the platform: whoever gave a domain to the wrong organization would give its people away. */
const administrators = { anyOf: ['PFE.UserManagement.AdminUser'] } as const;

const { nameLength, issuerLength, clientIdLength, secretLength, domains: mostDomains } = limits.signInConnection;

/** Organizations that may have a sign-in of their own. */
export const signInTenantKinds = ['centre', 'enterprise'] as const;

/** Roles that somebody may be given who comes for the first time; none administers. */
export const newcomerRoles = trainingRoles;

/** Why a provider could not be asked, or does not fit what is entered here. */
export const signInFaults = [
  ...(['incomplete', 'noSecret', 'notAllowed', 'unknownName', 'timeout', 'certificate', 'unreachable'] as const),
  ...(['noDocument', 'issuer', 'client', 'other'] as const),
] as const;
export type SignInFault = (typeof signInFaults)[number];

const domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/)
  .meta({ examples: ['clinic.example'] });

export const signInConnectionFields = z.object({
  /** As the page of signing in calls it. */
  name: z.string().trim().min(1).max(nameLength),
  issuer: z
    .string()
    .trim()
    .min(1)
    .max(issuerLength)
    .meta({ examples: ['https://login.clinic.example'] }),
  /** May be entered later: the organization is told the address that leads back first. */
  clientId: z.string().trim().max(clientIdLength),
  domains: z.array(domain).min(1).max(mostDomains),
  enabled: z.boolean(),
  /** The role of whoever comes and is nobody yet; null where only those are let in who were invited. */
  newRole: z.enum(newcomerRoles).nullable(),
  /** Whether the password counts beside it. */
  passwordCounts: z.boolean(),
});

const clientSecret = z.string().trim().min(1).max(secretLength);

export const signInConnection = signInConnectionFields.extend({
  id: id('signInConnection'),
  tenantId: id('tenant'),
  tenantName: z.string(),
  tenantKind: z.enum(signInTenantKinds),
  hasSecret: z.boolean(),
  /** Where the provider leads back to: it is registered there. */
  redirectUri: z.string(),
  /** How many people sign in by it. */
  people: z.int().min(0),
  concurrencyStamp,
});
export type SignInConnection = z.infer<typeof signInConnection>;

const refusals = ['Trellis:SignInIssuer', 'Trellis:SignInDomainTaken', 'Trellis:SignInIncomplete', 'Trellis:SignInNewRole'] as const;

export const signInConnectionCalls = {
  list: call('GET', base, {
    summary: 'The sign-ins that organizations have of their own',
    access: { ...administrators, readers: 'wholePlatform' },
    output: z.object({ items: z.array(signInConnection) }),
  }),
  create: call('POST', base, {
    summary: 'Connect the sign-in of an organization by OpenID Connect, for its mail domains',
    access: { ...administrators, writers: 'wholePlatform' },
    input: signInConnectionFields.extend({ tenantId: id('tenant'), clientSecret: clientSecret.optional() }),
    output: signInConnection,
    errors: refusals,
    notForKeys: true,
  }),
  change: call('PUT', `${base}/{id}`, {
    summary: 'Change the sign-in of an organization, or turn it on or off; its secret stays where none is sent',
    access: { ...administrators, writers: 'wholePlatform' },
    input: signInConnectionFields.extend({
      id: id('signInConnection'),
      clientSecret: clientSecret.optional(),
      concurrencyStamp,
    }),
    output: signInConnection,
    errors: [...refusals, 'Trellis:StaleStamp'],
    notForKeys: true,
  }),
  remove: call('DELETE', `${base}/{id}`, {
    summary: 'Remove the sign-in of an organization; whoever signed in by it does so by a password',
    access: { ...administrators, writers: 'wholePlatform' },
    input: z.object({ id: id('signInConnection') }),
    notForKeys: true,
  }),
  probe: call('POST', `${base}/{id}/try`, {
    summary: 'Ask the provider of an organization what it says of itself, and whether it knows our client',
    access: { ...administrators, writers: 'wholePlatform' },
    input: z.object({ id: id('signInConnection') }),
    output: z.object({
      /** Nothing, where somebody could sign in by it. */
      fault: z.enum(signInFaults).nullable(),
      /** What it said, where that helps. */
      told: z.string().nullable(),
    }),
    notForKeys: true,
  }),
};
