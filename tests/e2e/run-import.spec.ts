import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { desk, signInAs } from './person.ts';
import { says } from './texts.ts';

const list = [
  'First name;Last name;Birthday;Gender;Grade;Clinic number;Guardian;Relation;Guardian phone',
  'Tilda;Holm;2018-05-06;female;3;I-1;Ute Holm;mother;+1 212 555 0155',
  'Otto;Holm;2020-01-31;male;1;I-2;Ute Holm;mother;+1 212 555 0155',
  'Juno;;2020-02-31;female;1;I-1;;;',
  'Rosa;Mended;2020-02-31;female;1;I-3;;;',
].join('\n');

test('a list of children is looked through row by row, a fault is mended where it stands, the others stay behind, and an import is undone', async ({
  browser,
}) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  const { page, texts, look } = maya;
  const { imports: words, subjectImports: ofChildren, ui, shell } = texts;
  await page.getByRole('navigation').first().getByRole('link', { name: shell.menu.subjects, exact: true }).click();
  await page.getByRole('button', { name: ui.list.moreActions }).click();
  await page.getByRole('button', { name: ui.import }).click();
  await expect(page.getByRole('heading', { level: 1, name: ofChildren.title })).toBeVisible();
  await look('the upload of a list');

  await page.locator('input[type=file]').setInputFiles({ name: 'Children of May.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  const summary = says(words.preview.summary, { valid: 2, faulty: 2 }).source.replace(/\$$/, '');
  await expect(page.getByText(new RegExp(summary))).toBeVisible();
  await look('the rows of a list');
  await page.getByText(says(words.preview.faulty, { count: 2 })).click();
  await expect(page.getByRole('row', { name: /Juno/ })).toBeVisible();
  await look('a row with faults');
  // by keyboard alone: what is typed over a faulty value is looked at again, and the next fault has the focus
  const cell = (row: number) =>
    page.getByRole('textbox', { name: says(words.preview.cell, { field: ofChildren.fields.birthday, number: row }) });
  await cell(5).fill('2020-02-29');
  await expect(page.getByRole('button', { name: says(ofChildren.run.start_other, { count: 2 }) })).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(cell(5)).toBeHidden();
  await expect(page.getByRole('textbox', { name: says(words.preview.cell, { number: 4 }) }).first()).toBeFocused();

  await page.getByRole('button', { name: says(ofChildren.run.start_other, { count: 3 }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says(ofChildren.run.start_other, { count: 3 }) })
    .click();
  await expect(page.getByText(says(ofChildren.result.title_other, { count: 3 }))).toBeVisible();
  await look('what became of an import');
  await page.getByRole('button', { name: ofChildren.result.list }).click();
  await expect(page.getByRole('row', { name: /Tilda Holm/ })).toContainText('I-1');
  await expect(page.getByRole('row', { name: /Otto Holm/ })).toContainText('I-2');

  await page.getByRole('navigation').first().getByRole('link', { name: shell.menu.guardians, exact: true }).click();
  await expect(page.getByRole('row', { name: /Ute Holm/ })).toContainText(/Otto Holm.*Tilda Holm|Tilda Holm.*Otto Holm/);

  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subjectImport`);
  await page.getByRole('button', { name: says(words.former.undoNamed, { file: 'Children of May.csv' }) }).click();
  await expect(page.getByText(says(ofChildren.former.goes_other, { count: 3 }))).toBeVisible();
  await look('the undoing of an import');
  await page.getByRole('dialog').getByRole('button', { name: words.former.undo, exact: true }).click();
  await expect(page.getByText(says(words.former.undone, { name: 'Maya Thompson' }))).toBeVisible();
  await look('former imports');
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=I-1`);
  await expect(page.getByText('Tilda Holm')).toHaveCount(0);
  maya.expectQuietConsole();
  await maya.leave();
});
