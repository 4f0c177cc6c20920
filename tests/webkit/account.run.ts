import { codeAt } from '@trellis/server/platform/auth/second-factor/totp';
import { expect, it } from 'vitest';
import { findInLetter } from '../e2e/mailbox.ts';
import type { Browser } from './browser.ts';
import { openProduct, withBrowser } from './product.ts';
import { click, note, signIn, told, until, write } from './steps.ts';

const product = openProduct();
const email = 'ines@new.example';
const password = 'a long enough password';

it('somebody follows an invitation, sets the second step up, and is let in by the app and by a recovery code', async () => {
  process.env.TRELLIS_ORIGIN = product.origin();
  await withBrowser(async (browser) => {
    await signIn(browser, product.origin(), 'Maya Thompson');
    await browser.open(`${product.origin()}/system/center/menu/user/user`);
    await click(browser, 'main button', 'Invite');
    await until(browser, () => document.querySelector('[role="dialog"] #email') !== null);
    await write(browser, '[role="dialog"] #email', email);
    await write(browser, '[role="dialog"] #name', 'Inés Ibáñez');
    await click(browser, '[role="dialog"] button', 'Send');
    await until(browser, () => document.querySelector('main tbody')?.textContent.includes('Inés Ibáñez') === true);
  });
  await withBrowser(async (browser) => {
    await browser.resize(390, 844);
    await browser.open(`${product.origin()}${await findInLetter(email, /\/activate\?token=[\w-]+/)}`);
    await until(browser, () => document.querySelector('#repeated') !== null);
    await note(browser);
    await write(browser, '#password', password);
    await write(browser, '#repeated', password);
    await click(browser, 'button', 'Create the account');
    await until(browser, () => document.body.textContent.includes('The account is active'));
    expect(await told(browser)).toEqual([]);
    await click(browser, 'button', 'Sign in');
    await enter(browser);
    const { key, recovery } = await setUp(browser);
    for (const code of [() => codeAt(key, new Date()), () => recovery]) {
      await click(browser, 'button', 'Your account');
      await click(browser, 'button', 'Sign out');
      await enter(browser, code);
    }
  });
});

/** By their password, and what they are asked for after it. */
async function enter(browser: Browser, code?: () => string): Promise<void> {
  await until(browser, () => document.querySelector('input[name=email]') !== null);
  await write(browser, 'input[name=email]', email);
  await write(browser, 'input[name=password]', password);
  await click(browser, 'form button', '');
  if (code) {
    await until(browser, () => document.querySelector('input[name=code]') !== null);
    await write(browser, 'input[name=code]', code());
    await click(browser, 'form button', '');
  }
  await until(browser, () => location.pathname.startsWith('/system/') && document.querySelector('main h1') !== null);
}

async function setUp(browser: Browser): Promise<{ key: string; recovery: string }> {
  await browser.open(`${product.origin()}/system/menu/account`);
  await click(browser, 'main button', 'Set up');
  await note(browser);
  await until(browser, () => document.querySelector('[role="dialog"] input[type=password]') !== null);
  await write(browser, '[role="dialog"] input[type=password]', password);
  await click(browser, '[role="dialog"] button', 'Continue');
  await until(browser, () => document.querySelector('[role="dialog"] #code') !== null);
  const codes = () => [...document.querySelectorAll('[role="dialog"] code')].map(({ textContent }) => textContent.replaceAll(/\s/g, ''));
  const [key = ''] = await browser.run(codes);
  // the one before: the next one is for signing in
  await write(browser, '[role="dialog"] #code', codeAt(key, new Date(Date.now() - 30_000)));
  await click(browser, '[role="dialog"] button', 'Turn on');
  await until(browser, () => document.querySelectorAll('[role="dialog"] code').length > 3);
  const [recovery = ''] = await browser.run(codes);
  await click(browser, '[role="dialog"] button', 'I have kept them');
  expect(await told(browser)).toEqual([]);
  return { key, recovery };
}
