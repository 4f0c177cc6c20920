import { appendFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { locales } from '@trellis/contract/languages';
import { test } from '../e2e/journey.ts';
import { desk, type Person, signInAs } from '../e2e/person.ts';
import { faultsOn, listenTo } from './faults.ts';
import { type Look, looks } from './looks.ts';
import { faultsOfOpenings } from './openings.ts';
import { giveRole, holders } from './roles.ts';
import { settled } from './settled.ts';

for (const holder of holders)
  for (const look of looks) {
    const what = `${holder.role} in ${look.locale}, ${look.scheme}`;
    test(`every page of ${what}`, ({ browser, product }) => walk(browser, product.folder, { holder, look, check: faultsAt }));
    test(`what opens on the pages of ${what}`, ({ browser, product }) =>
      walk(browser, product.folder, { holder, look, check: openingsAt() }));
  }

type Check = (person: Person, path: string, look: Look) => Promise<string[]>;
interface Walk {
  holder: (typeof holders)[number];
  look: Look;
  check: Check;
}

async function walk(browser: Parameters<typeof signInAs>[0], folder: string, { holder, look, check }: Walk): Promise<void> {
  const { name, role } = holder;
  if (holder.standsIn) await giveRole(folder, holder);
  const person = await signInAs(browser, name, locales[0], /\/system\//, desk);
  const { page } = person;
  const pages = await pagesOf(page);
  await person.setLanguage(look.locale);
  await page.emulateMedia({ colorScheme: look.scheme });
  const heard = listenTo(page);
  const faults: string[] = [];
  for (const path of pages) {
    const found = [...(await check(person, path, look)), ...heard().map((fault) => `${path}: ${fault}`)];
    if (process.env.FAULTS) appendFileSync(process.env.FAULTS, found.map((fault) => `${role}: ${fault}\n`).join(''));
    faults.push(...found);
  }
  expect(faults.join('\n')).toBe('');
  await person.leave();
}

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
  return [...new Set([...menu, '/system/menu/account', ...details.values()])].filter((path) => path.includes(process.env.ONLY ?? ''));
}

const addresses = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '').filter((href) => href !== ''));

/** Opens a page, and says what is found on each of its tabs. */
async function onEachTab(page: Page, path: string, find: (label: string) => Promise<string[]>): Promise<string[]> {
  await page.setViewportSize(desk);
  await page.goto(`${process.env.TRELLIS_ORIGIN}${path}`);
  await settled(page);
  const tabs = page.locator('main').getByRole('tablist').first().getByRole('tab');
  const count = await tabs.count();
  const faults: string[] = [];
  for (let at = 0; at < Math.max(count, 1); at += 1) {
    const label = count === 0 ? '' : ((await tabs.nth(at).textContent()) ?? '');
    if (count > 0) await tabs.nth(at).dispatchEvent('click');
    await settled(page);
    faults.push(...(await find(label)));
    await page.setViewportSize(desk);
  }
  return faults;
}

/** What is wrong with a page as it opens and with each of its tabs, at every width. */
const faultsAt: Check = ({ page, read }, path, { locale, scheme, widths }) =>
  onEachTab(page, path, async (label) => {
    const faults: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: Math.max(720, Math.round(width * 0.6)) });
      await settled(page);
      const named = `${path} ${label} (${locale}, ${scheme}, ${width})`;
      faults.push(...(await faultsOn(page, locale)).map((fault) => `${named}: ${fault}`));
    }
    await read(`${path} ${label}`);
    return faults;
  });

/** What is wrong with what the buttons of a page and of its tabs open, each once. */
function openingsAt(): Check {
  return ({ page, texts }, path, look) => {
    // whoever looks goes on looking
    const known = new Set([texts.users.signInList.end]);
    return onEachTab(page, path, (label) => faultsOfOpenings(page, `${path} ${label}`, look, known));
  };
}
