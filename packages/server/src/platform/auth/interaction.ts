import type { Language } from '@trellis/contract/languages';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type InteractionResults, type Provider } from 'oidc-provider';
import type { RolePool } from '../db/types.ts';
import type { Afterwards } from '../http/afterwards.ts';
import { chosenTheme } from '../http/chosen-theme.ts';
import { html } from './html.ts';
import { hasConnections } from './organization/connection-store.ts';
import { outageOf } from './outage.ts';
import { noticePage } from './page.ts';
import { newNonce, pagePolicy } from './page-policy.ts';
import { recoveryPath } from './recovery.ts';
import { recoveryAddress } from './recovery-address.ts';
import { type DemoPerson, type SignInProblem, signInPage } from './sign-in-page.ts';
import { type PageLanguage, pageLanguage } from './texts.ts';

export interface InteractionOptions {
  provider: Provider;
  identity: RolePool;
  webOrigin: string;
  /** Lets visitors sign in as one of the demo people by one click; otherwise that is refused. */
  demo: boolean;
  demoPeople: () => Promise<readonly DemoPerson[]>;
  roleLabel: (role: string, language: Language) => string;
  /** Takes what no answer waits for. */
  afterwards: Pick<Afterwards, 'begin'>;
}

export interface Interactions extends InteractionOptions {
  /** What signs the cookies of browsers and the links of letters; the first key signs, all are believed. */
  keys: readonly string[];
}

/** The sign-in page and its form. */
export interface InteractionRoute {
  Params: { uid: string };
  Querystring: { ui_locales?: string };
  Body: Record<string, string | undefined> | undefined;
}
export type InteractionRequest = FastifyRequest<InteractionRoute>;
/** What tells the language of a page. */
export type Reader = Pick<InteractionRequest, 'query' | 'headers'>;

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** The sign-in that a page belongs to; undefined where it is over, or another one. */
export async function findInteraction(
  request: InteractionRequest,
  reply: FastifyReply,
  provider: Provider,
): Promise<Interaction | undefined> {
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    return interaction.uid === request.params.uid ? interaction : undefined;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

export function languageOf(request: Reader, interaction?: Interaction): PageLanguage {
  const { cookie, 'accept-language': accepted } = request.headers;
  return { ...pageLanguage(request.query.ui_locales, interaction?.params.ui_locales, accepted), theme: chosenTheme(cookie) };
}

/** A page that nobody keeps, under a policy that lets nothing else in. */
export function sendPage(
  reply: FastifyReply,
  options: InteractionOptions,
  status: number,
  draw: (nonce: string) => string,
  leadsTo?: string,
): FastifyReply {
  const nonce = newNonce();
  return reply
    .code(status)
    .header('content-security-policy', pagePolicy(nonce, options.webOrigin, leadsTo))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(draw(nonce));
}

/** Goes on to where the sign-in was asked for. */
export async function finish(
  request: InteractionRequest,
  reply: FastifyReply,
  provider: Provider,
  result: InteractionResults,
): Promise<FastifyReply> {
  const returnTo = await provider.interactionResult(request.raw, reply.raw, result);
  return reply.redirect(returnTo, 303);
}

/** What was opened is over: whoever is signed in meanwhile (by a second click, a step back) goes on, others may start again. */
export async function sendOver(
  request: Reader & Pick<InteractionRequest, 'raw'>,
  reply: FastifyReply,
  options: InteractionOptions,
): Promise<FastifyReply> {
  const session = await options.provider.Session.get(options.provider.createContext(request.raw, reply.raw));
  if (session.accountId) return reply.redirect(`${options.webOrigin}/`, 303);
  const language = languageOf(request);
  const { expiredTitle, expired } = language.texts;
  return sendPage(reply, options, 410, (nonce) =>
    noticePage({ language, nonce, title: expiredTitle }, html`${expired}`, options.webOrigin),
  );
}

interface Try {
  status: number;
  email: string;
  problem: SignInProblem;
}

export async function sendSignIn(
  request: InteractionRequest,
  reply: FastifyReply,
  options: InteractionOptions,
  interaction: Interaction,
  last: Try,
) {
  const language = languageOf(request, interaction);
  const path = `/oidc/interaction/${interaction.uid}`;
  const languageHref = (locale: string) => `${path}?ui_locales=${locale}`;
  const demoPeople = options.demo ? await options.demoPeople() : [];
  const offersOrganization = await hasConnections(options.identity);
  const { roleLabel } = options;
  const { email, problem } = last;
  const action = languageHref(language.locale);
  const recoveryHref = recoveryAddress(recoveryPath, language.locale, interaction.uid);
  return sendPage(reply, options, last.status, (nonce) =>
    signInPage({ language, nonce, action, email, problem, demoPeople, roleLabel, languageHref, recoveryHref, offersOrganization }),
  );
}

/** Says that something broke: what, where it is the database or its disk, and nothing of it to whoever asks otherwise. */
export function sendFailure(
  request: InteractionRequest,
  reply: FastifyReply,
  options: InteractionOptions,
  error: FastifyError,
): FastifyReply {
  const language = languageOf(request);
  const { problemTitle, problem } = language.texts;
  const outage = outageOf(error, language.language);
  const notice = outage ? html`${outage.text}` : html`${problem} <code>${request.id}</code>`;
  return sendPage(reply, options, outage?.status ?? error.statusCode ?? 500, (nonce) =>
    noticePage({ language, nonce, title: problemTitle }, notice, options.webOrigin),
  );
}
