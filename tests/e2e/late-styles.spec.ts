import { expect } from '@playwright/test';
import { at } from './device.ts';
import { test } from './journey.ts';
import { openScreen } from './person.ts';
import { phoneLinksOf } from './phone-links.ts';

// an order that was paid is due again for it
test.use({ ofItsOwn: 'phones' });

test('a page is drawn whose styles come later than all its scripts', async ({ browser, product }) => {
  const { '/m/grant': link = '' } = await phoneLinksOf(product.folder);
  const guest = await openScreen(browser, 'en-US', { width: 390, height: 844 });
  const { page } = guest;
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.css', async (route) => {
    await held.promise;
    await route.continue();
  });
  const scripts = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/index-'));
  await page.goto(at(link), { waitUntil: 'commit' });
  await scripts;
  // long enough for what came to run
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  held.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  guest.expectQuietConsole();
  await guest.leave();
});
