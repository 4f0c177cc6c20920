import { appendFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { locales } from '@trellis/contract/languages';
import type { Role } from '@trellis/contract/policies';
import { test } from '../e2e/journey.ts';
import { desk, type Person, signInAs } from '../e2e/person.ts';
import { faultsOn, listenTo } from './faults.ts';
import { type Look, looks } from './looks.ts';
import { faultsOfOpenings } from './openings.ts';
import { faultsOnPaper } from './paper.ts';
import { holders } from './roles.ts';
import { isUnseen } from './seen.ts';
import { settled } from './settled.ts';

for (const look of looks)
  for (const holder of holders) {
    const what = `${holder.role} in ${look.locale}, ${look.scheme}`;
    test(`every page of ${what}`, ({ browser }) => walk(browser, { holder, look, check: faultsAt }));
    test(`what opens on the pages of ${what}`, ({ browser }) => walk(browser, { holder, look, check: openingsOf }));
    test(`every page on paper of ${what}`, ({ browser }) => walk(browser, { holder, look, check: paperOf }));
  }

type Check = (visit: Visit) => Promise<string[]>;
interface Walk {
  holder: (typeof holders)[number];
  look: Look;
  check: Check;
}
interface Visit {
  person: Person;
  path: string;
  look: Look;
  /** Whether this page is new: nobody saw it letter for letter as it stands. */
  isNew: () => Promise<boolean>;
}

/** Which addresses are walked: all, or those that fit a pattern. */
const only = new RegExp(process.env.ONLY ?? '');

/** Where somebody of a role sees what nobody before them saw: in other languages they go there alone. */
const ownPages = new Map<Role, readonly string[]>();

async function walk(browser: Parameters<typeof signInAs>[0], { holder, look, check }: Walk): Promise<void> {
  const { name, role } = holder;
  const person = await signInAs(browser, name, locales[0], /\/system\//, desk);
  const { page } = person;
  // a page that is slow on a busy machine does not end a walk of an hour
  page.setDefaultTimeout(60_000);
  const known = ownPages.get(role) ?? (await menuOf(page));
  const pages = new Set([...known, ...(await reportsOf(page, known))].filter((path) => only.test(path)));
  await person.setLanguage(look.locale);
  await page.emulateMedia({ colorScheme: look.scheme });
  const heard = listenTo(page);
  const faults: string[] = [];
  const own = new Set<string>();
  // what stands around a page is looked at once
  let isFirst = true;
  for (const path of pages) {
    const isNew = async () => {
      const is = (await isUnseen(page, `${check.name} ${look.locale} ${look.scheme}`)) || isFirst;
      isFirst = false;
      if (is) own.add(path);
      return is;
    };
    const found = [...(await check({ person, path, look, isNew })), ...heard().map((fault) => `${path}: ${fault}`)];
    if (process.env.FAULTS) appendFileSync(process.env.FAULTS, found.map((fault) => `${role}: ${fault}\n`).join(''));
    faults.push(...found);
    for (const link of ownPages.has(role) ? [] : await detailsOn(page, pages)) pages.add(link);
  }
  ownPages.set(role, [...own]);
  expect(faults.join('\n')).toBe('');
  await person.leave();
}

/** The pages of the menu, and the account. */
async function menuOf(page: Page): Promise<string[]> {
  await page.locator('nav a[href^="/system/"]').first().waitFor();
  return [...(await addresses(page, 'nav a[href^="/system/"]')), '/system/menu/account'];
}

/** What no page links to but the menu of a row: the report of a VR test. */
async function reportsOf(page: Page, known: readonly string[]): Promise<string[]> {
  const list = known.find((path) => path.endsWith('/vratList'));
  if (!list || known.some((path) => path.includes('vratReport'))) return [];
  await page.goto(`${process.env.TRELLIS_ORIGIN}${list}?status=Finished`);
  await page.locator('main .ant-table-row').first().getByRole('button').last().click();
  await page.getByRole('menu').waitFor();
  return addresses(page, '[role=menu] a[href*="vratReport"]');
}

/** Of every kind of detail that is not known yet the first that a page leads to. */
async function detailsOn(page: Page, known: Iterable<string>): Promise<string[]> {
  const kindOf = (link: string) => link.split('?')[0] ?? link;
  const kinds = new Set([...known].map(kindOf));
  const links = new Map((await addresses(page, 'main a[href*="/detail/"]')).toReversed().map((link) => [kindOf(link), link]));
  return [...links].flatMap(([kind, link]) => (kinds.has(kind) ? [] : [link]));
}

const addresses = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '').filter((href) => href !== ''));

/** Opens a page, and says what is found on each of its tabs that is new. */
async function onEachTab({ person: { page }, path, isNew }: Visit, find: (label: string) => Promise<string[]>): Promise<string[]> {
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
    if (!(await isNew())) continue;
    faults.push(...(await find(label)));
    await page.setViewportSize(desk);
  }
  return faults;
}

/** What is wrong with a page as it opens and with each of its tabs, at every width. */
async function faultsAt(visit: Visit): Promise<string[]> {
  const { person, path, look } = visit;
  const { locale, scheme, widths } = look;
  const { page, read } = person;
  return onEachTab(visit, async (label) => {
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
}

/** What is wrong with a page and with each of its tabs on paper. */
async function paperOf(visit: Visit): Promise<string[]> {
  const { person, path, look } = visit;
  return onEachTab(visit, async (label) =>
    (await faultsOnPaper(person.page)).map((fault) => `${path} ${label} (${look.locale}, on paper): ${fault}`),
  );
}

/** What is wrong with what the buttons of a page and of its tabs open, each once. */
async function openingsOf(visit: Visit): Promise<string[]> {
  const { person, path, look } = visit;
  // whoever looks goes on looking: no sign-in is ended
  const openers = { known: new Set<string>(), left: person.texts.users.signInList.end };
  return onEachTab(visit, (label) => faultsOfOpenings(person.page, `${path} ${label}`, look, openers));
}
