import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startProduct } from '../packages/server/src/start.ts';
import { browserPath } from '../tests/browser-path.ts';

// how long people on a slow device and network wait for the first pages; honest on a quiet machine alone
const slowdown = 4;
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const goals = { signIn: 1.5, todayCold: 3.5, todayWarm: 2, family: 3, shift: 0.02, todayScript: 1192 / 2 };
const patience = 60_000;

interface Paint {
  /** Seconds until anything, and until the largest part, is seen. */
  first: number;
  largest: number;
  shift: number;
  /** Kilobytes of script, decoded. */
  script: number;
}

interface Measured {
  largest: number;
  shift: number;
}

/** Keeps what the browser tells of a page's painting. */
async function watchPainting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const measured = { largest: 0, shift: 0 };
    Object.assign(window, { measured });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) measured.largest = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) measured.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function slow(page: Page, forgetsCache = false): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (forgetsCache) await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Goes where `go` leads and waits until the page shows what is looked for; counted from when one set out, whatever lay between. */
async function paintOf(page: Page, go: () => Promise<unknown>, until: () => Promise<void>): Promise<Paint> {
  const began = Date.now();
  await go();
  await until();
  await page.waitForLoadState('networkidle', { timeout: patience });
  const seen = await page.evaluate(() => ({
    ...(window as unknown as { measured: Measured }).measured,
    origin: performance.timeOrigin,
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, decodedBodySize }) => [name, decodedBodySize] as const),
  }));
  const seconds = (at: number) => (seen.origin - began + at) / 1000;
  const script = [...new Map(seen.scripts).values()].reduce((sum, size) => sum + size, 0) / 1024;
  return { first: seconds(seen.first), largest: seconds(seen.largest), shift: seen.shift, script };
}

const contextOf = (browser: Browser, width: number, height: number) =>
  browser.newContext({ viewport: { width, height }, locale: 'en-US', reducedMotion: 'reduce' });

async function paintOfSignIn(browser: Browser, origin: string): Promise<Paint> {
  const context = await contextOf(browser, 1440, 900);
  const page = await context.newPage();
  await watchPainting(page);
  await slow(page);
  const paint = await paintOf(
    page,
    () => page.goto(origin, { waitUntil: 'commit' }),
    () => page.getByRole('button', { name: /Maya Thompson/ }).waitFor({ timeout: patience }),
  );
  await context.close();
  return paint;
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await page.getByRole('button', { name: /Maya Thompson/ }).click();
  await page.getByText('Checked in', { exact: true }).waitFor({ timeout: patience });
  await page.waitForLoadState('networkidle');
}

/** Today of somebody who is signed in: on a device that never saw it, and once more. */
async function paintsOfToday(browser: Browser, origin: string): Promise<[Paint, Paint]> {
  const context = await contextOf(browser, 1440, 900);
  const page = await context.newPage();
  await watchPainting(page);
  await signIn(page, origin);
  await slow(page, true);
  const until = () => page.getByText('Checked in', { exact: true }).waitFor({ timeout: patience });
  const reload = () => page.reload({ waitUntil: 'commit' });
  const cold = await paintOf(page, reload, until);
  const warm = await paintOf(page, reload, until);
  await context.close();
  return [cold, warm];
}

async function linkOfQuestionnaire(browser: Browser, origin: string): Promise<string> {
  const context = await contextOf(browser, 1440, 900);
  const page = await context.newPage();
  await signIn(page, origin);
  await page.goto(`${origin}/system/center/menu/user/subject?filter=Diego`);
  await page.getByRole('link', { name: 'Diego Ramírez' }).click();
  await page.getByRole('tab', { name: 'Questionnaires' }).click();
  await page.getByRole('button', { name: 'QR code to fill in' }).click();
  const link = await page.getByRole('dialog').locator('code').innerText();
  await context.close();
  return link;
}

async function paintOfFamilyPage(browser: Browser, link: string): Promise<Paint> {
  const context = await contextOf(browser, 390, 844);
  const page = await context.newPage();
  await watchPainting(page);
  await slow(page);
  const paint = await paintOf(
    page,
    () => page.goto(link, { waitUntil: 'commit' }),
    () => page.getByRole('radiogroup').first().waitFor({ timeout: patience }),
  );
  await context.close();
  return paint;
}

function tell(what: string, is: number, goal: number, unit: string): void {
  const digits = unit === '' ? 3 : unit === 'KB' ? 0 : 2;
  const figure = `${is.toFixed(digits)} ${unit}`.trim();
  console.log(`${what.padEnd(52)} ${figure.padStart(10)}   goal ${`${goal} ${unit}`.trim().padEnd(7)} ${is <= goal ? 'met' : 'missed'}`);
}

async function measure(browser: Browser, origin: string): Promise<void> {
  const signedOut = await paintOfSignIn(browser, origin);
  const [cold, warm] = await paintsOfToday(browser, origin);
  const family = await paintOfFamilyPage(browser, await linkOfQuestionnaire(browser, origin));
  tell('Sign-in, first contentful paint', signedOut.first, goals.signIn, 's');
  for (const [name, paint, goal] of [
    ['Today, cold', cold, goals.todayCold],
    ['Today, warm', warm, goals.todayWarm],
    ['A family’s questionnaire', family, goals.family],
  ] as const) {
    tell(`${name}, first contentful paint`, paint.first, goal, 's');
    tell(`${name}, largest contentful paint`, paint.largest, goal, 's');
    tell(`${name}, layout shift`, paint.shift, goals.shift, '');
  }
  tell('Today, script decoded', cold.script, goals.todayScript, 'KB');
}

/** A product of its own, of the demonstration. */
async function withProduct(work: (origin: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-paint-'));
  const product = await startProduct({ DATA_DIR: folder, PORT: '4296', LOG_LEVEL: 'error', DEMO: 'true' });
  try {
    await work(product.origin);
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const browser = await chromium.launch({ ...(browserPath && { executablePath: browserPath }), args: ['--no-sandbox'] });
console.log(`Processor ${slowdown} times slower, 1.6 Mbit/s, 150 ms; load of the machine ${loadavg()[0]?.toFixed(1)}`);
// a running product where one is named
const { BENCH_ORIGIN } = process.env;
await (BENCH_ORIGIN ? measure(browser, BENCH_ORIGIN) : withProduct((origin) => measure(browser, origin))).finally(() => browser.close());
