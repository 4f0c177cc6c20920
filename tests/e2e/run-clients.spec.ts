import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { test } from './journey.ts';
import { desk, openScreen, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const service = 'Billing of Riverside';
const app = 'Riverside phone';
const origin = () => process.env['TRELLIS_ORIGIN'] ?? '';

test('the platform registers a service, which reads the children of its center until it is turned off', async ({ browser }) => {
  const priya = await signInAs(browser, 'Priya Nair', 'en-US', /\/system\//, desk);
  const { page, texts } = priya;
  const { clients, keys, hooks, parts, secret: told } = texts.connections;
  const { word } = texts.shell;
  await page.goto(`${origin()}/system/manage/setting/connections`);
  await page.getByRole('button', { name: clients.add }).click();
  const form = page.getByRole('dialog', { name: clients.add });
  await choose(form.getByLabel(clients.tenant, { exact: true }), 'Riverside');
  await form.getByLabel(word.name, { exact: true }).fill(service);
  await choose(form.getByLabel(parts.label, { exact: true }), parts.of.children);
  await priya.look('registering a service');
  await form.getByRole('button', { name: word.save }).click();

  const shown = page.getByRole('dialog', { name: clients.shownTitle });
  const secret = (await shown.getByText(/^[\w-]{43}$/).textContent()) ?? '';
  await priya.look('the secret of a service, shown once');
  await shown.getByRole('button', { name: told.kept }).click();
  const line = page.getByRole('listitem').filter({ hasText: service });
  await expect(line.getByText(keys.neverUsed)).toBeVisible();
  await expect(line.getByText(says(parts.only, { parts: parts.of.children }))).toBeVisible();
  await expect(page.getByText(secret)).toBeHidden();
  const id = await idOf(priya, service);

  const asked = await ask(id, secret);
  expect(asked).toMatchObject({ token_type: 'Bearer', scope: 'read' });
  const token = asked.access_token ?? '';
  expect(await children(token)).toBe(200);
  expect(await classrooms(token)).toBe(403);
  await page.reload();
  await expect(line).toBeVisible();
  await expect(line).not.toContainText(keys.neverUsed);
  await priya.look('a service that was used');

  // it goes on by its former secret, until that is ended
  const [both = ''] = clients.twoSecrets.split('{{time}}').slice(1);
  const renewed = await renew(priya, service);
  await expect(line).toContainText(both);
  for (const each of [secret, renewed]) expect(await ask(id, each)).toMatchObject({ token_type: 'Bearer' });
  await priya.look('a service with two secrets');
  await page.getByRole('button', { name: says(texts.ui.rows.actionsOf, { name: service }) }).click();
  await page.getByRole('menuitem', { name: clients.endFormer }).click();
  await page.getByRole('dialog').getByRole('button', { name: clients.endFormer }).click();
  await expect(line).not.toContainText(both);
  expect(await ask(id, secret)).toMatchObject({ error: 'invalid_client' });
  expect(await ask(id, renewed)).toMatchObject({ token_type: 'Bearer' });
  expect(await children(token)).toBe(401);

  await page.getByRole('button', { name: says(texts.ui.rows.actionsOf, { name: service }) }).click();
  await page.getByRole('menuitem', { name: word.edit, exact: true }).click();
  await page.getByRole('dialog').getByLabel(hooks.enabled).click();
  await page.getByRole('dialog').getByRole('button', { name: word.save }).click();
  await expect(line.getByText(hooks.off, { exact: true })).toBeVisible();
  expect(await ask(id, renewed)).toMatchObject({ error: 'invalid_client' });

  await remove(priya, service);
  await priya.leave();
});

/** Gives a service another secret, which is shown once. */
async function renew({ page, texts }: Person, name: string): Promise<string> {
  const { hooks, clients } = texts.connections;
  await page.getByRole('button', { name: says(texts.ui.rows.actionsOf, { name }) }).click();
  await page.getByRole('menuitem', { name: hooks.renew }).click();
  await page.getByRole('dialog').getByRole('button', { name: hooks.renew }).click();
  const shown = page.getByRole('dialog', { name: clients.shownTitle });
  const secret = (await shown.getByText(/^[\w-]{43}$/).textContent()) ?? '';
  await shown.getByRole('button', { name: texts.connections.secret.kept }).click();
  await expect(shown).toBeHidden();
  return secret;
}

test('somebody signs in by an app that the platform registered, and lets it in', async ({ browser }) => {
  const device = createServer((_, reply) => reply.end('back at the app'));
  await new Promise<void>((started) => device.listen(0, '127.0.0.1', started));
  const leadsBack = `http://127.0.0.1:${(device.address() as AddressInfo).port}/signed-in`;
  const priya = await signInAs(browser, 'Priya Nair', 'en-US', /\/system\//);
  const { page, texts } = priya;
  const { clients } = texts.connections;
  const { word } = texts.shell;
  await page.goto(`${origin()}/system/manage/setting/connections`);
  await page.getByRole('button', { name: clients.add }).tap();
  const form = page.getByRole('dialog', { name: clients.add });
  await form.getByRole('radio', { name: clients.kind.app }).check();
  await form.getByLabel(word.name, { exact: true }).fill(app);
  const uris = form.getByLabel(clients.redirectUris);
  await uris.fill('http://example.com/signed-in');
  await uris.press('Enter');
  await form.getByRole('button', { name: word.save }).tap();
  await expect(form.getByText(clients.redirectWrong)).toBeVisible();
  await priya.look('an app, and an address that it may not be led back to');
  await uris.press('Backspace');
  // whatever port the device has free
  await uris.fill('http://127.0.0.1/signed-in');
  await uris.press('Enter');
  await form.getByRole('button', { name: word.save }).tap();
  await expect(form).toBeHidden();
  const id = await idOf(priya, app);

  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: id,
    response_type: 'code',
    redirect_uri: leadsBack,
    scope: 'openid offline_access read',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ui_locales: 'en-US',
  });
  const lin = await openScreen(browser, 'en-US');
  await lin.page.goto(`${origin()}/oidc/auth?${query.toString()}`);
  await lin.page.getByRole('button', { name: /Lin Wei/ }).tap();
  await expect(lin.page.getByRole('heading', { name: `Let ${app} in?` })).toBeVisible();
  await lin.look('an app that asks to be let in');
  await lin.page.getByRole('button', { name: 'Let it in' }).tap();
  await expect(lin.page.getByText('back at the app')).toBeVisible();
  const code = new URL(lin.page.url()).searchParams.get('code') ?? '';
  const exchange = { grant_type: 'authorization_code', client_id: id, code, code_verifier: verifier, redirect_uri: leadsBack };
  const tokens = await post(exchange);
  expect(await children(tokens.access_token ?? '')).toBe(200);

  await remove(priya, app);
  expect(await children(tokens.access_token ?? '')).toBe(401);
  await priya.leave();
  await lin.leave();
  device.close();
});

/** The client ID, as whoever registered it copies it. */
async function idOf({ page }: Person, name: string): Promise<string> {
  const list = page.waitForResponse(
    (response) => response.url().includes('/api/rocketAdmin/client') && response.request().method() === 'GET',
  );
  await page.reload();
  const { items } = (await (await list).json()) as { items: { id: string; name: string }[] };
  return items.find((item) => item.name === name)?.id ?? '';
}

async function post(form: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await fetch(`${origin()}/oidc/token`, { method: 'POST', body: new URLSearchParams(form), headers });
  return (await response.json()) as { access_token?: string; error?: string };
}

const ask = (id: string, secret: string) =>
  post({ grant_type: 'client_credentials', scope: 'read' }, { authorization: `Basic ${btoa(`${id}:${secret}`)}` });

/** How the children of the center are answered to a program. */
const children = (token: string) => reading(token, 'business/subject/simpleList');

/** The same of its classrooms. */
const classrooms = (token: string) => reading(token, 'rocketAdmin/classroom');

const reading = async (token: string, path: string): Promise<number> =>
  (await fetch(`${origin()}/api/${path}`, { headers: { authorization: `Bearer ${token}` } })).status;

async function remove({ page, texts }: Person, name: string): Promise<void> {
  const { word } = texts.shell;
  await page.getByRole('button', { name: says(texts.ui.rows.actionsOf, { name }) }).click();
  await page.getByRole('menuitem', { name: word.delete, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: word.delete }).click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeHidden();
}
