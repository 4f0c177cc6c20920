import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { test } from './journey.ts';
import { openPlan } from './open-plan.ts';
import { desk, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const child = 'Emma Johnson';

test('a coach adjusts levels and sessions of a plan; whoever only reads it changes nothing', async ({ browser }) => {
  const lin = await signInAs(browser, 'Lin Wei', 'en-US', /workTable/, desk);
  const plan = await openChildsPlan(lin);
  await adjustLevel(lin);
  await changeReason(lin);
  await putSessionsIn(lin);
  await editAnswer(lin);
  lin.expectQuietConsole();
  await lin.leave();

  // who did not adjust it reads why
  const daniel = await signInAs(browser, 'Daniel Reyes', 'en-US', /\/system\//, desk);
  await daniel.page.goto(plan);
  await daniel.page.getByRole('tab', { name: daniel.texts.planDifficulty.records.tab }).click();
  await expect(daniel.page.getByText('Steady enough by now').first()).toBeVisible();
  await expect(daniel.page.getByRole('button', { name: says(daniel.texts.planDifficulty.records.editOf) })).toHaveCount(0);
  await readOnly(daniel, plan);
  daniel.expectQuietConsole();
  await daniel.leave();
});

async function openChildsPlan({ page }: Person): Promise<string> {
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=${encodeURIComponent(child)}`);
  await page.getByRole('link', { name: child }).first().click();
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
  const reason = dialog.locator('.ant-form-item').last();
  await reason.getByRole('radio').or(reason.getByRole('combobox')).or(reason.getByRole('textbox')).first().click();
  if ((await reason.getByRole('combobox').count()) > 0) await choose(reason.getByRole('combobox'));
  await dialog.getByRole('button', { name: words.adjust.ok, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const again = await open(person, words.open);
  await again.getByRole('spinbutton', { name: words.adjust.target }).fill('8');
  await expect(again.getByText(words.adjust.hint.adjusted).first()).toBeVisible();
  await again.getByRole('button', { name: person.texts.shell.word.cancel }).click();
  await expect(again).toHaveCount(0);
}

async function changeReason({ page, texts }: Person): Promise<void> {
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
async function editAnswer({ page, texts }: Person): Promise<void> {
  const { item, plan } = texts.offlinePlans;
  await page.getByRole('button', { name: plan.startNext }).first().click();
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
  // who has no session running goes on having none, for the next journey
  const { abandon } = texts.offlinePlans;
  await page.getByRole('button', { name: abandon.button }).click();
  const question = page.getByRole('dialog');
  await question.getByLabel(texts.shell.word.reason).fill('Only an answer was edited');
  await question.getByRole('button', { name: abandon.button }).click();
  await page.waitForURL(/subjectDetail/);
}

/** A role that reads plans and does not write them finds everything and can change nothing of it. */
async function readOnly({ page, texts }: Person, plan: string): Promise<void> {
  await page.route(/Account\/Info/i, async (route) => {
    const response = await route.fetch();
    const known = (await response.json()) as { grantedPolicies: string[] };
    const grantedPolicies = known.grantedPolicies.filter((policy) => !/\.(Write|ExtendClass|EndPlan)$/.test(policy));
    await route.fulfill({ response, json: { ...known, grantedPolicies } });
  });
  await page.goto(plan);
  await expect(page.getByRole('button', { name: says(texts.planLife.menu.recordsOf) })).toBeVisible();
  await page.getByRole('tab', { name: texts.offlinePlans.plan.sessions }).click();
  await expect(page.getByRole('button', { name: texts.offlinePlans.plan.startNext })).toHaveCount(0);
  await expect(page.getByRole('button', { name: says(texts.planLife.menu.moreOf) })).toHaveCount(0);
}
