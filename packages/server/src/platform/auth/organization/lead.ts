import type { FastifyReply } from 'fastify';
import { languageOf, sendPage, sendSignIn } from '../interaction.ts';
import type { Step } from '../second-factor/second-step.ts';
import { redirectUriOf } from './addresses.ts';
import type { Connection } from './connection-store.ts';
import { onPage } from './organization-pages.ts';
import { organizationTexts } from './organization-texts.ts';
import { meetProvider } from './provider-client.ts';
import { addressOfProvider } from './redeem.ts';
import { beginTrip } from './trips.ts';

/** Leads somebody to the sign-in of their organization, whoever they are: nothing here depends on whether anybody has that e-mail. */
export async function leadToOrganization(step: Step, connection: Connection, email: string): Promise<FastifyReply> {
  const { request, reply, options, interaction } = step;
  const language = languageOf(request, interaction);
  const { name, id: connectionId } = connection;
  try {
    const config = await meetProvider(connection);
    const trip = await beginTrip(options.identity, { interaction: interaction.uid, connectionId });
    const redirectUri = redirectUriOf(options.provider, connectionId);
    const address = await addressOfProvider(config, { ...trip, redirectUri, email, locale: language.locale });
    return await sendPage(reply, options, 200, (nonce) => onPage({ language, nonce, name, address: address.href }));
  } catch (error) {
    request.log.warn({ err: error }, 'the sign-in of an organization cannot be reached');
    const general = organizationTexts[language.language].away.replace('{name}', () => name);
    return sendSignIn(request, reply, options, interaction, { status: 502, email, problem: { general } });
  }
}
