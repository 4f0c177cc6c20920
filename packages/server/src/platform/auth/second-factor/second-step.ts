import { limits } from '@trellis/contract/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction } from '../../db/transaction.ts';
import { type Interaction, type InteractionRoute, type Interactions, languageOf, sendPage } from '../interaction.ts';
import { readSigned, sign } from '../signatures.ts';
import { waitIn } from '../texts.ts';
import { findSecondFactor, keyToSetUp, takeAppCode, takeRecoveryCode, turnOn } from './factor-store.ts';
import { askForOne, takePasskey } from './passkeys.ts';
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

/** `asked`: the password was right. `passkey`: what a passkey was asked with then. `done`: the second step, too, and what remains is to keep the recovery codes. */
type Pending = 'asked' | 'passkey' | 'done';

/** What the page of the second step sends: a code, or what a passkey said and what it was asked with. */
export interface SecondForm {
  pending: string;
  code?: string | undefined;
  passkey?: string | undefined;
  asked?: string | undefined;
}

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
export async function takeSecondStep(step: Step, sent: SecondForm): Promise<Through | typeof over> {
  const { identity } = step.options;
  const { pending, code = '', passkey = '' } = sent;
  const done = personOf(step, 'done', pending);
  if (done !== undefined) return done;
  const personId = personOf(step, 'asked', pending);
  if (personId === undefined) return over;
  const { isOn } = await findSecondFactor(identity, personId);
  const sendAgain = isOn ? sendCodePage : sendSetUp;
  const language = languageOf(step.request, step.interaction);
  const texts = secondTexts[language.language];
  if (code.trim() === '' && passkey === '') return sendAgain(step, personId, 422, { code: texts.codeMissing });
  if (!(await mayTryCode(identity, personId))) {
    step.reply.header('retry-after', within);
    return sendAgain(step, personId, 429, { general: language.texts.tooMany.replace('{wait}', waitIn(language, within)) });
  }
  if (!(passkey === '' ? await isCodeRight(step, personId, code, isOn) : await isPasskeyRight(step, personId, sent)))
    return sendAgain(step, personId, 401, { general: passkey === '' ? texts.wrongCode : texts.passkeyRefused });
  await forgetCodeTries(identity, personId);
  const codes = isOn ? undefined : await inTransaction(identity, { 'app.person_id': personId }, (db) => turnOn(db, personId));
  if (codes === undefined) return personId;
  const view = viewOf(step, 'done', personId);
  await sendPage(step.reply, step.options, 200, (nonce) => recoveryCodesPage({ ...view, nonce, codes }));
  return undefined;
}

async function isCodeRight({ options: { identity } }: Step, personId: string, code: string, isOn: boolean): Promise<boolean> {
  return (await takeAppCode(identity, personId, code, new Date())) || (isOn && (await takeRecoveryCode(identity, personId, code)));
}

/** It has to sign what the page asked it with: an answer to another page counts for nothing. */
async function isPasskeyRight(step: Step, personId: string, { passkey = '', asked = '' }: SecondForm): Promise<boolean> {
  const [of, challenge] = readMark(step, 'passkey', asked) ?? [];
  if (of !== personId || challenge === undefined) return false;
  return takePasskey(step.options.identity, personId, { assertion: passkey, challenge, origin: originOf(step) });
}

/** Where the page of the second step stands. */
const originOf = ({ options }: Step) => new URL(options.provider.issuer).origin;

type Problem = Parameters<typeof secondStepPage>[0]['problem'];

async function sendCodePage(step: Step, personId: string, status: number, problem: Problem): Promise<undefined> {
  const view = viewOf(step, 'asked', personId);
  const asked = await askForOne(step.options.identity, personId, originOf(step));
  const passkey = asked && { options: asked.options, asked: mark(step, 'passkey', personId, asked.challenge) };
  await sendPage(step.reply, step.options, status, (nonce) => secondStepPage({ ...view, nonce, problem, passkey }));
}

async function sendSetUp(step: Step, personId: string, status: number, problem: Problem): Promise<undefined> {
  const { identity } = step.options;
  const key = await keyToSetUp(identity, personId);
  const { email } = await identity.selectFrom('identity.persons').select('email').where('id', '=', personId).executeTakeFirstOrThrow();
  const view = { ...viewOf(step, 'asked', personId), key, address: addressOf(key, email) };
  await sendPage(step.reply, step.options, status, (nonce) => setUpPage({ ...view, nonce, problem }));
}

function viewOf(step: Step, kind: 'asked' | 'done', personId: string) {
  const { request, interaction } = step;
  const language = languageOf(request, interaction);
  return {
    language,
    action: `/oidc/interaction/${interaction.uid}?ui_locales=${language.locale}`,
    pending: mark(step, kind, personId),
  };
}

const purposeOf = (kind: Pending) => `second step ${kind}`;

/** What a page of this sign-in brings back, so that it is known what it was for; it counts for a while. */
function mark({ options, interaction }: Step, kind: Pending, ...said: string[]): string {
  const until = Math.floor(Date.now() / 1000) + validFor;
  return sign(options.keys, purposeOf(kind), [interaction.uid, ...said, until].join(' '));
}

/** What such a mark says, as long as it counts. */
function readMark({ options, interaction }: Step, kind: Pending, signed: string): string[] | undefined {
  const [uid, ...said] = readSigned(options.keys, purposeOf(kind), signed)?.split(' ') ?? [];
  const until = Number(said.pop());
  return uid === interaction.uid && until * 1000 > Date.now() ? said : undefined;
}

/** Whom a page of this sign-in was for. */
const personOf = (step: Step, kind: 'asked' | 'done', pending: string): string | undefined => readMark(step, kind, pending)?.[0];
