import { expect } from '@playwright/test';
import { webhookErrors } from '@trellis/contract/connections/webhooks/errors';
import { startReceiver } from '@trellis/server/testing/webhook-receiver';
import { Webhook } from 'standardwebhooks';
import { test } from './journey.ts';
import { desk, signInAs } from './person.ts';
import { says } from './texts.ts';

test('an administrator has another program told of what happens, tries it, and sends once more what it was sent', async ({ browser }) => {
  const receiver = await startReceiver();
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  const { page, texts } = maya;
  const { hooks, secret: told } = texts.connections;
  const { rows } = texts.ui;
  const { word } = texts.shell;
  const name = 'Billing';
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/manage/connections`);
  await page.getByRole('button', { name: hooks.add }).click();

  const form = page.getByRole('dialog', { name: hooks.add });
  await form.getByLabel(word.name, { exact: true }).fill(name);
  await form.getByLabel(word.address, { exact: true }).fill('https://169.254.169.254/latest');
  await form.getByRole('checkbox', { name: hooks.events.child.created }).check();
  await form.getByRole('button', { name: word.save }).click();
  await expect(form.getByText(webhookErrors['Trellis:WebhookAddress'].en).first()).toBeVisible();
  await maya.look('an address that nothing may be sent to');
  await form.getByLabel(word.address, { exact: true }).fill(receiver.url);
  await form.getByRole('button', { name: word.save }).click();

  const shown = page.getByRole('dialog', { name: hooks.shownTitle });
  const secret = (await shown.getByText(/^whsec_/).textContent()) ?? '';
  await maya.look('a secret that is shown once');
  await shown.getByRole('button', { name: told.kept }).click();
  await expect(page.getByText(hooks.neverSent)).toBeVisible();
  await maya.look('a webhook that was sent nothing');

  const doWith = async (what: string) => {
    await page.getByRole('button', { name: says(rows.actionsOf, { name }) }).click();
    await page.getByRole('menuitem', { name: what, exact: true }).click();
  };
  await doWith(hooks.test);
  const log = page.getByRole('dialog', { name: says(hooks.logOf, { name }) });
  await expect(log.getByText(hooks.state.sent)).toBeVisible();
  await maya.look('the log of a webhook');
  await log.getByRole('button', { name: new RegExp(`^${hooks.resend}`) }).click();
  await expect.poll(() => receiver.arrived.length).toBe(2);
  const [first, second] = receiver.arrived;
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  for (const { headers, body } of receiver.arrived)
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({ type: 'webhook.test' });
  await log.getByRole('button', { name: word.close }).first().click();
  await expect(log).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await maya.look('webhooks on a phone');
  await doWith(hooks.renew);
  await page.getByRole('dialog').getByRole('button', { name: hooks.renew }).click();
  await expect(shown.getByText(/^whsec_/)).not.toHaveText(secret);
  await shown.getByRole('button', { name: told.kept }).click();
  await doWith(word.delete);
  await page.getByRole('dialog').getByRole('button', { name: word.delete }).click();
  await expect(page.getByText(hooks.none)).toBeVisible();
  maya.expectQuietConsole(/400/);
  await maya.leave();
  await receiver.stop();
});
