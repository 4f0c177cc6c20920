import { expect, type Page } from '@playwright/test';

/** From a child, or from a class, to the page of its plan: its card there has the same buttons, and is gone by then. */
export async function openPlan(page: Page): Promise<void> {
  const link = page.getByRole('heading', { level: 3 }).getByRole('link').first();
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}
