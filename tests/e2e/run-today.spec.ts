import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { signInAs } from './person.ts';
import { says } from './texts.ts';

test('from Today the next step of a session, what needs a hand and scheduling are each a tap away', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'zh-CN', /workTable/);
  const { page, texts } = maya;
  const { scheduling } = texts;
  const { gates, item, session } = texts.offlinePlans;
  const dayLine = page.getByRole('region', { name: scheduling.dayLine });
  await expect(dayLine).toBeVisible();
  await maya.look('today');

  // nothing on it is too small for a finger
  const targets = await page.locator('.today :is(a, button)').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.min(...targets)).toBeGreaterThanOrEqual(44);

  const start = dayLine.getByRole('link', { name: says(scheduling.step.of, { step: scheduling.step.start }) });
  await expect(start.first()).toBeVisible();
  // what it will be can be read before it begins
  const entry = start.first().locator('xpath=..').getByRole('button');
  // what can be done stands where it stays: nothing that comes later moves it from under a finger
  const told = Promise.withResolvers<void>();
  await page.route(/schedule\/[^/]+\/missed/, async (route) => {
    await told.promise;
    await route.continue();
  });
  await entry.tap();
  const prepare = page.getByRole('button', { name: scheduling.entry.prepare, exact: true });
  await expect(page.getByRole('term').filter({ hasText: scheduling.entry.time })).toBeVisible();
  await expect(prepare).toBeHidden();
  told.resolve();
  await expect(page.getByRole('group', { name: texts.missed.question })).toBeVisible();
  await prepare.click();
  const exercises = page.getByRole('region', { name: session.items });
  await exercises.getByRole('button').first().tap();
  await expect(page.getByText(item.materials, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: gates.start, exact: true })).toBeVisible();
  await maya.look('a session to be prepared');
  await page.goBack();

  const low = page.getByRole('region', { name: scheduling.needsHand.group.lowCredit });
  await low.getByRole('link').first().tap();
  await expect(page.getByRole('tab', { name: texts.subjects.detail.tabs.contracts, exact: true })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();

  await page.getByRole('button', { name: scheduling.form.save, exact: true }).tap();
  const drawer = page.getByRole('dialog', { name: scheduling.form.title });
  const child = drawer.getByRole('combobox', { name: texts.shell.word.child });
  await child.fill('Emma');
  await page.getByTitle('Emma Johnson').tap();
  await expect(drawer.getByRole('combobox', { name: scheduling.form.trainerId })).toBeVisible();
  await maya.look('scheduling anybody');
  maya.expectQuietConsole();
  await maya.leave();
});
