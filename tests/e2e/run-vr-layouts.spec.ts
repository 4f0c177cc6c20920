import { expect, type Locator } from '@playwright/test';
import { test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';

test('a center chooses how its reports are laid out', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'es-ES', /\/system\//, desk);
  const { page, texts } = maya;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/statistic/vratList`);
  const layout = await openSettings(maya);
  await expect(layout(texts.vrClassroom.settings.versions.words)).toBeChecked();
  await layout(texts.vrClassroom.settings.versions.measures).check();
  await maya.look('how reports are handed out');
  await page.getByRole('dialog').getByRole('button', { name: texts.shell.word.save }).tap();
  await expect(page.getByRole('dialog')).toBeHidden();
  const again = await openSettings(maya);
  await expect(again(texts.vrClassroom.settings.versions.measures)).toBeChecked();
  maya.expectQuietConsole();
  await maya.leave();
});

/** Answers the layouts of reports for parents. */
async function openSettings({ page, texts }: Person): Promise<(version: string) => Locator> {
  await page.getByRole('button', { name: texts.vrClassroom.settings.title }).tap();
  const group = page.getByRole('dialog').getByRole('radiogroup').first();
  await expect(group).toBeVisible();
  return (name) => group.getByRole('radio', { name, exact: true });
}
