import { type Browser, expect } from '@playwright/test';
import { choose } from './choose.ts';
import { test } from './journey.ts';
import { changeStatus, fillTexts, openForm, publishVersion, saveForm, searchList } from './library-steps.ts';
import { openPlan } from './open-plan.ts';
import { desk, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';
import { asks, finishQuickly, sends } from './train-quickly.ts';

// what is published here would stand in the sessions of other journeys
test.use({ ofItsOwn: 'versions of an exercise' });

const category = 'Balance on beams';
const asked = 'How steady was the step?';
const askedNext = 'How steady was each step?';
const exercise = 'Walk the beam';
const exerciseNext = 'Walk the beam backwards';
const plan = 'Beams, three sessions';
const child = 'Santiago Hernández';
const center = 'Riverside Child Development Centre';

test('an editor publishes an exercise with its question; a session that began keeps both as they were, the next one has what was published since', async ({
  browser,
}) => {
  const hannah = await signInAs(browser, 'Hannah Cole', 'en-US', /\/system\/manage\/content\/tag/, desk);
  await addQuestion(hannah);
  await addExercise(hannah);
  await addPlan(hannah);
  await grantPlan(browser);
  const daniel = await signInAs(browser, 'Daniel Reyes', 'en-US', /workTable/, desk);
  await createPlan(daniel);
  await startSession(daniel);
  await expectExercise(daniel, exercise, asked);

  await publishNext(hannah);
  await daniel.page.reload();
  await expectExercise(daniel, exercise, asked);
  await answer(daniel);
  await startSession(daniel);
  await expectExercise(daniel, exerciseNext, askedNext);
  await withdraw(hannah);
  await daniel.page.reload();
  await expectExercise(daniel, exerciseNext, askedNext);
  await readFirst(daniel);
  await restore(hannah);
  for (const person of [hannah, daniel]) {
    person.expectQuietConsole();
    await person.leave();
  }
});

async function addQuestion(hannah: Person): Promise<void> {
  const { page, texts } = hannah;
  const { programs, shell } = texts;
  const { fields } = programs.feedbackProperties;
  const drawer = await openForm(hannah, shell.menu.feedbackProperties, programs.feedbackProperties.add);
  await fillTexts(drawer, fields.displayName, asked);
  await drawer.getByLabel(fields.isRequired).check();
  await drawer.getByLabel(fields.type, { exact: true }).click();
  await page.getByTitle(programs.type.Rating, { exact: true }).click();
  await drawer.getByLabel(programs.extras.count).fill('4');
  await saveForm(hannah, drawer, asked);
}

async function addExercise(hannah: Person): Promise<void> {
  const { page, texts } = hannah;
  const { programs, shell, trainingParts } = texts;
  const { fields } = programs.trainingPrograms;
  const sort = await openForm(hannah, shell.menu.programCategories, trainingParts.programCategories.add);
  await sort.getByLabel(shell.word.code).fill('BEAMS');
  await fillTexts(sort, shell.word.name, category);
  await saveForm(hannah, sort, category);
  // the last becomes the first
  const rows = page.locator('tbody tr.ant-table-row');
  await rows.filter({ hasText: category }).dragTo(rows.first());
  await expect(rows.first()).toContainText(category);
  await page.reload();
  await expect(rows.first()).toContainText(category);
  const drawer = await openForm(hannah, shell.menu.trainingPrograms, programs.trainingPrograms.add);
  await drawer.getByLabel(fields.code, { exact: true }).fill('BEAM-01');
  await fillTexts(drawer, fields.title, exercise);
  await fillTexts(drawer, fields.content, 'Heel to toe along the beam.');
  await drawer.getByLabel(fields.difficulty, { exact: true }).fill('3');
  await drawer.getByLabel(fields.difficulty2, { exact: true }).fill('3');
  await choose(drawer.getByLabel(fields.categories), category);
  await choose(drawer.getByLabel(fields.feedbackProperties), asked);
  // as the coach will have it
  const preview = drawer.locator('.ant-card').filter({ hasText: programs.preview.coach });
  await expect(preview.getByText(exercise)).toBeVisible();
  await expect(preview.getByText(asked)).toBeVisible();
  await hannah.look('an exercise with its question');
  await drawer.getByRole('button', { name: shell.word.save }).click();
  await expect(drawer).toBeHidden();
  await searchList(hannah, exercise);
  const row = page.getByRole('row', { name: new RegExp(exercise) });
  await expect(row.getByText(texts.ui.status.Unpublish, { exact: true }).first()).toBeVisible();
  await publishVersion(hannah, exercise, 1);
  await expect(row.getByText(texts.ui.version.draft)).toBeHidden();
  await expect(row.getByText(texts.ui.status.Public, { exact: true })).toBeVisible();
}

/** A rule whose only category is that of the exercise: every session has it. */
async function addPlan(hannah: Person): Promise<void> {
  const { page, texts } = hannah;
  const { planTemplates, shell } = texts;
  const drawer = await openForm(hannah, shell.menu.offlinePlanTemplates, planTemplates.offlinePlanTemplates.add);
  await drawer.getByLabel(shell.word.code).fill('BEAMS-03');
  await fillTexts(drawer, shell.word.name, plan);
  await drawer.getByRole('button', { name: planTemplates.rules.add }).click();
  const rule = drawer.getByRole('group', { name: says(planTemplates.rules.rule, { place: 1 }) });
  await rule.getByLabel(planTemplates.rules.sessionCount, { exact: true }).fill('3');
  await choose(rule.getByLabel(says(planTemplates.rules.category, { of: 'Rule 1', place: 1 })), category);
  const preview = drawer.getByRole('region', { name: planTemplates.preview.title });
  await expect(preview.getByText(new RegExp(exercise))).toHaveCount(3);
  await saveForm(hannah, drawer, plan);
  await publishVersion(hannah, plan, 1);
  await expect(page.getByRole('row', { name: new RegExp(plan) }).getByText(texts.ui.status.Public)).toBeVisible();
}

async function grantPlan(browser: Browser): Promise<void> {
  const priya = await signInAs(browser, 'Priya Nair', 'en-US', /\/system\/manage/, desk);
  const { page, texts } = priya;
  const { library } = texts.tenancy.grants;
  await page.getByRole('link', { name: texts.shell.menu.libraryGrants, exact: true }).click();
  await page.getByRole('button', { name: library.several }).click();
  const drawer = page.getByRole('dialog');
  await choose(drawer.getByLabel(library.items), plan);
  await choose(drawer.getByLabel(texts.shell.word.centers, { exact: true }), center);
  await drawer.getByRole('button', { name: texts.shell.word.save, exact: true }).click();
  await expect(drawer).toBeHidden();
  priya.expectQuietConsole();
  await priya.leave();
}

async function createPlan({ page, texts }: Person): Promise<void> {
  const { createPlan: words, plan: card } = texts.offlinePlans;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=Santiago`);
  await page.getByRole('link', { name: child }).click();
  await page.getByRole('tab', { name: texts.subjects.detail.tabs.plan, exact: true }).click();
  await page.getByRole('button', { name: card.create, exact: true }).click();
  const drawer = page.getByRole('dialog');
  await choose(drawer.getByLabel(words.template), plan);
  await drawer.getByRole('button', { name: words.submit, exact: true }).click();
  await expect(drawer).toBeHidden();
  await openPlan(page);
}

/** What comes next of the plan whose page is open. */
async function startSession({ page, texts }: Person): Promise<void> {
  const { gates, item, plan: card } = texts.offlinePlans;
  await page.getByRole('button', { name: card.startNext, exact: true }).click();
  const start = page.getByRole('dialog').getByRole('button', { name: gates.start, exact: true });
  const done = page.getByRole('button', { name: item.done, exact: true });
  await expect(start.or(done)).toBeVisible();
  if (await start.isVisible()) await start.click();
  await expect(done).toBeVisible();
}

/** The exercise that is on now, and what its form asks. */
async function expectExercise({ page, texts }: Person, title: string, question: string): Promise<void> {
  const { item } = texts.offlinePlans;
  await expect(page.getByRole('group', { name: item.current }).getByRole('heading', { name: title, exact: true })).toBeVisible();
  await page.getByRole('button', { name: item.addFeedback }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByText(question, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
}

async function publishNext(hannah: Person): Promise<void> {
  const { page, texts } = hannah;
  const { programs, shell } = texts;
  const drawer = page.getByRole('dialog');
  await page.getByRole('link', { name: shell.menu.feedbackProperties, exact: true }).click();
  await page.getByText(asked, { exact: true }).click();
  await fillTexts(drawer, programs.feedbackProperties.fields.displayName, askedNext);
  await saveForm(hannah, drawer, askedNext);
  await page.getByRole('link', { name: shell.menu.trainingPrograms, exact: true }).click();
  await searchList(hannah, exercise);
  await page.getByText(exercise, { exact: true }).click();
  await fillTexts(drawer, programs.trainingPrograms.fields.title, exerciseNext);
  await saveForm(hannah, drawer, exerciseNext);
  await publishVersion(hannah, exerciseNext, 2);
}

/** From now on no plan takes it; in front of all others it would have been the first that is offered. */
async function withdraw(hannah: Person): Promise<void> {
  const { page, texts } = hannah;
  const { shell, ui } = texts;
  await changeStatus(hannah, exerciseNext, 'Expire');
  await page.getByRole('button', { name: says(ui.rows.actionsOf, { name: exerciseNext }) }).click();
  await page.getByRole('menuitem', { name: ui.sort.action }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('spinbutton', { name: ui.sort.label }).fill('0');
  await dialog.getByRole('button', { name: shell.word.save }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: shell.menu.trainingPrograms, exact: true }).click();
  const first = page.locator('tbody tr.ant-table-row').first();
  await expect(first).toContainText(exerciseNext);
  await expect(first).toContainText(ui.status.Expire);
  await hannah.look('the exercises in their order, one of them withdrawn');
  await expectInPreview(hannah, 0);
}

async function restore(hannah: Person): Promise<void> {
  await hannah.page.getByRole('link', { name: hannah.texts.shell.menu.trainingPrograms, exact: true }).click();
  await changeStatus(hannah, exerciseNext, 'Public');
  await expectInPreview(hannah, 3);
}

/** How many sessions have the exercise, were the plan published by its rule now. */
async function expectInPreview({ page, texts }: Person, sessions: number): Promise<void> {
  const { planTemplates, shell } = texts;
  await page.getByRole('link', { name: shell.menu.offlinePlanTemplates, exact: true }).click();
  await page.getByText(plan, { exact: true }).click();
  const drawer = page.getByRole('dialog');
  const preview = drawer.getByRole('region', { name: planTemplates.preview.title });
  await expect(preview.getByText(says(planTemplates.preview.session, { num: 3 }))).toBeVisible();
  await expect(preview.getByText(new RegExp(exerciseNext))).toHaveCount(sessions);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
}

/** The form as it was when the session began; the rest of the session past the page. */
async function answer(daniel: Person): Promise<void> {
  const { page, texts } = daniel;
  const { item } = texts.offlinePlans;
  await page.getByRole('button', { name: item.addFeedback }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('radio').nth(2).click();
  await form.getByRole('button', { name: texts.shell.word.save, exact: true }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText(texts.offlinePlans.session.saving)).toBeHidden();
  const address = new URL(page.url());
  const planId = address.searchParams.get('planId') ?? '';
  await finishQuickly(sends(await asks(daniel)), planId, 1);
  await page.getByRole('link', { name: texts.offlinePlans.session.back }).click();
}

/** What the first session asked is read as it was asked. */
async function readFirst({ page, texts }: Person): Promise<void> {
  const { item, session } = texts.offlinePlans;
  const address = new URL(page.url());
  address.searchParams.set('num', '1');
  await page.goto(address.href);
  await expect(page.getByText(session.readOnly)).toBeVisible();
  await page.getByRole('button', { name: says(item.viewOf, { title: exercise }) }).click();
  await expect(page.getByRole('dialog').getByText(asked, { exact: true })).toBeVisible();
}
