import { type Browser, expect } from '@playwright/test';
import { answerExercises, callTheRoll, finishClass } from './class-steps.ts';
import { test } from './journey.ts';
import { openPlan } from './open-plan.ts';
import { desk, type Person, signInAs } from './person.ts';
import { hearTheMusic } from './session-steps.ts';
import { says } from './texts.ts';

test('the plan of a class is made, and who cannot pay is named before it starts', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  const { page, texts } = maya;
  const { groupPlans, groups, offlinePlans } = texts;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/manage/group`);
  await page.getByRole('link', { name: 'After-school Focus' }).click();
  await page.getByRole('tab', { name: groups.detail.tabs.plan, exact: true }).click();
  await page.getByRole('button', { name: groupPlans.create.button }).click();
  await maya.read('the question how a plan of a class is made');
  await page.getByRole('dialog').getByRole('button', { name: groupPlans.create.button }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await maya.look('a class with its plan');
  await openPlan(page);
  await maya.look('the page of the plan of a class');
  await page.getByRole('button', { name: offlinePlans.plan.startNext }).click();
  const gates = page.getByRole('dialog', { name: says(offlinePlans.gates.title, { num: 1 }) });
  await expect(gates.getByText(says(groupPlans.start.leftOut_other))).toBeVisible();
  await expect(gates.getByRole('button', { name: offlinePlans.gates.start })).toBeDisabled();
  await maya.look('what stands against a class');
  maya.expectQuietConsole();
  await maya.leave();
});

test('a class trains on a tablet: who is there, exercises, music and feedback on each child', async ({ browser }) => {
  const coach = await openClass(browser);
  await callTheRoll(coach, 'Sophia Davis');
  await answerExercises(coach);
  await hearTheMusic(coach);
  await finishClass(coach, 'Valentina López');
  await seeGrowth(coach);
  coach.expectQuietConsole();
  await coach.leave();
});

/** From a child to its class, and into the session, which starts with those who can pay. In some journey every coach has another session open by now, and Maya has none. */
async function openClass(browser: Browser): Promise<Person> {
  const coach = await signInAs(browser, 'Maya Thompson', 'es-ES', /\/system\//);
  const { page, texts } = coach;
  const { groupPlans, groups, offlinePlans } = texts;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=Ava%20Wilson`);
  await page.getByRole('link', { name: 'Ava Wilson' }).first().tap();
  await page.getByRole('link', { name: 'Little Movers' }).tap();
  await page.getByRole('tab', { name: groups.detail.tabs.plan, exact: true }).tap();
  await page.getByRole('button', { name: offlinePlans.plan.startNext }).tap();
  const gates = page.getByRole('dialog');
  await expect(gates.getByRole('listitem').filter({ hasText: 'Ava Wilson' })).toBeVisible();
  await gates.getByRole('button', { name: says(groupPlans.start.withRest_other, { count: 2 }) }).tap();
  await expect(page).toHaveURL(/num=1/);
  await expect(page.getByRole('group', { name: 'Sophia Davis' })).toBeVisible();
  await coach.look('a class that trains');
  return coach;
}

/** From the session that ended to its plan, where what came of it is drawn and read. */
async function seeGrowth(coach: Person): Promise<void> {
  const { page, texts } = coach;
  const { groupPlans, offlinePlans, planLife } = texts;
  await page.getByRole('button', { name: offlinePlans.finish.backToPlan }).tap();
  await page.getByRole('button', { name: groupPlans.records.open }).tap();
  const drawer = page.getByRole('dialog');
  const drawn = drawer.getByRole('figure', { name: groupPlans.records.done });
  await expect(drawn.locator('canvas, svg').first()).toBeVisible();
  await coach.look('how a child of a class goes on');
  await drawer.getByRole('tab', { name: planLife.personal.title }).tap();
  await expect(drawer.getByText(/· Valentina López$/)).toBeVisible();
  await coach.look('what was said of each child of a class');
}
