import { expect, type Locator } from '@playwright/test';
import type { Person } from './person.ts';
import { says } from './texts.ts';

/** Writes the same into a text of every language. */
export async function fillTexts(within: Locator, label: string, text: string): Promise<void> {
  for (const language of ['English', '中文', 'Español']) await within.getByLabel(`${label} · ${language}`, { exact: true }).fill(text);
}

/** From the menu to the form of something new. */
export async function openForm({ page, texts: { shell } }: Person, label: string, add: string): Promise<Locator> {
  await page.getByRole('link', { name: label, exact: true }).click();
  // the page before it may have an addition whose name holds this one, and stands until the next is loaded
  await page.getByRole('button', { name: add, exact: true }).first().click();
  await expect(page.getByRole('dialog').getByRole('button', { name: shell.word.save })).toBeVisible();
  return page.getByRole('dialog');
}

/** Narrows a list to what a text finds: what is added last stands on its last page. */
export async function searchList({ page }: Person, text: string): Promise<void> {
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill(text);
  await expect(page.locator('tbody tr.ant-table-row')).toHaveCount(1);
}

/** Gives what a row names another status. */
export async function changeStatus({ page, texts: { shell, ui } }: Person, name: string, status: 'Public' | 'Expire'): Promise<void> {
  await page.getByRole('button', { name: says(ui.rows.actionsOf, { name }) }).click();
  await page.getByRole('menuitem', { name: ui.status.action }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: ui.status[status], exact: true }).check();
  await dialog.getByRole('button', { name: shell.word.save }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(name) }).getByText(ui.status[status], { exact: true })).toBeVisible();
}

/** Saves a form; what it made or changed stands in the list. */
export async function saveForm({ page, texts: { shell } }: Person, drawer: Locator, shown: string): Promise<void> {
  await drawer.getByRole('button', { name: shell.word.save }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
}

/** Publishes a draft from its row. */
export async function publishVersion({ page, texts: { ui } }: Person, name: string, version: number): Promise<void> {
  await page.getByRole('button', { name: says(ui.rows.actionsOf, { name }) }).click();
  await page.getByRole('menuitem', { name: says(ui.version.publish, { version, name }) }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: ui.version.publishOk }).click();
  await expect(question).toBeHidden();
}
