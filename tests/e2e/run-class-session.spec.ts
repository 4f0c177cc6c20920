import { type Browser, expect } from '@playwright/test';
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
  await callTheRoll(coach);
  await showTheVideo(coach);
  await answerExercises(coach);
  await hearTheMusic(coach);
  await finish(coach);
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

/** One child is not there after all: of it nothing is said, and it pays nothing. */
async function callTheRoll({ page, texts }: Person): Promise<void> {
  const { people } = texts.groupPlans;
  const absent = page.getByRole('group', { name: 'Sophia Davis' });
  await absent.getByText(people.mark.Absent, { exact: true }).tap();
  await expect(absent.getByText(people.unsaid, { exact: true })).toHaveCount(0);
  await expect(page.getByText(says(people.attending, { count: 1, all: 2 }))).toBeVisible();
  const targets = page.locator('#people').locator('button, .ant-radio-button-wrapper');
  const heights = await targets.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.min(...heights), 'what a finger taps').toBeGreaterThanOrEqual(44);
  await page.getByRole('button', { name: people.rollDone }).tap();
}

/** The video of the exercise plays in one place; played to its end it is counted, and covered until it is wanted again. */
async function showTheVideo(coach: Person): Promise<void> {
  const { page, texts } = coach;
  const { video: words } = texts.groupPlans;
  const film = page.getByLabel(says(words.of, { title: 'Capitán en cubierta' }));
  const began = page.waitForResponse(/checkVideoPlaybackTimes/);
  await film.evaluate((video: HTMLVideoElement) => video.play().then(() => video.pause()));
  expect((await began).ok()).toBe(true);
  const second = await page.context().newPage();
  await second.goto(page.url());
  const refused = second.waitForResponse(/checkVideoPlaybackTimes/);
  await second.locator('video').evaluate((video: HTMLVideoElement) => void video.play());
  const { error } = (await (await refused).json()) as { error: { code: string; message: string } };
  expect(error.code).toBe('RocketSystem:VideoMultiplePlaybackCannotBePlayed');
  const cover = second.getByRole('alert').filter({ hasText: error.message });
  await expect(cover).toBeVisible();
  expect(await second.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await second.close();
  await film.evaluate((video: HTMLVideoElement) => void video.play());
  await expect(page.getByText(says(words.played_one))).toBeVisible({ timeout: 30_000 });
  await coach.look('a video that was played');
}

async function answerExercises({ page, texts }: Person): Promise<void> {
  const { item } = texts.offlinePlans;
  const done = page.getByRole('button', { name: item.done, exact: true });
  while (await done.isEnabled()) {
    const title = await page.getByRole('group', { name: item.current }).getByRole('heading').first().textContent();
    // taps closer together than a hand makes them count as one
    await page.waitForTimeout(650);
    await done.tap();
    await expect(page.getByRole('group', { name: item.current }).getByRole('heading', { name: title ?? '' })).toHaveCount(0);
  }
}

/** The sheet names of whom feedback is missing; a tap on the child's face leads to it. Then the class ends. */
async function finish(coach: Person): Promise<void> {
  const { page, texts } = coach;
  const { finish: words, forms } = texts.offlinePlans;
  const { people } = texts.groupPlans;
  const name = 'Valentina López';
  const end = page.getByRole('button', { name: words.button, exact: true });
  await end.tap();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: new RegExp(forms.overall) })).toBeVisible();
  for (const rating of await sheet.locator('.ant-form-item:has(.ant-form-item-required) .ant-rate:visible').all())
    await rating.getByRole('radio').nth(2).tap();
  for (const choice of await sheet.locator('.ant-form-item:has(.ant-form-item-required) .ant-radio-group:visible').all())
    await choice.getByRole('radio').first().tap();
  // it is said for a moment only
  const named = page.getByText(new RegExp(`${words.missing.personal}: ${name}$`)).waitFor();
  await sheet.getByRole('button', { name: words.button, exact: true }).tap();
  await named;
  await expect(sheet.getByRole('region', { name })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.getByRole('group', { name, exact: true }).getByRole('button').first().tap();
  const drawer = page.getByRole('dialog', { name: says(people.personalOf, { name }) });
  await drawer.getByRole('radio').nth(4).tap();
  await coach.look('what is said of one child of a class');
  await drawer.getByRole('button', { name: texts.shell.word.close }).last().tap();
  await expect(drawer).toHaveCount(0);
  await end.tap();
  await sheet.getByRole('button', { name: words.button, exact: true }).tap();
  await expect(page.getByRole('dialog', { name: words.thisSessionEnded })).toBeVisible();
  await coach.look('a class that ended');
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
