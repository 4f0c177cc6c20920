import { type ApiPart, apiParts } from '@trellis/contract/api-parts';
import type { FastifyReply } from 'fastify';
import { finish, type Interaction, type InteractionOptions, type InteractionRequest, languageOf, sendPage } from '../interaction.ts';
import { findName } from '../persons.ts';
import { clientId as webClientId } from '../web-client.ts';
import { consentPage } from './consent-page.ts';

/** Shows what an app asks for. To our own web app consent is always given. */
export async function showConsent(
  request: InteractionRequest,
  reply: FastifyReply,
  options: InteractionOptions,
  interaction: Interaction,
): Promise<FastifyReply> {
  const { client_id: clientId, scope = '', redirect_uri: redirectUri = '' } = interaction.params as Record<string, string | undefined>;
  if (clientId === webClientId) return finish(request, reply, options.provider, { consent: {} });
  const client = await options.provider.Client.find(clientId ?? '');
  const person = await findName(options.identity, interaction.session?.accountId);
  const language = languageOf(request, interaction);
  const path = `/oidc/interaction/${interaction.uid}`;
  const languageHref = (locale: string) => `${path}?ui_locales=${locale}`;
  const scopes = scope.split(' ');
  const parts = partsOf(scopes, client?.scope?.split(' ') ?? []);
  const asks = scopes.includes('write') ? 'write' : scopes.includes('read') ? 'read' : null;
  const leadsTo = originOf(redirectUri);
  return sendPage(
    reply,
    options,
    200,
    (nonce) =>
      consentPage({
        language,
        nonce,
        action: languageHref(language.locale),
        name: client?.clientName ?? '',
        person,
        asks,
        parts,
        address: leadsTo,
        languageHref,
      }),
    leadsTo,
  );
}

/** What parts of the product an app asks for: those that it names, else those that it was registered for. None is all of it. */
function partsOf(asked: string[], registered: string[]): ApiPart[] {
  const [named, allowed] = [asked, registered].map((scopes) => apiParts.filter((part) => scopes.includes(part)));
  if (named?.length) return named;
  return allowed && allowed.length < apiParts.length ? allowed : [];
}

/** Takes what somebody answered to an app. */
export function takeConsent(
  request: InteractionRequest,
  reply: FastifyReply,
  options: InteractionOptions,
  interaction: Interaction,
): Promise<FastifyReply> {
  const isAllowed = interaction.params['client_id'] === webClientId || request.body?.['allow'] === 'yes';
  const refused = { error: 'access_denied', error_description: 'the person did not let it in' };
  return finish(request, reply, options.provider, isAllowed ? { consent: {} } : refused);
}

/** The server, the device or the scheme that an address leads to. */
function originOf(address: string): string {
  const { origin, protocol } = new URL(address);
  return origin === 'null' ? protocol : origin;
}
