import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { desk, signInAs } from './person.ts';
import { says } from './texts.ts';

test('children of two pages are chosen, tagged, archived once it is shown what ends, and restored', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  const { page, texts, look } = maya;
  const { subjects, ui, shell } = texts;
  const rows = page.locator('tbody').getByRole('checkbox');
  const bar = page.getByRole('group', { name: ui.selection.label });
  const action = (name: string) => bar.getByRole('button', { name, exact: true });

  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?size=6`);
  await rows.first().check();
  await page.getByTitle('2', { exact: true }).click();
  await expect(bar.getByRole('status')).toHaveText(says(ui.selection.count_other, { count: 1 }));
  // the rows of the first page stay until those of the second are there
  await expect(rows.first()).not.toBeChecked();
  await rows.first().check();
  await expect(bar.getByRole('status')).toHaveText(says(ui.selection.count_other, { count: 2 }));
  await look('chosen rows of a list');
  await action(ui.selection.clear).click();
  await expect(bar.getByRole('status')).toBeEmpty();

  // the search box knows a clinic number as well as a name
  const number = await page.locator('tbody tr td:nth-child(3)').filter({ hasText: /\d/ }).first().innerText();
  await page.getByRole('textbox', { name: subjects.filters.search }).fill(number);
  await expect(page.locator('tbody tr.ant-table-row')).toHaveCount(1);
  await page.getByRole('button', { name: shell.clearFilters }).click();

  await page.getByRole('checkbox', { name: ui.selection.page }).check();
  await expect(bar.getByRole('status')).toHaveText(says(ui.selection.count_other, { count: 6 }));
  await action(subjects.actions.changeTag).click();
  await page.getByRole('menuitem', { name: subjects.tag.Potential }).click();
  await expect(bar.getByRole('status')).toBeEmpty();
  await expect(page.locator('tbody').getByText(subjects.tag.Potential)).toHaveCount(6);

  await page.getByRole('checkbox', { name: ui.selection.page }).check();
  await action(subjects.archive.action).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(subjects.archive.text)).toBeVisible();
  await look('what archiving several children ends');
  await dialog.getByRole('button', { name: subjects.archive.action, exact: true }).click();
  await expect(page.getByText(says(subjects.batch.archived_other)).first()).toBeVisible();
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?tag=Archived&size=24`);
  await page.getByRole('checkbox', { name: ui.selection.page }).check();
  await action(subjects.actions.restore).click();
  await expect(page.getByText(says(subjects.batch.restored_other)).first()).toBeVisible();
  await look('who stayed as they were');
  await maya.leave();
});
