import { limits } from '../limits.ts';
import { rolesOfSide } from '../policies.ts';

/** The roles that somebody may hold at a centre. */
export const staffRoles = rolesOfSide.centre;
export type StaffRole = (typeof staffRoles)[number];

/** Those of them who train children. */
export const trainingRoles = ['SeniorCoach', 'IndependentCoach', 'Coach', 'trainer', 'personal'] as const satisfies readonly StaffRole[];

/** How many staff a selector loads. */
export const selectorSize = 99;
/** How long a link by which somebody joins can be used. */
export const invitationDays = 7;
/** Seconds until another letter may be sent to the same person. */
export const resendAfter = 60;
/** Letters of invitation that a center, or the platform, may have written: to one address, and in all. */
export const invitationLetters = { toAddress: { most: 5, within: 24 * 3600 }, inAll: { most: 100, within: 3600 } };
/** How many digits a centre ID code has. */
export const loginCodeDigits = 12;
/** Wrong passwords before a centre ID code, and the seconds in which they count. */
export const loginCodeTries = { most: 5, within: 600 };
/** The application that checks a password for a centre ID code. */
export const passwordClientId = 'business-client';

export type PasswordFault = 'short' | 'long' | 'email';

/** Why a password cannot be chosen; undefined when it can. */
export function passwordFault(password: string, email: string): PasswordFault | undefined {
  const { min, max } = limits.account.passwordLength;
  if (password.length < min) return 'short';
  if (password.length > max) return 'long';
  return password.trim().toLowerCase() === email.trim().toLowerCase() ? 'email' : undefined;
}

/** How hard a password is to guess: 0 cannot be chosen, 4 is strong. Length counts most, then how many kinds of character there are. */
export function passwordStrength(password: string, email: string): 0 | 1 | 2 | 3 | 4 {
  if (passwordFault(password, email)) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u, /\p{Lo}/u].filter((kind) => kind.test(password)).length;
  const isMonotone = new Set(password).size < 5;
  if (isMonotone) return 1;
  if (password.length >= 16 || (password.length >= 12 && kinds >= 3)) return 4;
  if (password.length >= 12 || kinds >= 3) return 3;
  return kinds >= 2 ? 2 : 1;
}
