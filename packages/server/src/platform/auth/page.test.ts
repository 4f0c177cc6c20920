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
    expect(drawn()).toMatch(/<link rel="icon" href="data:image\/svg\+xml,[^"]+">/);
    expect(pagePolicy('n', 'https://trellis.example')).toContain('img-src data:;');
  });
});
