import { expect } from '@playwright/test';
import { choose, narrow } from './choose.ts';
import { test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';

const list = '/system/center/menu/manage/group';
const name = 'Night Owls';

test('a class is made, gets its plan, its coach and its children, and finds them in the list', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'zh-CN', /\/system\//, desk);
  await makeClass(maya);
  await choosePlan(maya);
  await assignCoach(maya);
  await chooseChildren(maya);
  await refuseSmallCapacity(maya);
  await findChildren(maya);
  await maya.leave();
});

const ending = (text: string) => new RegExp(`${text}$`);
const withWords = (text: string, words: Record<string, string | number>) =>
  Object.entries(words).reduce((filled, [key, value]) => filled.replace(`{{${key}}}`, String(value)), text);

/** A class without a name is not made; one that is made asks for its plan. */
async function makeClass(person: Person): Promise<void> {
  const { page, texts } = person;
  const { form, type } = texts.groups;
  await page.goto(`${process.env.TRELLIS_ORIGIN}${list}`);
  await expect(page.getByRole('link', { name: 'Little Movers' })).toBeVisible();
  await person.look('the list of classes');
  await page.getByRole('button', { name: ending(texts.groups.add) }).tap();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: form.saveNew }).tap();
  await expect(drawer.getByText(withWords(texts.shell.word.required, { field: texts.shell.word.name }))).toBeVisible();
  await drawer.getByLabel(texts.shell.word.name).fill(name);
  await choose(drawer.getByLabel(texts.shell.word.type), type.OneToTwo);
  await expect(drawer.getByLabel(form.capacity)).toHaveValue('2');
  await drawer.getByLabel(form.capacity).fill('21');
  await drawer.getByRole('button', { name: form.saveNew }).tap();
  await expect(drawer.getByText(withWords(form.between, { least: 1, most: 20 }))).toBeVisible();
  await person.look('the form of a class with what is missing');
  await drawer.getByLabel(form.capacity).fill('2');
  await drawer.getByRole('button', { name: form.saveNew }).tap();
}

async function choosePlan(person: Person): Promise<void> {
  const { page, texts } = person;
  const { plan } = texts.groups;
  const dialog = page.getByRole('dialog', { name: withWords(plan.title, { name }) });
  await expect(dialog.getByLabel(plan.difficulty)).toHaveValue('6');
  await dialog.getByLabel(plan.difficulty).fill('');
  await dialog.getByRole('button', { name: plan.save }).tap();
  await expect(dialog.getByText(plan.required)).toBeVisible();
  await expect(dialog.getByText(plan.difficultyRequired)).toBeVisible();
  await person.look('the plans for a class');
  await dialog.getByRole('radio').first().check();
  await dialog.getByLabel(plan.difficulty).fill('7');
  await dialog.getByRole('button', { name: plan.save }).tap();
}

async function assignCoach(person: Person): Promise<void> {
  const { page, texts } = person;
  const { trainers } = texts.groups;
  const dialog = page.getByRole('dialog', { name: withWords(trainers.title, { name }) });
  await expect(dialog.getByRole('button', { name: trainers.skip })).toBeVisible();
  await choose(dialog.getByLabel(trainers.label), 'Tom Becker');
  await dialog.getByText(withWords(trainers.title, { name })).tap();
  await person.read('the coaches of a class');
  await dialog.getByRole('button', { name: trainers.save }).tap();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Tom Becker');
  await expect(row).toContainText(withWords(texts.groups.planLevel, { level: 7 }));
}

/** More children than seats are refused with the number of seats; two are taken. */
async function chooseChildren(person: Person): Promise<void> {
  const { page, texts } = person;
  const { actions, children, manageTips_other: tips } = texts.groups;
  const ofClass = page.waitForRequest(/group\/childList\/.*maxResultCount=999/);
  await page.getByRole('link', { name }).tap();
  await ofClass;
  const ofCentre = page.waitForRequest(/simpleList\?.*maxResultCount=999/);
  await page.getByRole('button', { name: actions.children }).first().tap();
  await ofCentre;
  const dialog = page.getByRole('dialog');
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(900);
  const choices = dialog.getByRole('group', { name: children.all });
  await dialog.getByPlaceholder(texts.subjects.transfer.search).first().fill('eMmA');
  await choices.getByLabel('Emma Johnson').check();
  await dialog.getByPlaceholder(texts.subjects.transfer.search).first().fill('r-10');
  for (const child of ['Lucas Anderson', 'Ethan Miller']) await choices.getByLabel(child).check();
  const give = dialog.getByRole('button', { name: texts.subjects.transfer.give });
  await give.tap();
  await expect(page.getByText(withWords(tips, { count: 2 }))).toBeVisible();
  await person.look('the children of a class');
  await choices.getByLabel('Ethan Miller').uncheck();
  await give.tap();
  await expect(dialog.getByRole('status')).toHaveText(withWords(children.count, { count: 2, seats: 2 }));
  await dialog.getByRole('button', { name: texts.shell.word.save }).tap();
  await expect(page.getByRole('link', { name: 'Emma Johnson' })).toBeVisible();
  await person.look('a class');
}

async function refuseSmallCapacity(person: Person): Promise<void> {
  const { page, texts } = person;
  const { form, detail, actions, remove } = texts.groups;
  await page.getByRole('button', { name: texts.shell.word.edit, exact: true }).tap();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(form.capacity).fill('1');
  await drawer.getByRole('button', { name: texts.shell.word.save }).tap();
  await expect(drawer.getByText(withWords(form.between, { least: 2, most: 20 }))).toBeVisible();
  await drawer.getByLabel(form.capacity).fill('3');
  await drawer.getByRole('button', { name: texts.shell.word.save }).tap();
  await expect(drawer).toBeHidden();
  await expect(page.getByLabel(detail.facts)).toContainText(withWords(texts.groups.seats, { count: 2, seats: 3 }));
  await page.getByRole('tab', { name: detail.tabs.plan, exact: true }).tap();
  await expect(page.getByText('Tom Becker')).toBeVisible();
  await person.read('the plan of a class');
  await page.getByRole('button', { name: actions.remove }).tap();
  await expect(page.getByText(withWords(remove.blocked_other, { count: 2 }))).toBeVisible();
  await page.getByRole('button', { name: remove.understood }).tap();
}

/** The list of children is narrowed by the class, is found as it was left, and the page of a child names it. */
async function findChildren(person: Person): Promise<void> {
  const { page, texts } = person;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject`);
  await narrow(person, texts.groups.childFilter, name);
  await expect(page.locator('tbody tr[data-row-key]')).toHaveCount(2);
  await page.getByRole('link', { name: 'Emma Johnson' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emma Johnson');
  await page.locator('.ant-breadcrumb').getByRole('link').tap();
  await expect(page.getByRole('link', { name: 'Emma Johnson' })).toBeFocused();
  await expect(page.locator('tbody tr[data-row-key]')).toHaveCount(2);
  await page.getByRole('link', { name: 'Emma Johnson' }).tap();
  await page.getByRole('link', { name }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  person.expectQuietConsole();
}
