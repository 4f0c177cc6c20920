// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, expect, it, vi } from 'vitest';

// as few rounds as show that they count
vi.mock('./pin-limits.ts', async (original) => {
  const { pinLimits, ...rest } = await original<typeof import('./pin-limits.ts')>();
  return { ...rest, pinLimits: { ...pinLimits, rounds: 1000 } };
});

const lin = 'lin centre';
const secret = 'c2VjcmV0IG9mIHRoZSBjZW50ZXIgb2YgMzIgYnl0ZXM';
const shown = { name: 'Lin Wei', place: 'Riverside', language: 'zh-Hans' } as const;
const signIn = { refresh_token: 'of Lin', access_token: 'a', expires_at: 1 };
const answer = (id: number, input: string) => {
  const said = { lane: 'session:1', kind: 'note', input, writeKey: 'k', at: '', refusal: null };
  return { ...said, id, owner: lin };
};

/** A page of the device: `isSameTab` after a reload, else in a browser that was closed. */
async function openPage(isSameTab = false) {
  if (!isSameTab) window.sessionStorage.clear();
  vi.resetModules();
  const [locks, reads, unsent, state, signIns] = await Promise.all([
    import('./locks.ts'),
    import('../offline/kept-store.ts'),
    import('../unsent/unsent-store.ts'),
    import('./lock-state.ts'),
    import('../kept-sign-in.ts'),
  ]);
  return {
    ...locks,
    ...reads,
    keepUnsent: unsent.keep,
    forgetUnsent: unsent.forget,
    readUnsent: unsent.readKept,
    ...state,
    signInKey: signIns.signInKey(),
  };
}
type Page = Awaited<ReturnType<typeof openPage>>;
const said = async (page: Page) => (await page.readUnsent(lin))?.map(({ input }) => input);
const records = async <T>(store: string) => {
  const device = await openDB('trellis.kept');
  const all = (await device.getAll(store)) as T[];
  device.close();
  return all;
};

/** Somebody who worked without a PIN, and set one. */
async function withPin(): Promise<Page> {
  const page = await openPage();
  window.sessionStorage.setItem(page.signInKey, JSON.stringify(signIn));
  await page.keepRead(lin, 'today', 'the day');
  await page.keepUnsent(answer(1, 'before'));
  await page.setPin(lin, '258036', secret, 'tablet', shown);
  await page.keepUnsent(answer(2, 'after'));
  return page;
}

beforeEach(async () => {
  const page = await openPage();
  for (const id of [1, 2]) await page.forgetUnsent(id);
  await page.forgetKept(lin);
});

it('opens after the browser was closed for whoever knows the PIN, with their sign-in, and goes on through a reload', async () => {
  await withPin();
  const cold = await openPage();
  expect(cold.hasLocks()).toBe(true);
  expect(await cold.listLocked()).toEqual([{ owner: lin, ...shown }]);
  expect([await cold.readKept(lin, 'today'), await said(cold), window.sessionStorage.length]).toEqual([undefined, [], 0]);
  expect(await cold.openWithPin(lin, '258036')).toBeUndefined();
  expect(await cold.readKept(lin, 'today')).toMatchObject({ said: 'the day' });
  expect(await said(cold)).toEqual(['before', 'after']);
  expect(JSON.parse(window.sessionStorage.getItem(cold.signInKey) ?? '')).toEqual(signIn);
  expect(await said(await openPage(true))).toEqual(['before', 'after']);
});

it('gives nothing of it to whoever reads the device: no PIN, no key, no sign-in', async () => {
  await withPin();
  const [own] = await records<{ key?: CryptoKey; lock: Record<string, CryptoKey & { base: CryptoKey }> }>('keys');
  expect(own?.key).toBeUndefined();
  expect([own?.lock.forTab?.extractable, own?.lock.maker?.base.extractable]).toEqual([false, false]);
  const text = JSON.stringify([own, window.localStorage], (_name, value: unknown) =>
    ArrayBuffer.isView(value)
      ? new TextDecoder('latin1').decode(value)
      : value instanceof ArrayBuffer
        ? new TextDecoder('latin1').decode(value)
        : value,
  );
  for (const one of ['258036', 'of Lin', secret, 'the day']) expect(text).not.toContain(one);
});

it('forgets the PIN after five wrong ones, counted through closed pages; the password then opens what was said', async () => {
  await withPin();
  for (const left of [4, 3, 2, 1, 0]) expect(await (await openPage()).openWithPin(lin, '111111')).toEqual({ triesLeft: left });
  const page = await openPage();
  expect(await page.openWithPin(lin, '258036')).toEqual({ triesLeft: 0 });
  expect(await page.listLocked()).toEqual([]);
  await page.openBySecret(lin, secret);
  expect(await said(page)).toEqual(['before', 'after']);
});

it('counts anew once the PIN was right', async () => {
  await withPin();
  const page = await openPage();
  await page.openWithPin(lin, '111111');
  await page.openWithPin(lin, '258036');
  expect(await page.openWithPin(lin, '111111')).toEqual({ triesLeft: 4 });
});

it('leaves of somebody who signs out, or whom the center did not hear for three days, only what was not sent, for their password alone', async () => {
  await (await withPin()).forgetKept(lin);
  const out = await openPage();
  expect([await out.listLocked(), await out.openWithPin(lin, '258036'), await records('reads')]).toEqual([[], { triesLeft: 0 }, []]);
  await out.openBySecret(lin, secret);
  await out.setPin(lin, '258036', secret, 'tablet', shown);
  for (const days of [3.1, -3.1]) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 24 * 3_600_000 });
    const late = await openPage();
    expect(await late.openWithPin(lin, '258036')).toEqual({ triesLeft: 0 });
    await late.openBySecret(lin, secret);
    expect(await said(late)).toEqual(['before', 'after']);
    vi.useRealTimers();
  }
});

it('is opened by another PIN once it was changed, and stands open again once it was removed', async () => {
  const page = await withPin();
  await page.setPin(lin, '739105', secret, 'tablet', shown);
  const after = await openPage();
  expect(await after.openWithPin(lin, '258036')).toEqual({ triesLeft: 4 });
  expect(await after.openWithPin(lin, '739105')).toBeUndefined();
  await after.removePin(lin);
  const open = await openPage();
  expect([open.hasLocks(), await said(open)]).toEqual([false, ['before', 'after']]);
});
