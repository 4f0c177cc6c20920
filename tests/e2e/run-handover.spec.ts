import { expect, type Locator } from '@playwright/test';
import { enter, join } from './join-steps.ts';
import { test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';
import { putOut } from './put-out.ts';
import { says } from './texts.ts';

const center = 'Marsh Training';
const former = { name: 'Vera Marsh', email: 'vera@marsh.example' };
const next = { name: 'Nils Marsh', mistyped: 'nils@mrash.example', email: 'nils@marsh.example' };

test('the platform hands a center over whose administrator vanished, and closes it', async ({ browser }) => {
  const priya = await signInAs(browser, 'Priya Nair', 'zh-CN', /\/system\/manage/, desk);
  await openCenter(priya);
  const vera = await join(browser, 'zh-CN', former.email, former.name);

  await inviteReplacement(priya);
  const nils = await join(browser, 'zh-CN', next.email, next.name);
  await nils.setLanguage('en-US');
  const veraIsOut = putOut(vera);
  await remove(priya);
  await veraIsOut();

  const nilsIsOut = putOut(nils);
  await close(priya);
  await nilsIsOut();
  await expectClosed(nils);

  priya.expectQuietConsole();
  for (const person of [priya, vera, nils]) await person.leave();
});

async function openCenter({ page, texts }: Person): Promise<void> {
  const { tenancy, shell } = texts;
  await page.getByRole('link', { name: shell.menu.centers, exact: true }).click();
  await page.getByRole('button', { name: tenancy.add.Center }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(tenancy.fields.name, { exact: true }).fill(center);
  await drawer.getByLabel(tenancy.fields.email).fill(former.email);
  await drawer.getByRole('button', { name: shell.word.save, exact: true }).click();
  await expect(page.getByRole('cell', { name: center, exact: true })).toBeVisible();
}

/** An address that was mistyped is corrected, before anybody reads what was sent there. */
async function inviteReplacement(person: Person): Promise<void> {
  const { page, texts } = person;
  const { users, tenancy, shell } = texts;
  await page.getByRole('cell', { name: center, exact: true }).click();
  await page.getByRole('tab', { name: tenancy.detail.tabs.administrators }).click();
  await expect(rowOf(person, former.email)).toContainText(users.administrators.states.Active);

  await page.getByRole('button', { name: users.administrators.invite }).click();
  const drawer = page.getByRole('dialog', { name: says(users.administrators.inviteTitle, { centre: center }) });
  await drawer.getByLabel(users.inviteForm.email).fill(next.mistyped);
  await drawer.getByLabel(users.inviteForm.name, { exact: true }).fill(next.name);
  await person.look('the invitation of an administrator');
  await drawer.getByRole('button', { name: shell.word.sendInvitation }).click();
  await expect(rowOf(person, next.mistyped)).toContainText(users.administrators.states.Invited);
  await person.look('administrators of a center');

  await choose(person, next.mistyped, users.correct.action);
  const correction = page.getByRole('dialog', { name: says(users.correct.title, { name: next.name }) });
  await expect(correction.getByLabel(users.inviteForm.email)).toHaveValue(next.mistyped);
  await correction.getByLabel(users.inviteForm.email).fill(next.email);
  await person.look('the correction of an invitation');
  await correction.getByRole('button', { name: shell.word.sendInvitation }).click();
  await expect(rowOf(person, next.email)).toContainText(users.administrators.states.Invited);
  await expect(rowOf(person, next.mistyped)).toHaveCount(0);
}

async function remove(person: Person): Promise<void> {
  const { page, texts } = person;
  const { users, shell } = texts;
  await page.reload();
  await expect(rowOf(person, next.email)).toContainText(users.administrators.states.Active);
  await choose(person, former.email, shell.word.remove);
  const question = page.getByRole('dialog');
  await expect(question).toContainText(users.signInList.willEnd_other.replace('{{count}}', '1'));
  await person.look('the removal of an administrator');
  await question.getByRole('button', { name: shell.word.remove, exact: true }).click();
  await expect(rowOf(person, former.email)).toHaveCount(0);
}

async function close(person: Person): Promise<void> {
  const { page, texts } = person;
  const { tenancy, shell } = texts;
  await page.getByRole('button', { name: shell.word.edit, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: says(shell.word.editNamed, { name: center }) });
  await drawer.getByText(tenancy.state.Invalid, { exact: true }).click();
  await drawer.getByRole('button', { name: shell.word.save, exact: true }).click();
  const question = page.getByRole('dialog', { name: says(tenancy.closing.title, { name: center }) });
  await expect(question).toContainText(tenancy.closing.text);
  await expect(question).toContainText(tenancy.closing.signIns_other.replace('{{count}}', '1'));
  await person.look('what closing a center does');
  await question.getByRole('button', { name: tenancy.closing.ok }).click();
  await expect(page.getByRole('heading', { name: center })).toContainText(tenancy.state.Invalid);
  await person.look('a closed center');
}

/** Whoever works at a closed center is signed out, and reads why when they sign in again. */
async function expectClosed(person: Person): Promise<void> {
  const { page, texts } = person;
  await enter(person, next.email);
  await expect(page.getByRole('heading', { name: texts.shell.signInFailed.title })).toBeVisible();
  await expect(page.getByText(`${center} is closed`)).toBeVisible();
  await person.look('signing in at a closed center');
  await page.getByRole('button', { name: texts.shell.signInFailed.other }).click();
  await page.waitForURL(/\/oidc\//);
}

const rowOf = ({ page }: Person, email: string): Locator => page.getByRole('row').filter({ hasText: email });

/** From the menu of somebody's row. */
async function choose(person: Person, email: string, action: string): Promise<void> {
  await rowOf(person, email).getByRole('button').click();
  await person.page.getByRole('menuitem', { name: action, exact: true }).click();
}
