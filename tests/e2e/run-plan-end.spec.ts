import { expect, type Locator } from '@playwright/test';
import type { UserAssessmentDetail } from '@trellis/contract/assessments/schemas';
import { completeSession, plans, type Send, whileAgo } from '../resilience/complete-session.ts';
import { test } from './journey.ts';
import { openPlan } from './open-plan.ts';
import { desk, type Person, signInAs } from './person.ts';
import { endAndRestart, extend, progress, renew } from './plan-end-steps.ts';
import { says } from './texts.ts';
import { asks, sends, trainUntil } from './train-quickly.ts';

// it trains one child for as many sessions as others see in months
test.use({ ofItsOwn: 'the end of a plan' });

const child = 'Oliver Brown';
const interim = 'Interim profile';
/** The session around which a child is assessed again, and the last one of the plan. */
const retest = 40;
const last = 41;

interface Training {
  planId: string;
  subjectId: string;
  send: Send;
}

test('a plan comes to its end: another assessment, few sessions left, a renewal, more sessions, its end and its restart', async ({
  browser,
}) => {
  const daniel = await signInAs(browser, 'Daniel Reyes', 'en-US', /\/system\//, desk);
  const lin = await signInAs(browser, 'Lin Wei', 'en-US', /workTable/, desk);
  const training = await prepare(daniel);
  await runOut(daniel, lin, training);
  await retestDue(daniel, training);
  await interimAsksFirst(daniel, training);
  await lastSession(daniel, lin, training);
  await renew(daniel, training.subjectId);
  await toPlan(daniel, training);
  await extend(daniel, last);
  await endAndRestart(daniel);
  const { state, totalNum } = await training.send<{ state: string; totalNum: number }>('GET', `${plans}/${training.planId}`, {});
  expect([state, totalNum]).toEqual(['active', last + 10]);
  daniel.expectQuietConsole();
  lin.expectQuietConsole();
  await daniel.leave();
  await lin.leave();
});

const toPlan = ({ page }: Person, { planId }: Training) =>
  page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/detail/userOfflinePlanDetail?planId=${planId}`);

/** A plan of 41 sessions, and a session of credit for each of them. */
async function prepare(person: Person): Promise<Training> {
  const { page } = person;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=${encodeURIComponent(child)}`);
  await page.getByRole('link', { name: child }).first().click();
  await openPlan(page);
  const planId = new URL(page.url()).searchParams.get('planId') ?? '';
  const send = sends(await asks(person));
  const { num, totalNum, subjectId } = await send<{ num: number; totalNum: number; subjectId: string }>('GET', `${plans}/${planId}`, {});
  await send('POST', `${plans}/extendClass`, { userOfflinePlanId: planId, number: last - totalNum, continuationMode: 'Continue' });
  const { remainingTimes } = await send<{ remainingTimes: number }>('GET', `/api/rocketAdmin/userCredit/${subjectId}`, {});
  await send('POST', '/api/rocketAdmin/userCredit/classHours', { userId: subjectId, classHours: last - num - remainingTimes });
  return { planId, subjectId, send };
}

/** Nothing is said while six sessions are left; of five, whoever leads is shown the way to more, and a coach whom to ask. */
async function runOut(daniel: Person, lin: Person, training: Training): Promise<void> {
  const { low } = daniel.texts.credits;
  const settings = ({ page }: Person) => page.getByRole('main').getByRole('link', { name: low.settings, exact: true });
  await trainUntil(training.send, training.planId, last - 6);
  await toPlan(daniel, training);
  await expect(progress(daniel, last - 6, last)).toBeVisible();
  await expect(settings(daniel)).toHaveCount(0);
  await trainUntil(training.send, training.planId, last - 5);
  await daniel.page.reload();
  await expect(settings(daniel).last()).toBeVisible();
  await expect(daniel.page.getByText(says(low.count_other, { count: 5 })).last()).toBeVisible();
  await daniel.look('a plan with few sessions left');
  await toPlan(lin, training);
  await expect(lin.page.getByText(low.contactAdmin).last()).toBeVisible();
  await expect(settings(lin)).toHaveCount(0);
}

/** Finishes the session that runs, on its sheet: all that it asks for was said. */
async function finish({ page, texts }: Person, says: 'thisSessionEnded' | 'lastTitle'): Promise<Locator> {
  const { finish: words } = texts.offlinePlans;
  await page.getByRole('button', { name: words.button, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.button, exact: true }).click();
  const ended = page.getByRole('dialog', { name: words[says] });
  await expect(ended).toBeVisible();
  return ended;
}

async function train({ page }: Person, { planId, send }: Training, num: number): Promise<void> {
  await send('POST', `${plans}/startCourse`, { userOfflinePlanId: planId, num, startedAt: whileAgo().toISOString() });
  await completeSession(send, planId, num);
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/detail/userOfflineCourseDetail?planId=${planId}&num=${num}`);
}

/** The fortieth session is finished: the child is to be assessed again, and that is arranged at once. */
async function retestDue(person: Person, training: Training): Promise<void> {
  const { page, texts } = person;
  const { assessments, planLife } = texts;
  await trainUntil(training.send, training.planId, retest - 1);
  await train(person, training, retest);
  const ended = await finish(person, 'thisSessionEnded');
  await expect(ended.getByText(says(texts.offlinePlans.finish.classesLeft, { count: 1 }))).toBeVisible();
  await ended.getByRole('button', { name: planLife.due.retest }).click();
  const arrange = page.getByRole('dialog', { name: says(assessments.orderTitle, { child }) });
  await arrange.getByRole('checkbox', { name: interim }).check();
  await arrange.getByRole('button', { name: assessments.choose }).click();
  await arrange.getByRole('button', { name: assessments.orderSave, exact: true }).click();
  await expect(page.getByText(assessments.arrangeSuccess)).toBeVisible();
  await expect(arrange).toHaveCount(0);
}

/** While it waits for its answers no session starts, and its code is shown; then one session is left, which is said with the way to more. */
async function interimAsksFirst({ page, texts, look }: Person, training: Training): Promise<void> {
  const { assessments, offlinePlans } = texts;
  const { gates } = offlinePlans;
  await page.getByRole('button', { name: says(offlinePlans.finish.nextYes, { num: last }) }).click();
  const dialog = page.getByRole('dialog', { name: says(gates.title, { num: last }) });
  await expect(dialog.getByRole('button', { name: gates.start })).toBeDisabled();
  await dialog.getByRole('button', { name: gates.evaluationQrCode }).click();
  await expect(page.getByRole('img', { name: says(assessments.code.label, { name: interim, child }) })).toBeVisible();
  await look('the code of an assessment that a session waits for');
  await page
    .getByRole('dialog', { name: says(assessments.code.title, { name: interim, child }) })
    .getByRole('button', { name: texts.shell.word.close, exact: true })
    .last()
    .click();
  await answerInterim(training);
  await dialog.getByRole('button', { name: gates.recheck }).click();
  await expect(dialog.getByRole('button', { name: gates.evaluationQrCode })).toHaveCount(0);
  await expect(dialog.getByText(says(gates.remaining, { count: 1 }))).toBeVisible();
  await expect(dialog.getByRole('link', { name: gates.mend })).toHaveAttribute('href', /tab=contracts/);
  await expect(dialog.getByRole('button', { name: gates.start })).toBeEnabled();
  await look('what is said before the last session');
}

interface Questions {
  pages: { elements: { name: string; choices?: { value: string }[] }[] }[];
}

/** The family answers it, at the center. */
async function answerInterim({ subjectId, send }: Training): Promise<void> {
  const base = '/api/rocketAdmin/userAssessment';
  const { items } = await send<{ items: { id: string; title: string }[] }>('GET', base, { subjectId });
  const userAssessmentId = items.find(({ title }) => title === interim)?.id;
  await send('POST', `${base}/confirm`, { userAssessmentId });
  const detail = await send<UserAssessmentDetail>('GET', `${base}/userAssessment`, { userAssessmentId });
  const { concurrencyStamp, questionnaireAndAnswer: asked } = detail;
  const { pages } = JSON.parse(asked.jsonString) as Questions;
  const questions = pages.flatMap(({ elements }) => elements);
  const answerContent = Object.fromEntries(questions.map(({ name, choices }) => [name, choices?.[0]?.value ?? 'fine']));
  await send('PUT', `${base}/answers/${userAssessmentId}`, {
    answerContent,
    finishedPage: pages.length,
    concurrencyStamp,
    isComplete: true,
  });
}

/** After the last one whoever may is offered more sessions or the end of the plan; a coach is not. */
async function lastSession(daniel: Person, lin: Person, training: Training): Promise<void> {
  const { offlinePlans, planLife } = daniel.texts;
  await train(daniel, training, last);
  const ended = await finish(daniel, 'lastTitle');
  await expect(ended.getByText(offlinePlans.finish.lastText)).toBeVisible();
  await expect(ended.getByRole('button', { name: planLife.menu.extend })).toBeVisible();
  await expect(ended.getByRole('button', { name: planLife.menu.end })).toBeVisible();
  await daniel.look('the last session of a plan, finished');
  await toPlan(lin, training);
  await expect(lin.page.getByText(offlinePlans.plan.readyToEnd)).toBeVisible();
  await lin.page.getByRole('button', { name: says(planLife.menu.moreOf) }).click();
  await expect(lin.page.getByRole('menuitem').first()).toBeVisible();
  for (const name of [planLife.menu.extend, planLife.menu.end]) await expect(lin.page.getByRole('menuitem', { name })).toHaveCount(0);
}
