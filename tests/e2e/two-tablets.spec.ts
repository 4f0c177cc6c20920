import { expect } from '@playwright/test';
import { at } from './device.ts';
import { test } from './journey.ts';
import { type Person, signInAs } from './person.ts';
import { answerItems, finishOnSheet, hearTheMusic } from './session-steps.ts';
import { says } from './texts.ts';

// whoever works here needs the session of today as the demonstration has it
test.use({ ofItsOwn: 'two tablets' });

const provoked = /Failed to load resource|net::ERR_/;

/** The next session of Camila, begun on this tablet; answers its address. */
async function beginSession({ page, texts }: Person): Promise<string> {
  const { item, plan } = texts.offlinePlans;
  await page.goto(at('/system/center/menu/user/subject'));
  const search = page.getByRole('searchbox').or(page.getByRole('textbox')).first();
  // what is typed while the list still comes may be lost
  await expect(async () => {
    await search.fill('');
    await search.fill('Camila');
    await expect(page.getByRole('row')).toHaveCount(2, { timeout: 4_000 });
  }).toPass();
  await page.getByRole('link', { name: 'Camila Rodríguez' }).tap();
  await page.getByRole('tab', { name: texts.subjects.detail.tabs.plan, exact: true }).tap();
  await page.getByRole('button', { name: plan.startNext }).tap();
  await expect(page.getByRole('button', { name: item.done, exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  return page.url();
}

/** Taps closer together than a hand makes them count as one. */
const handPause = 650;

test('one tablet without a network, the other ends the session: what the center does not take is shown one by one', async ({ browser }) => {
  const daniel = await signInAs(browser, 'Daniel Reyes', 'en-US', /workTable/);
  const other = await signInAs(browser, 'Daniel Reyes', 'en-US', /workTable/);
  const { page, texts } = daniel;
  const { finish, item, kept, session } = texts.offlinePlans;
  const address = await beginSession(daniel);
  const num = Number(new URL(address).searchParams.get('num'));
  await other.page.goto(address);

  await page.context().setOffline(true);
  const titles = page.getByRole('group', { name: item.current }).getByRole('heading').first();
  const first = (await titles.textContent()) ?? '';
  await page.getByRole('button', { name: item.done, exact: true }).tap();
  await expect(titles).not.toHaveText(first);
  const second = (await titles.textContent()) ?? '';
  await page.waitForTimeout(handPause);
  await page.getByRole('button', { name: item.notDone, exact: true }).tap();
  await expect(page.getByText(says(kept.notSent, { count: 2 }))).toBeVisible();

  await answerItems(other);
  await hearTheMusic(other);
  await finishOnSheet(other, num);

  await page.context().setOffline(false);
  const refused = page.getByRole('alert').filter({ hasText: kept.refused.split('{{')[0] ?? '' });
  await expect(refused).toHaveCount(2, { timeout: 30_000 });
  await expect(refused.first()).toContainText(`${first}: ${item.done}`);
  await expect(refused.nth(1)).toContainText(`${second}: ${item.notDone}`);
  await expect(page.getByText(session.readOnly)).toBeVisible();
  await daniel.look('answers that came too late');
  // nothing of it goes by itself, through a reload either; on every other page it is said that there is some
  await page.goto(at('/system/center/dataPanel/workTable'));
  await expect(page.getByRole('alert').filter({ hasText: texts.unsent.refused_other.replace('{{count}}', '2') })).toBeVisible();
  await daniel.look('Today while something was refused');
  await page.getByRole('link', { name: texts.unsent.look, exact: true }).tap();
  await expect(refused).toHaveCount(2);
  const noted = page.waitForResponse((response) => response.url().endsWith('/note'));
  await refused
    .first()
    .getByRole('button', { name: new RegExp(`^${kept.sendNote}`) })
    .tap();
  expect((await noted).status()).toBe(200);
  await expect(refused).toHaveCount(1);
  await refused.getByRole('button', { name: new RegExp(`^${kept.discard}`) }).tap();
  await expect(refused).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(session.readOnly)).toBeVisible();
  await expect(refused).toHaveCount(0);
  await expect(page.getByRole('button', { name: finish.button, exact: true })).toBeHidden();
  daniel.expectQuietConsole(provoked);
  await daniel.leave();
  await other.leave();
});

test('a device that is full says that it keeps nothing, asks before the page is closed, and sends what was said', async ({ browser }) => {
  const daniel = await signInAs(browser, 'Daniel Reyes', 'en-US', /workTable/);
  const { page, texts } = daniel;
  const { item, kept, session } = texts.offlinePlans;
  await beginSession(daniel);
  const browserOf = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await browserOf.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.context().setOffline(true);
  await page.getByRole('button', { name: item.done, exact: true }).tap();
  await expect(page.getByText(says(kept.onlyOnPage, { count: 1 }))).toBeVisible();
  await daniel.look('a session on a full device');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  await (await asked).dismiss();

  await page.context().setOffline(false);
  await expect(page.getByText(says(kept.onlyOnPage, { count: 1 }))).toBeHidden({ timeout: 30_000 });
  await expect(page.getByText(session.saving)).toBeHidden();
  await page.reload();
  await expect(page.getByText(says(session.answered, { answered: 1 }))).toBeVisible();
  daniel.expectQuietConsole(provoked);
  await daniel.leave();
});
