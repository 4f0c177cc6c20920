import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, expect, it, vi } from 'vitest';
import { soon } from '../../testing/soon.ts';
import type { Unsent } from './unsent-store.ts';

/** The page as it is after a reload: it knows what the device keeps, and no more. */
async function openPage() {
  vi.resetModules();
  const { keep, forget, readKept } = await import('./unsent-store.ts');
  const reads = await import('../offline/kept-store.ts');
  return { ...reads, keep, forget, readUnsent: readKept };
}
const said = (id: number, input: string): Unsent => ({
  id,
  owner: 'Lin',
  lane: 'session:1',
  kind: 'note',
  input,
  writeKey: `key ${id}`,
  at: '2031-06-04T09:00:00Z',
  refusal: null,
});
const days = (count: number) => Date.now() + count * 24 * 3_600_000;

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  const page = await openPage();
  for (const { id } of (await page.readUnsent('Lin')) ?? []) await page.forget(id);
  await page.forgetKept('Lin');
});

it('keeps in order what somebody said, and nobody else reads it, not from the device either', async () => {
  const page = await openPage();
  await page.keep(said(2, 'cried a lot'));
  await page.keep(said(1, 'came late'));
  const after = await openPage();
  expect(await after.readUnsent('Lin')).toEqual([said(1, 'came late'), said(2, 'cried a lot')]);
  expect(await after.readUnsent('Sofía')).toEqual([]);
  const device = await openDB('trellis.kept');
  for (const { data } of (await device.getAll('unsent')) as { data: ArrayBuffer }[])
    expect(new TextDecoder().decode(data)).not.toMatch(/cried|late/);
  device.close();
});

it('outlives a sign-out and three days without the center, which destroy what the center said', async () => {
  const page = await openPage();
  await page.keepRead('Lin', 'today', 'the day');
  await page.keep(said(1, 'came late'));
  expect(await page.countUnsent('Lin')).toBe(1);
  await page.forgetKept('Lin');
  expect(await page.readKept('Lin', 'today')).toBeUndefined();
  expect(await (await openPage()).readUnsent('Lin')).toEqual([said(1, 'came late')]);
  vi.useFakeTimers({ toFake: ['Date'], now: days(4) });
  const later = await openPage();
  expect(await later.readUnsent('Lin')).toEqual([said(1, 'came late')]);
  await later.forget(1);
  await later.forgetKept('Lin');
  const device = await openDB('trellis.kept');
  expect([await device.count('keys'), await device.count('reads'), await device.count('unsent')]).toEqual([0, 0, 0]);
  device.close();
});

it('takes over what an earlier version kept without closing it', async () => {
  const old = await openDB('trellis', 1, { upgrade: (made) => void made.createObjectStore('unsent', { keyPath: 'id' }) });
  await old.put('unsent', said(1, 'came late'));
  old.close();
  expect(await (await openPage()).readUnsent('Lin')).toEqual([said(1, 'came late')]);
  await soon(async () => expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('trellis'));
  expect(await (await openPage()).readUnsent('Lin')).toEqual([said(1, 'came late')]);
});

it.each([1, -1])('is read by a device whose clock is wrong by a day (%i)', async (wrong) => {
  const page = await openPage();
  await page.keepRead('Lin', 'today', 'the day');
  await page.keep(said(1, 'came late'));
  vi.useFakeTimers({ toFake: ['Date'], now: days(wrong) });
  const after = await openPage();
  expect(await after.readUnsent('Lin')).toHaveLength(1);
  expect(await after.readKept('Lin', 'today')).toMatchObject({ said: 'the day' });
});

it('takes the room of music where the device is full', async () => {
  const page = await openPage();
  const drop = vi.fn(async () => {
    vi.restoreAllMocks();
    return true;
  });
  vi.stubGlobal('caches', { delete: drop });
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(await page.keep(said(1, 'came late'))).toBe(true);
  expect(drop).toHaveBeenCalledWith('trellis.media');
  expect(await page.readUnsent('Lin')).toHaveLength(1);
});

it('says so where the device is full of other things', async () => {
  const page = await openPage();
  vi.stubGlobal('caches', { delete: async () => false });
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(await page.keep(said(1, 'came late'))).toBe(false);
  vi.restoreAllMocks();
});

it('drops what a former build kept in another shape, and nothing of what somebody said', async () => {
  vi.doMock('../offline/kept-shape.ts', () => ({ keptShape: 'former' }));
  const former = await openPage();
  await former.keep(said(1, 'came late'));
  await former.keepRead('Lin', 'session', { num: 3 });
  expect(await former.readKept('Lin', 'session')).toMatchObject({ said: { num: 3 } });
  vi.doUnmock('../offline/kept-shape.ts');
  const page = await openPage();
  expect(await page.readKept('Lin', 'session')).toBeUndefined();
  expect(await page.readUnsent('Lin')).toEqual([said(1, 'came late')]);
  const device = await openDB('trellis.kept');
  expect(await device.count('reads')).toBe(0);
  device.close();
  await page.keepRead('Lin', 'session', { num: 3, userCourseItems: [] });
  expect(await (await openPage()).readKept('Lin', 'session')).toMatchObject({ said: { userCourseItems: [] } });
});
