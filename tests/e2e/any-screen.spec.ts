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

test('by keyboard a coach sees where they are on every control of a session, with the colors of their system too', async ({ browser }) => {
  const person = await signInAs(browser, 'Lin Wei', 'en-US', /workTable/);
  const { page } = person;
  await page.locator('main a[href*="userOfflineCourseDetail"]').first().tap();
  await page.waitForURL(/userOfflineCourseDetail/);
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    // whoever begins a page begins with its first control
    await page.reload();
    await expect(page.locator('main .ant-btn').first()).toBeVisible();
    await expect(page.locator('.ant-skeleton, .ant-spin-spinning')).toHaveCount(0);
    const unseen: string[] = [];
    let stops = 0;
    for (; stops < 100; stops += 1) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const { activeElement: at } = document;
        return at === null || at === document.body ? undefined : (at.getAttribute('aria-label') ?? at.textContent);
      });
      if (name === undefined) break;
      const isSeen = () =>
        page.evaluate(() => {
          const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
          return outlineStyle !== 'none' && outlineWidth !== '0px';
        });
      if (!(await isSeen())) unseen.push(name);
    }
    expect(stops, 'the menu, the header and the session').toBeGreaterThan(20);
    expect(unseen, `with colors of a system: ${forcedColors}`).toEqual([]);
  }
  await person.leave();
});

test('on a desk facts beside each other have the same room, the head of a list has three things to do beside the first, and figures fit their sheet', async ({
  browser,
}) => {
  const person = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  const { page, texts } = person;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/statistic/vratList?status=Finished`);
  await page.locator('main .ant-table-row').first().getByRole('button').last().click();
  await page.getByRole('menu').locator('a[href*="vratReport"]').click();
  const facts = page.locator('.ant-descriptions').first().locator('tr').first().locator('td');
  await expect(facts).toHaveCount(2);
  const [one = 0, other = 1] = await facts.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
  expect(Math.abs(one - other)).toBeLessThan(2);

  for (const path of ['/system/center/menu/user/subject', '/system/center/dataPanel/calendar']) {
    await page.goto(`${process.env.TRELLIS_ORIGIN}${path}`);
    const more = page.getByRole('button', { name: texts.ui.list.moreActions });
    await expect(more).toBeVisible();
    const inView = page.locator('.page-header .ant-btn').filter({ visible: true });
    expect(await inView.count(), path).toBeLessThanOrEqual(4);
    await more.press('Enter');
    await expect(page.locator('.page-header .ant-popover .ant-btn').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.page-header .ant-popover .ant-btn').first()).toBeHidden();
  }

  // from the last control before a list to its first head
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject`);
  const head = page.locator('th.ant-table-column-has-sorters').first();
  await head.waitFor();
  await head.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(head).toBeFocused();
  await expect(head).toHaveCSS('outline-style', 'solid');

  // a list of many figures, with the longest words for them
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/userContract`);
  await page.locator('tr.ant-table-row td a').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 1016, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'as wide as its sheet').toBeLessThanOrEqual(1016);
  await person.leave();
});

test('on paper a chart, a day, a week and cards beside each other fit an upright sheet', async ({ browser }) => {
  const person = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  const { page } = person;
  // of A4, between its margins
  const sheet = { width: 688, height: 1016 };
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/analysis/oneToOne`);
  const chart = page.locator('.chart svg').first();
  await chart.waitFor();
  const wide = await chart.evaluate((picture) => picture.getBoundingClientRect().width);
  expect(wide, 'it is wider on a desk').toBeGreaterThan(sheet.width);
  await page.emulateMedia({ forcedColors: 'active' });
  const [now, before] = await page
    .locator('.statistic-key span')
    .evaluateAll((keys) => keys.map((key) => getComputedStyle(key, '::before').backgroundColor));
  expect(now, 'its key, with the colors of a system').not.toBe(before);
  await page.emulateMedia({ media: 'print', forcedColors: 'none' });
  // printing does not wait for what a script draws anew: the picture is still the one of the screen
  const width = await chart.evaluate((picture, at) => {
    picture.closest<HTMLElement>('.chart')!.style.inlineSize = `${at}px`;
    return picture.getBoundingClientRect().width;
  }, sheet.width / 2);
  expect(width, 'and no wider than its place on paper').toBeLessThanOrEqual(sheet.width / 2 + 1);

  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/dataPanel/workTable`);
  const day = page.locator('.day-line');
  await day.waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheet);
  const box = await day.evaluate((line) => {
    line.style.setProperty('--day-hours', '24');
    const { bottom, right } = line.getBoundingClientRect();
    return { bottom: bottom + window.scrollY, right };
  });
  expect.soft(box.bottom, 'a whole day').toBeLessThanOrEqual(sheet.height);
  expect.soft(box.right).toBeLessThanOrEqual(sheet.width);

  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/dataPanel/calendar`);
  const week = page.locator('.week-table');
  await week.waitFor();
  await page.emulateMedia({ media: 'print' });
  const end = await week.evaluate((table) => table.getBoundingClientRect().right);
  expect.soft(end, 'a week').toBeLessThanOrEqual(sheet.width);

  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/menu/account`);
  await page.locator('main .ant-row').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), 'cards beside each other').toBeLessThanOrEqual(sheet.width);
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
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/hfs/costOverview`);
  const choices = page.locator('main :is(.ant-segmented-item, .ant-radio-button-wrapper)').filter({ visible: true });
  await expect(choices).toHaveCount(4);
  await page.emulateMedia({ media: 'print' });
  await expect(choices, 'of each choice what was chosen').toHaveCount(2);
  await person.leave();
});
