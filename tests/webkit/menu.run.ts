import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openProduct, withBrowser } from './product.ts';
import { signIn, told, until } from './steps.ts';

const product = openProduct();

// a page may work when it is opened, and hang when it is left
it.each(['Maya Thompson', 'Lin Wei', 'Priya Nair', 'Amara Diallo'])('%s goes from page to page of the menu', (name) =>
  withBrowser(async (browser) => {
    await signIn(browser, product.origin(), name);
    await until(browser, () => document.querySelector('.shell-menu a') !== null);
    const pages = await browser.run(() => {
      for (const group of document.querySelectorAll<HTMLDetailsElement>('.shell-menu details')) group.open = true;
      return [...new Set([...document.querySelectorAll('.shell-menu a')].flatMap((link) => link.getAttribute('href') ?? []))];
    });
    expect(pages.length).toBeGreaterThan(0);
    const faults: string[] = [];
    for (const page of pages) {
      await browser.run((to) => {
        const link = [...document.querySelectorAll<HTMLElement>('.shell-menu a')].find((each) => each.getAttribute('href') === to);
        // not while the script runs, which would be all that hangs
        setTimeout(() => link?.click());
      }, page);
      await until(browser, () => document.querySelector('main h1') !== null && !document.querySelector('main .waiting'));
      await wait(500);
      const seen = await browser.run(() => ({
        path: location.pathname,
        beyond: document.documentElement.scrollWidth - innerWidth,
      }));
      if (seen.path !== page.split('?')[0]) faults.push(`${page} led to ${seen.path}`);
      faults.push(...(await told(browser)).map((line) => `${page}: ${line}`));
      if (seen.beyond > 0) faults.push(`${page} is ${seen.beyond} pixels wider than the window`);
    }
    expect(faults).toEqual([]);
  }),
);
