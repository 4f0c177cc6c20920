import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const origin = () => process.env.TRELLIS_ORIGIN ?? '';
const heading = ({ page }: Person, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('a center reads its figures and opens what one counts; an enterprise compares its centers, and the platform reads its lists', async ({
  browser,
}) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  const { page, texts } = maya;
  const words = texts.statistics;
  await page.goto(`${origin()}/system/center/dataPanel/dataPanel`);
  await expect(heading(maya, words.menu.dataPanel)).toBeVisible();
  const counted = (await amountOf(maya, words.figure.contractsSold).textContent()) ?? '';
  expect(Number(counted)).toBeGreaterThan(0);
  await maya.look('the figures of a center');

  await amountOf(maya, words.figure.contractsSold).click();
  await expect(heading(maya, words.figure.contractsSold)).toBeVisible();
  await expect(page.getByText(words.inAll.replace('{{amount}}', counted), { exact: true })).toBeVisible();
  await maya.look('what a figure counts');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: texts.ui.export }).click();
  expect((await file).suggestedFilename()).toMatch(new RegExp(`^${words.figure.contractsSold}.*\\.xlsx$`));

  // a chart leaves as a picture and as the table behind it
  await page.goto(`${origin()}/system/center/analysis/children`);
  for (const [name, end] of [
    [texts.ui.chart.png, 'png'],
    [texts.ui.chart.excel, 'xlsx'],
  ] as const) {
    const saved = page.waitForEvent('download');
    await page
      .getByRole('button', { name: says(name) })
      .first()
      .click();
    expect((await saved).suggestedFilename()).toMatch(new RegExp(`\\.${end}$`));
  }
  // new children by stage, month by month
  await page.getByRole('combobox', { name: words.chooseFigure }).click();
  await page
    .getByTitle(says(words.inCurrency, { name: words.figure.childrenNewByStage }))
    .first()
    .click();
  await expect(page).toHaveURL(/figure=childrenNewByStage/);
  await maya.look('new children by stage');

  // years, and before them nothing; a period of the chart opens what it counts
  await page.goto(`${origin()}/system/center/analysis/oneToOne`);
  await expect(heading(maya, words.menu.oneToOne)).toBeVisible();
  await page.getByRole('search').getByText(texts.statistics.unit.Year, { exact: true }).click();
  await expect(page).toHaveURL(/unit=Year/);
  await page.getByText(texts.shell.word.asTable).first().click();
  await expect(page.getByRole('rowheader').first()).toHaveText('2018');
  await maya.look('one-to-one training over the years');
  const thisYear = String(new Date().getFullYear());
  await page.getByRole('rowheader', { name: thisYear }).getByRole('link').click();
  await expect(heading(maya, words.figure.plansOne)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`period=.*${thisYear}`));
  // a file that takes longer comes later: it is told of, and waits among one's own
  await page.route('**/entriesExcel*', (route) =>
    route.continue({ headers: { ...route.request().headers(), prefer: 'respond-async, wait=0' } }),
  );
  await page.getByRole('button', { name: texts.ui.export }).click();
  await expect(page.getByText(texts.ui.later.begun)).toBeVisible();
  await page.goto(`${origin()}/system/center/notification/contact?part=files`);
  const written = page.getByRole('row').filter({ hasText: words.figure.plansOne });
  await expect(written.getByText(texts.messages.files.state.Ready)).toBeVisible();
  await maya.look('files that took longer');
  const later = page.waitForEvent('download');
  await written.getByRole('button', { name: texts.shell.word.download }).first().click();
  expect((await later).suggestedFilename()).toMatch(/\.xlsx$/);

  // the plans of the center, each with what was trained of it, and the way to it
  const menu = page.getByRole('navigation', { name: texts.shell.menu.label });
  await menu.getByRole('link', { name: words.table.plansOfChildren, exact: true }).click();
  await expect(heading(maya, words.table.plansOfChildren)).toBeVisible();
  await maya.look('the one-to-one plans of a center');
  const plan = page.getByRole('row').nth(1).getByRole('link');
  const child = (await plan.textContent()) ?? '';
  await plan.click();
  await expect(page).toHaveURL(/userOfflineCourseDetail\?planId=/);
  await expect(page.getByRole('main').getByText(child).first()).toBeVisible();
  maya.expectQuietConsole();
  await maya.leave();

  const grace = await signInAs(browser, 'Grace Liu', 'es-ES', /\/system\//, desk);
  await grace.page.goto(`${origin()}/system/enterprise/analysis?topic=contract`);
  await expect(heading(grace, grace.texts.statistics.topic.contract)).toBeVisible();
  await expect(grace.page.getByText(/Riverside/).first()).toBeAttached();
  await grace.look('the figures of an enterprise');
  await grace.leave();

  const mateo = await signInAs(browser, 'Mateo Silva', 'zh-CN', /\/system\//, desk);
  await mateo.page.goto(`${origin()}/system/manage/traningManage/trainingList`);
  await expect(heading(mateo, mateo.texts.statistics.menu.trainingList)).toBeVisible();
  await expect(mateo.page.getByRole('row').nth(1)).toBeVisible();
  await mateo.look('one-to-one plans of all centers');
  await mateo.page.goto(`${origin()}/system/manage/analysis/children`);
  await expect(heading(mateo, mateo.texts.statistics.menu.children)).toBeVisible();
  await expect(amountOf(mateo, mateo.texts.statistics.figure.childrenNew)).toBeVisible();
  mateo.expectQuietConsole();
  await mateo.leave();
});

/** What the figure of a name says, which opens what it counts. */
const amountOf = ({ page }: Person, name: string) =>
  page.getByRole('listitem').filter({ hasText: name }).locator('.statistic-amount').first();
