import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';

const list = '/system/center/menu/user/subject';

test('a child is added, corrected, archived, restored, printed, given to a coach and forgotten', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'es-ES', /\/system\//, desk);
  const taken = await takenNumber(maya);
  await addChild(maya, taken);
  await correct(maya);
  await archiveAndRestore(maya);
  await lookAtRecord(maya);
  await giveToCoach(maya);
  await forget(maya);
  await maya.leave();
});

/** The name of a button begins with its icon's. */
const ending = (text: string) => new RegExp(`${text}$`);

async function openList({ page }: Person, query = ''): Promise<void> {
  await page.goto(`${process.env.TRELLIS_ORIGIN}${list}${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.ant-skeleton')).toHaveCount(0);
}

/** A clinic number that another child has. */
async function takenNumber(person: Person): Promise<string> {
  await openList(person);
  await person.look('the list of children');
  const number = person.page.locator('tbody tr td:nth-child(3)').filter({ hasText: /\d/ }).first();
  return number.innerText();
}

/** The server's no leaves the form as it was typed. */
async function addChild(person: Person, taken: string): Promise<void> {
  const { page, texts } = person;
  const { fields } = texts.subjects;
  await page.getByRole('button', { name: ending(texts.subjects.add) }).tap();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: texts.shell.word.save }).tap();
  await expect(drawer.getByText(texts.shell.word.required.replace('{{field}}', fields.name))).toBeVisible();
  await person.look('the form of a child with what is missing');
  await drawer.getByLabel(fields.firstName).fill('Quilla');
  await drawer.getByLabel(fields.lastName).fill('Quetzal');
  await drawer.getByLabel(fields.birthday).fill('02/29/2024');
  await drawer.getByLabel(fields.birthday).press('Enter');
  await choose(drawer.getByLabel(fields.gender, { exact: true }), texts.subjects.gender.Female);
  await choose(drawer.getByLabel(fields.gradeName, { exact: true }), texts.subjects.grade.before);
  await drawer.getByLabel(fields.outpatientNumber).fill(taken);
  await drawer.getByRole('button', { name: texts.shell.word.save }).tap();
  await expect(drawer.getByRole('alert').first()).toBeVisible();
  await expect(drawer.getByLabel(fields.firstName)).toHaveValue('Quilla');
  await drawer.getByLabel(fields.outpatientNumber).fill('Q-2024');
  await drawer.getByRole('button', { name: texts.shell.word.save }).tap();
  await expect(drawer).toBeHidden();
  await openList(person, '?filter=Quilla');
  await page.getByRole('link', { name: 'Quilla Quetzal' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Quilla Quetzal');
}

async function correct(person: Person): Promise<void> {
  const { page, texts } = person;
  const { subjects } = texts;
  await page.getByRole('button', { name: subjects.number.edit }).tap();
  await page.getByRole('textbox', { name: subjects.number.input }).fill('Q-2025');
  await page.getByRole('button', { name: texts.shell.word.save, exact: true }).tap();
  await expect(page.getByText('Q-2025')).toBeVisible();
  await person.look('the child');
  await page.getByRole('button', { name: ending(texts.shell.word.edit) }).tap();
  const drawer = page.getByRole('dialog').filter({ hasText: subjects.fields.dominantHand });
  await choose(drawer.getByLabel(subjects.fields.dominantHand, { exact: true }), subjects.hand.Left);
  await drawer.getByRole('button', { name: texts.shell.word.save }).tap();
  await page.getByRole('button', { name: texts.shell.word.submit }).tap();
  await expect(page.getByText(subjects.editChildSuccess)).toBeVisible();
  await expect(drawer).toBeHidden();
  await expect(page.locator('#content').getByText(subjects.hand.Left, { exact: true })).toBeVisible();
}

async function archiveAndRestore(person: Person): Promise<void> {
  const { page, texts } = person;
  const { actions, archive, tag } = texts.subjects;
  const more = page.getByRole('button', { name: actions.of.replace('{{name}}', 'Quilla Quetzal') });
  await more.tap();
  await page.getByRole('menuitem', { name: actions.archive }).tap();
  await expect(page.getByRole('dialog').getByText(archive.text)).toBeVisible();
  await person.look('what archiving a child ends');
  await page.getByRole('button', { name: archive.action, exact: true }).tap();
  await expect(page.getByText(archive.success.replace('{{name}}', 'Quilla Quetzal'))).toBeVisible();
  await expect(page.getByText(archive.note)).toBeVisible();
  await expect(page.getByRole('button', { name: ending(texts.shell.word.edit) })).toHaveCount(0);
  await more.tap();
  await page.getByRole('menuitem', { name: actions.restore }).tap();
  const restored = archive.restored.replace('{{name}}', 'Quilla Quetzal').replace('{{tag}}', tag.Potential);
  await expect(page.getByText(restored)).toBeVisible();
  await expect(page.getByText(archive.note)).toHaveCount(0);
}

async function lookAtRecord(person: Person): Promise<void> {
  const { page, texts } = person;
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: texts.subjects.actions.record }).tap();
  const record = await opened;
  await expect(record.getByRole('heading', { level: 1 })).toContainText('Quilla Quetzal');
  expect(new URL(record.url()).searchParams.get('from')).toBe('/system/center/detail/subjectDetail');
  await expect(record.getByRole('heading', { level: 2, name: texts.subjects.record.attendance })).toBeVisible();
  await record.close();
}

async function giveToCoach(person: Person): Promise<void> {
  const { page, texts } = person;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/user`);
  await page.getByRole('button', { name: texts.users.actionsOf.replace('{{name}}', 'Lin Wei') }).tap();
  await page.getByRole('menuitem', { name: texts.subjects.transfer.choose }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByPlaceholder(texts.subjects.transfer.search).first().fill('QUILLA');
  await dialog.getByRole('checkbox', { name: /Quilla Quetzal/ }).check();
  await person.look('the children of a coach');
  await dialog.getByRole('button', { name: texts.subjects.transfer.give }).tap();
  await dialog.getByRole('button', { name: texts.shell.word.save }).tap();
  await expect(dialog).toBeHidden();
  await openList(person, '?filter=Quilla&coachName=lin');
  await expect(page.getByRole('link', { name: 'Quilla Quetzal' })).toBeVisible();
}

async function forget(person: Person): Promise<void> {
  const { page, texts } = person;
  const { actions, erase } = texts.subjects;
  await page.getByRole('link', { name: 'Quilla Quetzal' }).tap();
  await page.getByRole('button', { name: actions.of.replace('{{name}}', 'Quilla Quetzal') }).tap();
  await page.getByRole('menuitem', { name: actions.erase }).tap();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByLabel(erase.confirm.replace('{{name}}', 'Quilla Quetzal'));
  await confirm.fill('Somebody');
  await dialog.getByRole('button', { name: erase.action }).tap();
  await expect(dialog.getByText(erase.mismatch)).toBeVisible();
  await person.look('forgetting a child');
  await confirm.fill('Quilla Quetzal');
  await dialog.getByRole('button', { name: erase.action }).tap();
  await page.waitForURL(new RegExp(list));
  await openList(person, '?tag=Archived');
  await expect(page.getByText('Quilla')).toHaveCount(0);
  await expect(page.getByText('***').first()).toBeVisible();
}
