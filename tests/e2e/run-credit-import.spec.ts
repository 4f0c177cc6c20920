import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const list = [
  'Child;Clinic number;Credit;How many left;Remark',
  'Liam Harris;;One-to-one sessions;12;From the old system',
  'Liam Harris;;FAS test;two;',
].join('\n');

test('credits of no contract come in by a list: a fault is mended, they stand at the child, and the import is undone', async ({
  browser,
}) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//);
  await open(maya);
  await mend(maya);
  await seeAtChild(maya, { sessions: '12', tests: '2' });
  await maya.look('credits of a list at their child');
  await undo(maya);
  await seeAtChild(maya, { sessions: '0', tests: '0' });
  maya.expectQuietConsole();
  await maya.leave();

  // a senior coach gives credits and reads no overview of all of them: their way is by the contracts
  const daniel = await signInAs(browser, 'Daniel Reyes', 'es-ES', /\/system\//);
  await arriveByContracts(daniel);
  await daniel.leave();

  // a coach gives no credits and brings none in
  const lin = await signInAs(browser, 'Lin Wei', 'en-US', /\/system\//);
  await lin.page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/hfs/costOverviewImport`);
  await expect(lin.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(lin.page.locator('input[type=file]')).toHaveCount(0);
  await lin.leave();
});

/** From the overview of credits to the upload, which offers a template. */
async function open({ page, texts, look }: Person): Promise<void> {
  const { ui, creditImports, imports: words } = texts;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/hfs/costOverview`);
  await page.getByRole('button', { name: ui.import }).tap();
  await expect(page.getByRole('heading', { level: 1, name: creditImports.title })).toBeVisible();
  await look('the upload of credits');
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: words.upload.template }).tap();
  expect((await template).suggestedFilename()).toBe('Credits to import.xlsx');
}

/** From the list of contracts, and back to it. */
async function arriveByContracts(coach: Person): Promise<void> {
  const { page } = coach;
  const { contracts, creditImports, ui, shell } = coach.texts;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/userContract`);
  await page.getByRole('button', { name: ui.import }).tap();
  await page.getByRole('menuitem', { name: contracts.importCredits }).tap();
  await expect(page.getByRole('heading', { level: 1, name: creditImports.title })).toBeVisible();
  const row = ['Niño o niña;Crédito;Cuántos quedan', 'Liam Harris;Sesiones individuales;3'].join('\n');
  await page.locator('input[type=file]').setInputFiles({ name: 'Créditos.csv', mimeType: 'text/csv', buffer: Buffer.from(row) });
  const start = says(creditImports.run.start_one, { count: 1 });
  await page.getByRole('button', { name: start }).tap();
  await page.getByRole('dialog').getByRole('button', { name: start }).tap();
  await page.getByRole('button', { name: creditImports.result.list }).tap();
  await expect(page.getByRole('heading', { level: 1, name: shell.word.contracts })).toBeVisible();
  coach.expectQuietConsole();
}

/** What is no number is said at its value, and typed over there; no day is asked about where there is none. */
async function mend({ page, texts, look }: Person): Promise<void> {
  const { creditImports: ofCredits, imports: words } = texts;
  await page.locator('input[type=file]').setInputFiles({ name: 'Credits.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await expect(page.getByText(says(words.preview.summary, { valid: 1, faulty: 1, warned: 0 }))).toBeVisible();
  await expect(page.getByText(words.mapping.dateOrder)).toHaveCount(0);
  await look('the rows of credits');
  const count = page.getByRole('textbox', { name: says(words.preview.cell, { field: ofCredits.fields.count, number: 3 }) });
  await expect(page.getByText('“two” is not a whole number from 1 to 1000.')).toBeVisible();
  await count.fill('2');
  await page.keyboard.press('Enter');
  await expect(count).toBeHidden();
  const start = says(ofCredits.run.start_other, { count: 2 });
  await page.getByRole('button', { name: start }).tap();
  await page.getByRole('dialog').getByRole('button', { name: start }).tap();
  await expect(page.getByText(says(ofCredits.result.title_other, { count: 2 }))).toBeVisible();
  await look('what became of a list of credits');
  await page.getByRole('button', { name: ofCredits.result.list }).tap();
  await expect(page.getByRole('heading', { level: 1, name: texts.credits.overview.title })).toBeVisible();
}

async function seeAtChild({ page, texts }: Person, { sessions, tests }: { sessions: string; tests: string }): Promise<void> {
  const { credits } = texts;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=Liam`);
  await page.getByRole('link', { name: 'Liam Harris' }).tap();
  await page.getByRole('tab', { name: texts.subjects.detail.tabs.credits }).tap();
  const left = page.locator('.ant-statistic', { hasText: credits.remaining }).locator('.ant-statistic-content-value');
  await expect(left).toHaveText(sessions);
  await expect(page.getByRole('region', { name: credits.assessments }).getByRole('row', { name: /FAS test/ })).toContainText(tests);
  await expect(page.getByRole('row', { name: /From the old system/ })).toHaveCount(sessions === '0' ? 0 : 1);
}

async function undo({ page, texts, look }: Person): Promise<void> {
  const { creditImports: ofCredits, imports: words } = texts;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/hfs/costOverviewImport`);
  await page.getByRole('button', { name: says(words.former.undoNamed, { file: 'Credits.csv' }) }).tap();
  await expect(page.getByText(says(ofCredits.former.goes_other, { count: 2 }))).toBeVisible();
  await look('the undoing of an import of credits');
  await page.getByRole('dialog').getByRole('button', { name: words.former.undo, exact: true }).tap();
  await expect(page.getByText(says(words.former.undone, { name: 'Maya Thompson' }))).toBeVisible();
}
