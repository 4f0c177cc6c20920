import { limits } from '@trellis/contract/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction } from '../../db/transaction.ts';
import { type Interaction, type InteractionRoute, type Interactions, languageOf, sendPage } from '../interaction.ts';
import { readSigned, sign } from '../signatures.ts';
import { waitIn } from '../texts.ts';
import { findSecondFactor, keyToSetUp, takeAppCode, takeRecoveryCode, turnOn } from './factor-store.ts';
import { recoveryCodesPage, secondStepPage, setUpPage } from './second-pages.ts';
import { secondTexts } from './second-texts.ts';
import { addressOf } from './totp.ts';
import { forgetCodeTries, mayTryCode } from './tries.ts';

const { within, validFor } = limits.secondFactor;

/** A sign-in on its way. */
export interface Step {
  request: FastifyRequest<InteractionRoute>;
  reply: FastifyReply;
  options: Interactions;
  interaction: Interaction;
}

/** Who is through; undefined where a page was sent that comes first. */
type Through = string | undefined;

/** `asked`: the password was right. `done`: the second step, too, and what remains is to keep the recovery codes. */
type Pending = 'asked' | 'done';

/** What follows a right password: the person goes through, or is shown the page of their second step. */
export async function askSecondStep(step: Step, personId: string): Promise<Through> {
  const { isOn, isRequired } = await findSecondFactor(step.options.identity, personId);
  if (isOn) await sendCodePage(step, personId, 200, {});
  else if (isRequired) await sendSetUp(step, personId, 200, {});
  else return personId;
  return undefined;
}

/** Said of a page that is none of ours, or too old: the sign-in begins anew. */
export const over = Symbol('over');

/** Takes what the page of the second step sends. */
export async function takeSecondStep(step: Step, pending: string, code: string): Promise<Through | typeof over> {
  const { identity } = step.options;
  const done = personOf(step, 'done', pending);
  if (done !== undefined) return done;
  const personId = personOf(step, 'asked', pending);
  if (personId === undefined) return over;
  const { isOn } = await findSecondFactor(identity, personId);
  const sendAgain = isOn ? sendCodePage : sendSetUp;
  const language = languageOf(step.request, step.interaction);
  const texts = secondTexts[language.language];
  if (code.trim() === '') return sendAgain(step, personId, 422, { code: texts.codeMissing });
  if (!(await mayTryCode(identity, personId))) {
    step.reply.header('retry-after', within);
    return sendAgain(step, personId, 429, { general: language.texts.tooMany.replace('{wait}', waitIn(language, within)) });
  }
  const now = new Date();
  const isRight = (await takeAppCode(identity, personId, code, now)) || (isOn && (await takeRecoveryCode(identity, personId, code)));
  if (!isRight) return sendAgain(step, personId, 401, { general: texts.wrongCode });
  await forgetCodeTries(identity, personId);
  const codes = isOn ? undefined : await inTransaction(identity, { 'app.person_id': personId }, (db) => turnOn(db, personId));
  if (codes === undefined) return personId;
  const view = viewOf(step, 'done', personId);
  await sendPage(step.reply, step.options, 200, (nonce) => recoveryCodesPage({ ...view, nonce, codes }));
  return undefined;
}

type Problem = Parameters<typeof secondStepPage>[0]['problem'];

async function sendCodePage(step: Step, personId: string, status: number, problem: Problem): Promise<undefined> {
  const view = viewOf(step, 'asked', personId);
  await sendPage(step.reply, step.options, status, (nonce) => secondStepPage({ ...view, nonce, problem }));
}

async function sendSetUp(step: Step, personId: string, status: number, problem: Problem): Promise<undefined> {
  const { identity } = step.options;
  const key = await keyToSetUp(identity, personId);
  const { email } = await identity.selectFrom('identity.persons').select('email').where('id', '=', personId).executeTakeFirstOrThrow();
  const view = { ...viewOf(step, 'asked', personId), key, address: addressOf(key, email) };
  await sendPage(step.reply, step.options, status, (nonce) => setUpPage({ ...view, nonce, problem }));
}

function viewOf({ request, options, interaction }: Step, kind: Pending, personId: string) {
  const language = languageOf(request, interaction);
  const until = Math.floor(Date.now() / 1000) + validFor;
  return {
    language,
    action: `/oidc/interaction/${interaction.uid}?ui_locales=${language.locale}`,
    pending: sign(options.keys, purposeOf(kind), [interaction.uid, personId, until].join(' ')),
  };
}

const purposeOf = (kind: Pending) => `second step ${kind}`;

/** Whom a page of this sign-in was for, as long as it counts. */
function personOf({ options, interaction }: Step, kind: Pending, pending: string): string | undefined {
  const [uid, personId, until] = readSigned(options.keys, purposeOf(kind), pending)?.split(' ') ?? [];
  return uid === interaction.uid && Number(until) * 1000 > Date.now() ? personId : undefined;
}
