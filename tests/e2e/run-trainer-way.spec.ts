import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

test.use({ ofItsOwn: 'trainer way' });

const trainer = 'Tom Becker';
const appointment = 'Rhythm with two children';

test('a trainer studies and records, a supervisor plans, gives feedback and tests, and what was stopped is only read', async ({
  browser,
}) => {
  const tom = await signInAs(browser, trainer, 'en-US', /\/system\//, desk);
  const samuel = await signInAs(browser, 'Samuel Osei', 'zh-CN', /\/system\//, desk);
  await study(tom);
  await record(tom);
  await openTrainer(samuel);
  await plan(samuel);
  await tabOf(tom, tom.texts.certification.moduleTabs.training);
  await tom.page.reload();
  await tabOf(tom, tom.texts.certification.moduleTabs.training);
  await expect(tom.page.getByRole('row', { name: new RegExp(appointment) })).toContainText('1.5');
  await expect(tom.page.getByRole('button', { name: tom.texts.certification.appointments.add })).toHaveCount(0);
  await complete(samuel);
  await test.step('tests', () => takeTest(samuel));
  await readAll(tom);
  const priya = await signInAs(browser, 'Priya Nair', 'es-ES', /\/system\//, desk);
  await stop(priya);
  for (const person of [tom, samuel, priya]) {
    person.expectQuietConsole();
    await person.leave();
  }
});

const section = (page: Page, name: string) => page.getByRole('region', { name });

async function tabOf({ page }: Person, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
}

async function study({ page, texts: { certification, shell }, look }: Person): Promise<void> {
  const { study: words, module } = certification;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/personalCenter`);
  await expect(page.getByText(module.period)).toBeVisible();
  const bar = page.getByRole('progressbar');
  await expect(bar).toHaveAttribute('aria-valuenow', '0');
  await look("a trainer's module with its courses");
  await page.getByRole('tabpanel').last().getByRole('link').first().click();
  await expect(page).toHaveURL(/trainingDetail\?moduleId=.+courseId=/);
  const parts = page.getByRole('list', { name: words.sections }).getByRole('listitem');
  await expect(parts.first()).toContainText(words.open);
  await look('a course to study');
  const count = await parts.count();
  for (let part = 0; part < count; part += 1) {
    await page.getByRole('button', { name: words.finish }).click();
    await expect(parts.nth(part)).toContainText(words.done);
  }
  await page.getByRole('link', { name: shell.menu.personalCenter, exact: true }).click();
  await expect(bar).toHaveAttribute('aria-valuenow', '100');
}

/** Whoever submits is asked first. */
const answerYes = (page: Page, { questionnaires, shell }: Person['texts']) =>
  page.getByRole('dialog').filter({ hasText: questionnaires.confirmTitle }).getByRole('button', { name: shell.word.submit }).click();

async function record({ page, texts }: Person): Promise<void> {
  const { certification, shell } = texts;
  const { trainerRecords, moduleTabs, form } = certification;
  await page.getByRole('tab', { name: moduleTabs.training, exact: true }).click();
  await page.getByRole('button', { name: trainerRecords.write }).click();
  const drawer = page.getByRole('dialog', { name: trainerRecords.title });
  await drawer.getByRole('textbox').first().fill('Rhythm and waiting');
  await drawer.getByRole('radiogroup').locator('label', { hasText: 'Fairly' }).click();
  await drawer.getByRole('button', { name: shell.word.submit }).click();
  await answerYes(page, texts);
  await expect(page.getByText(form.submitted)).toBeVisible();
  await expect(page.getByRole('button', { name: trainerRecords.read })).toBeVisible();
}

async function openTrainer({ page, texts: { certification } }: Person): Promise<void> {
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/manage/manage/trainingStaff?filter=Becker`);
  const row = page.getByRole('row', { name: new RegExp(trainer) });
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: certification.trainer.open }).click();
  await expect(page.getByRole('dialog', { name: says(certification.trainer.drawerTitle, { name: trainer }) })).toBeVisible();
}

async function plan({ page, texts: { certification, shell }, look }: Person): Promise<void> {
  const { appointments } = certification;
  await page.getByRole('button', { name: appointments.add, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: says(appointments.addTitle, { name: trainer }) });
  await drawer.getByRole('button', { name: shell.word.save }).click();
  await expect(drawer.getByText(says(certification.required, { field: appointments.name }))).toBeVisible();
  await expect(drawer.getByText('Samuel Osei')).toBeVisible();
  await drawer.getByLabel(appointments.name, { exact: true }).fill(appointment);
  await drawer.getByLabel(appointments.start).fill('03/10/2031 15:05');
  await drawer.getByLabel(appointments.start).press('Enter');
  await drawer.getByLabel(appointments.hours).fill('1.5');
  await look('the form of an appointment');
  await drawer.getByRole('button', { name: shell.word.save }).click();
  await expect(page.getByText(appointments.added)).toBeVisible();
  await expect(page.getByRole('button', { name: appointments.add, exact: true })).toBeDisabled();
}

async function complete({ page, texts: { certification, shell }, look }: Person): Promise<void> {
  const { appointments } = certification;
  const row = page.getByRole('row', { name: new RegExp(appointment) });
  await row.getByRole('button', { name: appointments.complete }).click();
  await page
    .getByRole('dialog', { name: says(appointments.completeTitle, { name: appointment }) })
    .getByRole('button', { name: appointments.complete })
    .click();
  const dialog = page.getByRole('dialog', { name: says(appointments.feedbackOn, { name: appointment }) });
  const field = dialog.getByRole('textbox', { name: appointments.feedback });
  await field.click();
  await page.keyboard.type('Calm');
  await field.press('ControlOrMeta+a');
  await dialog.getByRole('button', { name: appointments.bold }).click();
  await dialog.getByRole('switch').click();
  await look('feedback on an appointment');
  await dialog.getByRole('button', { name: shell.word.save }).click();
  await expect(page.getByText(appointments.feedbackSaved)).toBeVisible();
  await expect(row).toContainText(appointments.states.complete);
}

async function takeTest({ page, texts, look }: Person): Promise<void> {
  const { certification, shell } = texts;
  const { practicalTests, moduleTabs, sessions, form } = certification;
  await page.getByRole('tab', { name: moduleTabs.test, exact: true }).click();
  const name = practicalTests.types.OralTest;
  const oral = section(page, name);
  for (const [score, result] of [
    ['45', 'failed'],
    ['90', 'passed'],
  ] as const) {
    await oral.getByRole('button', { name: practicalTests.begin }).click();
    const drawer = page.getByRole('dialog', { name });
    await drawer.getByLabel(sessions.scoring).fill(score);
    await drawer.getByRole('radio', { name: practicalTests.states[result], exact: true }).click();
    for (const group of await drawer.getByRole('radiogroup').filter({ hasNotText: practicalTests.states.passed }).all())
      await group.locator('label').first().click();
    await drawer.getByRole('textbox').last().fill('Steady');
    await drawer.getByRole('button', { name: shell.word.submit }).click();
    await answerYes(page, texts);
    await expect(page.getByText(form.submitted).first()).toBeVisible();
    await expect(oral).toContainText(practicalTests.states[result]);
    await expect(drawer).toBeHidden();
    if (result === 'passed') break;
    await oral.getByRole('button', { name: practicalTests.retest }).click();
    await page
      .getByRole('dialog', { name: says(practicalTests.retestTitle, { name }) })
      .getByRole('button', { name: practicalTests.retest })
      .click();
    await expect(page.getByText(practicalTests.retestArranged)).toBeVisible();
  }
  await look("a trainer's practical tests");
}

async function readAll(person: Person): Promise<void> {
  const { page, texts, look } = person;
  const { appointments, moduleTabs, practicalTests } = texts.certification;
  await page.reload();
  await tabOf(person, moduleTabs.training);
  await page.getByRole('button', { name: appointments.readFeedback }).click();
  await expect(page.getByRole('dialog').locator('strong', { hasText: 'Calm' })).toBeVisible();
  await page.keyboard.press('Escape');
  await tabOf(person, moduleTabs.test);
  await expect(page.getByRole('table', { name: practicalTests.records }).getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('button', { name: practicalTests.begin })).toHaveCount(0);
  await look("a trainer's own tests");
}

async function stop(person: Person): Promise<void> {
  const { page, texts } = person;
  const { certification } = texts;
  await openTrainer(person);
  await page.getByRole('button', { name: certification.trainer.stop, exact: true }).click();
  const question = page.getByRole('dialog', { name: says(certification.trainer.stopTitle) });
  await question.getByRole('button', { name: certification.trainer.stop, exact: true }).click();
  await expect(page.getByText(certification.trainer.stopDone)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(appointment) })).toBeVisible();
  for (const gone of [certification.appointments.add, certification.appointments.changeFeedback])
    await expect(page.getByRole('button', { name: gone, exact: true })).toHaveCount(0);
}
