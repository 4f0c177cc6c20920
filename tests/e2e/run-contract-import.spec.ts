import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const list = [
  'Child;Clinic number;Type;Purpose;Signed on;Sessions;Left;Amount;Paid',
  'Liam Harris;;First signing;One-to-one;2025-03-31;40;26;4,000.00;1000',
  'Liam Harris;;Renewal;One-to-one;2025-09-31;20;;2000;',
].join('\n');

test('contracts that run already come in by a list: a fault is mended, what was used before is known at the child, and the import is undone', async ({
  browser,
}) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//);
  await open(maya);
  await mend(maya);
  await seeAtChild(maya);
  await undo(maya);
  maya.expectQuietConsole();
  await maya.leave();

  // a coach reads contracts and brings none in
  const lin = await signInAs(browser, 'Lin Wei', 'en-US', /\/system\//);
  await lin.page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/userContractImport`);
  await expect(lin.page.locator('input[type=file]')).toHaveCount(0);
  await lin.leave();
});

/** From the list of contracts to the upload, which offers a template. */
async function open({ page, texts, look }: Person): Promise<void> {
  const { ui, contractImports, imports: words } = texts;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/userContract`);
  await page.getByRole('button', { name: ui.import }).tap();
  await page.getByRole('menuitem', { name: texts.shell.word.contracts, exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name: contractImports.title })).toBeVisible();
  await look('the upload of contracts');
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: words.upload.template }).tap();
  expect((await template).suggestedFilename()).toBe('Contracts to import.xlsx');
}

/** A day that no month has is said at its value, and typed over there. */
async function mend({ page, texts, look }: Person): Promise<void> {
  const { contractImports: ofContracts, imports: words } = texts;
  await page.locator('input[type=file]').setInputFiles({ name: 'Contracts.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await expect(page.getByText(says(words.preview.summary, { valid: 1, faulty: 1, warned: 0 }))).toBeVisible();
  await expect(page.getByRole('row', { name: /Liam Harris First signing/ })).toBeVisible();
  await look('the rows of contracts');
  const day = page.getByRole('textbox', { name: says(words.preview.cell, { field: ofContracts.fields.signTime, number: 3 }) });
  await expect(page.getByText('“2025-09-31” is not a date.')).toBeVisible();
  await day.fill('2025-09-30');
  await page.keyboard.press('Enter');
  await expect(day).toBeHidden();
  const start = says(ofContracts.run.start_other, { count: 2 });
  await page.getByRole('button', { name: start }).tap();
  await page.getByRole('dialog').getByRole('button', { name: start }).tap();
  await expect(page.getByText(says(ofContracts.result.title_other, { count: 2 }))).toBeVisible();
  await look('what became of a list of contracts');
  await page.getByRole('button', { name: ofContracts.result.list }).tap();
  await expect(page.getByRole('heading', { level: 1, name: texts.contracts.menu.userContracts })).toBeVisible();
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/userContract?filter=Liam`);
  await expect(page.getByRole('link', { name: 'Liam Harris' })).toHaveCount(2);
}

const figure = (page: Person['page'], title: string) =>
  page.locator('.ant-statistic', { hasText: title }).locator('.ant-statistic-content-value');

async function openCredits({ page, texts }: Person): Promise<void> {
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=Liam`);
  await page.getByRole('link', { name: 'Liam Harris' }).tap();
  await page.getByRole('tab', { name: texts.subjects.detail.tabs.credits }).tap();
}

/** Of 60 sessions 14 were used before: the statement says so. */
async function seeAtChild(person: Person): Promise<void> {
  const { page, texts } = person;
  const { credits } = texts;
  await openCredits(person);
  await expect(figure(page, credits.remaining)).toHaveText('46');
  await expect(figure(page, credits.consumed)).toHaveText('14');
  await expect(page.getByRole('row', { name: new RegExp(credits.kind.opening) })).toContainText('14');
  await person.look('credits that were brought along');
}

async function undo(person: Person): Promise<void> {
  const { page, texts, look } = person;
  const { contractImports: ofContracts, imports: words, credits } = texts;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/userContractImport`);
  await page.getByRole('button', { name: says(words.former.undoNamed, { file: 'Contracts.csv' }) }).tap();
  await expect(page.getByText(says(ofContracts.former.goes_other, { count: 2 }))).toBeVisible();
  await look('the undoing of an import of contracts');
  await page.getByRole('dialog').getByRole('button', { name: words.former.undo, exact: true }).tap();
  await expect(page.getByText(says(words.former.undone, { name: 'Maya Thompson' }))).toBeVisible();
  await openCredits(person);
  await expect(figure(page, credits.remaining)).toHaveText('0');
}
