import { expect, type Locator, type Page } from '@playwright/test';
import { answerTrueOrFalse, handIn } from './exam-steps.ts';
import { test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const provoked = /Failed to load resource|net::ERR_/;
const trainer = 'Tom Becker';

// a paper is taken once
test.use({ ofItsOwn: 'an exam of a trainer' });

test('a trainer fails an exam, takes the makeup that was arranged, and passes', async ({ browser }) => {
  const tom = await signInAs(browser, trainer, 'en-US', /\/system\//, desk);
  await openTest(tom);
  await tom.page.getByRole('button', { name: tom.texts.exams.test.begin }).click();
  await begin(tom);
  await keepAnswers(tom);
  await handIn(tom);
  expect(tom.page.url()).not.toContain('TrainerId');
  await expect(tom.page.getByText(tom.texts.exams.status.FAILED).first()).toBeVisible();
  await tom.look('the result of an exam');

  const priya = await signInAs(browser, 'Priya Nair', 'es-ES', /\/system\/manage/, desk);
  await arrange(priya);

  await openTest(tom);
  await tom.page.getByRole('button', { name: tom.texts.exams.test.retake }).click();
  await begin(tom);
  await answerTrueOrFalse(tom);
  await handIn(tom);
  await expect(tom.page.getByText(tom.texts.exams.status.PASSED).first()).toBeVisible();
  tom.expectQuietConsole(provoked);

  await priya.page.goto(`${process.env.TRELLIS_ORIGIN}/system/manage/manage/examination`);
  await expect(priya.page.getByText(priya.texts.exams.status.PASSED).first()).toBeVisible();
  await priya.look('the exams of trainers');
  await priya.page
    .getByRole('link', { name: says(priya.texts.exams.list.openNamed, { name: trainer }) })
    .first()
    .click();
  await expect(priya.page.getByRole('columnheader', { name: priya.texts.exams.result.right }).first()).toBeVisible();
  await priya.look('a result with what is right');
  priya.expectQuietConsole();
  await tom.leave();
  await priya.leave();
});

async function openTest({ page, texts, look }: Person): Promise<void> {
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/personalCenter`);
  await page.getByRole('tab', { name: texts.certification.moduleTabs.test, exact: true }).click();
  await expect(page.getByRole('table', { name: texts.exams.test.title })).toBeVisible();
  await look('the Test tab of a module');
}

async function begin({ page, texts, look }: Person): Promise<void> {
  const start = page.getByRole('button', { name: texts.exams.panel.start, exact: true });
  await expect(start).toBeVisible();
  await look('an exam before it begins');
  await start.click();
  const time = page.getByRole('timer');
  await expect(time).toBeVisible();
  // and still is at the last question
  await page.getByRole('listitem').last().scrollIntoViewIfNeeded();
  await expect.poll(() => isOnTop(time)).toBe(true);
}

/** Whether nothing lies over something. */
const isOnTop = (what: Locator) =>
  what.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });

/** What is answered without a network arrives later, and stands there in a second tab and after a reload. */
async function keepAnswers({ page, texts, look }: Person): Promise<void> {
  await look('an exam that is taken');
  const [first, second] = [radioOf(page, 0), radioOf(page, 1)];
  await first.check();
  await expect(page.getByText(texts.exams.panel.saved)).toBeVisible();
  await page.context().setOffline(true);
  await second.check();
  await expect(page.getByText(says(texts.exams.panel.unsaved_one, { count: 1 }))).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(texts.exams.panel.saved)).toBeVisible();
  await page.reload();
  await expect(first).toBeChecked();
  await expect(second).toBeChecked();
  await answerInAnotherTab(page, texts.exams.panel.saved);
}

/** A second tab shows what the first one said, and what is said there stands in the first one too. */
async function answerInAnotherTab(page: Page, saved: string): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(radioOf(other, 0)).toBeChecked();
  await expect(radioOf(other, 1)).toBeChecked();
  await radioOf(other, 2).check();
  await expect(other.getByText(saved)).toBeVisible();
  await other.close();
  await page.reload();
  for (const group of [0, 1, 2]) await expect(radioOf(page, group)).toBeChecked();
}

const radioOf = (page: Page, group: number): Locator => page.getByRole('radiogroup').nth(group).getByRole('radio').last();

async function arrange({ page, texts, look }: Person): Promise<void> {
  const { certification, exams, shell, ui } = texts;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/manage/manage/trainingStaff`);
  await page.getByRole('button', { name: says(ui.rows.actionsOf, { name: trainer }) }).click();
  await page.getByRole('menuitem', { name: certification.trainer.open, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: says(certification.trainer.drawerTitle, { name: trainer }) });
  await drawer.getByRole('tab', { name: certification.moduleTabs.test, exact: true }).click();
  await drawer.getByRole('button', { name: exams.test.makeUp, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: says(exams.test.makeUpTitle, { name: trainer }) });
  await expect(dialog.getByLabel(exams.test.passingScore)).toHaveValue('0');
  await expect(dialog.getByLabel(exams.test.times)).toHaveValue('1');
  await dialog.getByLabel(exams.test.passingScore).fill('30');
  await look('the makeups of a trainer');
  await dialog.getByRole('button', { name: shell.word.save, exact: true }).click();
  await expect(page.getByText(exams.test.arranged)).toBeVisible();
  await drawer.getByRole('tab', { name: certification.trainer.examsTab, exact: true }).click();
  await expect(drawer.getByRole('table', { name: exams.history.title }).getByText(exams.status.FAILED)).toBeVisible();
  await look('the exams of a trainer');
}
