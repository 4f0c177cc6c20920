import { expect, type Page } from '@playwright/test';
import { at } from './device.ts';
import { test } from './journey.ts';
import { desk, signInAs } from './person.ts';

// what a part of it waits for later hides all of a page once more, with the field that somebody types into by then
test('a page that is shown stays: nothing of it is hidden again while the rest of it loads', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /workTable/, desk);
  const { page } = maya;
  await page.addInitScript(noteHidden);
  await page.goto(at('/system/center/menu/user/subject'));
  const child = page.getByRole('table').getByRole('link').first();
  await expect(child).toBeVisible();
  await expectNothingHidden(page);
  const address = (await child.getAttribute('href')) ?? '';
  for (const tab of ['plan', 'contracts', 'guardians']) {
    await page.goto(at(`${address}&tab=${tab}`));
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expectNothingHidden(page);
  }
  maya.expectQuietConsole();
  await maya.leave();
});

async function expectNothingHidden(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as unknown as { hidden: string[] }).hidden)).toEqual([]);
}

/** React hides what waits anew by this style alone; what only said that something is on its way may go. */
function noteHidden(): void {
  const hidden: string[] = [];
  const controls = ':is(a, button, input, textarea)';
  Object.assign(window, { hidden });
  new MutationObserver((changes) => {
    for (const { target } of changes as (MutationRecord & { target: HTMLElement })[])
      if (target.style.getPropertyPriority('display') === 'important' && (target.matches(controls) || target.querySelector(controls)))
        hidden.push(`${target.tagName} ${target.className}`);
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['style'] });
}
