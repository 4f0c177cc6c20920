import { expect, type Locator } from '@playwright/test';
import { recordPaths } from '@trellis/contract/offline-plans/record/rules';
import { test } from './journey.ts';
import { openPlan } from './open-plan.ts';
import { desk, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const child = 'Emma Johnson';

test('what can be read of a plan opens from its card and closes again: charts, music, its record, its calendar and its sheet of paper', async ({
  browser,
}) => {
  const daniel = await signInAs(browser, 'Daniel Reyes', 'en-US', /\/system\//, desk);
  const { page, texts } = daniel;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=${encodeURIComponent(child)}`);
  const listed = page.waitForRequest(/userOfflinePlan\/list\?|userOfflinePlan\?/);
  await page.getByRole('link', { name: child }).first().click();
  await page.getByRole('tab', { name: texts.subjects.detail.tabs.plan, exact: true }).click();
  expect(new URL((await listed).url()).searchParams.get('maxResultCount')).toBe('6');

  await readFeedback(daniel);
  await readMusic(daniel);
  await readCalendar(daniel);
  await readPaper(daniel);
  await openPlan(page);
  await readSession(daniel);
  await readTrainingRecord(daniel);
  daniel.expectQuietConsole();
  await daniel.leave();
});

async function open({ page, texts }: Person, item: string): Promise<Locator> {
  await page
    .getByRole('button', { name: says(texts.planLife.menu.recordsOf) })
    .first()
    .click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  const shown = page.getByRole('dialog');
  await expect(shown).toBeVisible();
  return shown;
}

async function close({ page }: Person): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function readFeedback(person: Person): Promise<void> {
  const { records } = person.texts.familyPages;
  const drawer = await open(person, records.open);
  await expect(drawer.getByRole('figure').first()).toBeVisible();
  for (const name of [records.chart, records.trainer, records.parent, records.app]) {
    await drawer.getByRole('tab', { name, exact: true }).click();
    await expect(drawer.locator('.ant-tabs-tabpane-active, .ant-tabs-content-active')).not.toBeEmpty();
    await person.read(`feedback of a plan: ${name}`);
  }
  // what came from an app of no session
  await expect(drawer.getByText(records.noApp)).toBeVisible();
  await close(person);
}

async function readMusic(person: Person): Promise<void> {
  const { records } = person.texts.music;
  const drawer = await open(person, records.open);
  await expect(drawer.getByRole('status').filter({ hasText: says(records.shown) })).toBeVisible();
  await person.look('what was heard in a plan');
  await close(person);
}

async function readCalendar(person: Person): Promise<void> {
  await open(person, person.texts.offlinePlans.plan.calendar);
  await person.look('the calendar of a plan');
  await close(person);
}

/** As wide as paper, in each language, and saved as what is printed. */
async function readPaper(person: Person): Promise<void> {
  const { page } = person;
  for (const locale of ['zh-CN', 'es-ES', 'en-US'] as const) {
    await person.setLanguage(locale);
    const { planPrint } = person.texts;
    const drawer = await open(person, planPrint.open);
    for (const fact of [planPrint.sessions, planPrint.frequency, planPrint.duration, planPrint.module, planPrint.target])
      await expect(drawer.getByText(fact, { exact: true }).first()).toBeVisible();
    await expect(drawer.getByRole('figure').locator('canvas, svg').first()).toBeVisible();
    expect((await drawer.boundingBox())?.width).toBe(855);
    await person.look('a plan on paper');
    const saved = page.waitForEvent('download');
    await drawer.getByRole('button', { name: /PDF/ }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
    await close(person);
  }
}

/** Each session of the list leads to its page. */
async function readSession({ page, texts }: Person): Promise<void> {
  const { session, sessions } = texts.offlinePlans;
  await page
    .getByRole('link', { name: says(sessions.view, { num: 1 }), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/userOfflineCourseDetail\?.*num=1/);
  await expect(page.getByText(says(session.heading, { num: 1 }))).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: texts.offlinePlans.plan.sessions })).toBeVisible();
}

/** It stands at the address of its version, and others lead there. */
async function readTrainingRecord(person: Person): Promise<void> {
  const { page, texts } = person;
  await page.getByRole('button', { name: says(texts.planLife.menu.recordsOf) }).click();
  await page.getByRole('menuitem', { name: texts.trainingRecord.title, exact: true }).click();
  await page.waitForURL(/TrainingRecord\?planId=/i);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.trainingRecord.title);
  await person.look('the training record of a plan');
  const own = new URL(page.url());
  for (const pathname of Object.values(recordPaths)) {
    await page.goto(Object.assign(new URL(own), { pathname }).href);
    await expect(page).toHaveURL(own.href);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.trainingRecord.title);
  }
}
