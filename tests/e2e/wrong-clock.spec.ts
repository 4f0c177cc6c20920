import { expect } from '@playwright/test';
import { at } from './device.ts';
import { test } from './journey.ts';
import { openScreen } from './person.ts';
import { says } from './texts.ts';

const provoked = /Failed to load resource|net::ERR_/;
const day = 24 * 3_600_000;
const patience = 10 * 60_000;

// the first session that may start is one that nobody touched
test.use({ ofItsOwn: 'clock', serviceWorkers: 'allow' });

interface Session {
  userOfflinePlanId: string;
  num: number;
  mayStart: boolean;
  openedAt: string | null;
}

// behind it is the same sum the other way round, which tests of the clock hold
test('on a tablet whose clock is a day ahead a session starts without a network, and the center has its true time', async ({ browser }) => {
  const sofia = await openScreen(browser, 'en-US');
  const { page, texts } = sofia;
  const { gates, item, kept, session } = texts.offlinePlans;
  await page.clock.install({ time: Date.now() + day });
  await page.goto(at('/'));
  await page.getByRole('button', { name: /Sofía Martín/ }).tap();
  await page.waitForURL(/choseRoles/);
  await sofia.setLanguage('en-US');
  await page
    .getByRole('button', { name: /Riverside/ })
    .first()
    .tap();
  await page.waitForURL(/workTable/);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const told: Session[] = [];
  page.on('response', async (response) => {
    const said = /userOfflinePlanCourse\?/.test(response.url()) && ((await response.json().catch(() => undefined)) as Session | undefined);
    if (said) told.push(said);
  });
  await page.reload();
  const { sessions_one, sessions_other } = texts.scheduling.keptDay;
  await expect(page.getByText(says(sessions_one)).or(page.getByText(says(sessions_other)))).toBeVisible({ timeout: 40_000 });
  expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now())).toBeGreaterThan(day / 2);
  const next = told.find(({ mayStart }) => mayStart);

  await page.context().setOffline(true);
  await page.goto(at(`/system/center/detail/userOfflineCourseDetail?planId=${next?.userOfflinePlanId}&num=${next?.num}`));
  await page.getByRole('button', { name: gates.start }).tap();
  // it runs since now, whatever the tablet shows
  await expect(page.getByRole('timer')).toHaveText(/^[01]:\d\d$/);
  await page.getByRole('button', { name: item.done, exact: true }).tap();
  await expect(page.getByText(says(kept.notSent, { count: 2 }))).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByText(says(kept.notSent, { count: 2 }))).toBeHidden({ timeout: 30_000 });
  await expect(page.getByText(session.saving)).toBeHidden();
  await expect(page.getByRole('button', { name: kept.send })).toBeHidden();
  await page.reload();
  await expect.poll(() => told.at(-1)?.openedAt ?? null).not.toBeNull();
  expect(Math.abs(Date.parse(told.at(-1)?.openedAt ?? '') - Date.now())).toBeLessThan(patience);
  sofia.expectQuietConsole(provoked);
  await sofia.leave();
});
