import type { secondFactorCalls } from '@trellis/contract/account/second-factor/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import {
  findSecondFactor,
  keyToSetUp,
  makeRecoveryCodes,
  takeAppCode,
  takeRecoveryCode,
  turnOff,
  turnOn,
} from '../../../platform/auth/second-factor/factor-store.ts';
import { listPasskeys } from '../../../platform/auth/second-factor/passkey-store.ts';
import { addressOf } from '../../../platform/auth/second-factor/totp.ts';
import { countCodeTry, forgetCodeTries } from '../../../platform/auth/second-factor/tries.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { IdentityContext } from '../../../platform/http/routes.ts';
import { checkOwnPassword } from '../check-password.ts';
import { notifyOwner } from '../notify-owner.ts';
import { ownTransaction } from '../own-transaction.ts';
import { signedIn } from '../signed-in.ts';
import { toPasskey } from './passkeys.ts';

type Calls = typeof secondFactorCalls;

export async function viewSecondFactor(context: IdentityContext): Promise<OutputOf<Calls['view']>> {
  const { personId } = signedIn(context);
  const { identity } = context.pools;
  const [{ confirmedAt, ...factor }, passkeys] = await Promise.all([
    findSecondFactor(identity, personId),
    listPasskeys(identity, personId),
  ]);
  return { ...factor, since: confirmedAt?.toISOString() ?? null, passkeys: passkeys.map(toPasskey) };
}

/** The key for the person's app. Their password says that it is them, not somebody at a screen that was left open. */
export async function beginSecondFactor(
  context: IdentityContext,
  { password }: InputOf<Calls['begin']>,
): Promise<OutputOf<Calls['begin']>> {
  const { personId, email } = signedIn(context);
  const { identity } = context.pools;
  await checkOwnPassword(identity, personId, password, 'password');
  if ((await findSecondFactor(identity, personId)).isOn) refuse('Trellis:SecondFactorOn');
  const key = await keyToSetUp(identity, personId);
  return { key, address: addressOf(key, email) };
}

/** Turns it on: the code shows that the app has the key. */
export async function confirmSecondFactor(
  context: IdentityContext,
  { code }: InputOf<Calls['confirm']>,
): Promise<OutputOf<Calls['confirm']>> {
  await checkOwnCode(context, code, { byApp: true });
  return ownTransaction(context, async (db) => {
    const recoveryCodes = (await turnOn(db, signedIn(context).personId)) ?? refuse('Trellis:SecondFactorOn');
    await notifyOwner(db, signedIn(context).personId, 'secondFactorOn');
    return { recoveryCodes };
  });
}

export async function renewRecoveryCodes(
  context: IdentityContext,
  { code }: InputOf<Calls['renewRecoveryCodes']>,
): Promise<OutputOf<Calls['renewRecoveryCodes']>> {
  await checkOwnCode(context, code);
  return ownTransaction(context, async (db) => ({ recoveryCodes: await makeRecoveryCodes(db, signedIn(context).personId) }));
}

export async function turnSecondFactorOff(context: IdentityContext, { code }: InputOf<Calls['turnOff']>): Promise<void> {
  const { personId } = signedIn(context);
  if ((await findSecondFactor(context.pools.identity, personId)).isRequired) refuse('Trellis:SecondFactorRequired');
  await checkOwnCode(context, code);
  await ownTransaction(context, async (db) => {
    if (await turnOff(db, personId)) await notifyOwner(db, personId, 'secondFactorOff');
  });
}

/** Refuses where the code is wrong. A recovery code is none before the app was confirmed. */
async function checkOwnCode(context: IdentityContext, code: string, { byApp = false } = {}): Promise<void> {
  const { personId, now } = signedIn(context);
  const { identity } = context.pools;
  await countCodeTry(identity, personId);
  const isRight = (await takeAppCode(identity, personId, code, now)) || (!byApp && (await takeRecoveryCode(identity, personId, code)));
  if (!isRight) refuse('Trellis:CodeWrong', { members: ['code'] });
  await forgetCodeTries(identity, personId);
}
