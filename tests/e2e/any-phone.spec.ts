import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { openScreen } from './person.ts';
import { phoneLinksOf, phonePaths } from './phone-links.ts';

// an order that was paid is due again for it
test.use({ ofItsOwn: 'phones' });

// the matrix walks them in every language, width and scheme
test('every page that a link or a code opens stands on a dark phone', async ({ browser, product }) => {
  const links = await phoneLinksOf(product.folder);
  expect(Object.keys(links), 'a link for each page that an area declares').toEqual(phonePaths());
  const guest = await openScreen(browser, 'es-ES', { width: 390, height: 844 });
  await guest.page.emulateMedia({ colorScheme: 'dark' });
  for (const [path, link] of Object.entries(links)) {
    await guest.page.goto(`${process.env.TRELLIS_ORIGIN}${link}`);
    await guest.page.getByRole('heading', { level: 1 }).waitFor();
    await expect(guest.page.locator('.ant-skeleton, .ant-spin-spinning')).toHaveCount(0);
    await guest.look(path);
  }
  guest.expectQuietConsole();
  await guest.leave();
});
