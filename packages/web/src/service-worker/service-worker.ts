/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { mediaCache } from '../app/offline/media-cache.ts';

// keeps on the device what a coach's day is drawn with, so that a page begins without a network; what it shows is kept by the page itself
declare const self: ServiceWorkerGlobalScope;
/** What the build made of it, and the page that all of it begins with. */
declare const keptFiles: { url: string; revision: string | null }[];

/** What is no page of the desk: links of guests, signing in, calls, files. */
const notPages = [/^\/(m|api|oidc|storage|assets|health|callback)\b/, /\.\w+$/];

precacheAndRoute(keptFiles);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(new NetworkOnly({ plugins: [{ handlerDidError: async () => (await matchPrecache('/')) ?? Response.error() }] }), {
    denylist: notPages,
  }),
);
// music of sessions without a network; a player asks for parts of it
registerRoute(
  ({ request }) => request.destination === 'audio',
  new NetworkOnly({
    plugins: [
      {
        handlerDidError: async ({ request }) => {
          const kept = await caches.match(new URL(request.url).pathname, { cacheName: mediaCache });
          if (!kept) return Response.error();
          return request.headers.has('range') ? createPartialResponse(request, kept) : kept;
        },
      },
    ],
  }),
);
// pages that are open go on with the files of their build: the server keeps them
void self.skipWaiting();
clientsClaim();
