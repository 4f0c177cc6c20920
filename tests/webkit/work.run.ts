import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openProduct, withBrowser } from './product.ts';
import { click, note, signIn, told, until } from './steps.ts';

const product = openProduct();

/** Where the buttons stand that are tapped while a child moves about; the one that finishes says how much is open. */
const bar = () =>
  [...document.querySelectorAll('.session-bar button')].slice(-2).map((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return [x, y, width, height];
  });

it('a coach starts a session from today and answers every exercise; the buttons stay where they are', () =>
  withBrowser(async (browser) => {
    await signIn(browser, product.origin(), 'Sofía Martín');
    await click(browser, 'main button', 'Enter: Riverside');
    // another centre is another page
    await until(browser, () => document.querySelector('.entry-step') !== null);
    await note(browser);
    await click(browser, '.entry-step', 'Start: Mateo García');
    await until(browser, () => document.querySelector('.session-bar button') !== null);
    const place = await browser.run(bar);
    let answered = 0;
    for (; await browser.run(hasOpen); answered += 1) {
      // taps closer together than a hand makes them count as one
      await wait(700);
      await click(browser, '.session-bar button', answered % 2 === 0 ? 'Done' : 'Not done');
      await wait(700);
      expect(await browser.run(bar)).toEqual(place);
    }
    expect(answered).toBeGreaterThan(3);
    await click(browser, '.session-bar button', 'Finish session');
    await until(browser, () => document.querySelectorAll('[role="dialog"] [role="radio"]').length > 0);
    expect(await told(browser)).toEqual([]);
  }));

function hasOpen(): boolean {
  const done = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === 'Done');
  return done?.disabled === false;
}
