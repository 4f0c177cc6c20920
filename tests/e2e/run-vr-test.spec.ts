import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const list = '/system/center/menu/statistic/vratList';
const cases = '/system/manage/statistic/vratCaseList';

test('a VR test is ordered for a child, its code copied and shown, and medical support sees the case', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  const child = await orderTest(maya);
  await showCode(maya, child);
  maya.expectQuietConsole();
  await maya.leave();

  const nora = await signInAs(browser, 'Nora Lindqvist', 'es-ES', new RegExp(`${cases}(\\?|$)`), desk);
  await expect(nora.page.getByRole('heading', { level: 1 })).toHaveText(nora.texts.vrClassroom.cases.title);
  await nora.page.locator('tbody').getByRole('button', { name: child }).first().tap();
  const drawer = nora.page.getByRole('dialog');
  await expect(drawer.getByText(nora.texts.vrClassroom.status.CodeIssued)).toBeVisible();
  await nora.look('a case');
  nora.expectQuietConsole();
  await nora.leave();
});

/** From the menu of the last child of the list, who has no test yet; answers the child's name. */
async function orderTest(person: Person): Promise<string> {
  const { page, texts } = person;
  const words = texts.vrClassroom.add;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject`);
  const row = page.locator('tbody tr.ant-table-row').last();
  const child = await row.locator('a').first().innerText();
  await row.getByRole('button', { name: says(texts.subjects.actions.of, { name: child }) }).tap();
  await page.getByRole('menuitem', { name: words.action }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(texts.subjects.fields.birthday, { exact: true })).toBeVisible();
  await person.look('the facts that a test depends on');
  await dialog.getByRole('button', { name: texts.subjects.check.goOn }).click();
  await choose(dialog.getByLabel(words.location));
  await person.look('the form of a test');
  await dialog.getByRole('button', { name: words.order }).tap();
  const code = await dialog.getByRole('status').innerText();
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  await dialog.getByRole('button', { name: words.copy }).tap();
  await expect(page.locator('.toasts').getByText(texts.vrClassroom.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await dialog.getByRole('button', { name: words.done }).tap();
  await expect(page).toHaveURL(new RegExp(list));
  await expect(page.locator('tbody tr.ant-table-row').first()).toContainText(code);
  return child;
}

/** The QR of the new test: it counts down to closing by itself. */
async function showCode(person: Person, child: string): Promise<void> {
  const { page, texts } = person;
  const words = texts.vrClassroom;
  await page
    .getByRole('button', { name: says(words.actions.of, { name: child }) })
    .first()
    .tap();
  await page.getByRole('menuitem', { name: words.actions.qr }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('timer')).toContainText(/3\d|40/);
  await expect(dialog.locator('canvas, svg').first()).toBeVisible();
  await person.look('the code of a test');
  await dialog.locator('.ant-modal-footer').getByRole('button', { name: texts.shell.word.close }).tap();
  await expect(dialog).toBeHidden();
}
