import { randomBytes } from 'node:crypto';

/** A value that marks the one style and the one script of one page as ours. */
export const newNonce = (): string => randomBytes(16).toString('base64url');

/** The content security policy of the pages that the sign-in service draws itself; `leadsTo` is an app that one leads back to. */
export function pagePolicy(nonce: string, webOrigin: string, leadsTo = ''): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    // the mark of the tab
    'img-src data:',
    // A form's answer may lead back to the web app or to an app, which browsers count as a target of the form.
    `form-action 'self' ${webOrigin} ${leadsTo}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
