import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { desk, signInAs } from './person.ts';

const tokensOf = (page: Page) =>
  page.evaluate(() => {
    const [, kept = '{}'] = Object.entries(sessionStorage).find(([key]) => key.startsWith('oidc.user:')) ?? [];
    return JSON.parse(kept as string) as { refresh_token?: string };
  });

test('a tab that is duplicated signs in for itself, in the same place, and the first one stays as it is', async ({ browser }) => {
  const sofia = await signInAs(browser, 'Sofía Martín', 'en-US', /choseRoles/, desk);
  const { page } = sofia;
  await page.locator('.ant-card', { hasText: 'Riverside' }).getByRole('button').click();
  await page.waitForURL(/workTable/);
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const first = (await tokensOf(page)).refresh_token;
  expect(first).toBeTruthy();

  // a window that a page opens on its own address begins with what its tab keeps, as a duplicate does
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => void window.open(window.location.href));
  const copy = await opened;
  await expect
    .poll(async () => (await tokensOf(copy).catch(() => ({ refresh_token: first }))).refresh_token, { timeout: 15_000 })
    .not.toBe(first);
  await copy.waitForURL(/menu\/user\/subject/);
  await expect(copy.getByRole('banner')).toContainText('Riverside');
  await expect(copy.getByRole('heading', { level: 1 })).toBeVisible();

  // each goes on after it was loaded anew
  await Promise.all([page.reload(), copy.reload()]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(copy.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await tokensOf(page)).refresh_token).toBe(first);
  await copy.close();
  await sofia.leave();
});
