import { expect, type Page } from '@playwright/test';
import { choose } from './choose.ts';
import { test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';

const list = '/system/center/menu/user/subject';

test('what was typed is not lost by Back, the menu or an ended sign-in', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  const { page, texts } = maya;
  await page.getByRole('navigation').getByRole('link', { name: texts.shell.menu.subjects, exact: true }).tap();
  await page.waitForURL(({ pathname }) => pathname === list);
  const drawer = await typeName(maya);

  // the way back is asked about, and where it is not taken nothing changed
  await page.goBack();
  await answer(maya, texts.ui.form.keep);
  await expect(drawer.getByLabel(texts.subjects.fields.firstName)).toHaveValue('Unsaved');
  expect(new URL(page.url()).pathname).toBe(list);

  await endSignIn(page);
  await drawer.getByRole('button', { name: texts.shell.word.save }).tap();
  await signInBeside(maya);
  await expect(drawer.getByLabel(texts.subjects.fields.firstName)).toHaveValue('Unsaved');
  await drawer.getByRole('button', { name: texts.shell.word.save }).tap();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByText('Unsaved').first()).toBeVisible();

  // whoever discards leaves
  await typeName(maya);
  await page.goBack();
  await answer(maya, texts.shell.word.discard);
  await expect(page).not.toHaveURL(new RegExp(`${list}$`));
  maya.expectQuietConsole(/401/);
  await maya.leave();
});

test('what was typed stays with who is frozen meanwhile: they are told why, and go on from there once they are let in again', async ({
  browser,
}) => {
  const daniel = await signInAs(browser, 'Daniel Reyes', 'en-US', /\/system\//, desk);
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  const { page, texts } = daniel;
  await page.getByRole('navigation').getByRole('link', { name: texts.shell.menu.subjects, exact: true }).tap();
  await page.waitForURL(({ pathname }) => pathname === list);
  const drawer = await typeName(daniel);

  const { id, tenantId } = await ownIds(page);
  await turn(maya.page, { operate: 'Freeze', userId: id, tenantId });
  await drawer.getByRole('button', { name: texts.shell.word.save }).tap();
  await expect(page.getByText(new RegExp(texts.shell.willSignOut)).first()).toBeVisible();
  const ended = page.getByRole('dialog', { name: texts.shell.signInEnded.title });
  await expect(ended).toContainText(/frozen/);
  await expect(ended).toContainText(texts.shell.signInEnded.text);
  await expect.poll(() => tokenOf(page)).toBeUndefined();

  await turn(maya.page, { operate: 'Unfreeze', userId: id, tenantId });
  await signInBeside(daniel, 'Daniel Reyes');
  await expect(drawer.getByLabel(texts.subjects.fields.firstName)).toHaveValue('Unsaved');
  await drawer.getByRole('button', { name: texts.shell.word.save }).tap();
  await expect(drawer).toHaveCount(0);
  daniel.expectQuietConsole(/40[13]/);
  for (const person of [daniel, maya]) await person.leave();
});

/** What the page signs its calls with, where it is signed in. */
const tokenOf = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user:'));
    return key && (JSON.parse(sessionStorage.getItem(key) ?? '{}') as { access_token: string }).access_token;
  });

async function call<T>(page: Page, method: 'GET' | 'POST', path: string, data?: object): Promise<T> {
  const authorization = `Bearer ${await tokenOf(page)}`;
  const reply = await page.request.fetch(`${process.env.TRELLIS_ORIGIN}${path}`, {
    method,
    headers: { authorization },
    ...(data && { data }),
  });
  expect(reply.ok()).toBe(true);
  return (await reply.text()) ? ((await reply.json()) as T) : (undefined as T);
}

async function ownIds(page: Page): Promise<{ id: string; tenantId: string }> {
  const { id, tenant } = await call<{ id: string; tenant: { id: string } }>(page, 'GET', '/api/us/Account/Info');
  return { id, tenantId: tenant.id };
}

const turn = (page: Page, freezing: { operate: 'Freeze' | 'Unfreeze'; userId: string; tenantId: string }) =>
  call(page, 'POST', '/api/business/user/freezeMembership', freezing);

/** Adding a child begins at the name. */
async function typeName({ page, texts }: Person) {
  const { fields } = texts.subjects;
  await page.getByRole('button', { name: new RegExp(`${texts.subjects.add}$`) }).tap();
  const drawer = page.locator('.ant-drawer').getByRole('dialog');
  await expect(drawer.getByLabel(fields.firstName)).toBeFocused();
  await page.keyboard.type('Unsaved');
  await drawer.getByLabel(fields.lastName).fill('Typed');
  await drawer.getByLabel(fields.birthday).fill('03/14/2018');
  await drawer.getByLabel(fields.birthday).press('Enter');
  await choose(drawer.getByLabel(fields.gender, { exact: true }), texts.subjects.gender.Female);
  await choose(drawer.getByLabel(fields.gradeName, { exact: true }), texts.subjects.grade.before);
  return drawer;
}

async function answer({ page, texts }: Person, name: string): Promise<void> {
  const question = page.getByRole('dialog').filter({ hasText: texts.ui.form.discardTitle });
  await question.getByRole('button', { name }).tap();
  await expect(question).toHaveCount(0);
}

/** As when an administrator ends it: neither the token nor its renewal is taken any more, and the browser is signed in nowhere. */
async function endSignIn(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (!key.startsWith('oidc.user:')) continue;
      const user = JSON.parse(sessionStorage.getItem(key) ?? '{}') as object;
      sessionStorage.setItem(key, JSON.stringify({ ...user, access_token: 'ended', refresh_token: 'ended' }));
    }
  });
}

async function signInBeside(person: Person, name = 'Maya Thompson'): Promise<void> {
  const { page, texts } = person;
  const ended = page.getByRole('dialog', { name: texts.shell.signInEnded.title });
  await expect(ended).toBeVisible();
  await person.look('the ended sign-in');
  const [beside] = await Promise.all([
    page.waitForEvent('popup'),
    ended.getByRole('button', { name: texts.shell.signInFailed.again }).tap(),
  ]);
  await beside.getByRole('button', { name: new RegExp(name) }).tap();
  await expect(ended).toHaveCount(0);
}
