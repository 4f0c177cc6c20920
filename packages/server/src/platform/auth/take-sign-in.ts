import type { FastifyReply } from 'fastify';
import { findInteraction, finish, type InteractionRequest, type Interactions, languageOf, sendOver, sendSignIn } from './interaction.ts';
import { browserCookie, readBrowser } from './known-browser.ts';
import { normalEmail } from './persons.ts';
import { askSecondStep, over, type Step, takeSecondStep } from './second-factor/second-step.ts';
import type { SignInProblem } from './sign-in-page.ts';
import { waitIn } from './texts.ts';
import { trySignIn } from './try-sign-in.ts';

/** Takes the forms of the sign-in page: a pair of e-mail and password, the second step after it, or in a demonstration the person clicked. */
export async function takeSignIn(request: InteractionRequest, reply: FastifyReply, options: Interactions): Promise<FastifyReply> {
  const interaction = await findInteraction(request, reply, options.provider);
  if (!interaction) return sendOver(request, reply, options);
  const step: Step = { request, reply, options, interaction };
  const { person, pending, code, passkey, asked } = request.body ?? {};
  if (person !== undefined) return takeDemoPerson(step, person);
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
  const { email = '', password = '' } = request.body ?? {};
  const language = languageOf(request, interaction);
  const { texts } = language;
  const again = (status: number, problem: SignInProblem) => sendSignIn(request, reply, options, interaction, { status, email, problem });
  if (email.trim() === '' || password === '') {
    return again(422, {
      email: email.trim() === '' ? texts.emailMissing : undefined,
      password: password === '' ? texts.passwordMissing : undefined,
    });
  }
  const browser = readBrowser(options.keys, request.headers.cookie);
  const { personId, wait } = await trySignIn(options, { email: normalEmail(email), address: request.ip, browser }, password);
  if (wait !== undefined) {
    reply.header('retry-after', wait);
    return again(429, { general: texts.tooMany.replace('{wait}', waitIn(language, wait)) });
  }
  if (personId === undefined) return again(401, { general: texts.wrongPair });
  const through = await askSecondStep(step, personId);
  return through === undefined ? reply : letIn(step, through);
}

/** Signs the person in, by a browser that is known as theirs from now on. */
function letIn({ request, reply, options }: Step, personId: string): Promise<FastifyReply> {
  const { keys, provider } = options;
  reply.header('set-cookie', browserCookie(keys, readBrowser(keys, request.headers.cookie), personId, provider));
  return finish(request, reply, provider, { login: { accountId: personId } });
}
