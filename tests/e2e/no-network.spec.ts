import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { signInAs } from './person.ts';

const provoked = /Failed to load resource|net::ERR_/;

// everywhere else requests of a service worker would go past what a journey looks at
test.use({ serviceWorkers: 'allow' });

test('a day that was looked at begins again without a network, with its sessions, until whoever looked signs out', async ({ browser }) => {
  const lin = await signInAs(browser, 'Lin Wei', 'zh-CN', /workTable/);
  const { page, texts } = lin;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  // from now on the page is one that the device keeps
  const kept = page.waitForResponse(/userOfflinePlanCourse\?/);
  await page.reload();
  const session = new URL((await kept).url()).searchParams;
  await page.waitForLoadState('networkidle');

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(texts.shell.connection.away)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.scheduling.title);
  await expect(page.getByText('王浩然').first()).toBeVisible();
  await lin.look('a day without a network');
  await page.goto(
    `${process.env.TRELLIS_ORIGIN}/system/center/detail/userOfflineCourseDetail?planId=${session.get('userOfflinePlanId')}&num=${session.get('num')}`,
  );
  await expect(page.getByRole('heading', { name: texts.offlinePlans.session.items })).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByText(texts.shell.connection.away)).toBeHidden();
  await page.getByRole('button', { name: new RegExp(`^${texts.shell.person}`) }).click();
  await page.getByRole('button', { name: texts.shell.signOut }).click();
  await page.waitForURL(/\/interaction\/|\/oidc\//);
  expect(await page.evaluate(keptOnDevice)).toEqual({ keys: 0, reads: 0 });
  lin.expectQuietConsole(provoked);
  await lin.leave();
});

async function keptOnDevice(): Promise<{ keys: number; reads: number }> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error());
    });
  const stores = (await done(indexedDB.open('trellis.kept'))).transaction(['keys', 'reads']);
  return { keys: await done(stores.objectStore('keys').count()), reads: await done(stores.objectStore('reads').count()) };
}
