import type { Page } from '@playwright/test';
import axe from 'axe-core';

// what passes is not told: that is half of the work
const standard: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
};

/** What keeps people out of the page as it stands, or of a part of it. Colours that fade in or out are looked at again once they have settled. */
export async function barriersOn(page: Page, within?: string): Promise<string[]> {
  for (let look = 1; ; look += 1) {
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
    const barriers = await page.evaluate(
      async ({ options, within }) => {
        // what lies half under the header while it is scrolled by is no small target
        const { scrollX, scrollY } = window;
        window.scrollTo(0, 0);
        // nor what lies half under a bar at the foot
        const feet = [...document.querySelectorAll<HTMLElement>('main footer')].filter(
          (bar) => getComputedStyle(bar).position === 'sticky',
        );
        for (const bar of feet) bar.style.position = 'static';
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within ? { include: within } : document, options);
        for (const bar of feet) bar.style.position = '';
        window.scrollTo(scrollX, scrollY);
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
      },
      { options: standard, within },
    );
    if (barriers.length === 0 || look === 4) return barriers;
    await page.waitForTimeout(700);
  }
}
