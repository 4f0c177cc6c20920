import type { Language } from '@trellis/contract/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { errors, type InteractionResults, type Provider } from 'oidc-provider';
import type { Database } from '../db/types.ts';
import { html } from './html.ts';
import { noticePage } from './page.ts';
import { newNonce, pagePolicy } from './page-policy.ts';
import { authenticate } from './persons.ts';
import { type DemoPerson, type SignInProblem, signInPage } from './sign-in-page.ts';
import { type PageLanguage, pageLanguage } from './texts.ts';

export interface InteractionOptions {
  provider: Provider;
  identity: Kysely<Database>;
  webOrigin: string;
  /** Lets visitors sign in as one of the demo people by one click; otherwise that is refused. */
  demo: boolean;
  demoPeople: () => Promise<readonly DemoPerson[]>;
  roleLabel: (role: string, language: Language) => string;
}

/** The sign-in page and its form. */
export interface InteractionRoute {
  Params: { uid: string };
  Querystring: { ui_locales?: string };
  Body: Record<string, string | undefined> | undefined;
}
type InteractionRequest = FastifyRequest<InteractionRoute>;

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

async function findInteraction(request: InteractionRequest, reply: FastifyReply, provider: Provider): Promise<Interaction | undefined> {
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    return interaction.uid === request.params.uid ? interaction : undefined;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

function languageOf(request: InteractionRequest, interaction?: Interaction): PageLanguage {
  return pageLanguage(request.query.ui_locales, interaction?.params.ui_locales, request.headers['accept-language']);
}

function sendPage(reply: FastifyReply, options: InteractionOptions, status: number, draw: (nonce: string) => string): FastifyReply {
  const nonce = newNonce();
  return reply
    .code(status)
    .header('content-security-policy', pagePolicy(nonce, options.webOrigin))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(draw(nonce));
}

async function finish(
  request: InteractionRequest,
  reply: FastifyReply,
  provider: Provider,
  result: InteractionResults,
): Promise<FastifyReply> {
  const returnTo = await provider.interactionResult(request.raw, reply.raw, result);
  return reply.redirect(returnTo, 303);
}

/** An interaction that is over: whoever signed in by it meanwhile (a second click, a step back) goes on, others may start again. */
async function sendOver(request: InteractionRequest, reply: FastifyReply, options: InteractionOptions): Promise<FastifyReply> {
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

async function sendSignIn(
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
  const { roleLabel } = options;
  const { email, problem } = last;
  return sendPage(reply, options, last.status, (nonce) =>
    signInPage({ language, nonce, action: languageHref(language.locale), email, problem, demoPeople, roleLabel, languageHref }),
  );
}

/** Shows the sign-in page. */
export async function showSignIn(request: InteractionRequest, reply: FastifyReply, options: InteractionOptions): Promise<FastifyReply> {
  const interaction = await findInteraction(request, reply, options.provider);
  if (!interaction) return sendOver(request, reply, options);
  // An application may ask for consent all the same; to our own it is always given.
  if (interaction.prompt.name === 'consent') return finish(request, reply, options.provider, { consent: {} });
  const hint = interaction.params.login_hint;
  return sendSignIn(request, reply, options, interaction, { status: 200, email: typeof hint === 'string' ? hint : '', problem: {} });
}

/** Takes the sign-in form: a pair of e-mail and password, or in a demonstration the person clicked. */
export async function takeSignIn(request: InteractionRequest, reply: FastifyReply, options: InteractionOptions): Promise<FastifyReply> {
  const interaction = await findInteraction(request, reply, options.provider);
  if (!interaction) return sendOver(request, reply, options);
  const { email = '', password = '', person } = request.body ?? {};
  const { texts } = languageOf(request, interaction);
  const again = (status: number, problem: SignInProblem) => sendSignIn(request, reply, options, interaction, { status, email, problem });

  if (person !== undefined) {
    const known = options.demo && (await options.demoPeople()).some((demoPerson) => demoPerson.id === person);
    return known ? signIn(person) : again(403, { general: texts.demoRefused });
  }
  if (email.trim() === '' || password === '') {
    return again(422, {
      email: email.trim() === '' ? texts.emailMissing : undefined,
      password: password === '' ? texts.passwordMissing : undefined,
    });
  }
  const personId = await authenticate(options.identity, email, password);
  return personId ? signIn(personId) : again(401, { general: texts.wrongPair });

  function signIn(accountId: string) {
    return finish(request, reply, options.provider, { login: { accountId } });
  }
}

/** Shows the form again after too many tries, with the e-mail kept. */
export async function refuseTooMany(request: InteractionRequest, reply: FastifyReply, options: InteractionOptions): Promise<FastifyReply> {
  const interaction = await findInteraction(request, reply, options.provider);
  if (!interaction) return sendOver(request, reply, options);
  const { texts } = languageOf(request, interaction);
  const problem = { general: texts.tooMany };
  return sendSignIn(request, reply, options, interaction, { status: 429, email: request.body?.email ?? '', problem });
}

/** Says that something broke, without saying what to whoever asks. */
export function sendFailure(request: InteractionRequest, reply: FastifyReply, options: InteractionOptions, status: number): FastifyReply {
  const language = languageOf(request);
  const { problemTitle, problem } = language.texts;
  return sendPage(reply, options, status, (nonce) =>
    noticePage({ language, nonce, title: problemTitle }, html`${problem} <code>${request.id}</code>`, options.webOrigin),
  );
}
