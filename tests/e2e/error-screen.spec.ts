import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { desk, openScreen, signInAs } from './person.ts';

test('a page that breaks is replaced by the error screen, reported, and Home leads back', async ({ browser }) => {
  const person = await signInAs(browser, 'Maya Thompson', 'en-US', /workTable/, desk);
  const { page, texts } = person;
  const reports: string[] = [];
  await page.route('http://127.0.0.1:9/**', async (route) => {
    reports.push(route.request().postData() ?? '');
    await route.fulfill({ status: 200, json: {} });
  });
  await page.route('**/api/rocketAdmin/schedule/today*', (route) => route.fulfill({ json: { nothing: 'as promised' } }));
  await person.startReporting();
  await page.reload();

  await expect(page.getByText(texts.shell.error.title)).toBeVisible();
  await person.look('the error screen');
  await expect.poll(() => reports.join('\n')).toContain('exception');
  expect(reports.join('\n')).not.toContain('Maya');

  await page.unrouteAll();
  await page.getByRole('button', { name: texts.shell.error.home }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.scheduling.title);
  await person.leave();
});

test('a browser that is too old, and one without JavaScript, say so in place of an empty page', async ({ browser }) => {
  // what a family opens first; the pages of signing in are drawn by the product
  const address = `${process.env.TRELLIS_ORIGIN}/m/questionnaire`;
  const old = await browser.newPage();
  await old.addInitScript(() => Reflect.deleteProperty(Promise, 'withResolvers'));
  await old.goto(address);
  for (const lang of ['en', 'zh-Hans', 'es']) await expect(old.getByRole('alert').locator(`[lang="${lang}"]`)).toBeVisible();
  await old.close();

  const without = await browser.newPage({ javaScriptEnabled: false });
  await without.goto(address);
  for (const lang of ['en', 'zh-Hans', 'es']) await expect(without.locator(`noscript [lang="${lang}"]`)).toBeVisible();
  await without.close();

  const current = await browser.newPage();
  await current.goto(address);
  await expect(current.getByRole('heading').first()).toBeVisible();
  await expect(current.locator('#outdated')).toBeHidden();
  await current.close();
});

test('no page tries what its policy forbids', async ({ browser }) => {
  const person = await openScreen(browser, 'en-US', desk);
  const { page, texts } = person;
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`${location.pathname} was refused ${effectiveDirective}: ${blockedURI}`);
    }),
  );
  await page.goto(process.env.TRELLIS_ORIGIN ?? '');
  await page.getByRole('button', { name: /Maya Thompson/ }).tap();
  await page.waitForURL(/workTable/);
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject`);
  await page.getByRole('button', { name: texts.subjects.add, exact: true }).tap();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: texts.shell.word.save, exact: true }).tap();
  await expect(drawer.locator('[aria-invalid="true"]').first()).toBeVisible();
  person.expectQuietConsole();
  await person.leave();
});
