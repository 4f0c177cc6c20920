import { countPasswordTry, forgetFailures, type PasswordTry } from './password-tries.ts';
import { authenticate } from './persons.ts';
import { failuresToReport, type Warner, warnOwner } from './warn-owner.ts';

/** Who signed in, or for how many seconds the password is not even looked at; neither where the two do not match. */
export interface SignInOutcome {
  personId?: string;
  wait?: number;
}

/**
 * Looks at an e-mail and a password, unless too many were looked at lately. `isOpen` has a last word on a right one: where that is no, nothing
 * differs from a wrong one.
 */
export async function trySignIn(
  options: Warner,
  tried: PasswordTry,
  password: string,
  isOpen: (personId: string) => Promise<boolean> = async () => true,
): Promise<SignInOutcome> {
  const { identity } = options;
  const counted = await countPasswordTry(identity, tried);
  if (counted.wait > 0) return { wait: counted.wait };
  const personId = await authenticate(identity, tried.email, password);
  if (personId === undefined || !(await isOpen(personId))) {
    if (counted.failed >= failuresToReport) await warnOwner(options, tried.email, counted.failed);
    return {};
  }
  await forgetFailures(identity, counted);
  return { personId };
}
