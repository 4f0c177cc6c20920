import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { expectDone, inviteCoach, takeInFamily } from './first-day-steps.ts';
import { expectUsed, join } from './join-steps.ts';
import { test } from './journey.ts';
import { findInLetter } from './mailbox.ts';
import { desk, type Person, signInAs } from './person.ts';
import { putOut } from './put-out.ts';
import { says } from './texts.ts';

const admin = 'ada@lakeside.example';
const coach = 'cora@lakeside.example';

test('the platform opens a center, sells to it behind a code, and its people come in by mail', async ({ browser }) => {
  const priya = await signInAs(browser, 'Priya Nair', 'en-US', /\/system\/manage/, desk);
  await addTenant(priya, 'Enterprise', 'Lake Enterprises');
  await addTenant(priya, 'Area', 'Lake Area');
  await addTenant(priya, 'Center', 'Lakeside Training', { email: admin, parents: ['Lake Enterprises', 'Lake Area'] });
  await sellClasses(priya);

  const ada = await join(browser, 'en-US', admin, 'Ada Lake');
  await ada.look("the new center's first page");
  await expectUsed(browser, 'es-ES', admin);
  await expectDone(ada, 0);
  await inviteCoach(ada, coach, 'Cora Shore');
  const cora = await join(browser, 'en-US', coach, 'Cora Shore');
  await freeze(ada, cora);
  await expectDone(ada, 1);
  await takeInFamily(ada, 'Cora Shore');
  await expectDone(ada, 3);

  priya.expectQuietConsole();
  ada.expectQuietConsole();
  for (const person of [priya, ada, cora]) await person.leave();
});

async function addTenant(
  { page, texts, look }: Person,
  type: 'Enterprise' | 'Area' | 'Center',
  name: string,
  given: { email?: string; parents?: string[] } = {},
): Promise<void> {
  const { tenancy, shell } = texts;
  const menu = { Enterprise: shell.menu.enterprises, Area: shell.menu.areas, Center: shell.menu.centers };
  await page.getByRole('link', { name: menu[type], exact: true }).click();
  await page.getByRole('button', { name: tenancy.add[type] }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(tenancy.fields.name, { exact: true }).fill(name);
  if (given.email) await drawer.getByLabel(tenancy.fields.email).fill(given.email);
  for (const [index, parent] of (given.parents ?? []).entries()) {
    await choose(drawer.getByLabel(index === 0 ? tenancy.fields.enterpriseIds : tenancy.fields.areaIds), parent);
  }
  if (type === 'Center') await look('the form of a center');
  await drawer.getByRole('button', { name: texts.shell.word.save, exact: true }).click();
  await expect(page.getByRole('link', { name, exact: true }).or(page.getByRole('cell', { name })).first()).toBeVisible();
}

/** A contract with a recharge: behind the code that is mailed. */
async function sellClasses(person: Person): Promise<void> {
  const { page, texts } = person;
  const { tenancy, tenantContracts: words, account } = texts;
  await page.getByRole('cell', { name: 'Lakeside Training', exact: true }).click();
  await page.getByRole('tab', { name: tenancy.detail.tabs.contracts }).click();
  await page.getByRole('button', { name: account.code.send }).click();
  await expect(page.getByText(says(account.code.sent))).toBeVisible();
  await person.look('the code before the contracts');
  const code = await findInLetter('platform@demo.trellis.example', /\b\d{6}\b/);
  await page.getByLabel(account.code.label).fill(code);
  await page.getByRole('button', { name: words.code.open }).click();

  await page.getByRole('button', { name: words.add }).click();
  await page.getByRole('dialog').getByLabel(words.fields.number).fill('LS-1');
  await page.getByRole('dialog').getByRole('button', { name: texts.shell.word.save, exact: true }).click();
  await page.getByRole('button', { name: 'LS-1' }).click();
  const contract = page.getByRole('dialog', { name: says(words.drawerTitle, { number: 'LS-1' }) });
  await contract.getByRole('button', { name: words.recharge.do }).click();
  const form = page.getByRole('dialog', { name: words.recharge.do });
  await choose(form.getByLabel(words.fields.what, { exact: true }), words.kinds.vrat);
  await form.getByLabel(words.fields.quantity).fill('40');
  await form.getByRole('button', { name: texts.shell.word.save, exact: true }).click();
  await expect(contract.getByRole('row', { name: new RegExp(words.kinds.vrat) }).first()).toContainText('40');
  await person.look('a contract with its recharge');
}

/** Freezing works on somebody who is signed in, at their next step; unfreezing lets them in again. */
async function freeze({ page, texts, look }: Person, cora: Person): Promise<void> {
  const { users } = texts;
  const turn = async (what: string) => {
    await page.reload();
    await page.getByRole('button', { name: says(users.actionsOf, { name: 'Cora Shore' }) }).click();
    await page.getByRole('menuitem', { name: what, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: what, exact: true }).click();
  };
  const coraIsOut = putOut(cora);
  await turn(users.freeze);
  await expect(page.getByRole('row', { name: /Cora Shore/ })).toContainText(users.states.frozen);
  await look('a frozen coach');
  await coraIsOut();
  await expect(cora.page.getByText(texts.shell.error.title)).toHaveCount(0);
  await turn(users.unfreeze);
  await expect(page.getByRole('row', { name: /Cora Shore/ })).toContainText(users.states.active);
}
