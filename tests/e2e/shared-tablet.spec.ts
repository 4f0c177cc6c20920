import { expect, type Page } from '@playwright/test';
import { aDevice, at, setPin, unlock } from './device.ts';
import { test } from './journey.ts';
import { type Person, signInAs } from './person.ts';
import { says, textsOf } from './texts.ts';

// whoever works here needs the session of today as the demonstration has it
test.use({ ofItsOwn: 'a shared tablet' });

const provoked = /Failed to load resource|net::ERR_/;
const pinOfLin = '258036';
const pinOfDaniel = '741963';
const today = '/system/center/dataPanel/workTable';
const texts = textsOf['en-US'];

async function lock({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${texts.shell.person}`) }).tap();
  await page.getByRole('button', { name: texts.shell.lock, exact: true }).tap();
}

/** The day as it is drawn for whoever works, once the device has what it needs of it. */
async function keepToday({ page }: Person): Promise<string> {
  await page.goto(at(today));
  const { sessions_one, sessions_other } = texts.scheduling.keptDay;
  await expect(page.getByText(says(sessions_one)).or(page.getByText(says(sessions_other)))).toBeVisible({ timeout: 40_000 });
  return page.evaluate(() => sessionStorage.getItem('trellis.keptFor') ?? '');
}

/** Tries every key that the device holds on all that it has of somebody, as a curious next person might. */
async function pryOpen(page: Page, owner: string): Promise<{ kept: number; opened: number }> {
  return page.evaluate(async (of) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error());
      });
    const stores = (await done(indexedDB.open('trellis.kept'))).transaction(['keys', 'reads']);
    const [held, kept] = await Promise.all([
      done(stores.objectStore('keys').getAll()),
      done(stores.objectStore('reads').index('owner').getAll(of)) as Promise<{ iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }[]>,
    ]);
    const keysIn = (value: unknown): CryptoKey[] => {
      if (value instanceof CryptoKey) return [value];
      return value !== null && typeof value === 'object' ? Object.values(value).flatMap(keysIn) : [];
    };
    let opened = 0;
    for (const { iv, data } of kept)
      for (const key of keysIn(held))
        opened += await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data).then(
          () => 1,
          () => 0,
        );
    return { kept: kept.length, opened };
  }, owner);
}

test('two people share a tablet: it locks when nobody works, each opens their own day by PIN, and nobody the other one', async () => {
  const device = aDevice();
  const person = await signInAs(device, 'Lin Wei', 'en-US', /workTable/);
  const { page } = person;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const lin = await keepToday(person);
  // without a PIN whoever has the device has the key
  expect((await pryOpen(page, lin)).opened).toBeGreaterThan(0);
  await setPin(person, pinOfLin);
  await keepToday(person);

  await lock(person);
  await page.getByRole('button', { name: texts.lock.byPassword }).tap();
  await page.getByRole('button', { name: /Daniel Reyes/ }).tap();
  await page.waitForURL(/workTable/);
  const daniel = await keepToday(person);
  expect(daniel).not.toBe(lin);
  const ofLin = await pryOpen(page, lin);
  expect(ofLin.kept).toBeGreaterThan(0);
  expect(ofLin.opened).toBe(0);
  await setPin(person, pinOfDaniel);

  // nobody works for a while; the clock is moved rather than waited for
  await page.clock.install();
  await keepToday(person);
  const asked = page.getByRole('heading', { level: 1, name: texts.lock.title });
  await page.clock.fastForward('04:00');
  await expect(asked).toBeHidden();
  await page.clock.fastForward('02:00');
  await expect(asked).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await person.look('a shared tablet that locked itself');

  // the next one works on without a network
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /Lin Wei/ }).tap();
  await unlock(person, 'Lin Wei', pinOfDaniel);
  await expect(page.getByText(says(texts.lock.wrong_other, { count: 4 }))).toBeVisible();
  await unlock(person, 'Lin Wei', pinOfLin);
  await expect(page.locator('.day-coach').first()).toHaveAccessibleName('Lin Wei');
  await expect(page.getByRole('button', { name: new RegExp(`^${texts.shell.person}.*Lin Wei`) })).toBeVisible();
  expect((await pryOpen(page, daniel)).kept).toBeGreaterThan(0);
  expect((await pryOpen(page, daniel)).opened).toBe(0);
  expect((await pryOpen(page, lin)).opened).toBe(0);
  person.expectQuietConsole(provoked);
  await page.context().close();
  device.drop();
});
