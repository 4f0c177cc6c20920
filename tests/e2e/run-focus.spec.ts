import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

test.use({ ofItsOwn: 'focus' });

const child = 'Oliver';

test('a coach sets up a focus program, runs it and asks to cancel it, the administrator decides, and it begins again', async ({
  browser,
}) => {
  const lin = await signInAs(browser, 'Lin Wei', 'en-US', /workTable/);
  await openFocus(lin);
  await setUp(lin);
  await run(lin);
  await askToCancel(lin);
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /workTable/);
  await openFocus(maya);
  await allow(maya);
  await beginAgain(lin);
  for (const person of [lin, maya]) {
    person.expectQuietConsole(/status of 400/);
    await person.leave();
  }
});

async function openFocus({ page, texts: { focus } }: Person): Promise<void> {
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=${child}`);
  await page
    .getByRole('link', { name: new RegExp(child) })
    .first()
    .tap();
  await page.getByRole('tab', { name: focus.title, exact: true }).tap();
}

/** Modules of every program are ticked and stay; goals come after them. */
async function setUp({ page, texts: { focus, shell }, look }: Person): Promise<void> {
  await page.getByRole('button', { name: focus.setUp.open, exact: true }).tap();
  const dialog = page.getByRole('dialog');
  const module = (name: string) => dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  for (const locked of [focus.module.Cbt, focus.module.Emotion, focus.module.ParentLearning, focus.module.ParentEmotion]) {
    await expect(module(locked)).toBeChecked();
    await expect(module(locked)).toBeDisabled();
  }
  await module(focus.module.Sleep).check();
  await look('the modules of a focus program');
  await dialog.getByRole('button', { name: focus.setUp.next, exact: true }).tap();
  await dialog.getByRole('button', { name: shell.word.save, exact: true }).tap();
  // nothing is aimed at yet
  await expect(page.getByText(focus.failed)).toBeVisible();
  await dialog.getByRole('checkbox', { name: focus.goal.CalmDown }).check();
  await dialog.getByLabel(focus.customGoal).fill('Read together');
  await look('the goals of a focus program');
  await dialog.getByRole('button', { name: shell.word.save, exact: true }).tap();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(focus.state.notStarted, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('tab', { name: focus.module.Sleep, exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: focus.module.Nutrition, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: focus.setUp.change, exact: true }).tap();
  await expect(module(focus.module.Sleep)).toBeDisabled();
  await dialog.getByRole('button', { name: shell.word.cancel, exact: true }).tap();
  await expect(dialog).toBeHidden();
}

/** What starts or stops it asks first; whoever says no leaves it as it is. */
async function run({ page, texts: { focus, shell }, look }: Person): Promise<void> {
  const state = (name: string) => page.locator('.status', { hasText: new RegExp(`^${name}$`) });
  const answer = async (button: string) => {
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: button, exact: true }).tap();
    await expect(question).toBeHidden();
  };
  await page.getByRole('button', { name: focus.goOn.button.notStarted, exact: true }).tap();
  await answer(focus.goOn.button.notStarted);
  await expect(state(focus.state.on)).toBeVisible();
  await page.getByRole('button', { name: focus.pause.button, exact: true }).tap();
  await answer(shell.word.cancel);
  await expect(state(focus.state.on)).toBeVisible();
  await page.getByRole('button', { name: focus.pause.button, exact: true }).tap();
  await answer(focus.pause.button);
  await expect(state(focus.state.paused)).toBeVisible();
  await page.getByRole('button', { name: focus.goOn.button.paused, exact: true }).tap();
  await answer(shell.word.cancel);
  await expect(state(focus.state.paused)).toBeVisible();
  await page.getByRole('button', { name: focus.goOn.button.paused, exact: true }).tap();
  await answer(focus.goOn.button.paused);
  await expect(state(focus.state.on)).toBeVisible();
  await expect(page.getByText(/^2\. Since/)).toBeVisible();
  for (let count = 1; count <= 6; count += 1) {
    await page.getByLabel(focus.thoughts.label).fill(`Calm for ${count} days`);
    await page.getByRole('button', { name: focus.thoughts.add, exact: true }).tap();
    await expect(page.getByRole('listitem').getByText(`Calm for ${count} days`)).toBeVisible();
  }
  await expect(page.getByText('Calm for 1 days')).toHaveCount(0);
  await page.getByRole('button', { name: focus.thoughts.more, exact: true }).tap();
  await expect(page.getByText('Calm for 1 days')).toBeVisible();
  await look('a focus program that runs');
}

async function askToCancel({ page, texts: { focus } }: Person): Promise<void> {
  await page.getByRole('button', { name: focus.cancellation.button, exact: true }).tap();
  await page.getByRole('dialog').getByRole('button', { name: focus.cancellation.button, exact: true }).tap();
  await expect(page.getByText(focus.cancellation.waits, { exact: true })).toBeVisible();
  // a coach does not decide upon it
  await expect(page.getByRole('button', { name: focus.review.open, exact: true })).toHaveCount(0);
}

async function allow({ page, texts: { focus, shell }, look }: Person): Promise<void> {
  await page.getByRole('button', { name: focus.review.open, exact: true }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: shell.word.save, exact: true }).tap();
  await expect(dialog.getByText(says(shell.word.required, { field: focus.review.result }))).toBeVisible();
  await look('the review of a cancellation');
  await dialog.getByRole('radio', { name: focus.result.Allow, exact: true }).check();
  await dialog.getByLabel(focus.review.notes).fill('They move away.');
  await dialog.getByRole('button', { name: shell.word.save, exact: true }).tap();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/They move away/).and(page.locator(':not(textarea)'))).toBeVisible();
}

async function beginAgain({ page, texts: { focus }, look }: Person): Promise<void> {
  await page.reload();
  await expect(page.locator('.status', { hasText: focus.state.cancelled })).toBeVisible();
  await page.getByRole('button', { name: focus.goOn.button.cancelled, exact: true }).tap();
  await page.getByRole('dialog').getByRole('button', { name: focus.goOn.button.cancelled, exact: true }).tap();
  await expect(page.getByText(/^3\. Since/)).toBeVisible();
  await page.getByRole('tab', { name: focus.module.Sleep, exact: true }).tap();
  await expect(page.getByText(focus.about.Sleep)).toBeVisible();
  await look('the sleep of a focus program');
}
