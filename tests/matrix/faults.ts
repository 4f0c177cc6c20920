import type { Page } from '@playwright/test';
import type { Locale } from '@trellis/contract/languages';
import { barriersOn } from '../e2e/barriers.ts';
import { foreignTo } from '../e2e/texts.ts';
import { settled } from './settled.ts';

/** What is wrong with a page as it stands, or with what is open over it: barriers, what has no room, and names in another language. */
export async function faultsOn(page: Page, locale: Locale, within?: string): Promise<string[]> {
  await unfold(page);
  const looked = [
    await barriersOn(page, within),
    await withoutRoom(page),
    await brokenWords(page),
    await brokenAddresses(page),
    await tightButtons(page),
    await foreignNames(page, locale),
  ];
  return looked.flat();
}

/** Opens what a page keeps folded: what is in there is read too. */
async function unfold(page: Page): Promise<void> {
  const isFolded = await page.evaluate(() => {
    const folded = document.querySelectorAll<HTMLDetailsElement>('main details:not([open]), [role=dialog] details:not([open])');
    for (const details of folded) details.open = true;
    return folded.length > 0;
  });
  if (isFolded) await settled(page);
}

/** Words and amounts that go on in the next line, with no hyphen between: their place is too narrow for them. */
export async function brokenWords(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const parent = currentNode.parentElement;
      if (!parent?.closest('main, [role=dialog]') || parent.closest('code, pre, [hidden], [aria-hidden=true]')) continue;
      if (getComputedStyle(parent).hyphens === 'auto') continue;
      // what nobody reads as a word, as an address, may break anywhere
      for (const { 0: word, index } of (currentNode.textContent ?? '').matchAll(
        /(?<![^\s(«“])[\p{Script=Latin}\p{Sc}\d.,]{2,22}(?![^\s)».,;:!?”])/gu,
      )) {
        range.setStart(currentNode, index);
        range.setEnd(currentNode, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
  return [...new Set(words)].map((word) => `broken over two lines: ${word}`);
}

/** Addresses of mail that go on in the next line elsewhere than after their @ or a dot. */
async function brokenAddresses(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const around = currentNode.parentElement;
      const text = around?.textContent ?? '';
      if (!around?.closest('main, [role=dialog]') || around.closest('code, pre, [hidden]') || !/^\S+@\S+\.\S+$/.test(text)) continue;
      // a part as it stands between two places where a line may end
      for (const { 0: part, index } of (currentNode.textContent ?? '').matchAll(/[^@.]+[@.]?/g)) {
        range.setStart(currentNode, index);
        range.setEnd(currentNode, index + part.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(text);
      }
    }
    return broken;
  });
  return [...new Set(addresses)].map((address) => `broken within a word: ${address}`);
}

/** Buttons whose words reach their edge, or beyond it. */
function tightButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('main .ant-btn, [role=dialog] .ant-btn')];
    const tight = buttons.filter((button) => {
      // a link has no edge
      if (button.offsetParent === null || button.matches('.ant-btn-link, .ant-btn-text, .ant-btn-icon-only')) return false;
      const edge = button.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(button);
      const words = range.getBoundingClientRect();
      const isBeside = words.left < edge.left + 3 || words.right > edge.right - 3;
      return isBeside || words.height + 4 > edge.height;
    });
    return tight.map((button) => `no room in its button: ${button.textContent}`);
  });
}

/** What needs two dimensions wherever it stands: hours of a day beside each other, and values that are typed into a table. */
const wide = '[role=tablist], .day-scroll, .norm-table, pre';

/** The page never scrolls sideways; on a phone nothing in it does either but rows of tabs and days. */
export async function withoutRoom(page: Page): Promise<string[]> {
  // what follows its room by itself, as a chart does, is looked at again once it has
  if ((await overflowing(page)).length > 0) await page.waitForTimeout(700);
  return overflowing(page);
}

function overflowing(page: Page): Promise<string[]> {
  return page.evaluate((mayScroll) => {
    const isOver = (element: Element) => element.scrollWidth > element.clientWidth + 1;
    const scrolls = (element: Element) => isOver(element) && ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    const within = window.innerWidth < 640 ? [...document.querySelectorAll('main *, [role=dialog] *')].filter(scrolls) : [];
    const nameOf = (element: Element) => element.closest('[aria-label]')?.getAttribute('aria-label') ?? element.className;
    return [
      ...(isOver(document.documentElement) ? ['the page is wider than its screen'] : []),
      ...within.filter((element) => !element.closest(mayScroll)).map((element) => `scrolls sideways: ${nameOf(element)}`),
    ];
  }, wide);
}

/** Names that only screen readers tell, hints and titles; those of pictures are English words with hyphens where nobody named them. */
async function foreignNames(page: Page, locale: Locale): Promise<string[]> {
  const told = await page.evaluate(() =>
    ['aria-label', 'aria-roledescription', 'aria-valuetext', 'alt', 'placeholder', 'title'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)]
        .filter((element) => !element.closest('[aria-hidden=true]'))
        .map((element) => ({
          named: `${name}="${element.getAttribute(name)}"`,
          text: element.getAttribute(name) ?? '',
          isOfPicture: element.matches('.anticon') && !element.closest('[aria-label]:not(.anticon)'),
        })),
    ),
  );
  const foreign = new Set(locale === 'en-US' ? [] : foreignTo(locale));
  const wrong = told.filter(({ text, isOfPicture }) => foreign.has(text) || (isOfPicture && /^[a-z]+(-[a-z]+)*$/.test(text)));
  return [...new Set(wrong.map(({ named }) => `not in ${locale}: ${named}`))];
}

/** What the browser complains about from now on: errors on its console and requests that came to nothing. */
export function listenTo(page: Page): () => string[] {
  let heard: string[] = [];
  page.on('console', (message) => message.type() === 'error' && heard.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  page.on('response', (reply) => reply.status() >= 400 && heard.push(`${reply.status()}: ${reply.url()}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // a page that is left lets go of what it asked for
    if (!reason.includes('ERR_ABORTED')) heard.push(`${reason}: ${request.url()}`);
  });
  return () => {
    const told = heard;
    heard = [];
    return told;
  };
}
