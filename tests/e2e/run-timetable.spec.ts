import { expect, type Locator } from '@playwright/test';
import { choose } from './choose.ts';
import { test } from './journey.ts';
import { openPlan } from './open-plan.ts';
import { type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

test('a timetable of several weeks is made, seen on the calendar, moved and canceled', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /workTable/);
  const { page, texts } = maya;
  const { scheduling, calendar, shell } = texts;
  const first = new Date(Date.now() + 70 * 86_400_000);
  const [year, month, day] = [first.getFullYear(), String(first.getMonth() + 1).padStart(2, '0'), String(first.getDate()).padStart(2, '0')];
  const dayOf = (week: number) => new Date(Date.UTC(year, first.getMonth(), first.getDate() + 7 * week)).toISOString().slice(0, 10);
  const entry = (week: number) => async (): Promise<Locator> => {
    await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/dataPanel/calendar?view=day&date=${dayOf(week)}`);
    return page.getByRole('button', { name: /Noah Williams/ });
  };

  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/dataPanel/calendar`);
  await page.getByRole('button', { name: scheduling.form.save, exact: true }).tap();
  const drawer = page.getByRole('dialog', { name: scheduling.form.title });
  await drawer.getByRole('combobox', { name: shell.word.child }).fill('Noah');
  await page.getByTitle('Noah Williams').tap();
  await choose(drawer.getByRole('combobox', { name: scheduling.form.trainerId }), 'Maya Thompson');
  await drawer.getByLabel(scheduling.form.time).fill(`${month}/${day}/${year} 07:05`);
  await drawer.getByLabel(scheduling.form.time).press('Enter');
  await drawer.getByRole('radio', { name: calendar.form.recurring }).check();
  await drawer.getByRole('spinbutton', { name: calendar.form.number }).fill('4');
  await drawer.getByRole('button', { name: scheduling.form.save, exact: true }).tap();
  await expect(page.getByText(says(calendar.scheduled_other, { count: 4 })).or(page.getByText(/4 sessions are scheduled;/))).toBeVisible();

  await (await entry(1)()).tap();
  await page.getByRole('button', { name: shell.word.edit, exact: true }).tap();
  const edit = page.getByRole('dialog', { name: calendar.edit.title });
  await edit.getByRole('radio', { name: says(calendar.range.following_other, { count: 2 }) }).check();
  await maya.look('editing what follows');
  await edit.getByLabel(scheduling.form.time).fill(`${dayOf(1).slice(5, 7)}/${dayOf(1).slice(8)}/${dayOf(1).slice(0, 4)} 08:10`);
  await edit.getByLabel(scheduling.form.time).press('Enter');
  await edit.getByRole('button', { name: shell.word.save, exact: true }).tap();
  await expect(page.getByText(says(calendar.edit.done_other, { count: 3 }))).toBeVisible();
  await expect(await entry(2)()).toContainText('08:10');
  await maya.look('a day of the calendar');

  await (await entry(2)()).tap();
  await page.getByRole('button', { name: calendar.cancel.title, exact: true }).tap();
  const cancel = page.getByRole('dialog', { name: calendar.cancel.title });
  await cancel.getByRole('radio', { name: says(calendar.range.following_one, { count: 1 }) }).check();
  await cancel.getByRole('button', { name: calendar.cancel.title, exact: true }).tap();
  await expect(page.getByText(says(calendar.cancel.done_other, { count: 2 }))).toBeVisible();
  await expect(await entry(3)()).toHaveCount(0);

  // a reading of the calendar has an end, and a colleague reads the same
  const lin = await signInAs(browser, 'Lin Wei', 'zh-CN', /workTable/);
  const asked = lin.page.waitForRequest(/\/schedule\/calendarList\?/);
  for (const view of ['week', 'month']) {
    await lin.page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/dataPanel/calendar?view=${view}&date=${dayOf(1)}&only=all`);
    await expect(lin.page.getByRole('button', { name: /08:10 Noah Williams/ })).toHaveCount(1);
  }
  expect(new URL((await asked).url()).searchParams.get('maxResultCount')).toBe('100');
  await lin.page.getByRole('button', { name: /08:10 Noah Williams/ }).tap();
  const told = lin.page.getByRole('tooltip');
  for (const fact of ['Maya Thompson', lin.texts.scheduling.platform.Web])
    await expect(told.getByText(fact, { exact: true })).toBeVisible();
  // it is not theirs to change
  await expect(told.getByRole('button', { name: lin.texts.calendar.cancel.title, exact: true })).toBeDisabled();
  lin.expectQuietConsole();
  await lin.leave();

  // the child cannot come to the first: it stays there, marked
  await (await entry(0)()).tap();
  await page.getByRole('button', { name: calendar.childLeave, exact: true }).tap();
  const leave = page.getByRole('dialog', { name: calendar.childLeave });
  await leave.getByLabel(shell.word.reason).fill('A wedding');
  await maya.look('a child that cannot come');
  await leave.getByRole('button', { name: calendar.childLeave, exact: true }).tap();
  await expect(page.getByText(texts.leaves.child.done)).toBeVisible();
  await expect(await entry(0)()).toHaveAccessibleName(new RegExp(scheduling.state.leave));

  // nothing follows the last that is left
  await (await entry(1)()).tap();
  await page.getByRole('button', { name: shell.word.edit, exact: true }).tap();
  await expect(edit.getByText(calendar.fault.last)).toBeVisible();
  await expect(edit.getByRole('radio', { name: calendar.range.following_zero })).toBeDisabled();

  await leaveFromPlan(maya);
  maya.expectQuietConsole();
  await maya.leave();
});

/** The same is said of a numbered session where its plan is, whose records tell of both. */
async function leaveFromPlan(maya: Person): Promise<void> {
  const { page, texts } = maya;
  const { planLeaves, planLife, shell } = texts;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=Noah`);
  await page.getByRole('link', { name: 'Noah Williams' }).first().tap();
  await page.getByRole('tab', { name: texts.subjects.detail.tabs.plan, exact: true }).tap();
  await openPlan(page);
  await page.getByRole('button', { name: says(planLife.menu.moreOf) }).tap();
  await page.getByRole('menuitem', { name: planLeaves.open }).tap();
  const dialog = page.getByRole('dialog', { name: says(planLeaves.title, { name: 'Noah Williams' }) });
  // the first may be of today, and over
  await choose(dialog.getByRole('combobox', { name: planLeaves.session }), 'Session 4,');
  await dialog.getByRole('button', { name: shell.word.save }).tap();
  await expect(dialog.getByText(says(shell.word.required, { field: planLeaves.flag }))).toBeVisible();
  await dialog.getByRole('radio', { name: planLeaves.flags.RequestForLeave }).check();
  await dialog.getByLabel(shell.word.reason).fill('Chickenpox');
  await maya.look('a leave from a numbered session');
  await dialog.getByRole('button', { name: shell.word.save }).tap();
  await expect(page.getByText(planLeaves.done)).toBeVisible();

  await page.getByRole('button', { name: says(planLife.menu.recordsOf) }).tap();
  await page.getByRole('menuitem', { name: planLeaves.records.open }).tap();
  const records = page.getByRole('dialog');
  for (const reason of ['Chickenpox', 'A wedding']) await expect(records.getByText(reason)).toBeVisible();
  await maya.look('leaves and absences of a plan');
}
