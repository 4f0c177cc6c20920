import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { html } from './html.ts';
import { page } from './page.ts';
import { pagePolicy } from './page-policy.ts';
import { pageLanguage } from './texts.ts';

describe('a page of the sign-in', () => {
  const drawn = (theme?: 'light' | 'dark') =>
    page({ language: { ...pageLanguage('en-US'), theme }, nonce: 'n', title: 'Sign in', body: html`<p></p>` });

  it('is as light or dark as was chosen on the device, else as the system', () => {
    expect(drawn('dark')).toContain('<html lang="en-US" data-theme="dark">');
    expect(drawn('dark')).toContain('<meta name="color-scheme" content="dark">');
    expect(drawn()).toContain('<html lang="en-US">');
    expect(drawn()).toContain('<meta name="color-scheme" content="light dark">');
  });

  it('has a mark for its tab, which its policy lets the browser draw', () => {
    const webApp = readFileSync(resolve(import.meta.dirname, '../../../../web/index.html'), 'utf8');
    const [, icon] = /<link rel="icon" href="([^"]+)"/.exec(webApp) ?? [];
    expect(drawn()).toContain(`<link rel="icon" href="${icon}">`);
    expect(pagePolicy('n', 'https://trellis.example')).toContain('img-src data:;');
  });
});
