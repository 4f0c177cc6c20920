// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { soon } from '../../testing/soon.ts';

const leadAway = vi.hoisted(() => vi.fn<(error: unknown) => boolean>());
vi.mock('../query-client.ts', () => ({ leadAway }));

interface Sent {
  input: unknown;
  key: string;
}
let sent: Sent[];
let answers: ((sent: Sent) => Promise<void> | void)[];
type Page = typeof import('./unsent.ts');
let pageNow: Page;

/** The page as it is after a reload: it knows what the device keeps, and no more. */
async function openPage(who = 'Lin'): Promise<Page> {
  vi.resetModules();
  const page = await import('./unsent.ts');
  pageNow = page;
  page.sendsUnsent('note', async (input: unknown, { context }: { context: { writeKey: string } }) => {
    // what was closed sends nothing any more
    if (pageNow !== page) return new Promise(() => undefined);
    const attempt = { input, key: context.writeKey };
    sent.push(attempt);
    return answers.shift()?.(attempt);
  });
  await page.takeUp(who);
  return page;
}
const say = (page: Page, text: string) => page.keepUnsent({ lane: 'session:1', kind: 'note', input: text });
const said = () => sent.map(({ input }) => input);
const settled = (page: Page, ...left: string[]) => soon(() => expect(page.unsent.current().map(({ input }) => input)).toEqual(left));
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  [sent, answers] = [[], []];
  // the server is asked whether it answers
  vi.stubGlobal('fetch', async () => new Response('ok'));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  const page = await openPage();
  for (const { id } of page.unsent.current()) await page.discardUnsent(id);
});

/** What a server refuses with; each page has a class of its own. */
async function refusal(code: string, status = 409): Promise<Error> {
  const { CallError } = await import('../call-error.ts');
  return new CallError(status, { code, message: 'No', details: null, data: {}, validationErrors: [] } as never);
}

it('sends what is said in order, and forgets it once it has arrived', async () => {
  const page = await openPage();
  const held = Promise.withResolvers<void>();
  answers.push(() => held.promise);
  const first = say(page, 'one');
  say(page, 'two');
  await settled(page, 'one', 'two');
  await soon(() => expect(said()).toEqual(['one']));
  held.resolve();
  expect(await first.outcome).toBe('sent');
  await settled(page);
  expect(said()).toEqual(['one', 'two']);
  await settled(await openPage());
});

it('leaves the list only once the page shows what the center said of it', async () => {
  const page = await openPage();
  const seen: string[] = [];
  // as what was asked for tells those who show it
  const forget = page.whenSent(() => void setTimeout(() => seen.push('shown')));
  const leave = page.unsent.subscribe(() => page.unsent.current().length === 0 && seen.push('gone'));
  await say(page, 'one').outcome;
  await settled(page);
  expect(seen).toEqual(['shown', 'gone']);
  forget();
  leave();
});

it('keeps what no network took through a reload, and sends it then with the same key', async () => {
  const page = await openPage();
  answers = Array(20).fill(noNetwork);
  const first = say(page, 'one');
  say(page, 'two');
  expect(await first.outcome).toBe('waiting');
  expect(page.isHeldUp.current()).toBe(true);
  await settled(page, 'one', 'two');
  const { readKept } = await import('./unsent-store.ts');
  await soon(async () => expect(await readKept('Lin')).toHaveLength(2));
  answers = [];

  const after = await openPage();
  await settled(after);
  const [before, again, last] = [sent[0], sent.findLast(({ input }) => input === 'one'), sent.at(-1)];
  expect(again?.key).toBe(before?.key);
  expect(last?.input).toBe('two');
});

it('says that the device keeps something once it does, and not before', async () => {
  const page = await openPage();
  answers = Array(20).fill(noNetwork);
  const { id } = say(page, 'one');
  const { readKept } = await import('./unsent-store.ts');
  const kept: string[] = [];
  const leave = page.onlyHere.subscribe(
    () => void readKept('Lin').then((all) => kept.push(...(all ?? []).map(({ input }) => String(input)))),
  );
  expect([...page.onlyHere.current()]).toEqual([id]);
  await soon(() => expect(page.onlyHere.current().size).toBe(0));
  await soon(() => expect(kept).toEqual(['one']));
  leave();
});

it('shows what was refused until somebody discards it, and goes on with the rest', async () => {
  const page = await openPage();
  const no = await refusal('RocketSystem:AlreadyAnswered');
  answers.push(() => Promise.reject(no));
  const first = say(page, 'one');
  say(page, 'two');
  await expect(first.outcome).rejects.toBe(no);
  await settled(page, 'one');
  expect(said()).toEqual(['one', 'two']);

  const after = await openPage();
  await settled(after, 'one');
  expect(after.unsent.current()[0]?.refusal).toEqual({ code: 'RocketSystem:AlreadyAnswered', message: 'No' });
  expect(said()).toEqual(['one', 'two']);
  await after.sendAgain(after.unsent.current()[0]?.id ?? 0);
  await settled(after);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

it('keeps what was said to a center that is closed, leads whoever said it away, and sends it once it is open', async () => {
  const page = await openPage();
  const closed = await refusal('Business:CenterStateInvalid', 403);
  answers = Array(20).fill(() => Promise.reject(closed));
  const first = page.keepUnsent({ lane: 'session:1', kind: 'note', input: 'one', opensLane: true });
  say(page, 'two');
  expect(await first.outcome).toBe('waiting');
  await settled(page, 'one', 'two');
  expect(page.unsent.current().map((entry) => entry.refusal)).toEqual([null, null]);
  expect(leadAway).toHaveBeenCalledWith(closed);
  answers = [];

  const after = await openPage();
  await settled(after);
  expect(said().slice(-2)).toEqual(['one', 'two']);
});

it('shows and sends nobody what somebody else said', async () => {
  const page = await openPage();
  answers.push(noNetwork, noNetwork, noNetwork);
  expect(await say(page, 'of Lin').outcome).toBe('waiting');
  answers = [];
  const before = sent.length;
  const other = await openPage('Sofía');
  await settled(other);
  expect(sent).toHaveLength(before);
});

it('lives on the page where the device keeps nothing', async () => {
  const forbidden = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  vi.stubGlobal('indexedDB', { open: forbidden });
  const page = await openPage();
  expect(await say(page, 'one').outcome).toBe('sent');
  expect(page.isKeptHere.current()).toBe(false);
});

it('sends what was said last where it replaces what still waits, and what is on its way all the same', async () => {
  const page = await openPage();
  const held = Promise.withResolvers<void>();
  answers.push(() => held.promise);
  const sayInstead = (text: string) =>
    page.keepUnsent({ lane: 'session:1', kind: 'note', input: text, replaces: ({ input }) => input !== 'else' });
  sayInstead('one');
  await soon(() => expect(said()).toEqual(['one']));
  say(page, 'else');
  const second = sayInstead('two');
  sayInstead('three');
  await settled(page, 'one', 'else', 'three');
  expect(await second.outcome).toBe('waiting');
  held.resolve();
  await settled(page);
  expect(said()).toEqual(['one', 'else', 'three']);
  await settled(await openPage());
});

it('refuses with what opens a lane all that was said in it after, and nothing of another', async () => {
  const page = await openPage();
  answers = Array(20).fill(noNetwork);
  const begin = page.keepUnsent({ lane: 'session:1', kind: 'note', input: 'begin', opensLane: true });
  expect(await begin.outcome).toBe('waiting');
  const { outcome } = say(page, 'one');
  page.keepUnsent({ lane: 'session:2', kind: 'note', input: 'else' });
  expect(await outcome).toBe('waiting');
  const no = await refusal('RocketSystem:NoValidContract');
  answers = [() => Promise.reject(no)];
  page.sendUnsent();
  await settled(page, 'begin', 'one');
  expect(page.unsent.current().map((entry) => entry.refusal?.code)).toEqual(Array(2).fill('RocketSystem:NoValidContract'));
  expect(said()).toContain('else');
  expect(said()).not.toContain('one');
  const ids = page.unsent.current().map(({ id }) => id);
  await page.sendAgain(...ids);
  await settled(page);
  expect(said().slice(-2)).toEqual(['begin', 'one']);
});

it('sends nothing past what no part of the page can send', async () => {
  const page = await openPage();
  page.keepUnsent({ lane: 'session:1', kind: 'of another page', input: 'first' });
  say(page, 'second');
  await settled(page, 'first', 'second');
  const { readKept } = await import('./unsent-store.ts');
  await soon(async () => expect(await readKept('Lin')).toHaveLength(2));
  expect(said()).toEqual([]);
  page.sendsUnsent('of another page', async () => undefined);
  page.sendUnsent();
  await settled(page);
  expect(said()).toEqual(['second']);
});
