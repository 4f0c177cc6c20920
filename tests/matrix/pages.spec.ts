import { appendFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { type Locale, locales } from '@trellis/contract/languages';
import { test } from '../e2e/journey.ts';
import { desk, type Person, signInAs } from '../e2e/person.ts';
import { faultsOn, listenTo } from './faults.ts';

/** In which language and colors somebody looks at a page, and how wide their screen is. */
interface Look {
  locale: Locale;
  scheme: 'light' | 'dark';
  widths: readonly number[];
}

// a desk's screen at 200 % is 720 wide; 320 is what WCAG asks a page to fit
const looks: readonly Look[] = [
  { locale: locales[0], scheme: 'light', widths: [1440, 1024, 720, 390, 320] },
  { locale: locales[0], scheme: 'dark', widths: [1440, 390] },
  ...locales.slice(1).map((locale) => ({ locale, scheme: 'light' as const, widths: [1440, 1024, 390] })),
];

/** One of each kind of menu. */
const people = [
  'Priya Nair',
  'Maya Thompson',
  'Grace Liu',
  'Carlos Navarro',
  'Lin Wei',
  'Daniel Reyes',
  'Tom Becker',
  'Amara Diallo',
  'Hannah Cole',
  'Samuel Osei',
  'Nora Lindqvist',
  'Ruth Adler',
  'Mateo Silva',
  'Keiko Mori',
];

for (const name of people)
  for (const look of looks)
    test(`every page of ${name} in ${look.locale}, ${look.scheme}`, async ({ browser }) => {
      const person = await signInAs(browser, name, locales[0], /\/system\//, desk);
      const { page } = person;
      const pages = await pagesOf(page);
      await person.setLanguage(look.locale);
      await page.emulateMedia({ colorScheme: look.scheme });
      const heard = listenTo(page);
      const faults: string[] = [];
      for (const path of pages) {
        const found = [...(await faultsAt(person, path, look)), ...heard().map((fault) => `${path}: ${fault}`)];
        if (process.env.FAULTS) appendFileSync(process.env.FAULTS, found.map((fault) => `${name}: ${fault}\n`).join(''));
        faults.push(...found);
      }
      expect(faults.join('\n')).toBe('');
      await person.leave();
    });

/** The pages of the menu, and of every kind of detail the first that one of them leads to. */
async function pagesOf(page: Page): Promise<string[]> {
  await page.locator('nav a[href^="/system/"]').first().waitFor();
  const menu = await addresses(page, 'nav a[href^="/system/"]');
  const details = new Map<string, string>();
  for (const path of menu) {
    await page.goto(`${process.env.TRELLIS_ORIGIN}${path}`);
    await settled(page);
    for (const link of await addresses(page, 'main a[href*="/detail/"]')) {
      const kind = link.split('?')[0] ?? link;
      if (!details.has(kind)) details.set(kind, link);
    }
  }
  return [...new Set([...menu, '/system/menu/account', ...details.values()])];
}

const addresses = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '').filter((href) => href !== ''));

/** What is wrong with a page as it opens and with each of its tabs, at every width. */
async function faultsAt(person: Person, path: string, { locale, scheme, widths }: Look): Promise<string[]> {
  const { page } = person;
  await page.setViewportSize(desk);
  await page.goto(`${process.env.TRELLIS_ORIGIN}${path}`);
  await settled(page);
  const tabs = page.locator('main').getByRole('tablist').first().getByRole('tab');
  const count = await tabs.count();
  const faults: string[] = [];
  for (let at = 0; at < Math.max(count, 1); at += 1) {
    const label = count === 0 ? '' : ((await tabs.nth(at).textContent()) ?? '');
    if (count > 0) await tabs.nth(at).dispatchEvent('click');
    for (const width of widths) {
      await page.setViewportSize({ width, height: Math.max(720, Math.round(width * 0.6)) });
      await settled(page);
      const named = `${path} ${label} (${locale}, ${scheme}, ${width})`;
      faults.push(...(await faultsOn(page, locale)).map((fault) => `${named}: ${fault}`));
    }
    await page.setViewportSize(desk);
    await person.read(`${path} ${label}`);
  }
  return faults;
}

const settled = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => !document.querySelector('.ant-skeleton, .ant-spin-spinning'));
};
