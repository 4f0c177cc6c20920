import { expect, type Locator, type Page } from '@playwright/test';

/** What a keyboard reaches, it reaches by the tab key. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  for (let steps = 0; steps < 150; steps += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`No key leads to ${target.toString()}`);
}

export async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

export const expectFocusWithin = (page: Page, place: Locator) =>
  expect(async () => expect(await place.evaluate((element) => element.contains(document.activeElement))).toBe(true)).toPass({
    timeout: 5_000,
  });

/** Opens the list under a field and takes its first choice, or the one that is typed. */
export async function chooseByKeys(page: Page, field: Locator, typed?: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.ant-select-item-option:visible').first()).toBeVisible();
  if (typed) await page.keyboard.type(typed);
  // the list of the field before may still be going away
  const active = page.locator('.ant-select-item-option-active:visible');
  await expect(active).toHaveCount(1);
  await expect(active).toContainText(typed ?? /./);
  await page.keyboard.press('Enter');
}

/** Comes to the group of a choice and goes through it by arrows, as keys do among choices of which one counts. */
export async function pickByKeys(page: Page, choice: Locator): Promise<void> {
  const name = (await choice.getAttribute('name')) ?? '';
  for (let steps = 0; steps < 150; steps += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((group) => (document.activeElement as HTMLInputElement | null)?.name === group, name)) break;
  }
  await page.keyboard.press('Space');
  for (let steps = 0; steps < 8 && !(await choice.isChecked()); steps += 1) await page.keyboard.press('ArrowRight');
  await expect(choice).toBeChecked();
}
