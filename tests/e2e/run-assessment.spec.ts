import { expect, type Page } from '@playwright/test';
import { choose } from './choose.ts';
import { test } from './journey.ts';
import { desk, openScreen, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const phone = { width: 390, height: 844 };
const child = 'Diego Ramírez';
const assessment = 'Detailed profile with report';

test('an assessment is ordered, answered by a guardian on a phone, and its report is obtained and opened', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  await order(maya);
  const link = await showCode(maya);
  const rosa = await openScreen(browser, 'es-ES', phone);
  await agree(rosa, link);
  await answer(rosa);
  await submit(rosa);
  await obtain(maya);
  await openReport(maya);
  await regenerate(maya);
  maya.expectQuietConsole();
  rosa.expectQuietConsole();
  await maya.leave();
  await rosa.leave();
});

const rowOf = (page: Page) => page.getByRole('row', { name: new RegExp(assessment) });

/** What the assessment depends on is looked at first, then it is chosen from what is offered. */
async function order({ page, texts: { assessments, credits, shell, subjects }, look }: Person): Promise<void> {
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=Diego`);
  await page.getByRole('link', { name: child }).click();
  // it costs one of the child's assessments
  await page.getByRole('tab', { name: subjects.detail.tabs.credits }).click();
  await page.getByRole('button', { name: credits.change.addAssessments }).click();
  const given = page.getByRole('dialog', { name: credits.change.addAssessments });
  await choose(given.getByRole('combobox', { name: credits.change.tag }), 'Preassessment');
  await given.getByLabel(credits.change.times).fill('1');
  await given.getByRole('button', { name: shell.word.save }).click();
  await expect(given).toBeHidden();
  await page.getByRole('tab', { name: subjects.detail.tabs.assessments }).click();
  await expect(page.getByText(assessments.emptyTitle)).toBeVisible();
  await look('a child without assessments');
  await page.getByRole('button', { name: assessments.order }).click();
  const check = page.getByRole('dialog', { name: subjects.check.title });
  await expect(check.getByText(subjects.fields.birthday)).toBeVisible();
  await look('the facts that an assessment depends on');
  await check.getByRole('button', { name: subjects.check.goOn }).click();
  const drawer = page.getByRole('dialog', { name: says(assessments.orderTitle, { child }) });
  await drawer.getByRole('checkbox', { name: assessment }).check();
  await drawer.getByRole('button', { name: assessments.choose }).click();
  await expect(drawer.getByRole('group', { name: assessments.chosen }).getByText(assessment)).toBeVisible();
  await look('the choice of assessments');
  await drawer.getByRole('button', { name: assessments.orderSave, exact: true }).click();
  await expect(page.getByText(assessments.assessmentSuccessfully)).toBeVisible();
  await expect(rowOf(page).getByText(assessments.status.None)).toBeVisible();
}

async function showCode({ page, texts: { assessments, shell }, look }: Person): Promise<string> {
  await rowOf(page).getByRole('button', { name: assessments.action.code }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: says(assessments.code.label, { name: assessment, child }) })).toBeVisible();
  await look('the code of an assessment');
  const link = await dialog.locator('code').innerText();
  await dialog.getByRole('button', { name: shell.word.close, exact: true }).last().click();
  return link;
}

async function agree({ page, texts: { assessments }, look }: Person, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: assessments.consent.title })).toBeVisible();
  await look('the consent on a phone');
  await page.getByRole('button', { name: assessments.consent.agree }).tap();
}

/** Page after page; what was answered is there again after a reload. */
async function answer({ page, texts: { questionnaires }, look }: Person): Promise<void> {
  await expect(page.getByText('Tropieza o se cae en terreno llano')).toBeVisible();
  await look('an assessment on a phone');
  await answerPage(page, 'A menudo');
  await page.getByRole('button', { name: 'Siguiente' }).tap();
  await answerPage(page, 'A menudo');
  await expect(page.getByRole('progressbar', { name: says(questionnaires.form.answered, { answered: 6, questions: 22 }) })).toBeVisible();
  await expect(page.getByText(questionnaires.savedAll)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Falla al atrapar o lanzar la pelota')).toBeVisible();
  for (const given of ['A menudo', 'A veces', 'A veces', 'Casi nunca', 'Casi nunca']) {
    await answerPage(page, given);
    await page.getByRole('button', { name: 'Siguiente' }).tap();
  }
  await answerPage(page, 'Casi nunca');
}

async function submit({ page, texts: { questionnaires, shell }, look }: Person): Promise<void> {
  await page.getByRole('button', { name: questionnaires.submit }).tap();
  const dialog = page.getByRole('dialog');
  const warning = dialog.getByText(questionnaires.submitDes);
  await expect(warning).toHaveCSS('color', 'rgb(198, 40, 40)');
  await look('the question before an assessment is submitted');
  await dialog.getByRole('button', { name: shell.word.submit, exact: true }).tap();
  await expect(page.getByRole('heading', { name: questionnaires.phone.doneTitle })).toBeVisible();
}

/** The report is there, and costs one of the assessments that the center bought. */
async function obtain({ page, texts: { assessments }, look }: Person): Promise<void> {
  await page.reload();
  await expect(rowOf(page).getByText(assessments.status.ReportedReady)).toBeVisible();
  await expect(rowOf(page).getByRole('button', { name: assessments.action.report, exact: true })).toHaveCount(0);
  await look('an assessment whose report is to be obtained');
  await rowOf(page).getByRole('button', { name: assessments.action.obtain }).click();
  await page.getByRole('dialog').getByRole('button', { name: assessments.action.obtain }).click();
  await expect(page.getByText(assessments.obtained)).toBeVisible();
}

async function openReport({ page, texts: { assessments, offlinePlans, ui } }: Person): Promise<void> {
  const opening = page.waitForEvent('popup');
  await rowOf(page).getByRole('button', { name: assessments.action.report, exact: true }).click();
  const report = await opening;
  await report.waitForURL(/\/m\/rocketReport\?to=[\w-]+&t=[\w-]+&h=[\w-]+&ts=\d+$/);
  await expect(report.getByRole('heading', { level: 1, name: assessments.report.title })).toBeVisible();
  await expect(report.getByText(child)).toBeVisible();
  await expect(report.getByRole('listitem').filter({ hasText: assessments.report.focusLevel.above }).first()).toContainText('Balance');
  const file = report.waitForEvent('download');
  await report.getByRole('button', { name: ui.downloadPdf }).click();
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
  await report.getByRole('link', { name: assessments.makePlan }).click();
  const plan = report.getByRole('dialog', { name: says(offlinePlans.createPlan.title, { name: child }) });
  await expect(plan.getByText(says(offlinePlans.createPlan.recommended))).toBeVisible();
  await expect(plan.getByLabel(offlinePlans.createPlan.difficulty)).not.toHaveValue('');
  await expect(plan.getByRole('radio', { name: assessment })).toBeChecked();
  await expect(plan.getByRole('listitem').filter({ hasText: 'Balance' })).toBeVisible();
  await report.close();
}

async function regenerate({ page, texts: { assessments }, look }: Person): Promise<void> {
  await page.getByRole('button', { name: assessments.regenerate }).click();
  const dialog = page.getByRole('dialog', { name: assessments.regenerating.title });
  await dialog.getByRole('button', { name: assessments.regenerating.start, exact: true }).click();
  await expect(dialog.getByText(assessments.regenerating.status.Success, { exact: true })).toBeVisible();
  await expect(dialog.getByText(says(assessments.regenerating.progress, { done: 1, total: 1 }))).toBeVisible();
  await look('the progress of reports that are made anew');
}

/** Gives the same answer to each of the three questions of a page. */
async function answerPage(page: Page, given: string): Promise<void> {
  const questions = page.locator('form').getByRole('radiogroup');
  await expect(questions).toHaveCount(3);
  for (const question of await questions.all()) {
    await question.locator('label').filter({ hasText: given }).tap();
    await expect(question.getByRole('radio', { name: given })).toBeChecked();
  }
}
