import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { phoneLinksOf } from '../e2e/phone-links.ts';
import type { Browser, Place } from './browser.ts';
import { openProduct, withBrowser } from './product.ts';
import { click, note, told, until, write } from './steps.ts';

const product = openProduct();

const onPhone = (run: (browser: Browser, links: Record<string, string>) => Promise<void>) =>
  withBrowser(async (browser) => {
    await browser.resize(390, 844);
    await run(browser, await phoneLinksOf(product.folder()));
  });

async function follow(browser: Browser, link = ''): Promise<void> {
  // another link of the same page would only change what stands behind its #
  await browser.open('about:blank');
  await browser.open(`${product.origin()}${link}`);
  await until(browser, () => document.querySelector('#root h1') !== null && !document.querySelector('#root .waiting'));
  await note(browser);
}

it('every page that a link or a code opens stands on a phone, however often it is opened', () =>
  onPhone(async (browser, links) => {
    const faults: string[] = [];
    for (const [path, link] of [...Object.entries(links), ...Object.entries(links)]) {
      await follow(browser, link);
      await wait(500);
      const beyond = await browser.run(() => document.documentElement.scrollWidth - innerWidth);
      if (beyond > 0) faults.push(`${path} is ${beyond} pixels wider than the window`);
      faults.push(...(await told(browser)).map((line) => `${path}: ${line}`));
    }
    expect(faults).toEqual([]);
  }));

it('a guardian signs a contract with a finger, and keeps it', () =>
  onPhone(async (browser, links) => {
    await follow(browser, links['/m/contract']);
    await click(browser, 'label', 'I have read');
    await click(browser, 'button', 'Sign the contract');
    await until(browser, () => document.querySelector('.question-fault') !== null);
    expect(await browser.run(() => [...document.querySelectorAll('.question-fault')].map(({ textContent }) => textContent))).toEqual([
      'Sign on the line',
    ]);
    await write(browser, '#signer-name', 'Sarah Johnson');
    await browser.draw(await browser.run(lineOn, '.signature-pad'));
    await click(browser, 'button', 'Sign the contract');
    await until(browser, () => document.querySelector('.signature-drawn') !== null);
    await click(browser, 'button', 'Keep it as a PDF');
    await wait(1_000);
    expect(await told(browser)).toEqual([]);
  }));

it('a family says how the session was', () =>
  onPhone(async (browser, links) => {
    await follow(browser, links['/m/feedback']);
    await browser.run(() => document.querySelectorAll<HTMLInputElement>('.stars input')[3]?.click());
    await click(browser, 'label', 'Calm');
    await write(browser, 'textarea', 'She slept well.');
    await click(browser, 'button', 'Send');
    await until(browser, () => document.body.textContent.includes('Thank you!'));
    expect(await told(browser)).toEqual([]);
  }));

/** Up and down, from one side of something to the other. */
function lineOn(of: string): Place[] {
  const area = document.querySelector(of);
  area?.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = area?.getBoundingClientRect() ?? new DOMRect();
  return Array.from({ length: 14 }, (_, at) => [
    Math.round(left + width * (0.1 + at * 0.055)),
    Math.round(top + height * (0.55 + 0.25 * Math.sin(at))),
  ]);
}
