import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { desk, signInAs } from './person.ts';

test('an address that leads nowhere, or to somebody else’s page, says so', async ({ browser }) => {
  const person = await signInAs(browser, 'Maya Thompson', 'en-US', /workTable/, desk);
  const { page, texts } = person;
  const to = (path: string) => page.goto(`${process.env.TRELLIS_ORIGIN}${path}`);

  await to('/system/center/menu/user/nowhere');
  await expect(page.getByRole('heading', { name: texts.shell.notFound.title })).toBeVisible();
  await person.look('an unknown address');
  await page.getByRole('button', { name: texts.shell.error.home }).tap();
  await expect(page).toHaveURL(/workTable/);

  await to('/system/manage/role/admin');
  await expect(page.getByText(texts.shell.pageRefused)).toBeVisible();
  await expect(page).toHaveURL(/workTable/);

  // of where the sides begin, their own leads to their first page, and another one nowhere
  await to('/system/center');
  await expect(page).toHaveURL(/workTable/);
  await expect(page.getByText(texts.shell.pageRefused)).toHaveCount(0);
  await to('/system/enterprise');
  await expect(page.getByText(texts.shell.pageRefused)).toBeVisible();
  await expect(page).toHaveURL(/workTable/);

  // a list never stands on a page that it does not have, nor in an order that nobody knows
  await to('/system/center/menu/user/subject?page=99&sorting=nonsense');
  await expect(page.getByRole('link', { name: 'Robin Sample' })).toBeVisible();
  await expect(page).not.toHaveURL(/page=99|nonsense/);
  person.expectQuietConsole(/400/);
  await person.leave();
});
