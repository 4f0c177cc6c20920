import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { tabTo } from './keys.ts';
import { desk, signInAs } from './person.ts';

const phone = { width: 390, height: 844 };
const today = /workTable/;

test('by a few keys somebody finds a child, goes to a page and begins something', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'es-ES', today, desk);
  const { page, texts } = maya;
  const { palette, subjects, shell } = texts;
  const find = page.getByRole('combobox', { name: palette.title });
  const title = page.getByRole('heading', { level: 1 });

  await page.keyboard.press('Control+k');
  await expect(find).toBeFocused();
  await maya.look('the palette');
  await find.fill('R-1014');
  await expect(page.getByRole('option', { name: /Lucas Anderson/ })).toHaveAttribute('aria-selected', 'true');
  await find.press('Enter');
  await expect(page).toHaveURL(/subjectDetail\?id=/);
  await expect(title).toContainText('Lucas Anderson');
  // a tab that has the focus is called what it says
  const tab = page.getByRole('tablist').first().getByRole('tab', { selected: true });
  const name = (await tab.textContent()) ?? '';
  await tabTo(page, tab);
  await expect(tab).toHaveAccessibleName(name);

  // who was opened last is there before anything is typed
  await page.getByRole('button', { name: shell.find }).click();
  await expect(page.getByRole('group', { name: palette.recent }).getByRole('option').first()).toContainText('Lucas Anderson');
  await find.fill('no such thing');
  await expect(page.getByText(palette.nothing)).toBeVisible();
  await find.fill(palette.addContract.slice(0, 12));
  await find.press('Enter');
  await expect(page.getByRole('dialog', { name: texts.contracts.add })).toBeVisible();
  // coming back does not begin it again
  await page.reload();
  await expect(title).toContainText(shell.menu.userContracts);
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(title).toContainText(shell.menu.subjects);
  await expect(page.getByRole('link', { name: 'Diego Ramírez', exact: true })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: palette.keys })).toBeVisible();
  await maya.look('the keys');
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: subjects.add });
  await expect(form).toBeVisible();
  // over a form, and in a field, keys are keys
  await form.getByRole('textbox').first().pressSequentially('gsn?');
  await expect(form).toBeVisible();
  await expect(form.getByRole('textbox').first()).toHaveValue('gsn?');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: texts.shell.word.discard }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // what was closed gives the focus back where it came from: whoever was quicker presses once more
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('textbox', { name: subjects.filters.search })).toBeFocused({ timeout: 1000 });
  }).toPass();

  // Today lists nothing to search, and is mostly for scheduling
  await page.keyboard.press('Tab');
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(title).toContainText(texts.scheduling.title);
  await page.keyboard.press('/');
  await expect(find).toBeFocused();
  // what was chosen here stands beside who was opened
  await expect(page.getByRole('group', { name: palette.recent }).getByRole('option').last()).toContainText(palette.addContract);
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: texts.scheduling.form.title })).toBeVisible();
  maya.expectQuietConsole();
  await maya.leave();
});

test('whoever looks after all centers finds their children, and adds a center, by a few letters', async ({ browser }) => {
  const priya = await signInAs(browser, 'Priya Nair', 'zh-CN', /\/system\//, desk);
  const { page, texts } = priya;
  const find = page.getByRole('combobox', { name: texts.palette.title });
  await page.keyboard.press('Control+k');
  await find.fill('Lucas And');
  await expect(page.getByRole('option', { name: /Lucas Anderson/ })).toHaveAttribute('aria-selected', 'true');
  await find.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Lucas Anderson' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/child=/);
  await page.keyboard.press('Control+k');
  await find.fill(texts.palette.addCenter);
  await find.press('Enter');
  await expect(page.getByRole('dialog', { name: texts.tenancy.form.add.Center })).toBeVisible();
  priya.expectQuietConsole();
  await priya.leave();
});

test('the menu stays as somebody left it, in sight, and lies over the page of a phone for one choice', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', today, desk);
  const { page, texts } = maya;
  const { shell } = texts;
  const menu = page.getByRole('navigation', { name: shell.menu.label });
  const children = menu.getByRole('link', { name: shell.menu.subjects, exact: true });
  const group = menu.locator('summary', { hasText: shell.menu.groups.user });
  const toggle = page.getByRole('button', { name: shell.menu.label });

  await group.click();
  await expect(children).toBeHidden();
  await page.reload();
  await expect(menu.getByRole('link', { name: shell.menu.today })).toBeVisible();
  await expect(children).toBeHidden();
  await group.click();
  await toggle.click();
  await page.reload();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect((await menu.boundingBox())?.width).toBeLessThan(80);
  await maya.look('a narrow menu');
  await children.click();
  await expect(page.getByRole('link', { name: 'Diego Ramírez', exact: true })).toBeVisible();
  // the page beside the menu, which scrolls for itself
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 2000);
  await expect(toggle).toBeInViewport();
  await expect(children).toBeInViewport();

  await page.setViewportSize(phone);
  await expect(menu).toBeHidden();
  await toggle.click();
  await expect(children).toBeVisible();
  await maya.look('the menu of a phone');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await toggle.click();
  await menu.getByRole('link', { name: shell.menu.guardians, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(shell.menu.guardians);
  await expect(menu).toBeHidden();
  maya.expectQuietConsole();
  await maya.leave();
});

test('a menu longer than the screen shows where one is, and moves no page for it', async ({ browser }) => {
  const priya = await signInAs(browser, 'Priya Nair', 'en-US', /\/system\//, { width: 1440, height: 480 });
  const { page, texts } = priya;
  const entries = page.getByRole('navigation', { name: texts.shell.menu.label }).getByRole('link');
  await entries.first().waitFor();
  const path = (await entries.nth(-3).getAttribute('href')) ?? '';
  await page.goto(new URL(path, page.url()).href);
  const current = entries.and(page.locator('[aria-current]'));
  await expect(current).toHaveAttribute('href', path);
  await expect(current).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  priya.expectQuietConsole();
  await priya.leave();
});
