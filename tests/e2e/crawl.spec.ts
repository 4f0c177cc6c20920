import { expect, type Page } from '@playwright/test';
import { locales } from '@trellis/contract/languages';
import { test } from './journey.ts';
import { desk, signInAs } from './person.ts';

/** One of each kind of menu. Whoever has all of a side walks it in every language; the others see parts of the same pages. */
const people = [
  { name: 'Maya Thompson', languages: locales },
  { name: 'Daniel Reyes', languages: ['en-US'] },
  { name: 'Lin Wei', languages: ['en-US'] },
  { name: 'Tom Becker', languages: ['en-US'] },
  { name: 'Amara Diallo', languages: ['en-US'] },
  { name: 'Priya Nair', languages: locales },
  { name: 'Hannah Cole', languages: ['en-US'] },
  { name: 'Samuel Osei', languages: ['en-US'] },
  { name: 'Nora Lindqvist', languages: ['en-US'] },
  { name: 'Ruth Adler', languages: ['en-US'] },
  { name: 'Mateo Silva', languages: ['en-US'] },
  { name: 'Keiko Mori', languages: ['en-US'] },
  { name: 'Grace Liu', languages: locales },
  { name: 'Carlos Navarro', languages: locales },
] as const;

const walks = people.flatMap(({ name, languages }) => languages.map((locale) => ({ name, locale, isWhole: languages === locales })));

for (const { name, locale, isWhole } of walks) {
  test(`every page of the menu of ${name} stands in ${locale}`, async ({ browser }) => {
    const person = await signInAs(browser, name, locale, /\/system\//, desk);
    // a whole menu is once gone through by typing each address, and barriers are looked for
    const isThorough = isWhole && locale === locales[0];
    for (const path of [...(await menuPaths(person.page)), '/system/menu/account']) {
      await test.step(path, async () => {
        await (isThorough ? typeAddress(person.page, path) : useMenu(person.page, path));
        await expect(person.page.locator('.ant-skeleton, .ant-spin-spinning')).toHaveCount(0);
        expect.soft(new URL(person.page.url()).pathname, 'stays on its page').toBe(path);
        await (isThorough ? person.look : person.read)(path);
      });
    }
    person.expectQuietConsole();
    await person.leave();
  });
}

async function menuPaths(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation').first().getByRole('link');
  return links.evaluateAll((anchors) => anchors.map((anchor) => new URL((anchor as HTMLAnchorElement).href).pathname));
}

async function typeAddress(page: Page, path: string): Promise<void> {
  await page.goto(`${process.env.TRELLIS_ORIGIN}${path}`);
  await expect(title(page)).toBeVisible();
}

async function useMenu(page: Page, path: string): Promise<void> {
  const link = page.getByRole('navigation').first().locator(`a[href="${path}"]`);
  if ((await link.count()) === 0) return typeAddress(page, path);
  if (new URL(page.url()).pathname === path) return;
  const former = await title(page).innerText();
  await link.click();
  await expect(title(page)).not.toHaveText(former);
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });
