import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { test } from './journey.ts';
import { desk, type Person, signInAs, tablet } from './person.ts';
import { says } from './texts.ts';

const overview = '/system/center/hfs/costOverview';

test('sessions and assessments are given, taken back, counted in the overview and warned of', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  const before = await adjustedSoFar(maya);
  const child = await giveClasses(maya);
  await takeTooMany(maya);
  await giveAssessments(maya);
  await readOverview(maya, before + 9);
  await lowerTo(maya, 3);
  await maya.leave();

  const lin = await signInAs(browser, 'Lin Wei', 'es-ES', /\/system\//, tablet);
  await lin.page.goto(child);
  await expect(lin.page.locator('.ant-message').getByText(lin.texts.credits.low.contactAdmin)).toBeVisible();
  await expect(lin.page.getByRole('link', { name: lin.texts.credits.low.settings })).toHaveCount(0);
  await expect(lin.page.getByRole('button', { name: lin.texts.credits.change.addClasses })).toHaveCount(0);
  await lin.leave();
});

/** What the figure under a title says. */
const figure = ({ page }: Person, title: string) =>
  page.locator('.ant-statistic', { hasText: title }).locator('.ant-statistic-content-value');

const remaining = async (person: Person) => Number(await figure(person, person.texts.credits.remaining).textContent());

/** Opens the first child of the list at its credits; answers the address. */
async function giveClasses(person: Person): Promise<string> {
  const { page, texts } = person;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject`);
  await page.locator('tbody a').first().tap();
  await page.getByRole('tab', { name: texts.subjects.detail.tabs.credits }).tap();
  await expect(figure(person, texts.credits.remaining)).toBeVisible();
  const before = await remaining(person);
  await change(person, texts.credits.change.addClasses, texts.credits.change.plus, texts.credits.change.classHours, 9);
  await expect(figure(person, texts.credits.remaining)).toHaveText(String(before + 9));
  await person.look('the credits of a child');
  return page.url();
}

async function change(person: Person, title: string, direction: string, field: string, amount: number): Promise<void> {
  const { page, texts } = person;
  await page.getByRole('button', { name: title }).tap();
  const drawer = page.getByRole('dialog');
  await drawer.getByText(direction, { exact: true }).tap();
  await drawer.getByLabel(field).fill(String(amount));
  await drawer.getByLabel(texts.credits.change.remark).fill('Agreed on the telephone');
  await drawer.getByRole('button', { name: texts.shell.word.save }).tap();
  await expect(drawer).toBeHidden();
}

/** What is missing is said at its field; the server's no leaves the form as it was typed. */
async function takeTooMany(person: Person): Promise<void> {
  const { page, texts } = person;
  const { change: words } = texts.credits;
  await page.getByRole('button', { name: words.addClasses }).tap();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: texts.shell.word.save }).tap();
  await expect(drawer.getByText(says(texts.shell.word.required, { field: words.classHours })).first()).toBeVisible();
  await drawer.getByText(words.minus, { exact: true }).tap();
  await drawer.getByLabel(words.classHours).fill('999');
  await drawer.getByRole('button', { name: texts.shell.word.save }).tap();
  await expect(drawer.getByRole('alert').first()).toBeVisible();
  await expect(drawer.getByLabel(words.classHours)).toHaveValue('999');
  await person.look('the form of sessions that were refused');
  await drawer.getByRole('button', { name: texts.shell.word.cancel }).tap();
  await page.getByRole('button', { name: texts.shell.word.discard }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function giveAssessments(person: Person): Promise<void> {
  const { page, texts } = person;
  const { change: words } = texts.credits;
  await page.getByRole('button', { name: words.addAssessments }).tap();
  const drawer = page.getByRole('dialog');
  await choose(drawer.getByRole('combobox', { name: words.tag }));
  await drawer.getByLabel(words.times).fill('2');
  await person.look('the form of assessments');
  await drawer.getByRole('button', { name: texts.shell.word.save }).tap();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('region', { name: texts.credits.assessments }).getByText('2', { exact: true })).toBeVisible();
}

/** Other journeys adjust too. */
async function adjustedSoFar(person: Person): Promise<number> {
  await person.page.goto(`${process.env.TRELLIS_ORIGIN}${overview}`);
  return Number(await figure(person, person.texts.credits.overview.adjusted).textContent());
}

async function readOverview(person: Person, adjusted: number): Promise<void> {
  const { page, texts } = person;
  const { overview: words } = texts.credits;
  const child = page.url();
  await page.goto(`${process.env.TRELLIS_ORIGIN}${overview}`);
  await expect(figure(person, words.adjusted)).toHaveText(String(adjusted));
  await person.look('the overview of credits');
  await page.getByText(words.byCoach, { exact: true }).tap();
  await expect(page).toHaveURL(/by=coach/);
  await page.getByText(words.year, { exact: true }).tap();
  await expect(page).toHaveURL(/period=/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: texts.ui.export }).tap();
  expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);
  await page.goto(child);
}

/** Takes back what is free until few are left: a message says so for a moment, and the number stays in red. */
async function lowerTo(person: Person, left: number): Promise<void> {
  const { page, texts } = person;
  const { credits } = texts;
  await expect(figure(person, credits.remaining)).toBeVisible();
  const count = (await remaining(person)) - left;
  await change(person, credits.change.addClasses, credits.change.minus, credits.change.classHours, count);
  const message = page.locator('.ant-message').getByRole('link', { name: credits.low.settings });
  await expect(message).toBeVisible();
  await expect(message).toBeHidden({ timeout: 6000 });
  await expect(page.getByText(says(credits.low.count_other, { count: left }))).toBeVisible();
}
