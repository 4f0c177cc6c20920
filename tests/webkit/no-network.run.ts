import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Browser } from './browser.ts';
import { type Network, openNetwork } from './network.ts';
import { openProduct, withBrowser } from './product.ts';
import { click, note, signIn, told, until } from './steps.ts';

const product = openProduct();

async function withNetwork(run: (browser: Browser, network: Network) => Promise<void>): Promise<void> {
  const network = await openNetwork();
  await withBrowser((browser) => run(browser, network), { network }).finally(() => network.close());
}

it.each([
  [390, 844],
  [768, 1024],
])(
  'on %i pixels a coach goes on with a session while the network is gone, opens the day without it, and all arrives later',
  (width, height) =>
    withNetwork(async (browser, network) => {
      await browser.resize(width, height);
      await signIn(browser, product.origin(), 'Sofía Martín');
      await click(browser, 'main button', 'Enter: Riverside');
      await until(browser, () => navigator.serviceWorker.controller !== null);
      await open(browser);
      await until(browser, () => document.body.textContent.includes('sessions of yours kept on this device'));
      await browser.run(() => {
        const start = document.querySelector<HTMLElement>('.entry-step[aria-label^="Start: "]');
        setTimeout(() => start?.click());
      });
      await until(browser, () => document.querySelector('.session-bar button') !== null);
      expect(await browser.run(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await click(browser, '.session-bar button', 'Done');
      await wait(1_000);
      network.cut();
      let answered = 0;
      for (; await browser.run(hasOpen); answered += 1) {
        await click(browser, '.session-bar button', answered % 2 === 0 ? 'Not done' : 'Done');
        // taps closer together than a hand makes them count as one
        await wait(700);
      }
      expect(answered).toBeGreaterThan(2);
      await until(browser, () => document.body.textContent.includes('not yet sent'));
      const session = await browser.run(() => location.href);

      await open(browser);
      expect(await told(browser)).toEqual([]);
      network.mend();
      await until(browser, () => !document.body.textContent.includes('No connection'));
      // what the day shows last was asked for in vain before
      await wait(5_000);
      expect(await browser.run(() => document.querySelector('h1')?.textContent)).toContain('Today');
      expect(await told(browser)).toEqual([]);

      await browser.open(session);
      await until(
        browser,
        () => document.querySelector('.session-bar button') !== null && !document.body.textContent.includes('not yet sent'),
      );
      expect(await browser.run(hasOpen)).toBe(false);
    }),
);

/** The day in a page of its own. */
async function open(browser: Browser): Promise<void> {
  await browser.open('about:blank');
  await browser.open(product.origin());
  await until(browser, () => document.querySelector('.entry-step') !== null);
  await note(browser);
}

function hasOpen(): boolean {
  const done = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === 'Done');
  return done?.disabled === false;
}

it('a trainer takes an exam to its end, whose answers wait for the network', () =>
  withNetwork(async (browser, network) => {
    await signIn(browser, product.origin(), 'Tom Becker');
    await browser.open(`${product.origin()}/system/center/personalCenter`);
    await click(browser, 'main [role=tab]', 'Test');
    await note(browser);
    await click(browser, 'main button', 'Take the exam');
    await click(browser, 'main button', 'Begin');
    await until(browser, () => document.querySelector('[role=timer]') !== null);
    network.cut();
    await browser.run(() => {
      for (const group of document.querySelectorAll('main [role=radiogroup]')) group.querySelector<HTMLInputElement>('input')?.click();
    });
    await until(browser, () => document.body.textContent.includes('not saved yet'));
    network.mend();
    await until(browser, () => document.body.textContent.includes('All answers are saved.'));
    await click(browser, 'main button', 'Hand in');
    await click(browser, '[role=dialog] button', 'Hand in');
    await until(browser, () => location.pathname.includes('examResult') && document.body.textContent.includes('of 100 points'));
    expect(await told(browser)).toEqual([]);
  }));
