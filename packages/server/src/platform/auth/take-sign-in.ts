import type { FastifyReply } from 'fastify';
import { takeConsent } from './clients/take-consent.ts';
import { findInteraction, finish, type InteractionRequest, type Interactions, languageOf, sendOver, sendSignIn } from './interaction.ts';
import { browserCookie, readBrowser } from './known-browser.ts';
import { comeBack } from './organization/come-back.ts';
import { findConnectionOf } from './organization/connection-store.ts';
import { leadToOrganization } from './organization/lead.ts';
import { completeArrival, isPasswordClosed } from './organization/links.ts';
import { organizationTexts } from './organization/organization-texts.ts';
import { takeProof } from './organization/prove.ts';
import { forgetTrips } from './organization/trips.ts';
import { normalEmail } from './persons.ts';
import { askSecondStep, over, type Step, takeSecondStep } from './second-factor/second-step.ts';
import type { SignInProblem } from './sign-in-page.ts';
import { wayOf } from './sign-ins.ts';
import { waitIn } from './texts.ts';
import { trySignIn } from './try-sign-in.ts';

/**
 * Takes the forms of the sign-in page: a pair of e-mail and password, an e-mail that leads to an organization, the password by which an account is
 * linked to it, the second step after either, or in a demonstration the person clicked.
 */
export async function takeSignIn(request: InteractionRequest, reply: FastifyReply, options: Interactions): Promise<FastifyReply> {
  const interaction = await findInteraction(request, reply, options.provider);
  if (!interaction) return sendOver(request, reply, options);
  if (interaction.prompt.name === 'consent') return takeConsent(request, reply, options, interaction);
  const step: Step = { request, reply, options, interaction };
  const { person, pending, code, passkey, asked, link, password = '' } = request.body ?? {};
  if (person !== undefined) return takeDemoPerson(step, person);
  if (link !== undefined) return linkByPassword(step, password);
  if (pending === undefined) return takePassword(step);
  const through = await takeSecondStep(step, { pending, code, passkey, asked });
  if (through === over) return sendSignIn(request, reply, options, interaction, { status: 200, email: '', problem: {} });
  return through === undefined ? reply : letIn(step, through);
}

async function takeDemoPerson({ request, reply, options, interaction }: Step, person: string): Promise<FastifyReply> {
  const isKnown = options.demo && (await options.demoPeople()).some((demoPerson) => demoPerson.id === person);
  if (isKnown) return finish(request, reply, options.provider, { login: { accountId: person } });
  const { texts } = languageOf(request, interaction);
  return sendSignIn(request, reply, options, interaction, { status: 403, email: '', problem: { general: texts.demoRefused } });
}

async function takePassword(step: Step): Promise<FastifyReply> {
  const { request, reply, options, interaction } = step;
  const { email = '', password = '', way } = request.body ?? {};
  const language = languageOf(request, interaction);
  const { texts } = language;
  const again = (status: number, problem: SignInProblem) => sendSignIn(request, reply, options, interaction, { status, email, problem });
  if (email.trim() === '')
    return again(422, { email: texts.emailMissing, password: password === '' && !way ? texts.passwordMissing : undefined });
  const connection = await findConnectionOf(options.identity, email);
  const ofOrganization = organizationTexts[language.language];
  if (connection && (way !== undefined || password === '')) return leadToOrganization(step, connection, normalEmail(email));
  if (way !== undefined) return again(422, { email: ofOrganization.unknown });
  if (password === '') return again(422, { password: texts.passwordMissing });
  const browser = readBrowser(options.keys, request.headers.cookie);
  const tried = { email: normalEmail(email), address: request.ip, browser };
  const isOpen = async (person: string) => !(await isPasswordClosed(options.identity, person));
  const { personId, wait } = await trySignIn(options, tried, password, isOpen);
  if (wait !== undefined) {
    reply.header('retry-after', wait);
    return again(429, { general: texts.tooMany.replace('{wait}', waitIn(language, wait)) });
  }
  if (personId === undefined) {
    const general =
      connection && !connection.passwordCounts ? ofOrganization.instead.replace('{name}', () => connection.name) : texts.wrongPair;
    return again(401, { general });
  }
  await forgetTrips(options.identity, interaction.uid);
  const through = await askSecondStep(step, personId);
  return through === undefined ? reply : letIn(step, through);
}

/** Takes the password by which an account is linked to the sign-in of an organization. */
async function linkByPassword(step: Step, password: string): Promise<FastifyReply> {
  const proved = await takeProof(step, password);
  if (proved === over) return sendOver(step.request, step.reply, step.options);
  const through = proved && (await askSecondStep(step, proved));
  return through ? letIn(step, through) : step.reply;
}

/** Takes what came back from the provider of an organization. It is the first step of signing in: whoever has a second one is asked for it. */
export async function takeArrival(request: InteractionRequest, reply: FastifyReply, options: Interactions): Promise<FastifyReply> {
  const arrived = await comeBack(request, reply, options);
  if (!Array.isArray(arrived)) return arrived;
  const [step, personId] = arrived;
  const through = await askSecondStep(step, personId);
  return through === undefined ? reply : letIn(step, through);
}

/** Signs the person in, by a browser that is known as theirs from now on; by which organization they came is noted with the session. */
async function letIn({ request, reply, options, interaction }: Step, personId: string): Promise<FastifyReply> {
  const { keys, provider } = options;
  const way = await completeArrival(options.identity, interaction.uid, personId);
  reply.header('set-cookie', browserCookie(keys, readBrowser(keys, request.headers.cookie), personId, provider));
  return finish(request, reply, provider, { login: { accountId: personId, ...(way && { amr: [wayOf(way)] }) } });
}
