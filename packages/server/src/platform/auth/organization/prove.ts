import type { FastifyReply } from 'fastify';
import { languageOf, sendPage } from '../interaction.ts';
import { readBrowser } from '../known-browser.ts';
import { over, type Step } from '../second-factor/second-step.ts';
import { waitIn } from '../texts.ts';
import { trySignIn } from '../try-sign-in.ts';
import { findConnection } from './connection-store.ts';
import { provePage } from './organization-pages.ts';
import { organizationTexts } from './organization-texts.ts';
import { findArrived, proveArrival } from './trips.ts';

/** Asks whoever came back for the password of the account that has their mail address. */
export async function sendProve(step: Step, name: string, status: number, problem?: string): Promise<FastifyReply> {
  const { request, reply, options, interaction } = step;
  const language = languageOf(request, interaction);
  const { email = '' } = (await findArrived(options.identity, interaction.uid)) ?? {};
  const action = `/oidc/interaction/${interaction.uid}?ui_locales=${language.locale}`;
  return sendPage(reply, options, status, (nonce) => provePage({ language, nonce, name, action, email, problem }));
}

/** Takes that password. It counts here also where the organization has taken it from signing in: it proves whose the account is. */
export async function takeProof(step: Step, password: string): Promise<string | undefined | typeof over> {
  const { request, reply, options, interaction } = step;
  const arrived = await findArrived(options.identity, interaction.uid);
  const connection = arrived && (await findConnection(options.identity, arrived.connectionId));
  if (!arrived || !connection?.isOn || arrived.isProved) return over;
  const language = languageOf(request, interaction);
  const again = async (status: number, problem: string) => {
    await sendProve(step, connection.name, status, problem);
    return undefined;
  };
  if (password === '') return again(422, language.texts.passwordMissing);
  const tried = { email: arrived.email, address: request.ip, browser: readBrowser(options.keys, request.headers.cookie) };
  const { personId, wait } = await trySignIn(options, tried, password);
  if (wait !== undefined) {
    reply.header('retry-after', wait);
    return again(429, language.texts.tooMany.replace('{wait}', waitIn(language, wait)));
  }
  if (personId !== arrived.personId) return again(401, organizationTexts[language.language].wrong);
  await proveArrival(options.identity, arrived);
  return personId;
}
