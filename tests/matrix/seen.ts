import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

const seen = new Set<string>();

/** Names that are given anew each time a page is drawn. */
const drawn = /_r_\w+_|rc[-_]\w+?[-_]\d+|(?<=id=")_\w+/g;

/** Whether nobody saw the content of the page letter for letter as it stands: roles of a side share most of their pages. */
export async function isUnseen(page: Page, by: string): Promise<boolean> {
  const content = await page.locator('main').evaluate((main) => [main.baseURI.split('?')[0], main.innerHTML].join(' '));
  const mark = createHash('sha256')
    .update(`${by} ${content.replace(drawn, '')}`)
    .digest('base64');
  const isNew = !seen.has(mark);
  seen.add(mark);
  return isNew;
}
