import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from './browser.ts';

/** Waits until a page has what is looked for. */
export async function until(browser: Browser, what: () => boolean): Promise<void> {
  for (let tries = 1; !(await browser.run(what)); tries += 1) {
    if (tries === 150) throw new Error(`Waited in vain for ${String(what)}`);
    await wait(200);
  }
}

/** Clicks the first thing of a kind whose name begins with these words. */
export async function click(browser: Browser, kind: string, words: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const isThere = await browser.run(
      (of, name) => {
        const said = (each: Element) => (each.getAttribute('aria-label') ?? each.textContent).trim();
        const found = [...document.querySelectorAll<HTMLElement>(of)].find((each) => said(each).startsWith(name));
        // not while the script runs, which would be all that hangs
        setTimeout(() => found?.click());
        return found !== undefined;
      },
      kind,
      words,
    );
    if (isThere) return;
    if (tries === 150) throw new Error(`Waited in vain for ${kind} ${words}`);
    await wait(200);
  }
}

/** Signs one of the demo people in; from then on what goes wrong on the page is noted. */
export async function signIn(browser: Browser, origin: string, name: string): Promise<void> {
  await browser.open(origin);
  await until(browser, () => document.querySelector('form button') !== null);
  await browser.run((who) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes(who))?.click(), name);
  await until(browser, () => document.querySelector('main h1') !== null && location.pathname !== '/callback');
  await note(browser);
}

/** Notes what goes wrong on the page that stands. */
export const note = (browser: Browser) =>
  browser.run(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    window.addEventListener('error', ({ message }) => told.push(message));
    window.addEventListener('unhandledrejection', ({ reason }) => told.push(String(reason)));
    const { error } = console;
    console.error = (...words: unknown[]) => {
      told.push(words.map(String).join(' '));
      error(...words);
    };
  });

export const told = (browser: Browser) => browser.run(() => (window as unknown as { told: string[] }).told.splice(0));

/** As somebody who types does. */
export const write = (browser: Browser, field: string, text: string) =>
  browser.run(
    (at, words) => {
      document.querySelector<HTMLElement>(at)?.focus();
      document.execCommand('insertText', false, words);
    },
    field,
    text,
  );

/** Chooses a file where one is uploaded. */
export const chooseFile = (browser: Browser, field: string, name: string, type: string, content: Buffer) =>
  browser.run(
    (at, called, kind, base64) => {
      const input = document.querySelector<HTMLInputElement>(at);
      if (!input) throw new Error(`No ${at}`);
      const chosen = new DataTransfer();
      chosen.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], called, { type: kind }));
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    field,
    name,
    type,
    content.toString('base64'),
  );
