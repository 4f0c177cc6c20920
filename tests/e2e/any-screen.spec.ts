import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { desk, signInAs } from './person.ts';

/** A desk's screen at 200 %, and what WCAG asks a page to fit. */
const widths = [720, 320];

const visits = [
  {
    name: 'Lin Wei',
    pages: ['/system/center/dataPanel/workTable', '/system/center/dataPanel/calendar', '/system/center/menu/user/subject'],
  },
  { name: 'Maya Thompson', pages: ['/system/center/menu/manage/audit', '/system/center/hfs/costOverview', '/system/menu/account'] },
  { name: 'Priya Nair', pages: ['/system/manage/manage/center', '/system/manage/manage/libraryGrant', '/system/manage/role/admin'] },
];

for (const { name, pages } of visits)
  test(`pages of ${name} fit a screen at 200 % and the narrowest`, async ({ browser }) => {
    const person = await signInAs(browser, name, 'en-US', /\/system\//, desk);
    const { page } = person;
    for (const path of pages) {
      await page.setViewportSize(desk);
      await page.goto(`${process.env.TRELLIS_ORIGIN}${path}`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForFunction(() => !document.querySelector('.ant-skeleton, .ant-spin-spinning'));
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBeLessThanOrEqual(width);
      }
    }
    await person.leave();
  });

test('with the colors of their system somebody sees what is chosen, how it stands and where they are', async ({ browser }) => {
  const person = await signInAs(browser, 'Lin Wei', 'en-US', /workTable/, desk);
  const { page, texts } = person;
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/dataPanel/calendar`);
  // before anything is touched
  await expect(page.locator('.main-menu [aria-current]')).toHaveCSS('outline-style', 'solid');
  const [chosen, other] = ['.ant-segmented-item-selected', '.ant-segmented-item:not(.ant-segmented-item-selected)'].map((item) =>
    page
      .locator(item)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor),
  );
  expect(await chosen).not.toBe(await other);
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=Emma`);
  await page.getByRole('link', { name: 'Emma Johnson' }).click();
  const finished = page.getByRole('row', { name: texts.offlinePlans.sessions.state.finished }).last();
  await expect(page.locator('.status').first()).toHaveCSS('outline-style', 'solid');
  await finished.getByRole('link').tap();
  await page.getByRole('button', { name: texts.offlinePlans.item.view }).first().tap();
  const star = page.getByRole('dialog').locator('.ant-rate-star-full svg').first();
  await expect(star).toBeVisible();
  const written = await page.getByRole('dialog').evaluate((dialog) => getComputedStyle(dialog).color);
  await expect(star).not.toHaveCSS('color', written);
  await person.leave();
});

test('on paper a list is as wide as the sheet, without what is done with it, and no number breaks', async ({ browser }) => {
  const person = await signInAs(browser, 'Maya Thompson', 'zh-CN', /\/system\//, desk);
  const { page } = person;
  for (const path of ['/system/center/menu/user/subject', '/system/center/menu/user/userContract']) {
    await page.goto(`${process.env.TRELLIS_ORIGIN}${path}`);
    await page.locator('tr.ant-table-row td a').first().waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    // a sheet of A4 across, between its margins
    await page.setViewportSize({ width: 1016, height: 700 });
    await expect(page.locator('.shell-menu, .shell-header, main .ant-btn:not(.ant-btn-link)').filter({ visible: true })).toHaveCount(0);
    const heads = page.locator('.ant-table-thead th');
    const right = await heads.evaluateAll((cells) => Math.max(...cells.map((cell) => cell.getBoundingClientRect().right)));
    expect.soft(right, `${path}: the last column ends with the sheet`).toBeGreaterThan(1010);
    const empty = await heads.evaluateAll((cells) => {
      const isEmpty = (column: number) =>
        [...document.querySelectorAll('tr.ant-table-row')].every(
          (row) => !(row.children[column] as HTMLElement | undefined)?.innerText?.trim(),
        );
      return cells.flatMap((cell, column) => ((cell as HTMLElement).offsetWidth > 0 && isEmpty(column) ? [cell.textContent] : []));
    });
    expect.soft(empty, `${path}: columns that hold nothing`).toEqual([]);
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await page.setViewportSize(desk);
  }
  await person.leave();
});
