import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const queue = ({ page, texts }: Person) => page.locator('.plain-card').filter({ hasText: texts.scheduling.needsHand.title });

test('what needs a hand is put off, taken back, and given to a colleague, who finds it first in their day', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /workTable/, desk);
  const { page, texts } = maya;
  const { needsHand } = texts.scheduling;
  const low = page.getByRole('region', { name: needsHand.group.lowCredit });
  const more = low.getByRole('button', { name: says(needsHand.more) }).first();
  const named = ((await more.getAttribute('aria-label')) ?? '').replace(needsHand.more.split('{{name}}')[0] ?? '', '');
  const row = queue(maya).getByRole('listitem').filter({ hasText: named });

  // every one is told what is done about it
  await expect(low.locator('.need-action').first()).toHaveText(needsHand.action.lowCredit);
  await maya.look('the queue of a center');

  await more.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: texts.needs.choice.snooze }).check();
  await dialog.getByText(texts.needs.tomorrow, { exact: true }).click();
  await maya.look('what becomes of something that waits');
  await dialog.getByRole('button', { name: texts.shell.word.save, exact: true }).click();
  await expect(dialog).toBeHidden();
  const settled = page.locator('.settled-needs');
  await settled.locator('summary').click();
  await expect(settled.getByText(needsHand.snoozedBy.split('{{')[0] ?? '').first()).toBeVisible();
  await settled.getByRole('listitem').filter({ hasText: named }).getByRole('button', { name: needsHand.undo }).first().click();
  await expect(low.getByText(named).first()).toBeVisible();

  await low.getByRole('button', { name: needsHand.more.replace('{{name}}', named) }).click();
  await dialog.getByRole('radio', { name: texts.needs.choice.handOver }).check();
  await choose(dialog.getByRole('combobox', { name: texts.needs.to }), 'Lin Wei');
  await dialog.getByRole('textbox', { name: texts.needs.note }).fill('Their father calls today');
  await dialog.getByRole('button', { name: texts.shell.word.save, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(row.getByText(needsHand.givenTo.replace('{{name}}', 'Lin Wei')).first()).toBeVisible();
  maya.expectQuietConsole();
  await maya.leave();

  const lin = await signInAs(browser, 'Lin Wei', 'zh-CN', /workTable/, desk);
  const given = lin.page.getByRole('region', { name: lin.texts.scheduling.needsHand.group.given });
  await expect(given.getByText(named)).toBeVisible();
  await lin.look('what was given to a coach');
  await given
    .getByRole('button', { name: says(lin.texts.scheduling.needsHand.more) })
    .first()
    .click();
  const done = lin.page.getByRole('dialog');
  await done.getByRole('button', { name: lin.texts.shell.word.save, exact: true }).click();
  await expect(given).toBeHidden();
  lin.expectQuietConsole();
  await lin.leave();
});
