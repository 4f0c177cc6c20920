import { expect, type Locator } from '@playwright/test';
import { choose } from './choose.ts';
import { test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const coach = 'Tom Becker';
const successor = 'Maya Thompson';
const child = 'Sophia Davis';

test('a child changes its coach, and a coach is frozen: whoever takes over gets what is booked and planned', async ({ browser }) => {
  const maya = await signInAs(browser, successor, 'es-ES', /\/system\//, desk);
  await changeCoach(maya);
  await freezeCoach(maya);
  maya.expectQuietConsole();
  await maya.leave();
});

/** What the former coach has booked with the child is asked about once the coaches are saved. */
async function changeCoach(person: Person): Promise<void> {
  const { page, texts } = person;
  const { users, shell } = texts;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=${encodeURIComponent(child)}`);
  await page.getByRole('link', { name: child }).click();
  await page.getByRole('button', { name: users.coaches.action }).click();
  const dialog = page.getByRole('dialog', { name: says(users.coaches.title, { name: child }) });
  await dialog.getByLabel(users.coaches.field).press('Backspace');
  await choose(dialog.getByLabel(users.coaches.field), successor);
  await dialog.getByText(users.coaches.hint).click();
  await dialog.getByRole('button', { name: users.coaches.action }).click();

  const question = page.getByRole('dialog', { name: says(users.handOver.title, { name: coach }) });
  await expect(question.getByText(says(users.handOver.plans_one, { count: 1 }))).toBeVisible();
  await expect(question).toContainText(successor);
  await person.look('what a former coach still has ahead');
  await question.getByRole('button', { name: shell.word.save }).click();
  await expect(page.getByText(says(users.handOver.done, { name: successor }))).toBeVisible();
  await expect(question).toBeHidden();
}

async function freezeCoach(person: Person): Promise<void> {
  const { page, texts } = person;
  const { users, shell } = texts;
  await page.getByRole('link', { name: shell.menu.staff, exact: true }).click();
  const row = page.getByRole('row', { name: new RegExp(coach) });
  await act(person, row, users.freeze);
  const dialog = page.getByRole('dialog', { name: says(users.freezeTitle, { name: coach }) });
  // a plan, and a trial that runs
  await expect(dialog.getByText(says(users.handOver.plans_other, { count: 2 }))).toBeVisible();
  await dialog.getByRole('button', { name: users.freeze }).click();
  await expect(dialog.getByText(says(shell.word.required, { field: users.handOver.field }))).toBeVisible();
  await choose(dialog.getByLabel(users.handOver.field), successor);
  await person.look('who takes over from a coach that is frozen');
  await dialog.getByRole('button', { name: users.freeze }).click();
  await expect(row).toContainText(users.states.frozen);
  await expect(dialog).toBeHidden();

  await act(person, row, users.unfreeze);
  await page.getByRole('dialog').getByRole('button', { name: users.unfreeze, exact: true }).click();
  await expect(row).toContainText(users.states.active);
  await row.getByRole('link', { name: coach }).click();
  await expect(page.getByText(users.detail.noChildren)).toBeVisible();
}

async function act({ page, texts }: Person, row: Locator, what: string): Promise<void> {
  await row.getByRole('button', { name: says(texts.users.actionsOf, { name: coach }) }).click();
  await page.getByRole('menuitem', { name: what, exact: true }).click();
}
