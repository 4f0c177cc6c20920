import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const home = 'Riverside Child Development Centre';
const away = 'Harbour Kids Training';
// whom no other journey asks for
const child = 'Renata Torres';

test('a center asks another of its enterprise to take a child, which accepts and reads its past', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  await ask(maya);
  const oliver = await signInAs(browser, 'Oliver Grant', 'es-ES', /\/system\//, desk);
  await accept(oliver);
  await readPast(oliver);
  await seeGone(maya);
  for (const person of [maya, oliver]) {
    person.expectQuietConsole();
    await person.leave();
  }
});

async function ask({ page, texts, look }: Person): Promise<void> {
  const { move, actions } = texts.subjects;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=Renata`);
  await page.getByRole('link', { name: child }).click();
  // the row of the list has a button of the same name
  await expect(page.getByRole('heading', { level: 1, name: child })).toBeVisible();
  await page.getByRole('button', { name: says(actions.of, { name: child }) }).click();
  await page.getByRole('menuitem', { name: move.action }).click();
  const dialog = page.getByRole('dialog', { name: says(move.title, { name: child }) });
  await choose(dialog.getByLabel(move.center), away);
  await dialog.getByLabel(texts.shell.word.reason).fill('The family moved to the harbor');
  await look('what ends with a move');
  await dialog.getByRole('button', { name: move.ask }).click();
  await expect(dialog).toBeHidden();
}

async function accept({ page, texts, look }: Person): Promise<void> {
  const { move } = texts.subjects;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject`);
  await page.getByRole('button', { name: texts.ui.list.moreActions }).click();
  await page.getByRole('button', { name: move.moves }).click();
  await expect(page.getByText(says(move.from, { center: home }))).toBeVisible();
  await look('what a center is asked for');
  await page.getByRole('button', { name: move.accept.action }).click();
  await page.getByRole('dialog').getByRole('button', { name: move.accept.action }).click();
  await page.getByRole('link', { name: child }).click();
  await expect(page.getByText(says(move.came, { center: home }))).toBeVisible();
  await look('a child that came');
}

async function readPast({ page, texts, look }: Person): Promise<void> {
  const { move, detail } = texts.subjects;
  await page.getByRole('link', { name: move.toPast }).click();
  await expect(page.getByText(says(move.past, { center: home }))).toBeVisible();
  for (const tab of [detail.tabs.contracts, detail.tabs.guardians]) await page.getByRole('tab', { name: tab }).click();
  await expect(page.getByRole('group', { name: texts.guardians.rights.title })).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
  await look('the earlier record of a child');
  await page.getByRole('link', { name: move.toPresent }).click();
  await expect(page.getByText(says(move.came, { center: home }))).toBeVisible();
}

async function seeGone({ page, texts }: Person): Promise<void> {
  await page.reload();
  await expect(page.getByText(says(texts.subjects.move.gone, { center: away }))).toBeVisible();
}
