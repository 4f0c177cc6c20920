import { randomUUID } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';

const argon2id = 2;
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as Options;

/** A longer password is refused unread: hashing must not be a way to keep the server busy. */
export const longestPassword = 1_000;

/** The argon2id hash of a password, in the form that carries its own salt and cost. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

const hashOfNobody = hashPassword(randomUUID());

/** Whether the password fits the hash. Without a hash (nobody has that e-mail, or they never accepted) it takes just as long and says no. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  if (password.length > longestPassword) return false;
  const fits = await verify(passwordHash ?? (await hashOfNobody), password);
  return fits && typeof passwordHash === 'string';
}
