import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const port = 9515;
const driver = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/Xvfb';
const [program] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');

/** The engine of Safari as Debian has it, told what to do by WebDriver (https://www.w3.org/TR/webdriver2/). */
export interface Browser {
  open(url: string): Promise<void>;
  /** Runs a function in the page; what it is given and answers goes as JSON. Fails where the page does not answer within half a minute. */
  run<Given extends unknown[], Answer>(what: (...given: Given) => Answer, ...given: Given): Promise<Answer>;
  resize(width: number, height: number): Promise<void>;
  /** Draws a line with a finger. */
  draw(line: readonly Place[]): Promise<void>;
  close(): Promise<void>;
}

export interface Around {
  /** The way that it takes to the product; else there is none between. */
  network?: { port: number } | undefined;
  /** Where it puts what is downloaded. */
  downloads?: string | undefined;
}
/** In the window, in pixels. */
export type Place = readonly [x: number, y: number];

/** Starts it on a screen that nobody looks at; throws one sentence where a package is missing. */
export async function startWebKit({ network, downloads }: Around = {}): Promise<Browser> {
  if (!program || !existsSync(driver) || !existsSync(screen))
    throw new Error('WebKit is tried with Debian’s packages: apt-get install -y --no-install-recommends webkit2gtk-driver xvfb');
  const display = await startScreen();
  if (downloads) writeFileSync(join(downloads, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const env = { ...process.env, DISPLAY: display.name, ...(downloads && { XDG_CONFIG_HOME: downloads }) };
  const driving = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const proxy = network && { proxyType: 'manual', httpProxy: `127.0.0.1:${network.port}` };
  const options = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: program, args: ['--automation', '--full-screen'] },
    ...(proxy && { proxy }),
  };
  const { sessionId } = await untilItListens(() =>
    send<{ sessionId: string }>('POST', '/session', { capabilities: { alwaysMatch: options } }),
  );
  const call = <Answer>(method: string, path: string, body?: object) => send<Answer>(method, `/session/${sessionId}${path}`, body);
  await call('POST', '/timeouts', { script: 30_000, pageLoad: 60_000 });
  const resize = (width: number, height: number) => call<void>('POST', '/window/rect', { width, height });
  await resize(1180, 820);
  const draw = (line: readonly Place[]) => {
    const [first, ...further] = line.map(([x, y]) => ({ type: 'pointerMove', duration: 20, x, y }));
    const actions = [first, { type: 'pointerDown', button: 0 }, ...further, { type: 'pointerUp', button: 0 }];
    return call<void>('POST', '/actions', { actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions }] });
  };
  return {
    resize,
    draw,
    open: (url) => call('POST', '/url', { url }),
    run: (what, ...given) => call('POST', '/execute/sync', { script: `return (${String(what)})(...arguments)`, args: given }),
    close: async () => {
      // a page that hangs does not close
      await call('DELETE', '').catch(() => undefined);
      driving.kill();
      display.process.kill();
    },
  };
}

async function startScreen(): Promise<{ name: string; process: ChildProcess }> {
  const process = spawn(screen, ['-displayfd', '3', '-screen', '0', '1280x900x24'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise<string>((resolve, reject) => {
    process.once('exit', () => reject(new Error('Xvfb did not start')));
    process.stdio[3]?.once('data', (said: Buffer) => resolve(said.toString().trim()));
  });
  return { name: `:${number}`, process };
}

async function untilItListens<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === 50 || !(error instanceof TypeError)) throw error;
      await wait(100);
    }
  }
}

async function send<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    signal: AbortSignal.timeout(90_000),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await reply.json()) as { value: Answer & { error?: string; message?: string } };
  if (!reply.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
  return value;
}
