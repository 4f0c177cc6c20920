import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startProduct } from '../packages/server/src/start.ts';
import { browserPath } from '../tests/browser-path.ts';

// how long a coach waits for what a tap says to be seen, on a slow tablet and network; honest on a quiet machine alone
const slowdown = 4;
const network = { offline: false, latency: 400, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const goal = 100;
const patience = 60_000;
/** Longer than what counts as one tap, and than the answer takes to arrive. */
const pause = 1500;
const rounds = 5;

/** Milliseconds from the finger to the frame that shows it. */
interface Tap {
  seen: number;
}

/** Keeps how long each click waited for the next frame, as the browser tells it. */
async function watchTaps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const taps: Tap[] = [];
    Object.assign(window, { taps });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) if (entry.name === 'click') taps.push({ seen: entry.duration });
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/** Does something by one tap until the page shows it; counted by the browser. */
async function tapOf(page: Page, tap: () => Promise<void>, until: () => Promise<void>): Promise<Tap> {
  const told = () => page.evaluate(() => (window as unknown as { taps: Tap[] }).taps);
  const before = (await told()).length;
  await tap();
  await until();
  await page.waitForTimeout(pause);
  // what took less than the browser tells of was seen at once
  return (await told())[before] ?? { seen: 16 };
}

async function openSession(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await page.getByRole('button', { name: /Lin Wei/ }).tap();
  const day = page.getByRole('region', { name: 'Day line by coach' });
  await day.getByRole('link', { name: /^(Start|Go on): 张子轩/ }).tap({ timeout: patience });
  await page.getByRole('button', { name: 'Done', exact: true }).waitFor({ timeout: patience });
  await page.waitForLoadState('networkidle');
}

/** Answers an exercise in each way and takes the answer back, over and over. */
async function tapThrough(page: Page): Promise<[what: string, tap: Tap][]> {
  let taps: [string, Tap][] = [];
  const on = page.locator('.session-bar [role=status]').first();
  const answered = async (what: string, tap: () => Promise<void>) => {
    const title = (await on.textContent()) ?? '';
    const changed = () =>
      page.waitForFunction((before) => document.querySelector('.session-bar [role=status]')?.textContent !== before, title);
    const each = await tapOf(page, tap, async () => void (await changed()));
    taps.push([what, each]);
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const undo = () => answered('Undo', () => page.getByRole('button', { name: /^Undo/ }).tap());
  if (!(await button('Done').isEnabled())) await undo();
  taps = [];
  for (let round = 0; round < rounds; round += 1) {
    await answered('Done', () => button('Done').tap());
    await undo();
    await answered('A star', () => page.locator('.session-bar').getByRole('radio').nth(3).tap());
    await undo();
    await answered('Not done', () => button('Not done').tap());
    await undo();
  }
  return taps;
}

interface TraceEvent {
  name: string;
  tid: number;
  ts: number;
  tdur?: number;
  args: { data?: { type?: string } };
}

/** For each click of a trace: what the page's thread computed until it was painted, in milliseconds. Other programs slow that down less than what is seen. */
function computedIn(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const ordered = traceEvents.toSorted((one, other) => one.ts - other.ts);
  const clicks = ordered.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click');
  return clicks.map((click) => {
    const own = ordered.filter(({ tid, ts }) => tid === click.tid && ts >= click.ts);
    const painted = own.find(({ name }) => name === 'Commit');
    const parts = own.filter(({ name, ts }) => counted.has(name) && ts <= (painted?.ts ?? Number.NaN));
    return [click, ...parts].reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  });
}

const counted = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit', 'FireAnimationFrame']);

function tell(what: string, taps: readonly Tap[], computed: readonly number[]): void {
  const middle = (values: readonly number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
  const seen = middle(taps.map((tap) => tap.seen));
  const longest = Math.max(...taps.map((tap) => tap.seen));
  const figures = `seen after ${seen} ms, at the longest ${longest}; computed for ${middle(computed).toFixed(0)}`;
  console.log(`${what.padEnd(12)} ${figures.padEnd(64)} goal ${goal} ms ${seen <= goal ? 'met' : 'missed'}`);
}

async function measure(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await watchTaps(page);
  await openSession(page, origin);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  const taps = await tapThrough(page);
  const computed = computedIn(await browser.stopTracing()).slice(-taps.length);
  for (const what of new Set(taps.map(([named]) => named))) {
    const places = taps.flatMap(([named], at) => (named === what ? [at] : []));
    tell(
      what,
      places.map((at) => taps[at]?.[1] ?? { seen: Number.NaN }),
      places.map((at) => computed[at] ?? Number.NaN),
    );
  }
  await context.close();
}

/** A product of its own, of the demonstration. */
async function withProduct(work: (origin: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-tap-'));
  const product = await startProduct({ DATA_DIR: folder, PORT: '4297', LOG_LEVEL: 'error', DEMO: 'true' });
  try {
    await work(product.origin);
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const browser = await chromium.launch({ ...(browserPath && { executablePath: browserPath }), args: ['--no-sandbox'] });
console.log(`Processor ${slowdown} times slower, ${network.latency} ms to the center; load of the machine ${loadavg()[0]?.toFixed(1)}`);
const { BENCH_ORIGIN } = process.env;
await (BENCH_ORIGIN ? measure(browser, BENCH_ORIGIN) : withProduct((origin) => measure(browser, origin))).finally(() => browser.close());
