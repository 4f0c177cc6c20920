import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, expect, it, vi } from 'vitest';

/** The page as it is after a reload: it knows what the device keeps, and no more. */
async function openPage() {
  vi.resetModules();
  return import('./kept-store.ts');
}
const days = (count: number) => Date.now() + count * 24 * 3_600_000;

afterEach(async () => {
  vi.useRealTimers();
  const page = await openPage();
  for (const owner of ['Lin', 'Sofía']) await page.forgetKept(owner);
});

it('keeps what the center said through a reload, for whom it was said to', async () => {
  await (await openPage()).keepRead('Lin', 'today', { date: '2031-06-04' });
  const after = await openPage();
  expect(await after.readKept('Lin', 'today')).toMatchObject({ said: { date: '2031-06-04' } });
  expect(await after.readKept('Lin', 'session')).toBeUndefined();
  expect(await after.readKept('Sofía', 'today')).toBeUndefined();
});

it('can be read by nobody who reads the device, and by nobody at all once its person signed out', async () => {
  const page = await openPage();
  await page.keepRead('Lin', 'today', { child: 'Emma Johnson' });
  const device = await openDB('trellis.kept');
  const [closed] = (await device.getAll('reads')) as { data: ArrayBuffer }[];
  const [own] = (await device.getAll('keys')) as { key: CryptoKey }[];
  expect(new TextDecoder().decode(closed?.data)).not.toContain('Emma');
  expect(own?.key.extractable).toBe(false);
  await page.forgetKept('Lin');
  expect([await device.count('keys'), await device.count('reads')]).toEqual([0, 0]);
  expect(await page.readKept('Lin', 'today')).toBeUndefined();
  device.close();
});

it('is destroyed after three days without the center', async () => {
  await (await openPage()).keepRead('Lin', 'today', 'so it was');
  vi.useFakeTimers({ toFake: ['Date'], now: days(2.9) });
  expect(await (await openPage()).readKept('Lin', 'today')).toMatchObject({ said: 'so it was' });
  vi.setSystemTime(days(0.2));
  const later = await openPage();
  expect(await later.readKept('Lin', 'today')).toBeUndefined();
  const device = await openDB('trellis.kept');
  expect([await device.count('keys'), await device.count('reads')]).toEqual([0, 0]);
  device.close();
});

it('keeps nothing where the device refuses, and breaks nothing', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('Forbidden', 'SecurityError');
    },
  });
  const page = await openPage();
  await page.keepRead('Lin', 'today', 'said');
  expect(await page.readKept('Lin', 'today')).toBeUndefined();
  vi.unstubAllGlobals();
});
