import { expect, type Locator } from '@playwright/test';
import { choose } from './choose.ts';
import type { Person } from './person.ts';
import { says } from './texts.ts';

/** Answers why a level is changed, however the platform asks. */
export async function sayWhy(dialog: Locator): Promise<void> {
  const reason = dialog.locator('.ant-form-item').last();
  await reason.getByRole('radio').or(reason.getByRole('combobox')).or(reason.getByRole('textbox')).first().click();
  if ((await reason.getByRole('combobox').count()) > 0) await choose(reason.getByRole('combobox'));
}

/** Whoever changed a level says why in other words. */
export async function changeReason({ page, texts }: Person): Promise<void> {
  const { records } = texts.planDifficulty;
  await page.getByRole('tab', { name: records.tab }).click();
  await page
    .getByRole('button', { name: says(records.editOf) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByRole('textbox', { name: texts.shell.word.reason });
  await reason.fill('');
  await dialog.getByRole('button', { name: texts.shell.word.save }).click();
  await expect(dialog.getByText(records.required)).toBeVisible();
  await reason.fill('Steady enough by now');
  await dialog.getByRole('button', { name: texts.shell.word.save }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('cell', { name: 'Steady enough by now' }).first()).toBeVisible();
}
