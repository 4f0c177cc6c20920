import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { readPdf } from '@trellis/server/testing/pdf';
import { test } from './journey.ts';
import { findInLetter } from './mailbox.ts';
import { desk, openScreen, type Person, signInAs } from './person.ts';

const phone = { width: 390, height: 844 };
const email = 'eva.berg@home.example';

test('the report of a finished test is saved for parents and mailed; a parent opens the letter on a phone', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'es-ES', /\/system\//, desk);
  await openReport(maya);
  const words = maya.texts.vrClassroom.documents;
  await maya.look('the report of a test');
  await maya.page.emulateMedia({ media: 'print' });
  await expect(maya.page.locator('#content'), 'its sheets stand upright').toHaveCSS('page', 'auto');
  await maya.page.emulateMedia({ media: 'screen' });
  const saved = await savedPdf(maya.page, words.of.parent);
  expect([saved.language, saved.title.includes(words.of.parent)]).toEqual(['es', true]);

  await maya.page.getByRole('button', { name: words.mail }).tap();
  const dialog = maya.page.getByRole('dialog');
  await dialog.getByLabel(words.email).fill('abc');
  await dialog.getByRole('button', { name: words.send }).tap();
  await expect(dialog.getByText(maya.texts.shell.word.emailInvalid)).toBeVisible();
  await maya.look('the mail of a report');
  await dialog.getByLabel(words.email).fill(email);
  await dialog.getByRole('button', { name: words.send }).tap();
  await expect(dialog).toBeHidden();
  maya.expectQuietConsole();
  await maya.leave();

  const parent = await openScreen(browser, 'es-ES', phone);
  await parent.page.goto(await findInLetter(email, /https?:\/\/[^\s"\\<]+\/m\/vratReport#[\w-]+/));
  await expect(parent.page.getByRole('heading', { level: 1 })).toContainText(words.of.parent);
  await parent.look('the page of a mailed report');
  expect((await savedPdf(parent.page, parent.texts.ui.downloadPdf)).language).toBe('es');
  parent.expectQuietConsole();
  await parent.leave();
});

test('an agent opens a child at its VR tests', async ({ browser }) => {
  const keiko = await signInAs(browser, 'Keiko Mori', 'zh-CN', /subjectList/, desk);
  const { page, texts } = keiko;
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('Emma');
  await expect(page.locator('tbody tr.ant-table-row')).toHaveCount(1);
  await page.locator('tbody').getByRole('button', { name: 'Emma Johnson' }).tap();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('tab', { name: texts.subjects.detail.tabs.vratTest, exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(drawer.getByRole('tabpanel').getByRole('table').first()).toBeVisible();
  await keiko.look('the VR tests of a child as an agent sees them');
  keiko.expectQuietConsole();
  await keiko.leave();
});

/** The report of the test that finished last. */
async function openReport({ page, texts }: Person): Promise<void> {
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/statistic/vratList?status=Finished`);
  await page.locator('tbody tr.ant-table-row').first().getByRole('button').last().tap();
  await page.getByRole('menuitem', { name: texts.vrClassroom.actions.report }).tap();
  await page.waitForURL(/vratReport/);
  await expect(page.getByRole('group', { name: texts.vrClassroom.documents.label })).toBeVisible();
}

async function savedPdf(page: Page, button: string) {
  const saved = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('button', { name: button, exact: true }).tap();
  return readPdf(readFileSync(await (await saved).path()));
}
