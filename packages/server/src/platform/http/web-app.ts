import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { webClientAt } from '../auth/web-client.ts';
import { mountAppFiles } from './app-files.ts';
import { chosenTheme, schemesOf } from './chosen-theme.ts';

const built = resolve(import.meta.dirname, '../../../../web/dist');

interface WebAppOptions {
  /** Where it is served. */
  origin: string;
  root?: string;
  /** DSN of a service that errors in the browser are reported to. */
  errorReporting?: string | undefined;
  /** Every page says that it is one. */
  isDemonstration?: boolean;
}

/** The built web app: hashed files for a year, index.html for every page with a fresh nonce for its styles. */
export async function mountWebApp(
  app: FastifyInstance,
  { origin, root = built, errorReporting, isDemonstration = false }: WebAppOptions,
): Promise<void> {
  await app.register(serveStatic, {
    root: join(root, 'assets'),
    // its own route reads the whole folder at every request, to compare how a name is spelled; nothing here is kept from anybody by its name
    serve: false,
    immutable: true,
    maxAge: '365d',
    // packed by the build; what it has not packed yet, or never does, is packed on its way
    preCompressed: true,
    index: false,
  });
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => reply.sendFile(request.params['*']));
  await app.register(serveStatic, {
    root: join(root, 'storage'),
    prefix: '/storage/',
    maxAge: '1h',
    decorateReply: false,
    index: false,
  });
  mountAppFiles(app, root);
  const page = readFileSync(join(root, 'index.html'), 'utf8')
    .replaceAll('__ERROR_REPORTING__', errorReporting ?? '')
    .replaceAll('__DEMONSTRATION__', String(isDemonstration))
    // how people sign in is known to the page before it could ask
    .replaceAll('__SIGN_IN__', JSON.stringify(webClientAt(origin)).replaceAll('"', '&quot;'));
  const reportsTo = errorReporting ? new URL(errorReporting).origin : '';
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    // Prometheus that was sent to the wrong port is to read that it was
    if (path === '/metrics' || path.startsWith('/api/') || /\.\w+$/.test(path)) return reply.callNotFound();
    const nonce = randomBytes(16).toString('base64');
    // what a link opens follows the system: it is read on devices of others
    const theme = request.url.startsWith('/m/') ? undefined : chosenTheme(request.headers.cookie);
    return reply
      .header('content-security-policy', contentSecurityPolicy(nonce, reportsTo))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        page
          .replaceAll('__CSP_NONCE__', nonce)
          .replace('__THEME__', theme ?? '')
          .replace('__COLOR_SCHEME__', schemesOf(theme)),
      );
  });
}

// some of antd's icons carry an empty style element inside their picture, where no nonce can go: the hash of nothing allows nothing else
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** antd writes style elements at run time (allowed by the nonce) and style attributes (which a nonce cannot cover). */
function contentSecurityPolicy(nonce: string, reportsTo: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src-elem 'self' 'nonce-${nonce}' ${emptyStyle}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src 'self' ${reportsTo}`.trim(),
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
