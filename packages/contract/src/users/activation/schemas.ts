import { z } from 'zod';
import { newPassword } from '../../account/profile.ts';
import { languages } from '../../languages.ts';
import { limits } from '../../limits.ts';
import { id, instant } from '../../wire.ts';
import { passwordClientId } from '../rules.ts';

const token = z
  .string()
  .min(1)
  .max(200)
  .meta({ examples: ['of-no-invitation'] });

export const linkToken = z.object({ token });

/** What a mailed link is for. `isNew`: whoever opens it has no password yet; of an e-mail change, that it is not confirmed yet. */
export const linkCheck = z.object({
  purpose: z.enum(['staff', 'admin', 'tenant', 'email']),
  isNew: z.boolean(),
  email: z.string(),
  name: z.string(),
  tenantName: z.string().nullable(),
  roleNames: z.array(z.string()),
  language: z.enum(languages),
});
export type LinkCheck = z.infer<typeof linkCheck>;

export const activation = z.object({
  token,
  /** Needed from somebody who has no account yet, like the password. */
  name: z.string().trim().min(1).max(limits.account.nameLength).optional(),
  password: newPassword.optional(),
  language: z.enum(languages).optional(),
});
export const activated = z.object({ email: z.string() });

/** The caller's own password, before a code is made for the membership of `userId` at `tenantId`. */
export const verifyPassword = z.object({
  userId: id('person'),
  tenantId: id('tenant'),
  /** The caller's e-mail address. */
  username: z.string().trim().min(1).max(320),
  password: z.string().min(1).max(1000),
  needNew: z.literal(true),
  clientId: z.literal(passwordClientId),
});

export const generateLoginCode = z.object({
  userId: id('person'),
  tenantId: id('tenant'),
  /** Of the password check. */
  token,
  /** Without one, the code does not expire. */
  expirationTime: instant.nullable().default(null),
});

/** The code by which a member is known at a centre; `expirationTime` null: it does not expire. */
export const loginCode = z.object({
  loginCode: z.string().nullable(),
  isValid: z.boolean(),
  expirationTime: instant.nullable(),
});
export type LoginCode = z.infer<typeof loginCode>;

/** Without a user, the caller's own. */
export const signInsOf = z.object({ userId: id('person').optional(), tenantId: id('tenant').optional() });
export const liveSignIn = z.object({
  id: z.string(),
  signedInAt: instant,
  /** Where it acts; null before a centre was chosen, and for the platform. */
  tenantName: z.string().nullable(),
  isCurrent: z.boolean(),
  /** Browser and system; null where they did not tell. */
  device: z.string().nullable(),
  /** The organization's own sign-in that it came about by; null where it was a password. */
  connectionName: z.string().nullable(),
});

/** Of a center, or of the one that somebody of several names. */
export const passwordCodeFor = z.object({ userId: id('person'), tenantId: id('tenant').optional() });
/** The address that the code was mailed to. */
export const passwordCodeSent = z.object({ email: z.string() });
