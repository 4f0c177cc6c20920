import { expect, type Page } from '@playwright/test';
import { locales } from '@trellis/contract/languages';
import { test } from './journey.ts';
import { desk, type Person, signInAs, tablet } from './person.ts';

/**
 * One of each kind of menu, by turns in the languages: what is written in one alone shows in the others. Whoever has all of a side is looked at for
 * barriers too, by turns on a desk, a tablet and a phone; the others see parts of the same pages. A coach types each address instead. The matrix walks
 * every page in every language and width.
 */
const people: readonly { name: string; isWhole?: boolean; types?: boolean }[] = [
  { name: 'Priya Nair', isWhole: true },
  { name: 'Maya Thompson', isWhole: true },
  { name: 'Grace Liu', isWhole: true },
  { name: 'Carlos Navarro', isWhole: true },
  { name: 'Lin Wei', types: true },
  { name: 'Daniel Reyes' },
  { name: 'Tom Becker' },
  { name: 'Amara Diallo' },
  { name: 'Hannah Cole' },
  { name: 'Samuel Osei' },
  { name: 'Nora Lindqvist' },
  { name: 'Ruth Adler' },
  { name: 'Mateo Silva' },
  { name: 'Keiko Mori' },
];

const walks = people.map((person, turn) => ({ ...person, locale: locales[(turn + 1) % locales.length] ?? locales[0] }));

for (const { name, locale, isWhole, types } of walks) {
  test(`every page of the menu of ${name} stands in ${locale}`, async ({ browser }) => {
    const person = await signInAs(browser, name, locale, /\/system\//, desk);
    await expect(menuLinks(person.page).first()).toBeVisible();
    const paths = [...(await menuPaths(person.page)), '/system/menu/account'];
    for (const [at, path] of paths.entries()) {
      await test.step(path, async () => {
        await (types ? typeAddress(person.page, path) : useMenu(person.page, path));
        await expect(title(person.page)).toBeVisible();
        await settled(person.page);
        expect.soft(new URL(person.page.url()).pathname, 'stays on its page').toBe(path);
        await (isWhole ? lookOn(screens[at % screens.length] ?? desk, person, path) : person.read(path));
      });
    }
    person.expectQuietConsole();
    await person.leave();
  });
}

const screens = [desk, tablet, { width: 390, height: 844 }];

async function lookOn(screen: typeof desk, { page, look }: Person, path: string): Promise<void> {
  await page.setViewportSize(screen);
  await settled(page);
  await look(`${path} at ${screen.width}`);
  await page.setViewportSize(desk);
}

const menuLinks = (page: Page) => page.getByRole('navigation').first().getByRole('link');

async function menuPaths(page: Page): Promise<string[]> {
  return menuLinks(page).evaluateAll((anchors) => anchors.map((anchor) => new URL((anchor as HTMLAnchorElement).href).pathname));
}

async function typeAddress(page: Page, path: string): Promise<void> {
  await page.goto(`${process.env.TRELLIS_ORIGIN}${path}`);
  await expect(title(page)).toBeVisible();
}

async function useMenu(page: Page, path: string): Promise<void> {
  const link = page.getByRole('navigation').first().locator(`a[href="${path}"]`);
  if ((await link.count()) === 0) return typeAddress(page, path);
  if (new URL(page.url()).pathname === path) return;
  const former = await title(page).textContent();
  await link.click();
  await page.waitForFunction((text) => document.querySelector('h1')?.textContent !== text, former);
}

/** Looked at with every frame: there are many pages, and a second of patience at each would be most of the walk. */
const settled = (page: Page) => page.waitForFunction(() => !document.querySelector('.ant-skeleton, .ant-spin-spinning'));

const title = (page: Page) => page.getByRole('heading', { level: 1 });
