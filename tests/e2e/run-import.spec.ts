import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { desk, signInAs } from './person.ts';
import { says } from './texts.ts';

const list = [
  'First name;Last name;Birthday;Gender;Grade;Clinic number;Guardian;Relation;Guardian phone',
  'Tilda;Holm;2018-05-06;female;3;I-1;Ute Holm;mother;+1 212 555 0155',
  'Otto;Holm;2020-01-31;male;1;I-2;Ute Holm;mother;+1 212 555 0155',
  'Juno;;2020-02-31;female;1;I-1;;;',
].join('\n');

test('a list of children is looked through row by row, its faults stay behind, and the rest is added at once', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  const { page, texts, look } = maya;
  const { subjectImports: words, subjects, shell } = texts;
  await page.getByRole('navigation').first().getByRole('link', { name: shell.menu.subjects, exact: true }).click();
  await page
    .getByRole('button', { name: subjects.import })
    .or(page.getByRole('link', { name: subjects.import }))
    .click();
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await look('the upload of a list');

  await page.locator('input[type=file]').setInputFiles({ name: 'children.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  const summary = says(words.preview.summary, { valid: 2, faulty: 1 }).source.replace(/\$$/, '');
  await expect(page.getByText(new RegExp(summary))).toBeVisible();
  await look('the rows of a list');
  await page.getByText(says(words.preview.faulty, { count: 1 })).click();
  await expect(page.getByRole('row', { name: /Juno/ })).toBeVisible();
  await look('a row with faults');

  await page.getByRole('button', { name: says(words.run.start_other, { count: 2 }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says(words.run.start_other, { count: 2 }) })
    .click();
  await expect(page.getByText(says(words.result.title_other, { count: 2 }))).toBeVisible();
  await look('what became of an import');
  await page.getByRole('button', { name: words.result.list }).click();
  await expect(page.getByRole('row', { name: /Tilda Holm/ })).toContainText('I-1');
  await expect(page.getByRole('row', { name: /Otto Holm/ })).toContainText('I-2');

  await page.getByRole('navigation').first().getByRole('link', { name: shell.menu.guardians, exact: true }).click();
  await expect(page.getByRole('row', { name: /Ute Holm/ })).toContainText(/Otto Holm.*Tilda Holm|Tilda Holm.*Otto Holm/);
  maya.expectQuietConsole();
  await maya.leave();
});
