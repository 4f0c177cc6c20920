import { type Browser, expect, type Page } from '@playwright/test';
import { codeAt } from '@trellis/server/platform/auth/second-factor/totp';
import { test } from './journey.ts';
import { openScreen, signInAs } from './person.ts';

const account = '/system/center/menu/user/user';
const email = 'coach@demo.trellis.example';
const password = 'trellis-demo';

/** Types e-mail and password into the sign-in page. */
async function typePassword(page: Page): Promise<void> {
  await page.goto(process.env.TRELLIS_ORIGIN ?? '');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button').first().tap();
}

/** The code of a moment; half a minute later it is another one. */
const code = (key: string, seconds = 0) => codeAt(key, new Date(Date.now() + seconds * 1000));
const keyOn = async (page: Page) => (await page.locator('code').first().innerText()).replaceAll(/\s/g, '');

async function openAccount(browser: Browser) {
  const admin = await signInAs(browser, 'Maya Thompson', 'en-US', /workTable/);
  await admin.page.goto(`${process.env.TRELLIS_ORIGIN}${account}`);
  return admin;
}

test('a center asks its coaches for a second step: one sets it up while signing in, is let in by it, loses the device and is helped', async ({
  browser,
}) => {
  const admin = await openAccount(browser);
  const { texts } = admin;
  await admin.page.getByRole('button', { name: texts.secondFactor.title, exact: true }).tap();
  await admin.page.getByRole('checkbox', { name: 'Coach', exact: true }).check();
  await admin.look('the rule of the second step');
  await admin.page.getByRole('button', { name: texts.shell.word.save }).tap();
  await expect(admin.page.getByText(texts.secondFactor.ruleSaved)).toBeVisible();

  const coach = await openScreen(browser, 'zh-CN', { width: 390, height: 844 });
  await typePassword(coach.page);
  await expect(coach.page.getByRole('heading', { name: '设置第二步验证' })).toBeVisible();
  await coach.look('setting the second step up');
  const key = await keyOn(coach.page);
  await coach.page.locator('input[name=code]').fill('000000');
  await coach.page.locator('form button').tap();
  await expect(coach.page.getByRole('alert')).toBeVisible();
  expect(await keyOn(coach.page)).toBe(key);
  await coach.page.locator('input[name=code]').fill(code(key, -30));
  await coach.page.locator('form button').tap();
  await expect(coach.page.getByRole('heading', { name: '保存恢复码' })).toBeVisible();
  const [recovery = ''] = await coach.page.locator('.codes code').allInnerTexts();
  await coach.look('the recovery codes');
  await coach.page.locator('form button').tap();
  await coach.page.waitForURL(/workTable/);
  await coach.leave();

  const again = await openScreen(browser, 'es-ES', { width: 390, height: 844 });
  await typePassword(again.page);
  await expect(again.page.getByRole('heading', { name: 'Segundo paso' })).toBeVisible();
  await again.look('the second step');
  await again.page.locator('input[name=code]').fill(recovery);
  await again.page.locator('form button').tap();
  await again.page.waitForURL(/workTable/);
  await again.page.goto(`${process.env.TRELLIS_ORIGIN}/system/menu/account`);
  await expect(again.page.getByText(texts.secondFactor.required)).toBeVisible();
  await again.look('the account with a second step');
  await again.leave();

  await admin.page.getByRole('button', { name: texts.users.actionsOf.replace('{{name}}', 'Lin Wei') }).tap();
  await admin.page.getByRole('menuitem', { name: texts.secondFactor.remove }).tap();
  await admin.page.getByRole('dialog').getByRole('button', { name: texts.secondFactor.remove }).tap();
  await expect(admin.page.getByText(texts.secondFactor.removed.replace('{{name}}', 'Lin Wei'))).toBeVisible();
  // so that nobody else is asked for one
  await admin.page.getByRole('button', { name: texts.secondFactor.title, exact: true }).tap();
  await admin.page.getByRole('checkbox', { name: 'Coach', exact: true }).uncheck();
  await admin.page.getByRole('button', { name: texts.shell.word.save }).tap();
  await expect(admin.page.getByRole('dialog')).toBeHidden();
  admin.expectQuietConsole();
  await admin.leave();
});
