// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
// loaded once here: pages load it when they first need it
import './kept-store.ts';
import { soon } from '../../testing/soon.ts';

const person = { id: 'p1', tenant: { id: 't1' } };
const info = [['account', 'info'], { type: 'query' }];
const today = [['scheduling', 'today'], { type: 'query' }];
let answers: Record<string, () => unknown>;

/** The page as it is after a reload in the same tab. */
async function openPage() {
  vi.resetModules();
  const reads = await import('./kept-reads.ts');
  const client = new QueryClient({ defaultOptions: { queries: { persister: reads.keepReads, retry: false } } });
  const ask = (queryKey: unknown[]) =>
    client.fetchQuery({ queryKey, queryFn: async () => answers[(queryKey[0] as string[]).join('.')]?.() });
  return { ...reads, ask };
}
const noNetwork = () => {
  throw new TypeError('Failed to fetch');
};
/** What is kept arrives on the device after the answer. */
const settled = (page: Awaited<ReturnType<typeof openPage>>, key: unknown[], said: unknown) =>
  soon(async () => expect(await page.ask(key)).toEqual(said));

beforeEach(() => {
  window.sessionStorage.clear();
  vi.stubGlobal('fetch', async () => noNetwork());
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true });
  answers = { 'account.info': () => person, 'scheduling.today': () => 'the day' };
});

it('shows after a reload without a network what the center said last, and since when', async () => {
  const page = await openPage();
  await page.ask(info);
  await page.ask(today);
  answers = { 'account.info': noNetwork, 'scheduling.today': noNetwork };
  const after = await openPage();
  await settled(after, info, person);
  await settled(after, today, 'the day');
  expect(after.keptSince.current()).toBeLessThanOrEqual(Date.now());
});

it('shows nobody what somebody else was told', async () => {
  await (await openPage()).ask(info);
  await (await openPage()).ask(today);
  answers = { 'account.info': () => ({ id: 'p2', tenant: { id: 't1' } }), 'scheduling.today': noNetwork };
  const other = await openPage();
  await other.ask(info);
  await expect(other.ask(today)).rejects.toThrow('Failed to fetch');
});

it('takes a refusal of the center for its word', async () => {
  const page = await openPage();
  await page.ask(info);
  await page.ask(today);
  answers = {
    'scheduling.today': () => {
      throw new Error('Not allowed');
    },
  };
  await expect((await openPage()).ask(today)).rejects.toThrow('Not allowed');
});

it('shows no more, without a network either, what the center refused meanwhile', async () => {
  const page = await openPage();
  await page.ask(info);
  await page.ask(today);
  const { CallError } = await import('../call-error.ts');
  answers = {
    'scheduling.today': () => {
      throw new CallError(403, { code: 'Trellis:NotAllowed', message: 'Not allowed', details: null, data: {}, validationErrors: [] });
    },
  };
  await soon(async () => expect(await page.countWhole([[JSON.stringify(today)]])).toBe(1));
  await expect(page.ask(today)).rejects.toThrow('Not allowed');
  answers = { 'scheduling.today': noNetwork };
  await soon(async () => expect(await page.countWhole([[JSON.stringify(today)]])).toBe(0));
  await expect((await openPage()).ask(today)).rejects.toThrow('Failed to fetch');
});

it('forgets everything when they sign out', async () => {
  const page = await openPage();
  await page.ask(info);
  await page.ask(today);
  await page.forgetReads();
  answers = { 'scheduling.today': noNetwork };
  await expect((await openPage()).ask(today)).rejects.toThrow('Failed to fetch');
});
