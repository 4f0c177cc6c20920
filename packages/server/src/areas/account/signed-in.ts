import { type Person, toPerson } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';

/** The person who makes a call, whether it takes everybody signed in or those with a policy. */
export function signedIn({ person, signIn }: IdentityContext): Person {
  if (person) return person;
  return signIn ? toPerson(signIn, new Date()) : refuse('Trellis:NotSignedIn');
}

/** The zone that the person's calendar has: that of where they act. */
export const zoneOf = ({ signIn }: IdentityContext): string => signIn?.membership?.tenant?.zone ?? 'UTC';
