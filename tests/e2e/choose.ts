import { expect, type Locator } from '@playwright/test';
import type { Person } from './person.ts';

const select = 'xpath=ancestor-or-self::*[contains(concat(" ", @class, " "), " ant-select ")][1]';

/**
 * Chooses from the list under a field: the named option, or the first. Options move while their list opens, and a tap on one that moves is
 * lost: it is repeated until the choice stands in the field.
 */
export async function choose(field: Locator, option?: string): Promise<void> {
  const shown = field
    .page()
    .locator('.ant-select-item-option:visible', option === undefined ? {} : { hasText: option })
    .first();
  await expect(async () => {
    if (!(await shown.isVisible())) {
      await field.click({ timeout: 5_000 });
      // a tap beside the option may have scrolled the list past it
      for (const list of await field.page().locator('.rc-virtual-list-holder:visible').all())
        await list.evaluate((one) => one.scrollTo(0, 0));
    }
    const words = option ?? (await shown.innerText({ timeout: 5_000 }));
    if ((await shown.getAttribute('aria-selected', { timeout: 5_000 })) !== 'true') await shown.click({ timeout: 5_000 });
    await expect(field.locator(select)).toContainText(words, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  // a list of several stays open until one goes on
  if (await field.locator(select).evaluate((root) => root.classList.contains('ant-select-multiple'))) await field.press('Escape');
}

/** Narrows a list by one of its filters: opens their panel, chooses and closes it; what is chosen stands beneath the search. */
export async function narrow({ page, texts }: Pick<Person, 'page' | 'texts'>, filter: string, option: string): Promise<void> {
  const words = texts.ui.filters;
  await page.getByRole('button', { name: words.title }).click();
  const panel = page.getByRole('dialog', { name: words.title });
  await choose(panel.getByRole('combobox', { name: filter }), option);
  await panel.getByRole('button', { name: words.done }).click();
  await expect(page.getByRole('search').getByRole('listitem').filter({ hasText: filter })).toContainText(option);
}
