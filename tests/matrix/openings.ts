import type { Page } from '@playwright/test';
import { desk } from '../e2e/person.ts';
import { faultsOn } from './faults.ts';
import type { Look } from './looks.ts';
import { settled } from './settled.ts';

/** What opens over a page or beside it. */
const open = '[role=dialog]:visible, dialog[open], .ant-dropdown:not(.ant-dropdown-hidden), .ant-popover:not(.ant-popover-hidden)';
const opened = open.replace(':visible', '');
const menuItem = '.ant-dropdown:not(.ant-dropdown-hidden) [role=menuitem]:not([aria-disabled=true])';
const mostOfAPage = 30;

interface Openers {
  /** Those that were pressed. */
  known: Set<string>;
  /** How the names of those begin that are never pressed. */
  left: string;
}

/** What is wrong with what the buttons of a page open: those of its head, of its list and of the first of the rows, and what their menus hold. */
export async function faultsOfOpenings(page: Page, named: string, look: Look, { known, left }: Openers): Promise<string[]> {
  const faults: string[] = [];
  const address = page.url();
  for (let count = 0; count < mostOfAPage; count += 1) {
    const button = (await openersOf(page)).find((name) => !known.has(name) && !name.startsWith(left));
    if (button === undefined) break;
    known.add(button);
    faults.push(...(await faultsBehind(page, address, button, named, look)));
  }
  return faults;
}

/** Names of the buttons that a page shows; of rows and entries those of the first alone, without the name of what they are about. */
const openersOf = (page: Page) =>
  page.evaluate(() => {
    const isOfFirst = (button: Element) => {
      const block = button.closest('.entry-block, .calendar-entry');
      if (block) return block === document.querySelector('.entry-block, .calendar-entry');
      const row = button.closest('tr.ant-table-row, .row-card, li');
      const others = [...(row?.parentElement?.children ?? [])].filter((other) => other.className === row?.className);
      return !row || others[0] === row;
    };
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')].filter(
      (button) =>
        button.offsetParent !== null &&
        !button.disabled &&
        isOfFirst(button) &&
        !button.closest('[role=tablist], .ant-pagination, .filter-chips, th'),
    );
    for (const button of buttons) button.dataset.opener = button.getAttribute('aria-label') ?? button.textContent ?? '';
    return buttons.map((button) => button.dataset.opener ?? '');
  });

async function faultsBehind(page: Page, address: string, button: string, named: string, look: Look): Promise<string[]> {
  const press = async () => {
    await openersOf(page);
    const opener = page.locator(`[data-opener=${JSON.stringify(button)}]`).first();
    await opener.click({ timeout: 3_000 }).catch(() => undefined);
    await page.waitForTimeout(300);
  };
  await press();
  const items = await page.locator(menuItem).allInnerTexts();
  const faults = await faultsOfOpen(page, `${named} › ${button}`, look);
  for (const item of items) {
    await leave(page, address);
    await press();
    await page
      .locator(menuItem)
      .getByText(item, { exact: true })
      .first()
      .click({ timeout: 3_000 })
      .catch(() => undefined);
    await page.waitForTimeout(300);
    faults.push(...(await faultsOfOpen(page, `${named} › ${button} › ${item}`, look)));
  }
  await leave(page, address);
  return faults;
}

/** Nothing where a button opened nothing. */
async function faultsOfOpen(page: Page, named: string, { locale, scheme, widths }: Look): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: Math.max(720, Math.round(width * 0.6)) });
    await settled(page).catch(() => undefined);
    await page.waitForTimeout(100);
    if ((await page.locator(open).count()) === 0) break;
    const found = await faultsOn(page, locale, opened);
    faults.push(...found.map((fault) => `${named} (${locale}, ${scheme}, ${width}): ${fault}`));
  }
  await page.setViewportSize(desk);
  return faults;
}

/** Away from what is open, and back where the button led elsewhere. */
async function leave(page: Page, address: string): Promise<void> {
  for (let presses = 0; presses < 3 && (await page.locator(open).count()) > 0; presses += 1) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(250);
  }
  if (page.url() === address && (await page.locator(open).count()) === 0) return;
  await page.goto('about:blank');
  await page.goto(address);
  await settled(page);
}
