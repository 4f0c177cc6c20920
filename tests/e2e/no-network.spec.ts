import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { signInAs } from './person.ts';
import { answerItems, finishWithoutNetwork, hearTheMusic } from './session-steps.ts';
import { says } from './texts.ts';

const provoked = /Failed to load resource|net::ERR_/;

// everywhere else requests of a service worker would go past what a journey looks at
test.use({ serviceWorkers: 'allow' });

test('a day that was looked at begins again without a network, with its sessions, until whoever looked signs out', async ({ browser }) => {
  const lin = await signInAs(browser, 'Lin Wei', 'zh-CN', /workTable/);
  const { page, texts } = lin;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  // from now on the page is one that the device keeps
  const sessions = await keepDay(page);
  const [session] = sessions;
  const count = sessions.length;
  const { keptDay } = texts.scheduling;
  const told = says(count === 1 ? keptDay.sessions_one : keptDay.sessions_other, { kept: count, count });
  await expect(page.getByText(told)).toBeVisible();
  await lin.look('a day that is kept');

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(texts.shell.connection.away)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.scheduling.title);
  await expect(page.getByText('王浩然').first()).toBeVisible();
  await lin.look('a day without a network');
  await page.goto(
    `${process.env.TRELLIS_ORIGIN}/system/center/detail/userOfflineCourseDetail?planId=${session?.userOfflinePlanId}&num=${session?.num}`,
  );
  await expect(page.getByRole('heading', { name: texts.offlinePlans.session.items })).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByText(texts.shell.connection.away)).toBeHidden();
  await page.getByRole('button', { name: new RegExp(`^${texts.shell.person}`) }).click();
  await page.getByRole('button', { name: texts.shell.signOut }).click();
  await page.waitForURL(/\/interaction\/|\/oidc\//);
  expect(await page.evaluate(keptOnDevice)).toMatchObject({ keys: 0, reads: 0 });
  lin.expectQuietConsole(provoked);
  await lin.leave();
});

interface KeptSession {
  userOfflinePlanId: string;
  num: number;
  mayStart: boolean;
  iLs: { tracks: { url: string }[] } | null;
}

/** Opens Today anew and waits until the device has all of the day: the sessions first, then their music, as far as the last track. */
async function keepDay(page: Page): Promise<KeptSession[]> {
  const asked: Promise<KeptSession | undefined>[] = [];
  page.on('response', (response) => {
    // an answer to the page before is gone with it
    if (/userOfflinePlanCourse\?/.test(response.url())) asked.push(response.json().catch(() => undefined));
  });
  await page.reload();
  const sessions = async () => (await Promise.all(asked)).filter((session) => session !== undefined);
  const tracksMissing = async () => {
    const tracks = (await sessions()).flatMap(({ iLs }) => iLs?.tracks ?? []).map(({ url }) => new URL(url, page.url()).pathname);
    const kept = await page.evaluate(async () =>
      (await (await caches.open('trellis.media')).keys()).map(({ url }) => new URL(url).pathname),
    );
    return tracks.length > 0 ? tracks.filter((track) => !kept.includes(track)) : undefined;
  };
  await expect.poll(tracksMissing, { timeout: 20_000 }).toEqual([]);
  const all = await sessions();
  // who is signed in, the day, and of each session its plan, what stands against its start, and itself
  await expect.poll(async () => (await page.evaluate(keptOnDevice)).ofReader).toBeGreaterThanOrEqual(2 + 3 * all.length);
  return all;
}

async function keptOnDevice(): Promise<{ keys: number; reads: number; ofReader: number }> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error());
    });
  const stores = (await done(indexedDB.open('trellis.kept'))).transaction(['keys', 'reads']);
  const reads = stores.objectStore('reads');
  return {
    keys: await done(stores.objectStore('keys').count()),
    reads: await done(reads.count()),
    ofReader: await done(reads.index('owner').count(sessionStorage.getItem('trellis.keptFor') ?? '')),
  };
}

// of Sofía, whose day no other journey runs without a network
test('a session is started, held and finished without a network, through a closed tab, and arrives once the network is back', async ({
  browser,
}) => {
  const sofia = await signInAs(browser, 'Sofía Martín', 'es-ES', /choseRoles/);
  const { page, texts } = sofia;
  const { finish, gates } = texts.offlinePlans;
  await page
    .getByRole('button', { name: /Riverside/ })
    .first()
    .tap();
  await page.waitForURL(/workTable/);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const next = (await keepDay(page)).find(({ mayStart }) => mayStart);

  await page.context().setOffline(true);
  await page.goto(
    `${process.env.TRELLIS_ORIGIN}/system/center/detail/userOfflineCourseDetail?planId=${next?.userOfflinePlanId}&num=${next?.num}`,
  );
  await page.getByRole('button', { name: gates.start }).tap();
  await answerItems(sofia);
  // the tab is closed in the middle, and opened again
  await page.reload();
  await hearTheMusic(sofia);
  await finishWithoutNetwork(sofia);
  await sofia.look('a session that ended without a network');

  await page.context().setOffline(false);
  await expect(page.getByRole('dialog', { name: finish.thisSessionEnded })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(says(finish.nextQuestion, { num: (next?.num ?? 0) + 1 }))).toBeVisible();
  sofia.expectQuietConsole(provoked);
  await sofia.leave();
});
