import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { accountErrors } from '@trellis/contract/account/errors';
import { unzip } from '@trellis/server/testing/unzip';
import { test } from './journey.ts';
import { desk, signInAs } from './person.ts';
import { says } from './texts.ts';

test('an administrator takes along everything of the center, and everything of one child', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  const { page, texts } = maya;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/manage/ownData`);
  await expect(page.getByRole('heading', { name: texts.tenancy.ownData.title })).toBeVisible();
  await maya.look('what a center takes along');
  const all = await taken(page, () => page.getByRole('button', { name: texts.tenancy.ownData.csv }).click());
  expect(all.name).toMatch(/\.zip$/);
  expect([...unzip(all.content).keys()]).toEqual(
    expect.arrayContaining(['subjects.csv', 'sessions.csv', 'answers.csv', 'user_contracts.csv']),
  );

  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=Diego`);
  await page.getByRole('link', { name: 'Diego Ramírez' }).click();
  const takeAlong = page.getByRole('menuitem', { name: texts.subjects.actions.takeAlong });
  // the page is still arriving: a menu that closes with a part of it is opened again
  await expect(async () => {
    await page.getByRole('button', { name: texts.subjects.actions.of.replace('{{name}}', 'Diego Ramírez') }).click();
    await expect(takeAlong).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const one = await taken(page, () => takeAlong.click());
  expect(one.name).toMatch(/^Diego Ramírez .*\.json$/);
  expect(JSON.parse(one.content.toString())).toMatchObject({ subjects: [{ name: 'Diego Ramírez' }] });
  maya.expectQuietConsole();
  await maya.leave();
});

test('an administrator makes a key for another program, which reads what they read until it is ended', async ({ browser, request }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'es-ES', /\/system\//);
  const { page, texts } = maya;
  const { keys, menu, secret } = texts.connections;
  const origin = process.env.TRELLIS_ORIGIN;
  await page.goto(`${origin}/system/center/menu/manage/connections`);
  await expect(page.getByRole('heading', { name: menu.connections })).toBeVisible();
  await page.getByRole('button', { name: keys.add }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(texts.shell.word.name, { exact: true }).fill('Contabilidad');
  await form.getByLabel(texts.shell.word.password).fill('not the password');
  await form.getByRole('button', { name: keys.make }).click();
  await expect(form.getByText(accountErrors['Trellis:WrongPassword'].es)).toBeVisible();
  await form.getByLabel(texts.shell.word.password).fill('trellis-demo');
  await form.getByRole('button', { name: keys.make }).click();
  const told = page.getByRole('dialog', { name: keys.shownTitle });
  const key = (await told.getByText(/^trellis_/).textContent()) ?? '';
  await maya.look('a key that is shown once');
  await told.getByRole('button', { name: secret.kept }).click();
  const read = () => request.get(`${origin}/api/business/subject/simpleList`, { headers: { authorization: `Bearer ${key}` } });
  expect(JSON.stringify(await (await read()).json())).toContain('Diego Ramírez');
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: keys.docs }).click();
  await triesACall(await opening, key);
  await page.getByRole('button', { name: says(keys.endNamed, { name: 'Contabilidad' }) }).click();
  await page.getByRole('dialog').getByRole('button', { name: keys.end, exact: true }).click();
  await expect(page.getByText(keys.none)).toBeVisible();
  expect((await read()).status()).toBe(401);
  maya.expectQuietConsole(/400/);
  await maya.leave();
});

/** The page of the API makes the call that is opened there with the key alone: without it nobody is signed in. */
async function triesACall(page: Page, key: string): Promise<void> {
  const call = page.locator('details[data-method=get][data-path="/api/business/subject/simpleList"]');
  await call.locator('summary').click();
  await call.getByRole('button', { name: 'Send' }).click();
  await expect(call.getByRole('status')).toContainText('Trellis:NotSignedIn');
  await page.getByLabel('API key or access token').fill(key);
  await call.getByLabel('filter').fill('Diego');
  await call.getByRole('button', { name: 'Send' }).click();
  await expect(call.getByRole('status')).toContainText('Diego Ramírez');
  await expect(call.getByRole('status')).toContainText('200 in');
  await page.close();
}

async function taken(page: Page, ask: () => Promise<void>): Promise<{ name: string; content: Buffer }> {
  const arriving = page.waitForEvent('download');
  await ask();
  const file = await arriving;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}
