import { expect, type Locator } from '@playwright/test';
import type { Person } from './person.ts';
import { says } from './texts.ts';

/** Targets in a room where children move about. */
export async function expectFingers(targets: Locator): Promise<void> {
  const heights = await targets.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.min(...heights), 'what a finger taps').toBeGreaterThanOrEqual(44);
}

/** One child is not there after all: of it nothing is said, and it pays nothing. */
export async function callTheRoll({ page, texts }: Person, missing: string): Promise<void> {
  const { people } = texts.groupPlans;
  const absent = page.getByRole('group', { name: missing });
  await absent.getByText(people.mark.Absent, { exact: true }).tap();
  await expect(absent.getByText(people.unsaid, { exact: true })).toHaveCount(0);
  await expect(page.getByText(says(people.attending, { count: 1, all: 2 }))).toBeVisible();
  await expectFingers(page.locator('#people').locator('button, .ant-radio-button-wrapper'));
  await page.getByRole('button', { name: people.rollDone }).tap();
}

/** The video of the exercise plays in one place; played to its end it is counted, and covered until it is wanted again. */
export async function showTheVideo(coach: Person, title: string): Promise<void> {
  const { page, texts } = coach;
  const { video: words } = texts.groupPlans;
  const film = page.getByLabel(says(words.of, { title }));
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

export async function answerExercises({ page, texts }: Person): Promise<void> {
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

/** The sheet names of whom feedback is missing; a tap on the child's face leads to it. Then the class is ended. */
export async function sayOfClass(coach: Person, name: string): Promise<void> {
  const { page, texts } = coach;
  const { finish: words, forms } = texts.offlinePlans;
  const { people } = texts.groupPlans;
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
  await expect(page.locator('section:has(#feedback-heading)').getByText(forms.answered, { exact: true })).toBeVisible();
  await end.tap();
  await sheet.getByRole('button', { name: words.button, exact: true }).tap();
}

export async function finishClass(coach: Person, name: string): Promise<void> {
  await sayOfClass(coach, name);
  await expect(coach.page.getByRole('dialog', { name: coach.texts.offlinePlans.finish.thisSessionEnded })).toBeVisible();
  await coach.look('a class that ended');
}
