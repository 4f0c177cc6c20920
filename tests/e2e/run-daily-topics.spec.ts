import { type Browser, expect, type Locator } from '@playwright/test';
import { test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

// a template would be chosen from on the pages of other journeys
test.use({ ofItsOwn: 'daily topics' });

const breaths = 'Three breaths';
const monster = 'The monster of anger';
const week = 'A week of calm';
const template = 'Eight quiet weeks';
const child = 'Oliver';

test('an editor makes topics, a week and a template and grants it; a coach reads a topic of a child and writes a thought', async ({
  browser,
}) => {
  const hannah = await signInAs(browser, 'Hannah Cole', 'en-US', /\/system\/manage\/content\/tag/, desk);
  await addTag(hannah);
  await addTopic(hannah, breaths, 'Breathe in, hold, breathe out. Three times.');
  await addTopic(hannah, monster, 'Draw the monster that comes when you are angry.');
  await addWeek(hannah);
  await addTemplate(hannah);
  hannah.expectQuietConsole();
  await hannah.leave();
  await readAsCoach(browser);
});

const drawerOf = ({ page }: Person) => page.getByRole('dialog').last();

async function fillTexts(drawer: Locator, label: string, text: string): Promise<void> {
  for (const language of ['English', '中文', 'Español']) await drawer.getByLabel(`${label} · ${language}`, { exact: true }).fill(text);
}

async function open(person: Person, label: string, add: string): Promise<Locator> {
  const { page, texts } = person;
  await page.getByRole('link', { name: label, exact: true }).click();
  await page.getByRole('button', { name: add }).first().click();
  await expect(drawerOf(person).getByRole('button', { name: texts.shell.word.save })).toBeVisible();
  return drawerOf(person);
}

async function save({ page, texts: { shell } }: Person, drawer: Locator, shown: string): Promise<void> {
  await drawer.getByRole('button', { name: shell.word.save }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
}

async function choose({ page, texts: { ui } }: Person, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: says(ui.rows.actionsOf, { name }) }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** From a draft to what is offered; the trash is not offered to what is. */
async function publish(person: Person, name: string): Promise<void> {
  const { page, texts } = person;
  await choose(person, name, texts.content.courses.actions.status);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: texts.ui.status.Expire })).toBeDisabled();
  await dialog.getByRole('radio', { name: texts.ui.status.Public }).check();
  await dialog.getByRole('button', { name: texts.shell.word.save }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('row', { name: new RegExp(name) }).getByText(texts.ui.status.Public)).toBeVisible();
}

async function closeDrawer({ page }: Person): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function addTag(hannah: Person): Promise<void> {
  const { wellbeingLibrary, shell } = hannah.texts;
  const drawer = await open(hannah, shell.menu.adhdTags, wellbeingLibrary.adhdTags.add);
  await fillTexts(drawer, shell.word.name, 'Anger');
  await save(hannah, drawer, 'Anger');
  await hannah.look('the ADHD tags');
}

async function addTopic(hannah: Person, name: string, text: string): Promise<void> {
  const { page, texts } = hannah;
  const { wellbeingLibrary, shell } = texts;
  const { fields } = wellbeingLibrary.dailyTopics;
  const drawer = await open(hannah, shell.menu.dailyTopics, wellbeingLibrary.dailyTopics.add);
  await fillTexts(drawer, shell.word.title, name);
  await fillTexts(drawer, fields.content, text);
  await drawer.getByLabel(fields.module, { exact: true }).click();
  await page.getByTitle(wellbeingLibrary.module.Emotion, { exact: true }).click();
  await drawer.getByLabel(fields.minutes, { exact: true }).fill('10');
  await save(hannah, drawer, name);
  await publish(hannah, name);
  await hannah.look('the daily topics');
}

/** Two days, put in their order by a button and by dragging. */
async function addWeek(hannah: Person): Promise<void> {
  const { page, texts } = hannah;
  const { wellbeingLibrary, shell, ui } = texts;
  await save(hannah, await filled(hannah, shell.menu.weekThemes, wellbeingLibrary.weekThemes.add, week), week);
  await publish(hannah, week);
  await choose(hannah, week, wellbeingLibrary.days.open);
  const drawer = drawerOf(hannah);
  const days = drawer.getByRole('list', { name: wellbeingLibrary.days.open }).getByRole('listitem');
  for (const [count, name] of [breaths, monster].entries()) {
    await drawer.getByLabel(wellbeingLibrary.days.add).fill(name);
    await page.getByTitle(name, { exact: true }).click();
    await expect(days).toHaveCount(count + 1);
  }
  await drawer.getByRole('button', { name: says(ui.order.up, { name: monster }) }).click();
  await expect(days.first()).toContainText(monster);
  await days.nth(1).dragTo(days.first());
  await expect(days.first()).toContainText(breaths);
  await hannah.look('the days of a week');
  await closeDrawer(hannah);
}

async function filled(hannah: Person, label: string, add: string, name: string): Promise<Locator> {
  const drawer = await open(hannah, label, add);
  await fillTexts(drawer, hannah.texts.shell.word.title, name);
  return drawer;
}

async function addTemplate(hannah: Person): Promise<void> {
  const { page, texts } = hannah;
  const { wellbeingLibrary, shell } = texts;
  await save(hannah, await filled(hannah, shell.menu.wellbeingTemplates, wellbeingLibrary.wellbeingTemplates.add, template), template);
  await publish(hannah, template);
  await choose(hannah, template, wellbeingLibrary.weeks.open);
  await drawerOf(hannah).getByLabel(wellbeingLibrary.weeks.add).fill(week);
  await page.getByTitle(week, { exact: true }).click();
  await expect(drawerOf(hannah).getByRole('listitem')).toHaveCount(1);
  await hannah.look('the weeks of a template');
  await closeDrawer(hannah);
  await choose(hannah, template, wellbeingLibrary.centers.open);
  await drawerOf(hannah).getByLabel(wellbeingLibrary.centers.add).fill('Riverside');
  await page.locator('.ant-select-item-option', { hasText: 'Riverside' }).click();
  await page.keyboard.press('Escape');
  await drawerOf(hannah).getByRole('button', { name: wellbeingLibrary.centers.grant, exact: true }).click();
  await expect(drawerOf(hannah).getByRole('listitem')).toHaveCount(1);
  await hannah.look('the centers of a template');
  await closeDrawer(hannah);
}

async function readAsCoach(browser: Browser): Promise<void> {
  const lin = await signInAs(browser, 'Lin Wei', 'es-ES', /workTable/);
  const { page, texts } = lin;
  const { wellbeingLibrary, shell, focus } = texts;
  await page.goto(`${process.env['TRELLIS_ORIGIN']}/system/center/menu/user/subject?filter=${child}`);
  await page
    .getByRole('link', { name: new RegExp(child) })
    .first()
    .tap();
  await page.getByRole('tab', { name: texts.subjects.detail.tabs.dailyTopic, exact: true }).tap();
  await page.getByRole('button', { name: wellbeingLibrary.child.choose, exact: true }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(wellbeingLibrary.child.template, { exact: true }).tap();
  await page.getByTitle(template, { exact: true }).tap();
  await dialog.getByRole('button', { name: shell.word.save, exact: true }).tap();
  await expect(dialog).toBeHidden();
  await lin.look('what a child follows');
  await page.getByRole('checkbox', { name: says(wellbeingLibrary.child.doneNamed, { name: breaths }) }).tap();
  await expect(page.getByRole('listitem').filter({ hasText: breaths })).toContainText(
    wellbeingLibrary.child.doneBy.replace('{{name}}', 'Lin Wei'),
  );
  await page.getByRole('button', { name: breaths, exact: true }).tap();
  const drawer = drawerOf(lin);
  await expect(drawer.getByText('Breathe in, hold, breathe out. Three times.')).toBeVisible();
  await drawer.getByRole('button', { name: focus.thoughts.add, exact: true }).tap();
  await expect(drawer.getByText(texts.ui.form.required.replace('{{field}}', focus.thoughts.label))).toBeVisible();
  await drawer.getByLabel(focus.thoughts.label).fill('Funcionó bien por la noche.');
  await drawer.getByRole('button', { name: focus.thoughts.add, exact: true }).tap();
  await expect(drawer.getByRole('list', { name: focus.thoughts.title }).getByText('Funcionó bien por la noche.')).toBeVisible();
  await lin.look('a topic with a thought');
  lin.expectQuietConsole();
  await lin.leave();
}
