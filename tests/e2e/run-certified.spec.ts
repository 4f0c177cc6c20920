import { expect, type Locator, type Page } from '@playwright/test';
import { askToPass, openCode, sayBackground, sayPlans, sayWho } from './application-steps.ts';
import { choose } from './choose.ts';
import { answerTrueOrFalse, handIn } from './exam-steps.ts';
import { join } from './join-steps.ts';
import { test } from './journey.ts';
import { desk, openScreen, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

test.use({ ofItsOwn: 'a trainer who is certified' });

const phone = { width: 390, height: 844 };
const applicant = { name: 'Irene Vidal', email: 'irene.vidal@applicants.example' };
const module = 'Foundations of training';

test('somebody who applied is trained, tested twice, supervised and certified, pays what is due, and anybody can check it', async ({
  browser,
}) => {
  const payer = await openScreen(browser, 'es-ES', phone);
  const mateo = await signInAs(browser, 'Mateo Silva', 'en-US', /\/system\//, desk);
  await test.step('the application', async () => {
    const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
    await apply(payer, await openCode(maya));
    await maya.leave();
    await pass(mateo);
  });
  const irene = await join(browser, 'es-ES', applicant.email, applicant.name);
  await test.step('the module', async () => {
    await expect(irene.page.getByText(irene.texts.certification.personal.states.approved)).toBeVisible();
    await openTrainer(mateo);
    await assign(mateo);
    await payAndStart(irene, payer);
    await study(irene);
  });
  const samuel = await signInAs(browser, 'Samuel Osei', 'zh-CN', /\/system\//, desk);
  await test.step('supervision', async () => {
    await openTrainer(samuel);
    await supervise(samuel);
    await sumUp(irene);
  });
  await test.step('the exam and its makeup', async () => {
    await makeExam(mateo);
    await takeExam(irene, irene.texts.exams.test.begin, false);
    await arrangeMakeup(mateo);
    await payMakeup(irene, payer);
    await takeExam(irene, irene.texts.exams.test.retake, true);
  });
  await test.step('practical tests', async () => {
    for (const type of ['HandsOnTest', 'OralTest'] as const) await noteTest(samuel, type);
  });
  await test.step('the certificate', async () => {
    const priya = await signInAs(browser, 'Priya Nair', 'en-US', /\/system\//, desk);
    await openTrainer(priya);
    await certify(priya);
    await priya.leave();
    await check(irene, payer);
  });
  await test.step('what Finance sees', async () => {
    const ruth = await signInAs(browser, 'Ruth Adler', 'es-ES', /\/system\//, desk);
    await seeOrders(ruth);
    await ruth.leave();
  });
  for (const person of [payer, mateo, irene, samuel]) {
    person.expectQuietConsole();
    await person.leave();
  }
});

async function apply(person: Person, link: string): Promise<void> {
  const { page, texts } = person;
  await page.goto(link);
  await sayWho(person, applicant);
  await page.getByRole('button', { name: texts.certification.apply.next }).tap();
  await sayBackground(page);
  await sayPlans(person);
}

/** Whoever looks after training passes applications of every center. */
async function pass(person: Person): Promise<void> {
  const { page, texts } = person;
  const { review } = texts.certification;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/manage/manage/trainingApplication`);
  const { dialog } = await askToPass(person, applicant);
  await dialog.getByRole('button', { name: review.pass, exact: true }).click();
  await expect(page.getByText(review.passed)).toBeVisible();
}

async function openTrainer({ page, texts: { certification } }: Person): Promise<void> {
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/manage/manage/trainingStaff?filter=Vidal`);
  await page
    .getByRole('row', { name: new RegExp(applicant.name) })
    .getByRole('button')
    .last()
    .click();
  await page.getByRole('menuitem', { name: certification.trainer.open }).click();
  await expect(page.getByRole('dialog', { name: says(certification.trainer.drawerTitle, { name: applicant.name }) })).toBeVisible();
}

async function assign({ page, texts: { certification, shell } }: Person): Promise<void> {
  await page.getByRole('button', { name: certification.trainer.assign, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: says(certification.trainer.assignTitle, { name: applicant.name }) });
  await choose(drawer.getByRole('combobox'), module);
  await drawer.getByRole('button', { name: shell.word.save }).click();
  await expect(page.getByText(certification.trainer.assigned)).toBeVisible();
}

/** First the form and the price of the module, then it can be started. */
async function payAndStart(irene: Person, payer: Person): Promise<void> {
  const { page, texts, look } = irene;
  const { module: words, study: paying } = texts.certification;
  await page.reload();
  await page.getByRole('button', { name: words.formOpen }).click();
  await fillIn(irene, page.getByRole('dialog', { name: words.form, exact: true }));
  await expect(page.getByText(words.formMissing)).toHaveCount(0);
  await expect(page.getByRole('button', { name: words.start })).toHaveCount(0);
  await page.getByRole('button', { name: paying.order }).click();
  await page.getByRole('button', { name: paying.pay, exact: true }).click();
  await look('a module that is paid');
  await pay(irene, payer);
  await page.getByRole('button', { name: words.start }).click();
  await expect(page.getByText(words.started)).toBeVisible();
}

/** A phone pays what the dialog shows, and the dialog closes by itself. */
async function pay({ page, texts }: Person, payer: Person): Promise<void> {
  const dialog = page.getByRole('dialog', { name: texts.payments.dialog.title });
  // only what stands behind the # may change: the page is left in between
  await payer.page.goto('about:blank');
  await payer.page.goto(await dialog.locator('code').innerText());
  const { phone: words } = payer.texts.payments;
  await payer.page.getByRole('button', { name: words.pay, exact: true }).tap();
  await payer.page.getByRole('button', { name: words.confirm }).tap();
  await expect(payer.page.getByText(words.over.Paid)).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function study({ page, texts: { certification, shell } }: Person): Promise<void> {
  await page.getByRole('tabpanel').last().getByRole('link').first().click();
  const parts = page.getByRole('list', { name: certification.study.sections }).getByRole('listitem');
  await expect(parts.first()).toBeVisible();
  const count = await parts.count();
  for (let part = 0; part < count; part += 1) {
    await page.getByRole('button', { name: certification.study.finish }).click();
    await expect(parts.nth(part)).toContainText(certification.study.done);
  }
  await page.getByRole('link', { name: shell.menu.personalCenter, exact: true }).click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
}

async function supervise(samuel: Person): Promise<void> {
  const { page, texts, look } = samuel;
  const { sessions } = texts.certification;
  await page.getByRole('button', { name: sessions.add, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: says(sessions.addTitle, { name: applicant.name }) });
  await expect(drawer.getByText('Samuel Osei')).toBeVisible();
  await expect(drawer.getByLabel(sessions.times)).toHaveValue('1');
  await look('the form of supervision');
  await drawer.getByRole('button', { name: texts.shell.word.save }).click();
  await expect(page.getByText(sessions.added)).toBeVisible();
  await page.getByRole('tab', { name: sessions.title, exact: true }).click();
  await page.getByRole('button', { name: sessions.writeSupervisor }).click();
  const summary = page.getByRole('dialog', { name: new RegExp(sessions.readSupervisor) });
  await summary.getByLabel(sessions.scoring).fill('86');
  await fillIn(samuel, summary);
  await expect(page.getByText(sessions.status.InProgress)).toBeVisible();
}

/** With both summaries the supervision is done. */
async function sumUp(irene: Person): Promise<void> {
  const { page, texts, look } = irene;
  const { sessions } = texts.certification;
  await page.reload();
  await page.getByRole('tab', { name: sessions.title, exact: true }).click();
  await page.getByRole('button', { name: sessions.writeOwn }).click();
  await fillIn(irene, page.getByRole('dialog', { name: new RegExp(sessions.readTrainer) }));
  await expect(page.getByText(sessions.status.Done)).toBeVisible();
  await look('supervision of a module of one’s own');
}

async function makeExam(mateo: Person): Promise<void> {
  const { page, texts } = mateo;
  await openTrainer(mateo);
  await page.getByRole('tab', { name: texts.certification.moduleTabs.test, exact: true }).click();
  await page.getByRole('button', { name: texts.exams.test.make, exact: true }).click();
  await expect(page.getByText(texts.exams.test.made)).toBeVisible();
}

/** Begins a paper, answers what is true or false where that is enough, and hands it in. */
async function takeExam(irene: Person, begin: string, passes: boolean): Promise<void> {
  const { page, texts } = irene;
  const { panel, status } = texts.exams;
  await openTests(irene);
  await page.getByRole('button', { name: begin, exact: true }).click();
  await page.getByRole('button', { name: panel.start, exact: true }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  if (passes) await answerTrueOrFalse(irene);
  await handIn(irene);
  await expect(page.getByText(passes ? status.PASSED : status.FAILED).first()).toBeVisible();
}

async function openTests({ page, texts }: Person): Promise<void> {
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/personalCenter`);
  await page.getByRole('tab', { name: texts.certification.moduleTabs.test, exact: true }).click();
}

async function arrangeMakeup(mateo: Person): Promise<void> {
  const { page, texts } = mateo;
  const { test: words } = texts.exams;
  await openTrainer(mateo);
  await page.getByRole('tab', { name: texts.certification.moduleTabs.test, exact: true }).click();
  await page.getByRole('button', { name: words.makeUp, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: says(words.makeUpTitle, { name: applicant.name }) });
  await dialog.getByLabel(words.passingScore).fill('20');
  await dialog.getByLabel(words.price).fill('60.5');
  await dialog.getByRole('button', { name: texts.shell.word.save, exact: true }).click();
  await expect(page.getByText(words.arranged)).toBeVisible();
}

async function payMakeup(irene: Person, payer: Person): Promise<void> {
  const { page, texts, look } = irene;
  const { test: words } = texts.exams;
  await openTests(irene);
  await expect(page.getByText(says(words.unpaid))).toBeVisible();
  await expect(page.getByRole('button', { name: words.retake, exact: true })).toHaveCount(0);
  await look('a makeup exam that is not paid');
  await page.getByRole('button', { name: words.pay, exact: true }).click();
  await pay(irene, payer);
}

async function noteTest(samuel: Person, type: 'HandsOnTest' | 'OralTest'): Promise<void> {
  const { page, texts, look } = samuel;
  const { practicalTests, moduleTabs, sessions } = texts.certification;
  const name = practicalTests.types[type];
  await page.getByRole('tab', { name: moduleTabs.test, exact: true }).click();
  const kind = page.getByRole('region', { name });
  await kind.getByRole('button', { name: practicalTests.begin }).click();
  const drawer = page.getByRole('dialog', { name });
  await drawer.getByLabel(sessions.scoring).fill('91');
  // both are one form
  if (type === 'HandsOnTest') await look('the form of a practical test');
  await fillIn(samuel, drawer);
  await expect(kind).toContainText(practicalTests.states.passed);
}

async function certify({ page, texts }: Person): Promise<void> {
  await page.getByRole('button', { name: texts.certification.trainer.certificate }).click();
  const drawer = page.getByRole('dialog', { name: texts.certificates.issue });
  await expect(drawer.getByLabel(texts.certificates.field.number)).toHaveValue(/^CL\d{6}BASE1\d{3}$/);
  await drawer.getByRole('button', { name: texts.shell.word.save }).click();
  await expect(page.getByText(texts.certificates.issued)).toBeVisible();
}

/** The one who has it finds where anybody checks it, and whoever is sent there sees that it is in force. */
async function check({ page, texts, look }: Person, stranger: Person): Promise<void> {
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/personalCenter`);
  await expect(page.getByText(texts.certification.module.medalIssued)).toBeVisible();
  await page.getByRole('tab', { name: texts.certification.moduleTabs.certificates, exact: true }).click();
  const link = page.getByRole('link', { name: texts.certificates.checkPage });
  await look('where a certificate is checked');
  await stranger.page.goto((await link.getAttribute('href')) ?? '');
  const { certificates } = stranger.texts;
  await expect(stranger.page.getByText(certificates.status.Effective)).toBeVisible();
  await expect(stranger.page.getByRole('heading', { name: says(certificates.checkTitle, { name: applicant.name }) })).toBeVisible();
  await expect(stranger.page.getByText(applicant.email)).toHaveCount(0);
}

/** Both orders are paid, on the page and in the file. */
async function seeOrders({ page, texts, look }: Person): Promise<void> {
  const { payments, ui } = texts;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/manage/hfs/order?of=trainers&filter=Irene`);
  const rows = page.getByRole('row', { name: new RegExp(applicant.name) });
  await expect(rows).toHaveCount(2);
  for (const [purpose, amount] of [
    ['training', /480,00/],
    ['makeupExam', /60,50/],
  ] as const) {
    const row = rows.filter({ hasText: payments.purpose[purpose] });
    await expect(row).toContainText(amount);
    await expect(row).toContainText(payments.status.Paid);
    await expect(row).toContainText(payments.carrier.Demonstration);
  }
  await look('orders of trainers as Finance sees them');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: ui.export }).click()]);
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
}

/** Answers a form page by page: the first of every choice, a word in every text; then submits it and says yes. */
async function fillIn({ page, texts }: Person, drawer: Locator): Promise<void> {
  const { shell, questionnaires } = texts;
  const submit = drawer.getByRole('button', { name: shell.word.submit, exact: true });
  const next = drawer.getByRole('button', { name: questionnaires.form.next, exact: true });
  await expect(drawer.getByRole('radiogroup').first()).toBeVisible();
  await answerPage(drawer);
  while (!(await submit.isVisible())) {
    await next.click();
    await answerPage(drawer);
  }
  await submit.click();
  await agree(page, questionnaires.confirmTitle, shell.word.submit);
  await expect(drawer).toBeHidden();
}

async function answerPage(drawer: Locator): Promise<void> {
  for (const group of await drawer.getByRole('radiogroup').all()) await group.locator('label').first().click();
  for (const text of await drawer.getByRole('textbox').all()) if ((await text.inputValue()) === '') await text.fill('Calm');
}

const agree = (page: Page, title: string, yes: string) =>
  page.getByRole('dialog').filter({ hasText: title }).getByRole('button', { name: yes }).click();
