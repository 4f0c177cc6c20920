import { type Browser, expect } from '@playwright/test';
import type { Locale } from '@trellis/contract/languages';
import { findInLetter } from './mailbox.ts';
import { desk, openScreen, type Person } from './person.ts';

const link = /\/activate\?token=[\w-]+/;
export const password = 'a long enough password';

/** Follows the mailed link, chooses a password, signs in with it. */
export async function join(browser: Browser, locale: Locale, email: string, name: string): Promise<Person> {
  const person = await openScreen(browser, locale, desk);
  const { page, texts } = person;
  const { link: words } = texts.users;
  await page.goto(`${process.env.TRELLIS_ORIGIN}${await findInLetter(email, link)}`);
  await page.getByLabel(words.newUser.name).fill(name);
  await page.getByLabel(texts.shell.word.password, { exact: true }).fill(password);
  await page.getByLabel(words.newUser.repeat).fill(password);
  await person.look('an invitation');
  await page.getByRole('button', { name: words.newUser.submit }).click();
  await expect(page.getByText(words.accountActive)).toBeVisible();
  await page.getByRole('button', { name: words.signIn }).click();
  await enter(person, email);
  await page.waitForURL(/\/system\//);
  return person;
}

/** Who opens the link once more is told that it was used. */
export async function expectUsed(browser: Browser, locale: Locale, email: string): Promise<void> {
  const person = await openScreen(browser, locale, desk);
  const { page, texts } = person;
  await page.goto(`${process.env.TRELLIS_ORIGIN}${await findInLetter(email, link)}`);
  await expect(page.getByRole('heading', { name: texts.users.link.userAlreadyActive.title })).toBeVisible();
  await person.look('an invitation that was used');
  await person.leave();
}

/** Signs in on the page that asks for it. */
export async function enter({ page }: Person, email: string): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button').first().click();
}
