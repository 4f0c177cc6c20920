import type { Page } from '@playwright/test';
import { brokenWords, withoutRoom } from './faults.ts';

// sheets of A4 between their margins
const upright = { width: 688, height: 1016 };
const across = { width: 1016, height: 688 };

/** What is wrong with a page on paper: what is wider than its sheet, words that break for want of room, and buttons that nobody can press. */
export async function faultsOnPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const isAcross = await page.locator('#content').evaluate((content) => getComputedStyle(content).page === 'across');
  await page.setViewportSize(isAcross ? across : upright);
  const buttons = page.locator('main .ant-btn:not(.ant-btn-link)').filter({ visible: true });
  const faults = [
    ...(await withoutRoom(page)),
    ...(await brokenWords(page)),
    ...(await buttons.allInnerTexts()).map((text) => `a button on paper: ${text}`),
  ];
  await page.emulateMedia({ media: 'screen' });
  return faults;
}
