import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

// it needs a class of today, and a coach with nothing open
test.use({ ofItsOwn: 'a class of today' });

const name = 'Little Movers';
const coach = 'Maya Thompson';

test('a class is booked from the calendar and stands there once', async ({ browser }) => {
  const maya = await signInAs(browser, coach, 'en-US', /workTable/, desk);
  const { page, texts } = maya;
  const { calendar, scheduling } = texts;
  const day = new Date(Date.now() + 75 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/dataPanel/calendar`);
  await page.getByRole('button', { name: scheduling.form.save, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: scheduling.form.title });
  await drawer.getByText(scheduling.entry.class, { exact: true }).click();
  await choose(drawer.getByRole('combobox', { name: scheduling.entry.class, exact: true }), name);
  await choose(drawer.getByRole('combobox', { name: scheduling.form.trainerId }), coach);
  await drawer.getByLabel(scheduling.form.time).fill(`${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)} 07:05`);
  await drawer.getByLabel(scheduling.form.time).press('Enter');
  await maya.read('the form that books a class');
  await drawer.getByRole('button', { name: scheduling.form.save, exact: true }).click();
  // of its three children one has no contract for classes
  await expect(page.getByText(scheduling.arrangeNotCovered)).toBeVisible();

  const shown = readAs(scheduling.ofClass_other);
  for (const view of ['day', 'week', 'month']) {
    await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/dataPanel/calendar?view=${view}&date=${day}`);
    await expect(page.getByRole('button', { name: new RegExp(`07:05 ${shown}`) })).toHaveCount(1);
  }
  await page.getByRole('button', { name: new RegExp(`07:05 ${shown}`) }).click();
  const detail = page.getByRole('tooltip');
  await expect(detail.getByRole('link', { name })).toBeVisible();
  await expect(detail.getByRole('button', { name: calendar.cancel.title })).toBeVisible();
  // who of a class cannot come is marked when it is held
  await expect(detail.getByRole('button', { name: calendar.childLeave })).toHaveCount(0);
  await expect(detail.getByText(scheduling.notCoveredForAll)).toBeVisible();
  await maya.read('a class on the calendar');
  maya.expectQuietConsole();
  await maya.leave();
});

test('a class is started from Today, where it is one entry, and gone on with from there', async ({ browser }) => {
  const maya = await signInAs(browser, coach, 'es-ES', /workTable/);
  const { page, texts } = maya;
  const { groupPlans, scheduling } = texts;
  const shown = readAs(scheduling.ofClass_other);
  await stepOf(maya, scheduling.step.start, shown).tap();
  const gates = page.getByRole('dialog');
  await expect(gates.getByRole('listitem').filter({ hasText: 'Ava Wilson' })).toBeVisible();
  await gates.getByRole('button', { name: says(groupPlans.start.withRest_other, { count: 2 }) }).tap();
  await expect(page).toHaveURL(/groupOfflinePlanDetail.*num=1/);
  await expect(page.getByRole('group', { name: 'Sophia Davis' })).toBeVisible();
  await page.goto(process.env.TRELLIS_ORIGIN ?? '');
  await maya.look('Today with a class that runs');
  // gone on with until its time is over, finished after it
  await stepOf(maya, scheduling.step.goOn, shown)
    .or(stepOf(maya, scheduling.step.finish, shown))
    .tap();
  await expect(page).toHaveURL(/groupOfflinePlanDetail.*num=1/);
  await expect(page.getByRole('group', { name: 'Sophia Davis' })).toBeVisible();
  maya.expectQuietConsole();
  await maya.leave();
});

/** The class with its children, as its entry has it. */
const readAs = (words: string) => words.replace('{{name}}', name).replace('{{count}}', '3');

const stepOf = ({ page, texts: { scheduling } }: Person, step: string, child: string) =>
  page.getByRole('region', { name: scheduling.dayLine }).getByRole('link', { name: says(scheduling.step.of, { step, child }) });
