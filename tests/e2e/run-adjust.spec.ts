import { expect, type Page } from '@playwright/test';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { plans, viewSession, whileAgo } from '../resilience/complete-session.ts';
import { choose } from './choose.ts';
import { test } from './journey.ts';
import { changeReason, sayWhy } from './level-steps.ts';
import { openPlan } from './open-plan.ts';
import { desk, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';
import { asks, finishQuickly, sends } from './train-quickly.ts';

const child = 'Emma Johnson';
/** A session of this child runs since yesterday. */
const running = 'Ethan Miller';

// it trains Emma, takes rights from a role and gives them back to nobody
test.use({ ofItsOwn: 'levels and rights' });

test('a coach adjusts levels and sessions of a plan, and edits an answer until the next session may start', async ({ browser }) => {
  const lin = await signInAs(browser, 'Lin Wei', 'en-US', /workTable/, desk);
  const plan = await openChildsPlan(lin);
  await adjustLevel(lin);
  await changeReason(lin);
  await putSessionsIn(lin);
  await editAnswer(lin);
  await lockAnswer(lin);
  lin.expectQuietConsole();
  await lin.leave();

  // who did not adjust it reads why
  const daniel = await signInAs(browser, 'Daniel Reyes', 'en-US', /\/system\//, desk);
  await daniel.page.goto(plan);
  await daniel.page.getByRole('tab', { name: daniel.texts.planDifficulty.records.tab }).click();
  await expect(daniel.page.getByText('Steady enough by now').first()).toBeVisible();
  await expect(daniel.page.getByRole('button', { name: says(daniel.texts.planDifficulty.records.editOf) })).toHaveCount(0);
  daniel.expectQuietConsole();
  await daniel.leave();
});

test('a coach from whose role the writing of plans was taken reads a plan, its session and its records, and changes nothing', async ({
  browser,
}) => {
  const priya = await signInAs(browser, 'Priya Nair', 'en-US', /\/system\//, desk);
  await takeRights(priya);
  await priya.leave();
  const tom = await signInAs(browser, 'Tom Becker', 'en-US', /\/system\//, desk);
  const plan = await openChildsPlan(tom, running);
  await readPlan(tom);
  await readSession(tom);
  await readRecords(tom, plan);
  tom.expectQuietConsole(/403/);
  await tom.leave();
});

async function openChildsPlan({ page }: Person, name = child): Promise<string> {
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).first().click();
  await openPlan(page);
  return page.url();
}

async function open({ page, texts }: Person, item: string) {
  const entry = page.getByRole('menuitem', { name: item });
  // what was saved before makes the page anew, and closes a menu that opened meanwhile
  await expect(async () => {
    if (!(await entry.isVisible())) await page.getByRole('button', { name: says(texts.planLife.menu.moreOf) }).click({ timeout: 5_000 });
    await entry.click({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** What of a text stands before what it is about. */
const beginning = (text: string) => text.split('{{')[0] ?? text;

/** What is out of bounds is not offered and says why; what was adjusted is not offered again. */
async function adjustLevel(person: Person): Promise<void> {
  const { planDifficulty: words } = person.texts;
  const dialog = await open(person, words.open);
  const target = dialog.getByRole('spinbutton', { name: words.adjust.target });
  await target.fill('20');
  await expect(dialog.getByText(beginning(words.adjust.hint.aboveMax)).first()).toBeVisible();
  await target.fill('7');
  await dialog.getByRole('button', { name: words.adjust.ok, exact: true }).click();
  await expect(dialog.getByText(says(person.texts.shell.word.required, { field: words.adjust.activities }))).toBeVisible();
  await dialog.getByRole('checkbox', { disabled: false }).first().check();
  await person.read('the levels of a session');
  await sayWhy(dialog);
  await dialog.getByRole('button', { name: words.adjust.ok, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const again = await open(person, words.open);
  await again.getByRole('spinbutton', { name: words.adjust.target }).fill('8');
  await expect(again.getByText(words.adjust.hint.adjusted).first()).toBeVisible();
  await again.getByRole('button', { name: person.texts.shell.word.cancel }).click();
  await person.page.getByRole('button', { name: person.texts.shell.word.discard }).click();
  await expect(again).toHaveCount(0);
}

/** The latest one once more, the latest two, and a calming exercise: four sessions more. */
async function putSessionsIn(person: Person): Promise<void> {
  const { page, texts } = person;
  const { adjust } = texts.planSettings;
  for (const option of ['addpreoneclass', 'addpretwoclass', 'addcclass'] as const) {
    const dialog = await open(person, adjust.open);
    await dialog.getByRole('radio', { name: adjust.options[option] }).check();
    if (option === 'addcclass') await choose(dialog.getByRole('combobox', { name: adjust.course }));
    await dialog.getByRole('button', { name: adjust.ok, exact: true }).click();
    await expect(dialog).toHaveCount(0);
  }
  await page.getByRole('tab', { name: texts.offlinePlans.plan.sessions }).click();
  await expect(page.getByText(adjust.added.addcclass, { exact: true })).toHaveCount(1);
  await expect(page.getByText(adjust.added.addpreoneclass, { exact: true })).toHaveCount(3);
  await person.look('a plan with sessions put in');
}

/** An answer of the running session is edited until it is finished. */
async function editAnswer(person: Person): Promise<void> {
  const { page, texts } = person;
  const { item, plan } = texts.offlinePlans;
  const { planId } = addressOf(page);
  // its music can have been heard by now
  const startedAt = whileAgo().toISOString();
  await sends(await asks(person))('POST', `${plans}/startCourse`, { userOfflinePlanId: planId, startedAt });
  await page.reload();
  await page
    .getByRole('button', { name: says(plan.continueSession) })
    .first()
    .click();
  await expect(page).toHaveURL(/userOfflineCourseDetail/);
  await page.getByRole('button', { name: item.notDone, exact: true }).click();
  await page
    .getByRole('button', { name: says(item.editOf) })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText(item.done, { exact: true }).click();
  for (const rating of await drawer.locator('.ant-form-item:has(.ant-form-item-required) .ant-rate').all())
    await rating.getByRole('radio').nth(2).click({ force: true });
  for (const choice of await drawer.locator('.ant-form-item:has(.ant-form-item-required) .ant-radio-group').all())
    await choice.locator('label').first().click();
  await drawer.getByRole('button', { name: texts.shell.word.save }).click();
  await expect(drawer).toHaveCount(0);
}

/** Once the session is finished and the next one may start, what was answered is read and edited no more. */
async function lockAnswer(person: Person): Promise<void> {
  const { page, texts } = person;
  const { item, plan } = texts.offlinePlans;
  const { planId, num } = addressOf(page);
  const ask = await asks(person);
  const send = sends(ask);
  const session = await viewSession(send, planId, num);
  const itemId = session.items[0]?.id ?? '';
  const edit = () => ask<{ error?: { code: string } } | undefined>('PUT', `${plans}/punch`, { itemId, hasDone: false });
  const canNext = async () => (await send<{ canNext: boolean }>('GET', `${plans}/${planId}`, {})).canNext;
  expect([await canNext(), (await edit()).status]).toEqual([false, 200]);
  await finishQuickly(send, planId, num);
  expect(await canNext()).toBe(true);
  expect((await edit()).body?.error?.code).toBe('RocketSystem:SessionNotOpen');

  await page.reload();
  await expect(page.getByRole('button', { name: says(item.viewOf) }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: says(item.editOf) })).toHaveCount(0);
  await page
    .getByRole('button', { name: says(item.viewOf) })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: texts.shell.word.save })).toHaveCount(0);
  await person.look('an answer that is only read');
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/detail/userOfflinePlanDetail?planId=${planId}`);
  await expect(page.getByRole('button', { name: plan.startNext })).toBeEnabled();
}

function addressOf(page: Page): { planId: string; num: number } {
  const { searchParams } = new URL(page.url());
  return { planId: searchParams.get('planId') ?? '', num: Number(searchParams.get('num')) };
}

/** Whoever looks after the platform takes from a role what runs plans. */
async function takeRights({ page, texts }: Person): Promise<void> {
  const { admins } = texts;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/manage/role/org?role=IndependentCoach`);
  const known: Record<string, string> = admins.policy;
  for (const policy of ['RocketSystem.UserOfflinePlan.Write', 'RocketSystem.Schedule.Write', 'RocketSystem.UserAssessment.Write'])
    await choose(
      page.getByRole('combobox', { name: `${admins.roles.decision}: ${known[policy] ?? policy}`, exact: true }),
      admins.roles.deny,
    );
  await page.getByRole('button', { name: says(admins.roles.save_other) }).click();
  await expect(page.getByText(admins.roles.saved)).toBeVisible();
}

async function readPlan(person: Person): Promise<void> {
  const { page, texts } = person;
  const { offlinePlans, planLife, familyPages } = texts;
  await expect(page.getByRole('button', { name: says(planLife.menu.recordsOf) })).toBeVisible();
  for (const name of [offlinePlans.plan.startNext, offlinePlans.plan.schedule, texts.music.start, familyPages.feedback.button])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: says(planLife.menu.moreOf) })).toHaveCount(0);
  await person.look('a plan that is only read');
}

/** A session that runs is seen as it stands; nothing of it can be touched, and the center takes nothing either. */
async function readSession(person: Person): Promise<void> {
  const { page, texts } = person;
  const { abandon, finish, forms, item, session } = texts.offlinePlans;
  await page
    .getByRole('button', { name: says(texts.offlinePlans.plan.continueSession) })
    .first()
    .click();
  await expect(page.getByText(session.readOnly)).toBeVisible();
  for (const name of [item.done, item.notDone, finish.button, abandon.button, texts.music.start])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: says(item.editOf) })).toHaveCount(0);
  await person.look('a session that is only read');
  await page.getByRole('button', { name: forms.show, exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await expect(sheet.locator('input:enabled, textarea:enabled, [contenteditable]')).toHaveCount(0);
  await expect(sheet.getByRole('button', { name: finish.button })).toHaveCount(0);
  await page.keyboard.press('Escape');

  const { planId, num } = addressOf(page);
  const ask = await asks(person);
  const { body: seen } = await ask<SessionView>('GET', `${plans}/userOfflinePlanCourse`, { userOfflinePlanId: planId, num });
  const first = { itemId: seen.items[0]?.id, hasDone: true };
  const refused = await Promise.all([
    ask('POST', `${plans}/punch`, first),
    ask('PUT', `${plans}/punch`, first),
    ask('POST', `${plans}/punchForNum`, { sessionId: seen.id, feedbacks: [] }),
    ask('POST', `${plans}/numDone`, { userOfflinePlanId: planId, num }),
    ask('POST', `${plans}/abandonCourse`, { sessionId: seen.id, reason: 'Not mine' }),
    ask('POST', `${plans}/note`, { sessionId: seen.id, text: 'Not mine' }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
}

async function readRecords({ page, texts }: Person, plan: string): Promise<void> {
  await page.goto(plan);
  for (const name of [texts.planLife.renewals.tab, texts.offlinePlans.plan.records, texts.planDifficulty.records.tab]) {
    await page.getByRole('tab', { name }).click();
    const records = page.getByRole('tabpanel', { name });
    await expect(records).toBeVisible();
    await expect(records.getByRole('button', { name: says(texts.planDifficulty.records.editOf) })).toHaveCount(0);
  }
}
