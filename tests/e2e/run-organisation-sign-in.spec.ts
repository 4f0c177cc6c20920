import { expect, type Page } from '@playwright/test';
import { type OpenidProvider, ownClient, startOpenidProvider } from '@trellis/server/testing/openid-provider';
import { choose } from './choose.ts';
import { test } from './journey.ts';
import { openScreen, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const name = 'Riverside account';
const email = 'coach@demo.trellis.example';

let provider: OpenidProvider;
test.beforeAll(async () => {
  provider = await startOpenidProvider();
});
test.afterAll(() => provider.stop());

test('the platform connects the sign-in of an organization; a coach is linked by their password once, comes in without it, and parts from it', async ({
  browser,
}) => {
  const priya = await signInAs(browser, 'Priya Nair', 'en-US', /\/system\//);
  await connect(priya);
  provider.current = { sub: 'lin', email, email_verified: true, name: 'Lin Wei' };

  const lin = await openScreen(browser, 'en-US');
  const { page, texts } = lin;
  await lead(page);
  await expect(page.getByRole('heading', { name: 'Is this your account?' })).toBeVisible();
  await lin.look('linking an account');
  await page.locator('input[name=password]').fill('not this one');
  await page.getByRole('button', { name: 'Link and sign in' }).tap();
  await expect(page.getByRole('alert')).toContainText('not right');
  await page.locator('input[name=password]').fill('trellis-demo');
  await page.getByRole('button', { name: 'Link and sign in' }).tap();
  await page.waitForURL(/\/system\//);

  await signOut(lin);
  await lead(page);
  await page.waitForURL(/\/system\//);
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/menu/account`);
  const removal = page.getByRole('button', { name: says(texts.account.link.removeNamed, { name }) });
  await expect(removal).toBeVisible();
  await expect(page.getByText(texts.users.signInList.by.replace('{{name}}', name))).toBeVisible();
  await lin.look('an account that is linked');
  await removal.tap();
  await page.getByRole('dialog').getByRole('button', { name: texts.shell.word.remove }).tap();
  await expect(page.getByText(texts.account.link.removed)).toBeVisible();
  await expect(removal).toBeHidden();

  await signOut(lin);
  await lead(page);
  await expect(page.getByRole('heading', { name: 'Is this your account?' })).toBeVisible();
  lin.expectQuietConsole(/401/);
  await lin.leave();

  await removeIt(priya);
  priya.expectQuietConsole(/400/);
  await priya.leave();
});

/** The address that leads back is known once it is connected; the provider is told of it, and tells the client ID and the secret. */
async function connect(priya: Person): Promise<void> {
  const { page, texts } = priya;
  const { signIns, hooks } = texts.connections;
  const { shell } = texts;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/manage/setting/connections`);
  await expect(page.getByText(signIns.none)).toBeVisible();
  await page.getByRole('button', { name: signIns.add }).tap();
  const drawer = page.getByRole('dialog');
  await choose(drawer.getByLabel(signIns.tenant), 'Riverside');
  await drawer.getByLabel(shell.word.name, { exact: true }).fill(name);
  await drawer.getByLabel(signIns.issuer).fill(provider.issuer);
  const domains = drawer.getByLabel(signIns.domains);
  await domains.fill('no_domain');
  await domains.press('Enter');
  await drawer.getByRole('button', { name: shell.word.save }).tap();
  await expect(drawer.locator('.ant-form-item-has-error').getByText(signIns.domainsHint)).toBeVisible();
  await priya.look('connecting an organization, with a domain that is none');
  await domains.press('Backspace');
  await domains.fill('demo.trellis.example');
  await domains.press('Enter');
  await drawer.getByRole('button', { name: shell.word.save }).tap();
  await expect(drawer).toBeHidden();

  const line = page.getByRole('listitem').filter({ hasText: name });
  await line.getByRole('button', { name: says(signIns.tryOf, { name }) }).tap();
  await expect(line.getByText(signIns.found.incomplete)).toBeVisible();
  const told = await line.getByText(says(signIns.leadsBack)).innerText();
  provider.register(told.slice(told.indexOf('http')));

  await change(priya, async () => {
    await drawer.getByLabel(signIns.clientId).fill(ownClient.client_id);
    await drawer.getByLabel(signIns.secret).fill('another secret');
    await drawer.getByLabel(hooks.enabled).tap();
  });
  await line.getByRole('button', { name: says(signIns.tryOf, { name }) }).tap();
  await expect(line.getByText(signIns.found.client)).toBeVisible();
  await priya.look('a provider that refuses us');
  await change(priya, () => drawer.getByLabel(signIns.secret).fill(ownClient.client_secret));
  await line.getByRole('button', { name: says(signIns.tryOf, { name }) }).tap();
  await expect(line.getByText(signIns.found.good)).toBeVisible();
  await priya.look('the sign-in of an organization');
}

async function change({ page, texts }: Person, edit: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: says(texts.ui.rows.actionsOf, { name }) }).click();
  await page.getByRole('menuitem', { name: texts.shell.word.edit }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await edit();
  await drawer.getByRole('button', { name: texts.shell.word.save }).tap();
  await expect(drawer).toBeHidden();
}

async function lead(page: Page): Promise<void> {
  await page.goto(`${process.env.TRELLIS_ORIGIN}/`);
  await page.locator('input[name=email]').fill(email);
  await page.getByRole('button', { name: "Sign in with your organization's account" }).tap();
}

async function signOut({ page, texts }: Person): Promise<void> {
  await page.getByRole('button', { name: /Lin Wei/ }).tap();
  await page.getByRole('button', { name: texts.shell.signOut, exact: true }).tap();
  await expect(page.locator('input[name=email]')).toBeVisible();
}

async function removeIt({ page, texts }: Person): Promise<void> {
  await page.getByRole('button', { name: says(texts.ui.rows.actionsOf, { name }) }).tap();
  await page.getByRole('menuitem', { name: texts.shell.word.delete }).tap();
  await page.getByRole('dialog').getByRole('button', { name: texts.shell.word.delete }).tap();
  await expect(page.getByText(texts.connections.signIns.none)).toBeVisible();
}
