import type { Page } from '@playwright/test';

/** Once a page shows what it is about, and nothing of it is waited for. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor();
  // what a change of width asks for anew is waited for once it was asked
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.waitForFunction(() => !document.querySelector('.ant-skeleton, .ant-spin-spinning'));
}
