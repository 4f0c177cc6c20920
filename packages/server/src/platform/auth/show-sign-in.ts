import type { FastifyReply } from 'fastify';
import { showConsent } from './clients/take-consent.ts';
import { findInteraction, type InteractionOptions, type InteractionRequest, sendOver, sendSignIn } from './interaction.ts';

/** Shows the page that a sign-in is at: who somebody is, or whether an app may act for them. */
export async function showSignIn(request: InteractionRequest, reply: FastifyReply, options: InteractionOptions): Promise<FastifyReply> {
  const interaction = await findInteraction(request, reply, options.provider);
  if (!interaction) return sendOver(request, reply, options);
  if (interaction.prompt.name === 'consent') return showConsent(request, reply, options, interaction);
  const hint = interaction.params.login_hint;
  return sendSignIn(request, reply, options, interaction, { status: 200, email: typeof hint === 'string' ? hint : '', problem: {} });
}
