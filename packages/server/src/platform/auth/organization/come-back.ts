import type { FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../html.ts';
import { findInteraction, type InteractionRequest, type Interactions, languageOf, sendOver, sendPage, sendSignIn } from '../interaction.ts';
import { noticePage } from '../page.ts';
import type { Step } from '../second-factor/second-step.ts';
import { redirectUriOf } from './addresses.ts';
import { type Connection, findConnection } from './connection-store.ts';
import { organizationTexts } from './organization-texts.ts';
import { sendProve } from './prove.ts';
import { meetProvider } from './provider-client.ts';
import { redeem } from './redeem.ts';
import { interactionOfState, noteArrival, takeTrip } from './trips.ts';
import { type Who, whoArrived } from './who-arrived.ts';

export interface BackRoute {
  Params: { connection: string };
  Querystring: { state?: string; ui_locales?: string };
}

/** Where a provider leads back to: on to the sign-in that it began at, whose page alone its browser has the cookie of. */
export async function openBack(request: FastifyRequest<BackRoute>, reply: FastifyReply, options: Interactions): Promise<FastifyReply> {
  const { connection } = request.params;
  const uid = await interactionOfState(options.identity, connection, String(request.query.state));
  if (uid === undefined) return sendOver(request, reply, options);
  const { search } = new URL(request.url, options.webOrigin);
  return reply.header('cache-control', 'no-store').redirect(`/oidc/interaction/${uid}/organization${search}`, 303);
}

/** Takes what came back, once, in the browser that it began in. Answers who is through, or sends the page that comes first. */
export async function comeBack(
  request: InteractionRequest,
  reply: FastifyReply,
  options: Interactions,
): Promise<[Step, string] | FastifyReply> {
  const { identity, provider } = options;
  const interaction = await findInteraction(request, reply, provider);
  if (!interaction) return sendOver(request, reply, options);
  const { search, searchParams } = new URL(request.url, options.webOrigin);
  const trip = await takeTrip(identity, interaction.uid, searchParams.get('state') ?? '');
  const connection = trip && (await findConnection(identity, trip.connectionId));
  if (!connection) return sendOver(request, reply, options);
  const step: Step = { request, reply, options, interaction };
  if (!connection.isOn) return sayWhy(step, connection, 403, 'isOff');
  if (searchParams.get('error') === 'access_denied') return sayWhy(step, connection, 200, 'cancelled');
  const language = languageOf(request, interaction);
  let who: Who;
  try {
    const back = new URL(redirectUriOf(provider, connection.id));
    back.search = search;
    const claims = await redeem(await meetProvider(connection), back, trip);
    who = await whoArrived(identity, connection, claims, language.language);
    if ('personId' in who) {
      const arrived = { interaction: interaction.uid, personId: who.personId, subject: claims.subject, isProved: who.is === 'through' };
      await noteArrival(identity, trip, arrived);
    }
  } catch (error) {
    request.log.warn({ err: error }, 'the sign-in of an organization failed');
    return sayWhy(step, connection, 502, 'failed');
  }
  if (who.is === 'through') return [step, who.personId];
  if (who.is === 'prove') return sendProve(step, connection.name, 200);
  return sendRefused(step, connection, who.is);
}

function sayWhy(step: Step, { name }: Connection, status: number, why: 'isOff' | 'cancelled' | 'failed'): Promise<FastifyReply> {
  const { request, reply, options, interaction } = step;
  const general = organizationTexts[languageOf(request, interaction).language][why].replace('{name}', () => name);
  return sendSignIn(request, reply, options, interaction, { status, email: '', problem: { general } });
}

function sendRefused({ request, reply, options, interaction }: Step, connection: Connection, why: Exclude<Who['is'], 'through' | 'prove'>) {
  const language = languageOf(request, interaction);
  const texts = organizationTexts[language.language];
  const named = (text: string) => text.replace('{name}', () => connection.name).replace('{tenant}', () => connection.tenantName);
  return sendPage(reply, options, 403, (nonce) =>
    noticePage({ language, nonce, title: named(texts.refusedTitle) }, html`${named(texts.refused[why])}`, options.webOrigin),
  );
}
