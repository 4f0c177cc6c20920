import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

/** Early on a Sunday eight weeks ahead, when nobody else is booked. */
const sunday = new Date(Date.now() + (56 + 7 - new Date().getUTCDay()) * 86_400_000).toISOString().slice(0, 10);
const list = [
  'Child;Coach;Date;Start;Minutes;Place;Classroom',
  `Emma Johnson;Lin Wei;${sunday};8:00;60;In the center (Web);`,
  `Emma Johnson;Lin Wie;${sunday};9:30;60;;`,
].join('\n');

test('sessions to come come in by a list: a fault is mended, they stand on the calendar, and the import is undone', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//);
  await open(maya);
  await mend(maya);
  await seeOnCalendar(maya, 2);
  await undo(maya);
  await seeOnCalendar(maya, 0);
  maya.expectQuietConsole();
  await maya.leave();
});

/** From the calendar to the upload, which offers a template. */
async function open({ page, texts, look }: Person): Promise<void> {
  const { ui, scheduleImports, imports: words } = texts;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/dataPanel/calendar`);
  await page.getByRole('button', { name: ui.import }).tap();
  await expect(page.getByRole('heading', { level: 1, name: scheduleImports.title })).toBeVisible();
  await look('the upload of sessions');
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: words.upload.template }).tap();
  expect((await template).suggestedFilename()).toBe('Sessions to import.xlsx');
}

/** A coach whom nobody knows is said at the name, which is typed over there. */
async function mend({ page, texts, look }: Person): Promise<void> {
  const { scheduleImports: ofSessions, imports: words } = texts;
  await page.locator('input[type=file]').setInputFiles({ name: 'Sessions.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await expect(page.getByText('“Lin Wie” is no coach of this center.')).toBeVisible();
  await look('the rows of sessions');
  const coach = page.getByRole('textbox', { name: says(words.preview.cell, { field: ofSessions.fields.coach, number: 3 }) });
  await coach.fill('Lin Wei');
  await page.keyboard.press('Enter');
  await expect(coach).toBeHidden();
  const start = says(ofSessions.run.start_other, { count: 2 });
  await page.getByRole('button', { name: start }).tap();
  await page.getByRole('dialog').getByRole('button', { name: start }).tap();
  await expect(page.getByText(says(ofSessions.result.title_other, { count: 2 }))).toBeVisible();
  await look('what became of a list of sessions');
  await page.getByRole('button', { name: ofSessions.result.list }).tap();
  await expect(page.getByRole('heading', { level: 1, name: texts.calendar.title })).toBeVisible();
}

async function seeOnCalendar({ page, texts, look }: Person, count: number): Promise<void> {
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/dataPanel/calendar?view=day&date=${sunday}`);
  await expect(page.getByRole('heading', { level: 1, name: texts.calendar.title })).toBeVisible();
  await expect(page.getByRole('button', { name: /Emma Johnson/ })).toHaveCount(count);
  await look(`a day with ${count} sessions of a list`);
}

async function undo({ page, texts, look }: Person): Promise<void> {
  const { scheduleImports: ofSessions, imports: words } = texts;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/dataPanel/scheduleImport`);
  await page.getByRole('button', { name: says(words.former.undoNamed, { file: 'Sessions.csv' }) }).tap();
  await expect(page.getByText(says(ofSessions.former.goes_other, { count: 2 }))).toBeVisible();
  await look('the undoing of an import of sessions');
  await page.getByRole('dialog').getByRole('button', { name: words.former.undo, exact: true }).tap();
  await expect(page.getByText(says(words.former.undone, { name: 'Maya Thompson' }))).toBeVisible();
}
