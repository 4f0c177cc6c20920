import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { countTaps } from './count-taps.ts';
import { test } from './journey.ts';
import { type Person, signInAs } from './person.ts';
import { activateNext, answerItems, finishOnSheet, hearTheMusic, startFromToday } from './session-steps.ts';
import { says } from './texts.ts';

// it needs a certain child's session of today, which elsewhere is the first that somebody finds
test.use({ ofItsOwn: 'sessions of today' });

/** From the entry of today to the next session activated. */
const mostTaps = 22;

const child = 'Mateo García';

test("a coach schedules a session, runs today's by touch and goes on with the next one, in few taps, in one language and then in another", async ({
  browser,
}) => {
  const sofia = await signInAs(browser, 'Sofía Martín', 'es-ES', /choseRoles/);
  const { page } = sofia;
  await chooseCentre(sofia, 'Riverside Child Development Centre');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(sofia.texts.scheduling.title);
  await expect(page.locator('.day-coach').first()).toHaveAccessibleName('Sofía Martín');
  await sofia.look('today');

  await openChild(sofia);
  const before = await remaining(sofia);
  await schedule(sofia);
  await page.goto(process.env.TRELLIS_ORIGIN ?? '');
  await sofia.setLanguage('zh-CN');
  const taps = await countTaps(page);
  const num = await startFromToday(sofia, child);
  await answerItems(sofia);
  await hearTheMusic(sofia);
  await finishOnSheet(sofia, num);
  await activateNext(sofia, num);
  console.log(`A session took ${taps()} taps`);
  expect(taps()).toBeLessThanOrEqual(mostTaps);

  await reopenFeedback(sofia, num);
  await openChild(sofia);
  expect(await remaining(sofia)).toBe(before - 1);
  await expect(page.getByRole('button', { name: says(sofia.texts.offlinePlans.plan.continueSession, { num: num + 1 }) })).toBeEnabled();
  sofia.expectQuietConsole();
  await sofia.leave();
});

async function chooseCentre({ page, texts, look }: Person, centre: string): Promise<void> {
  const enter = page.getByRole('button', { name: `${texts.account.choose.enter}: ${centre}` });
  await expect(enter).toBeVisible();
  await look('the role chooser');
  await enter.tap();
  await page.waitForURL(/workTable/);
}

async function openChild(person: Person): Promise<void> {
  const { page, texts } = person;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject`);
  // what is typed before the list is there is lost
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill(child);
  await expect(page.getByRole('row')).toHaveCount(2);
  await person.look('the list of children');
  await page.getByRole('link', { name: child }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(child);
  await expect(page.getByRole('button', { name: texts.offlinePlans.plan.schedule, exact: true })).toBeVisible();
  await person.look('the child');
}

/** The classes that the statement says are left. */
async function remaining(person: Person): Promise<number> {
  const { page, texts } = person;
  await page.getByRole('tab', { name: texts.subjects.detail.tabs.credits }).tap();
  const figure = page.locator('.ant-statistic', { hasText: texts.credits.remaining }).locator('.ant-statistic-content-value');
  await expect(figure).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const left = Number(await figure.textContent());
  await person.look('the statement');
  // a child with many tabs: the strip is swiped back
  await page.getByRole('tablist').first().hover();
  await page.mouse.wheel(-3000, 0);
  await page.getByRole('tab', { name: texts.subjects.detail.tabs.plan, exact: true }).tap();
  return left;
}

/** What was said by hand of an exercise and of the session as a whole shows again on a page that is loaded anew. */
async function reopenFeedback({ page, texts }: Person, num: number): Promise<void> {
  const { forms, item } = texts.offlinePlans;
  const address = new URL(page.url());
  address.searchParams.set('num', `${num}`);
  await page.goto(address.href);
  const stars = page.getByRole('dialog').getByRole('radio', { checked: true });
  await page
    .getByRole('button', { name: says(item.viewOf) })
    .first()
    .tap();
  await expect(stars).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: forms.show, exact: true }).tap();
  const overall = page.locator('.session-sheet .ant-collapse-item', { hasText: forms.overall });
  await expect(overall.getByRole('radio', { checked: true })).toHaveCount(3);
  await expect(overall.locator('.feedback-text').first()).not.toBeEmpty();
}

async function schedule(person: Person): Promise<void> {
  const { page, texts } = person;
  await page.getByRole('button', { name: texts.offlinePlans.plan.schedule, exact: true }).tap();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(texts.scheduling.form.time)).toBeVisible();
  await person.look('the schedule form');
  await choose(drawer.getByRole('combobox', { name: texts.scheduling.form.trainerId }));
  const day = new Date(Date.now() + 40 * 86_400_000);
  const date = `${String(day.getMonth() + 1).padStart(2, '0')}/${String(day.getDate()).padStart(2, '0')}/${day.getFullYear()}`;
  const time = drawer.getByRole('textbox', { name: texts.scheduling.form.time }).or(drawer.getByPlaceholder('MM/DD/YYYY HH:mm'));
  await time.first().fill(`${date} 10:05`);
  await time.first().press('Enter');
  await drawer.getByRole('button', { name: texts.scheduling.form.save, exact: true }).tap();
  await expect(page.getByText(texts.scheduling.arrangeSuccess)).toBeVisible();
}
