import { expect } from '@playwright/test';
import type { Person } from './person.ts';

/**
 * Begin before somebody loses where they work: their page may learn of it at once, and says so for some seconds alone. What is answered waits until
 * it was said and they stand before the door.
 */
export function putOut({ page, texts }: Person): () => Promise<void> {
  const said = expect(page.getByText(new RegExp(texts.shell.willSignOut))).toBeVisible({ timeout: 60_000 });
  return async () => {
    // whoever learnt nothing yet does at the next step; whoever leaves just now cannot load the page anew
    if (!page.url().includes('/oidc/')) await page.reload().catch(() => undefined);
    await said;
    await page.waitForURL(/\/oidc\//);
  };
}
