import { expect, type Locator } from '@playwright/test';
import { test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const norms = '/system/manage/assessment/norms';

test('medical support makes the next norms out of a sheet, whose bad cell is named, and sees what is scored', async ({ browser }) => {
  const nora = await signInAs(browser, 'Nora Lindqvist', 'zh-CN', /\/system\//, desk);
  const { page, texts } = nora;
  const words = texts.vrClassroom.norms;
  await page.goto(`${process.env.TRELLIS_ORIGIN}${norms}`);
  await expect(page.getByRole('progressbar', { name: texts.vrClassroom.scoring.title })).toHaveAttribute('aria-valuenow', '100');
  await nora.look('norms');
  await page
    .locator('tbody')
    .getByRole('button', { name: says(words.next, { name: 'demonstration 1' }) })
    .click();
  const drawer = page.getByRole('dialog');
  const cell = (row: number, column: string) => drawer.getByLabel(says(words.grid.cell, { row, column }));
  await pasteInto(cell(1, words.age), ['60\t0\t555,5\t0,15\t70', '84\t0\tabc\t0,15\t71'].join('\n'));
  await expect(cell(1, words.grid.m)).toHaveValue('555,5');
  await nora.look('norms in a table');
  await drawer.getByRole('button', { name: texts.shell.word.save }).click();
  const said = says(words.grid.at, {
    measure: texts.vrClassroom.report.measure.rtMean,
    row: 2,
    column: words.grid.m,
    problem: words.grid.problem.number.replace('{{value}}', 'abc'),
  });
  await expect(drawer.getByText(said)).toBeVisible();
  await cell(2, words.grid.m).fill('500');
  await drawer.getByRole('button', { name: texts.shell.word.save }).click();
  await expect(drawer).toBeHidden();
  await expect(page.locator('tbody tr').first()).toContainText('demonstration 2');
  await expect(page.locator('tbody tr').first()).toContainText(words.counts);
  nora.expectQuietConsole();
  await nora.leave();
});

/** What a sheet leaves in the clipboard, put into a cell. */
async function pasteInto(cell: Locator, text: string): Promise<void> {
  await cell.evaluate((input, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

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
