import type { Passkey, secondFactorCalls } from '@trellis/contract/account/second-factor/calls';
import { limits } from '@trellis/contract/limits';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { findSecondFactor } from '../../../platform/auth/second-factor/factor-store.ts';
import { deletePasskey, insertPasskey, type KeptPasskey, listPasskeys } from '../../../platform/auth/second-factor/passkey-store.ts';
import { askForNew, readNew } from '../../../platform/auth/second-factor/passkeys.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { IdentityContext } from '../../../platform/http/routes.ts';
import { seal, unseal } from '../../../platform/sealing.ts';
import { checkOwnPassword } from '../check-password.ts';
import { notifyOwner } from '../notify-owner.ts';
import { ownTransaction } from '../own-transaction.ts';
import { signedIn } from '../signed-in.ts';

type Calls = typeof secondFactorCalls;

/** As its owner sees it. */
export const toPasskey = ({ id, name, createdAt, lastUsedAt }: KeptPasskey): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

const full = () => refuse('Trellis:PasskeysFull', { data: { most: limits.secondFactor.passkeys } });

/** What the browser is asked with. The password says that it is them, not somebody at a screen that was left open. */
export async function beginPasskey(
  context: IdentityContext,
  { password }: InputOf<Calls['beginPasskey']>,
): Promise<OutputOf<Calls['beginPasskey']>> {
  const { personId, email, now } = signedIn(context);
  const { identity } = context.pools;
  await checkOwnPassword(identity, personId, password, 'password');
  if (!(await findSecondFactor(identity, personId)).isOn) refuse('Trellis:SecondFactorNeeded');
  if ((await listPasskeys(identity, personId)).length >= limits.secondFactor.passkeys) full();
  const { options, challenge } = await askForNew(identity, { id: personId, email }, context.origin);
  const until = now.getTime() + limits.secondFactor.validFor * 1000;
  return { options, pending: seal([personId, until, challenge].join(' '), 'passkey') };
}

/** Adds what the browser made, and writes to its owner that there is one. */
export async function addPasskey(
  context: IdentityContext,
  { name, pending, credential }: InputOf<Calls['addPasskey']>,
): Promise<OutputOf<Calls['addPasskey']>> {
  const { personId, now } = signedIn(context);
  const challenge = challengeOf(pending, personId, now) ?? refuse('Trellis:PasskeyRefused', { members: ['pending'] });
  const made = await readNew(credential, { challenge, origin: context.origin });
  if (!made) return refuse('Trellis:PasskeyRefused', { members: ['credential'] });
  return ownTransaction(context, async (db) => {
    if (!(await findSecondFactor(db, personId)).isOn) refuse('Trellis:SecondFactorNeeded');
    const id = (await insertPasskey(db, personId, { ...made, name })) ?? full();
    await notifyOwner(db, personId, 'passkeyAdded', { passkeyName: name });
    const added = (await listPasskeys(db, personId)).find((passkey) => passkey.id === id);
    if (!added) throw new Error('A passkey that was added is there');
    return toPasskey(added);
  });
}

export async function removePasskey(context: IdentityContext, { id }: InputOf<Calls['removePasskey']>): Promise<void> {
  await ownTransaction(context, async (db) => {
    if (!(await deletePasskey(db, signedIn(context).personId, id))) refuse('Trellis:NotFound', { members: ['id'] });
  });
}

/** What the person's browser was asked to sign, as long as that counts. */
function challengeOf(pending: string, personId: string, now: Date): string | undefined {
  try {
    const [owner, until, challenge] = unseal(pending, 'passkey').split(' ');
    return owner === personId && Number(until) > now.getTime() ? challenge : undefined;
  } catch {
    return undefined;
  }
}
