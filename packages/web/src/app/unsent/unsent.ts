import { CallError, isPutOut, leadsAway } from '../call-error.ts';
import { serverAnswers } from '../connection.ts';
import { leadAway } from '../query-client.ts';
import { watched } from '../watched.ts';
import { refusedAt } from './refused-at.ts';
import { forget, keep, readKept, type Unsent } from './unsent-store.ts';

/** Sends one kind of what is kept. */
type Send = (input: never, options: { context: { writeKey: string }; signal: AbortSignal }) => Promise<unknown>;
/** What became of it by now: the center has it, or it waits here. A refusal throws. */
export type Outcome = 'sent' | 'waiting';

/** How long one call may take, and how long until the next attempt where the server answers and only this does not work, in milliseconds. */
const patience = 15_000;
const pause = 5_000;

/** What the person of this page said and the center does not have yet, in order. */
export const unsent = watched<readonly Unsent[]>([]);
/** Whether the last attempt failed, and the next one waits. */
export const isHeldUp = watched(false);
/** Whether this device keeps it: else it is lost with the page. */
export const isKeptHere = watched(true);
/** What of it the device has not kept, or not yet, by id. */
export const onlyHere = watched<ReadonlySet<number>>(new Set());

unsent.subscribe(() => refusedAt.set([...refusedPlaces()].join('\n')));

const senders = new Map<string, Send>();
const told = new Map<number, PromiseWithResolvers<Outcome>>();
const watchers = new Set<(entry: Unsent, reply: unknown) => void>();
const otherTabs = new BroadcastChannel('trellis.unsent');
let owner: string | undefined;
let lastId = 0;

/** The pages that show what was refused, each once. */
const refusedPlaces = () => new Set(unsent.current().flatMap(({ refusal, place }) => (refusal && place ? place : [])));

/** What sends a kind. What nothing of the page sends stays kept. */
export function sendsUnsent(kind: string, send: Send): void {
  senders.set(kind, send);
}

/** Called when something arrived, with what the center answered, while it is still in the list. */
export function whenSent(watch: (entry: Unsent, reply: unknown) => void): () => void {
  watchers.add(watch);
  return () => void watchers.delete(watch);
}

/** Takes up what somebody left unsent on this device, and sends it. Nobody sees or sends another's. */
export async function takeUp(who: string): Promise<void> {
  if (owner !== who) unsent.set([]);
  owner = who;
  await read();
  sendUnsent();
}

interface Said extends Pick<Unsent, 'lane' | 'kind' | 'input' | 'opensLane' | 'place'> {
  /** What of it that still waits is needless by now. */
  replaces?: (earlier: Unsent) => boolean;
}

/** Keeps what was just said until the center has it. It stands in the list at once. */
export function keepUnsent({ replaces, ...said }: Said): { id: number; outcome: Promise<Outcome> } {
  if (owner === undefined) throw new Error('Nobody is known to have said it');
  lastId = Math.max(lastId + 1, Date.now() * 1000);
  const entry: Unsent = { ...said, id: lastId, owner, writeKey: crypto.randomUUID(), at: new Date().toISOString(), refusal: null };
  const result = Promise.withResolvers<Outcome>();
  told.set(entry.id, result);
  onlyHere.set(new Set([...onlyHere.current(), entry.id]));
  const needless = replaces
    ? unsent.current().filter((earlier) => earlier.id !== sendingId && earlier.refusal === null && replaces(earlier))
    : [];
  unsent.set([...unsent.current().filter((earlier) => !needless.includes(earlier)), entry]);
  void write(entry.id, entry).then((isKept) => {
    if (isKept) isElsewhere(entry.id);
    isKeptHere.set(isKept);
    for (const { id } of needless) {
      void remove(id);
      tell(id, 'waiting');
    }
    announce();
    sendUnsent();
  });
  return { id: entry.id, outcome: result.promise };
}

/** Forgets what was refused. */
export async function discardUnsent(id: number): Promise<void> {
  await remove(id);
}

/** Sends once more what was refused, in its order. */
export async function sendAgain(...ids: number[]): Promise<void> {
  const entries = unsent.current().filter(({ id }) => ids.includes(id));
  // another attempt: the reply to the first one is stored with its key
  await Promise.all(entries.map((entry) => replace({ ...entry, refusal: null, writeKey: crypto.randomUUID() })));
  sendUnsent();
}

let running: Promise<void> | undefined;
let isAskedAgain = false;
/** What is on its way. */
let sendingId: number | undefined;

/** Sends what waits, one after the other. */
export function sendUnsent(): void {
  isAskedAgain = true;
  running ??= run().finally(() => {
    running = undefined;
    // asked once more just as it ended
    if (isAskedAgain) sendUnsent();
  });
}

async function run(): Promise<void> {
  while (isAskedAgain) {
    isAskedAgain = false;
    // one tab at a time: what two send at once would not arrive in order
    if (navigator.locks) await navigator.locks.request('trellis.unsent', sendAll);
    else await sendAll();
  }
}

async function sendAll(): Promise<void> {
  await read();
  for (;;) {
    const next = unsent.current().find((entry) => entry.refusal === null);
    // what nothing of the page sends waits for a page that does, with all that was said after it
    const send = next && senders.get(next.kind);
    if (!next || !send) {
      letWait();
      return isHeldUp.set(false);
    }
    let reply: unknown;
    try {
      const options = { context: { writeKey: next.writeKey }, signal: AbortSignal.timeout(patience) };
      sendingId = next.id;
      reply = await send(next.input as never, options);
    } catch (error) {
      if (!isRefusal(error)) return holdUp(error);
      await refuse(next, error);
      continue;
    } finally {
      sendingId = undefined;
    }
    isHeldUp.set(false);
    for (const watch of watchers) watch(next, reply);
    // what they changed of what was asked for shows a moment later: until then it stands here, lest the page fall back to before for a frame
    await aMomentLater();
    await remove(next.id);
    tell(next.id, 'sent');
  }
}

/** After all timers that are due by now. */
const aMomentLater = () => new Promise<void>((go) => void window.setTimeout(go));

/** What was said in a lane that the center did not open is refused with it: nothing of it goes where it does not belong. */
async function refuse(next: Unsent, error: CallError): Promise<void> {
  const isRefused = (entry: Unsent) =>
    entry.id === next.id || (next.opensLane === true && entry.lane === next.lane && entry.id > next.id && entry.refusal === null);
  for (const entry of unsent.current().filter(isRefused)) {
    await replace({ ...entry, refusal: { code: error.code, message: error.message } });
    tell(entry.id, error);
  }
}

/** The center's decision about this very thing. Anything else may be another tomorrow: a closed center opens again. */
export function isRefusal(error: unknown): error is CallError {
  return error instanceof CallError && error.status < 500 && ![408, 429].includes(error.status) && !leadsAway(error);
}

function holdUp(error: unknown): void {
  isHeldUp.set(true);
  letWait();
  if (isPutOut(error)) leadAway(error);
  const again = (after: number) => window.setTimeout(sendUnsent, after);
  if (error instanceof CallError) again(pause);
  else void serverAnswers().then((wasAway) => again(wasAway ? 0 : pause));
}

/** Nobody waits for what is not sent now. */
function letWait(): void {
  for (const [id, { resolve }] of told) {
    resolve('waiting');
    told.delete(id);
  }
}

function tell(id: number, end: Outcome | CallError): void {
  const result = told.get(id);
  told.delete(id);
  if (end instanceof CallError) result?.reject(end);
  else result?.resolve(end);
}

let line: Promise<unknown> = Promise.resolve();
/** What this page changed and the device does not know yet; null is gone. */
const underWay = new Map<number, Unsent | null>();

/** The device is read and written one after the other: what is read is never older than what was written before. */
function inLine<T>(work: () => Promise<T>): Promise<T> {
  const done = line.then(work);
  line = done.catch(() => undefined);
  return done;
}

function write(id: number, entry: Unsent | null): Promise<boolean> {
  underWay.set(id, entry);
  return inLine(async () => {
    const isDone = await (entry ? keep(entry) : forget(id));
    if (underWay.get(id) === entry) underWay.delete(id);
    return isDone;
  });
}

/** What another tab kept, sent or was refused shows here too; what only this page holds stays. */
function read(): Promise<void> {
  return inLine(async () => {
    const of = owner;
    const kept = of === undefined ? undefined : await readKept(of);
    if (!kept || of !== owner) return;
    const known = new Set(kept.map(({ id }) => id));
    const notKept = unsent.current().filter(({ id }) => onlyHere.current().has(id) && !known.has(id));
    const asItIs = [...kept, ...notKept].flatMap((entry) => {
      const now = underWay.get(entry.id);
      return now === undefined ? entry : (now ?? []);
    });
    const all = asItIs.sort((one, other) => one.id - other.id);
    lastId = Math.max(lastId, all.at(-1)?.id ?? 0);
    unsent.set(all);
  });
}

async function replace(entry: Unsent): Promise<void> {
  unsent.set(unsent.current().map((each) => (each.id === entry.id ? entry : each)));
  await write(entry.id, entry);
  announce();
}

const isElsewhere = (id: number): void => onlyHere.set(new Set([...onlyHere.current()].filter((each) => each !== id)));

async function remove(id: number): Promise<void> {
  unsent.set(unsent.current().filter((entry) => entry.id !== id));
  isElsewhere(id);
  await write(id, null);
  announce();
}

const announce = () => otherTabs.postMessage(null);
otherTabs.addEventListener('message', () => void read());
