import { expect } from '@playwright/test';
import type { Locale } from '@trellis/contract/languages';
import { recoveryTexts } from '../../packages/server/src/platform/auth/recovery-texts.ts';
import { pageLanguage } from '../../packages/server/src/platform/auth/texts.ts';
import { test } from './journey.ts';
import { findInLetter } from './mailbox.ts';
import { openScreen, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const email = 'senior@demo.trellis.example';
const password = 'another long enough password';
const locale: Locale = 'es-ES';
const { language, texts: signInTexts } = pageLanguage(locale);
const words = recoveryTexts[language];
const landing = /\/system\//;
const phone = { width: 390, height: 844 };

test('somebody who forgot their password chooses another by a mailed code, and ends a sign-in of their own', async ({ browser }) => {
  const former = await signInAs(browser, 'Daniel Reyes', locale, landing);
  const daniel = await openScreen(browser, locale, phone);
  await recover(daniel);
  await signIn(daniel);
  await daniel.page.waitForURL(landing);

  await expectSignedOut(former);
  await signIn(former);
  await former.page.waitForURL(landing);
  await endTheOther(daniel);
  await expectSignedOut(former);

  // the two passwords that differed
  daniel.expectQuietConsole(/status of 422/);
  for (const person of [daniel, former]) await person.leave();
});

/** From the sign-in page to the other password. */
async function recover(person: Person): Promise<void> {
  const { page } = person;
  await page.goto(process.env.TRELLIS_ORIGIN ?? '');
  await expect(page.getByLabel(signInTexts.email)).toBeVisible();
  await person.look('signing in on a phone');
  await page.getByRole('link', { name: signInTexts.forgotten }).tap();
  await person.look('asking for a code');
  await page.getByLabel(signInTexts.email).fill(email);
  await page.getByRole('button', { name: words.send }).tap();

  await expect(page.getByRole('status')).toHaveText(words.sent.replace('{email}', email));
  await person.look('entering the code');
  const code = await findCode();
  // as it is read off another screen
  await page.getByLabel(words.code).fill(code.toLowerCase().replace('-', ' '));
  await page.getByLabel(words.newPassword, { exact: true }).fill(password);
  await page.getByLabel(words.repeated).fill('a slip of the hand');
  await page.getByRole('button', { name: words.save }).tap();
  await expect(page.getByText(words.differs)).toBeVisible();
  await person.look('two passwords that differ');
  await page.getByLabel(words.newPassword, { exact: true }).fill(password);
  await page.getByLabel(words.repeated).fill(password);
  await page.getByRole('button', { name: words.save }).tap();
  await expect(page.getByRole('heading', { name: words.doneTitle })).toBeVisible();
  await person.look('a password that was changed');
  await page.getByRole('link', { name: signInTexts.submit, exact: true }).tap();
}

/** The letter leaves after the page has answered. */
async function findCode(): Promise<string> {
  let code = '';
  await expect(async () => {
    code = await findInLetter(email, /(?<![-\w])[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}(?![-\w])/);
  }).toPass({ timeout: 15_000 });
  return code;
}

async function signIn({ page }: Person): Promise<void> {
  await page.getByLabel(signInTexts.email).fill(email);
  await page.getByLabel(signInTexts.password).fill(password);
  await page.getByRole('button', { name: signInTexts.submit, exact: true }).tap();
}

/** Whose sign-in ended stands before the door at the next step. */
async function expectSignedOut({ page }: Person): Promise<void> {
  // told live, the page may be on its way there already, which breaks off what loads it anew
  await page.reload().catch((error: Error) => expect(error.message).toMatch(/ERR_ABORTED|Not attached/));
  await page.waitForURL(/\/oidc\//);
}

/** In the account: what is open, each by its device, and the way to end it. */
async function endTheOther(person: Person): Promise<void> {
  const { page, texts } = person;
  const { signInList } = texts.users;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/menu/account`);
  const open = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: new RegExp(`^${signInList.end}`) }) });
  await expect(open).toHaveCount(2);
  for (const one of await open.all()) await expect(one).toContainText('Chrome');
  await expect(open.filter({ hasText: signInList.current })).toHaveCount(1);
  await person.look('own sign-ins');
  await open
    .filter({ hasNotText: signInList.current })
    .getByRole('button', { name: new RegExp(`^${signInList.end}`) })
    .tap();
  await expect(page.getByText(says(signInList.ended_one, { count: 1 }))).toBeVisible();
  await expect(open).toHaveCount(1);
}
