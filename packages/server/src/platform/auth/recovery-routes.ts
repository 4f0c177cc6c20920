import { limits } from '@trellis/contract/limits';
import { passwordFault } from '@trellis/contract/users/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction } from '../db/transaction.ts';
import { type Interactions, languageOf, sendPage } from './interaction.ts';
import { browserCookie, readBrowser } from './known-browser.ts';
import { isLeaked } from './leaked-passwords.ts';
import { ownerOfEmail } from './letter-owner.ts';
import { countRecoveryTry } from './password-tries.ts';
import { normalEmail } from './persons.ts';
import { codePath, mailPasswordCode, recoverPassword, recoveryPath } from './recovery.ts';
import { interactionOf } from './recovery-address.ts';
import { askPage, codePage, donePage, type RecoveryProblem } from './recovery-pages.ts';
import { recoveryTexts } from './recovery-texts.ts';
import { waitIn } from './texts.ts';

interface RecoveryRoute {
  Querystring: { ui_locales?: string; interaction?: string };
  Body: Record<string, string | undefined> | undefined;
}
type RecoveryRequest = FastifyRequest<RecoveryRoute>;

const { min, max } = limits.account.passwordLength;

/** The pages of whoever forgot a password: they ask for a code by mail, and choose another password by it. */
export function mountRecovery(scope: FastifyInstance, prefix: string, options: Interactions): void {
  const { webOrigin } = options;
  const begin = (request: RecoveryRequest) => ({
    language: languageOf(request),
    webOrigin,
    interaction: interactionOf(request.query.interaction),
  });

  scope.get<RecoveryRoute>(`${prefix}${recoveryPath}`, (request, reply) =>
    sendPage(reply, options, 200, (nonce) => askPage({ ...begin(request), nonce, email: '', problem: {} })),
  );
  scope.get<RecoveryRoute>(`${prefix}${codePath}`, (request, reply) =>
    sendPage(reply, options, 200, (nonce) => codePage({ ...begin(request), nonce, email: '', code: '', isSent: false, problem: {} })),
  );

  scope.post<RecoveryRoute>(`${prefix}${recoveryPath}`, async (request, reply) => {
    const view = { ...begin(request), email: (request.body?.email ?? '').trim() };
    const again = (status: number, problem: RecoveryProblem) =>
      sendPage(reply, options, status, (nonce) => askPage({ ...view, nonce, problem }));
    if (view.email === '') return again(422, { email: view.language.texts.emailMissing });
    const waits = await tooMany(request, reply, options, view.email);
    if (waits) return again(429, { general: waits });
    // after the answer: how long it takes does not tell whether anybody has that e-mail
    options.afterwards.begin(() => mailCode(options, normalEmail(view.email)));
    return sendPage(reply, options, 200, (nonce) => codePage({ ...view, nonce, code: '', isSent: true, problem: {} }));
  });

  scope.post<RecoveryRoute>(`${prefix}${codePath}`, async (request, reply) => {
    const { email = '', code = '', password = '', repeated = '' } = request.body ?? {};
    const view = { ...begin(request), email: email.trim(), code: code.trim() };
    const again = (status: number, problem: RecoveryProblem) =>
      sendPage(reply, options, status, (nonce) => codePage({ ...view, nonce, isSent: false, problem }));
    const faults = await faultsOf(view, { ...view, password, repeated });
    if (Object.values(faults).some(Boolean)) return again(422, faults);
    const waits = await tooMany(request, reply, options, view.email);
    if (waits) return again(429, { general: waits });
    const personId = await recoverPassword(options.identity, normalEmail(view.email), view.code, password);
    if (personId === undefined) return again(401, { general: recoveryTexts[view.language.language].wrongCode });
    // whoever reads the mailbox is the owner: strangers who try the account no longer count in this browser
    const browser = readBrowser(options.keys, request.headers.cookie);
    reply.header('set-cookie', browserCookie(options.keys, browser, personId, options.provider));
    return sendPage(reply, options, 200, (nonce) => donePage({ ...view, nonce }));
  });
}

function mailCode({ identity, provider }: Interactions, email: string): Promise<unknown> {
  return inTransaction(identity, {}, async (db) => {
    const owner = await ownerOfEmail(db, email);
    if (owner) await mailPasswordCode(db, owner, provider);
  });
}

/** What to say to whoever has to wait; undefined for those who may go on. */
async function tooMany(
  request: RecoveryRequest,
  reply: FastifyReply,
  { identity, keys }: Interactions,
  email: string,
): Promise<string | undefined> {
  const browser = readBrowser(keys, request.headers.cookie);
  const { wait } = await countRecoveryTry(identity, { email: normalEmail(email), address: request.ip, browser });
  if (wait === 0) return undefined;
  reply.header('retry-after', wait);
  const language = languageOf(request);
  return language.texts.tooMany.replace('{wait}', waitIn(language, wait));
}

interface Given {
  email: string;
  code: string;
  password: string;
  repeated: string;
}

async function faultsOf({ language }: { language: ReturnType<typeof languageOf> }, given: Given): Promise<RecoveryProblem> {
  const texts = recoveryTexts[language.language];
  const fault = passwordFault(given.password, given.email) ?? ((await isLeaked(given.password)) ? 'leaked' : undefined);
  const told = {
    short: texts.short.replace('{min}', String(min)),
    long: texts.long.replace('{max}', String(max)),
    email: texts.isEmail,
    leaked: texts.isLeaked,
  };
  return {
    email: given.email === '' ? language.texts.emailMissing : undefined,
    code: given.code === '' ? texts.codeMissing : undefined,
    password: fault && told[fault],
    repeated: fault === undefined && given.password !== given.repeated ? texts.differs : undefined,
  };
}
