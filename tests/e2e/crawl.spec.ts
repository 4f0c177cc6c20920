import { expect, type Page, test } from '@playwright/test';
import { locales } from '@trellis/contract/languages';
import { desk, type Person, signInAs } from './person.ts';

/** One of each role that has a menu; the first of each side walks it in every language. */
const people = [
  { name: 'Maya Thompson', languages: locales },
  { name: 'Daniel Reyes', languages: ['en-US'] },
  { name: 'Lin Wei', languages: ['en-US'] },
  { name: 'Tom Becker', languages: ['en-US'] },
  { name: 'Priya Nair', languages: locales },
  { name: 'Hannah Cole', languages: ['en-US'] },
  { name: 'Samuel Osei', languages: ['en-US'] },
  { name: 'Nora Lindqvist', languages: ['en-US'] },
  { name: 'Grace Liu', languages: locales },
  { name: 'Carlos Navarro', languages: locales },
] as const;

for (const { name, languages } of people) {
  test(`every page of the menu of ${name} stands: no error, no barrier, no foreign word`, async ({ browser }) => {
    test.setTimeout(300_000);
    const person = await signInAs(browser, name, languages[0], /\/system\//, desk);
    for (const locale of languages) {
      await person.speak(locale);
      const paths = await menuPaths(person.page);
      // a barrier stands in every language: it is looked for in the first
      const inspect = locale === languages[0] ? person.look : person.read;
      for (const path of [...paths, '/system/menu/account']) await visit(person, path, locale, inspect);
    }
    person.expectQuietConsole();
    await person.leave();
  });
}

async function menuPaths(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation').first().getByRole('link');
  return links.evaluateAll((anchors) => anchors.map((anchor) => new URL((anchor as HTMLAnchorElement).href).pathname));
}

async function visit({ page }: Person, path: string, locale: string, inspect: Person['look']): Promise<void> {
  await test.step(`${path} in ${locale}`, async () => {
    await page.goto(`${process.env.TRELLIS_ORIGIN}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.ant-skeleton, .ant-spin-spinning')).toHaveCount(0);
    expect.soft(new URL(page.url()).pathname, 'stays on its page').toBe(path);
    await inspect(`${path} in ${locale}`);
  });
}
