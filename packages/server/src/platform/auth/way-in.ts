import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Interactions, sendOver } from './interaction.ts';
import { browserCookie, readBrowser } from './known-browser.ts';
import { readProof } from './way-in-link.ts';

export interface WayInRoute {
  Querystring: { proof?: string; ui_locales?: string };
}

/** Takes whoever opens the link of a letter to the product, by a browser that is known from now on. */
export async function openWayIn(request: FastifyRequest<WayInRoute>, reply: FastifyReply, options: Interactions): Promise<FastifyReply> {
  const { keys, provider, webOrigin } = options;
  const personId = readProof(keys, String(request.query.proof), new Date());
  if (personId === undefined) return sendOver(request, reply, options);
  const browser = readBrowser(keys, request.headers.cookie);
  return reply
    .header('set-cookie', browserCookie(keys, browser, personId, provider))
    .header('cache-control', 'no-store')
    .redirect(`${webOrigin}/`, 303);
}
