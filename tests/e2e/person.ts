import { type Browser, expect, type Page } from '@playwright/test';
import type { Locale } from '@trellis/contract/languages';
import { barriersOn } from './barriers.ts';
import { foreignTo, type Texts, textsOf } from './texts.ts';

/** Somebody at a browser: what they see must be free of console errors, raw keys, other languages and barriers. */
export interface Person {
  page: Page;
  texts: Texts;
  /** Looks at the page as it stands: its words, and what keeps people out. */
  look: (what: string) => Promise<void>;
  /** Its words alone. */
  read: (what: string) => Promise<void>;
  /** Fails if the browser's console said anything bad so far, but what the journey provoked. */
  expectQuietConsole(provoked?: RegExp): void;
  setLanguage(locale: Locale): Promise<void>;
  /** What breaks on pages loaded from now on is reported, as where somebody is named to report to. */
  startReporting(): Promise<void>;
  leave(): Promise<void>;
}

/** A browser, or what opens one that keeps what it is told. */
type Opens = Pick<Browser, 'newContext'>;

export const tablet = { width: 1024, height: 768 };
export const desk = { width: 1440, height: 900 };

/** A screen of somebody who is not signed in; speaks their language from the start. */
export async function openScreen(browser: Opens, locale: Locale, viewport = tablet): Promise<Person> {
  // somebody who asked their system for less motion: what still moves is easily missed by a tap, and costs a busy machine most
  const context = await browser.newContext({ viewport, hasTouch: true, locale, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  // what happens is recorded for reports where something may report: that is a tenth of all that a page does
  const silence = await page.addInitScript(() => {
    const forget = () => document.querySelector('meta[name="error-reporting"]')?.setAttribute('content', '');
    new MutationObserver(forget).observe(document, { childList: true, subtree: true });
  });
  // music eight times as fast, and while it plays the page's own count of time with it: a journey has no patience
  await page.addInitScript(() => {
    const count = performance.now.bind(performance);
    let gained = 0;
    let playingSince: number | undefined;
    const gain = () => (playingSince === undefined ? 0 : (count() - playingSince) * 7);
    performance.now = () => count() + gained + gain();
    const rest = () => {
      gained += gain();
      playingSince = undefined;
    };
    const { value: play } = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'play') as { value: () => Promise<void> };
    HTMLMediaElement.prototype.play = function playFast() {
      this.playbackRate = 8;
      playingSince ??= count();
      for (const end of ['pause', 'ended']) this.addEventListener(end, rest, { once: true });
      return play.call(this);
    };
  });
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const person: Person = {
    page,
    texts: textsOf[locale],
    setLanguage: async (next) => {
      await chooseLanguage(page, next);
      person.texts = textsOf[next];
    },
    startReporting: () => silence.dispose(),
    read: async (what) => expectTranslated(page, (await page.locator('html').getAttribute('lang')) as Locale, what),
    look: async (what) => {
      await person.read(what);
      expect.soft(await barriersOn(page), `barriers on ${what}`).toEqual([]);
    },
    expectQuietConsole: (provoked) => expect(complaints.filter((line) => !provoked?.test(line))).toEqual([]),
    leave: () => context.close(),
  };
  return person;
}

/** Opens a screen (a tablet unless told), signs in as one of the demo people by a tap and chooses a language. */
export async function signInAs(browser: Opens, name: string, locale: Locale, landing: RegExp, viewport = tablet): Promise<Person> {
  const person = await openScreen(browser, locale, viewport);
  await person.page.goto(process.env.TRELLIS_ORIGIN ?? '');
  await person.page.getByRole('button', { name: new RegExp(name) }).tap();
  await person.page.waitForURL(landing);
  await person.setLanguage(locale);
  return person;
}

async function chooseLanguage(page: Page, locale: Locale): Promise<void> {
  const shown = (await page.locator('html').getAttribute('lang')) as Locale;
  if (shown === locale) return;
  await page.getByRole('button', { name: new RegExp(`^${textsOf[shown].shell.word.language}`) }).tap();
  await page.getByRole('button', { name: textsOf['en-US'].shell.languages[locale], exact: true }).tap();
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
}

async function expectTranslated(page: Page, locale: Locale, what: string): Promise<void> {
  const seen = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim();
      if (text && parent && !['SCRIPT', 'STYLE'].includes(parent.tagName)) texts.push(text);
    }
    return texts;
  });
  const foreign = new Set(locale === 'en-US' ? [] : foreignTo(locale));
  expect
    .soft(
      seen.filter((text) => foreign.has(text)),
      `untranslated on ${what}`,
    )
    .toEqual([]);
  expect
    .soft(
      seen.filter((text) => /^[a-z][A-Za-z]*(\.[a-z][A-Za-z]*)+$/.test(text)),
      `raw keys on ${what}`,
    )
    .toEqual([]);
}
