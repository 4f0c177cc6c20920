import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';

const provoked = /Failed to load resource|Failed to fetch dynamically imported module|net::ERR_|404/;

/** Maya at Today, who has opened no other page. */
async function atToday(browser: Browser): Promise<Person> {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /workTable/, desk);
  await expect(maya.page.getByText(maya.texts.scheduling.checkedIn.title)).toBeVisible();
  await maya.page.waitForLoadState('networkidle');
  return maya;
}

const childrenLink = ({ page, texts }: Person) =>
  page.getByRole('navigation', { name: texts.shell.menu.label }).getByRole('link', { name: texts.shell.menu.subjects, exact: true });
const childrenTitle = ({ page, texts }: Person) => page.getByRole('heading', { level: 1, name: texts.shell.menu.subjects });

/** How often the page was loaded anew. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => loads++);
  return () => loads;
}

const gone = (page: Page, chunk: string) => page.route(`**/assets/${chunk}-*.js`, (route) => route.fulfill({ status: 404, json: {} }));

test('a page or a drawer asked for without a network says so and comes by itself when it is back', async ({ browser }) => {
  const maya = await atToday(browser);
  const { page, texts } = maya;
  const notice = page.getByText(texts.shell.connection.away);

  await page.context().setOffline(true);
  await childrenLink(maya).click();
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.scheduling.title);
  await maya.look('a page without a network');
  await page.context().setOffline(false);
  await expect(childrenTitle(maya)).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('link', { name: 'Diego Ramírez' })).toBeVisible();

  await page.context().setOffline(true);
  await page.getByRole('button', { name: texts.subjects.add }).click();
  await expect(notice).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('dialog', { name: texts.subjects.add })).toBeVisible();
  await expect(notice).toBeHidden();
  maya.expectQuietConsole(provoked);
  await maya.leave();
});

test('a part that is not there any more is fetched by loading the page anew, once, and not where its link is only pointed at', async ({
  browser,
}) => {
  const maya = await atToday(browser);
  const { page, texts } = maya;
  const loads = countLoads(page);
  let refusals = 0;
  page.on('response', (response) => response.status() === 404 && (refusals += 1));

  await gone(page, 'subject-list-page');
  // a page is fetched as soon as its link is pointed at, and asked for twice
  await childrenLink(maya).hover();
  await expect.poll(() => refusals).toBeGreaterThanOrEqual(2);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.scheduling.title);
  expect(loads()).toBe(0);
  await childrenLink(maya).click();
  await expect.poll(loads).toBe(1);
  await expect(page.getByText(texts.shell.error.title)).toBeVisible();
  expect(loads()).toBe(1);

  await page.unrouteAll();
  await page.getByRole('button', { name: texts.shell.error.home }).click();
  await childrenLink(maya).click();
  await expect(childrenTitle(maya)).toBeVisible();
  await maya.leave();
});

test('nothing typed is lost when a part is not there any more: the page asks', async ({ browser }) => {
  const maya = await atToday(browser);
  const { page, texts } = maya;
  await page.getByRole('button', { name: new RegExp(`^${texts.shell.person}`) }).click();
  await page.getByRole('link', { name: texts.shell.account }).click();
  const name = page.getByLabel(texts.shell.word.personName, { exact: true });
  await name.fill('Maya T. Thompson');
  const loads = countLoads(page);

  // the texts of another language are parts of the app too
  await gone(page, '*');
  await page.getByRole('button', { name: new RegExp(`^${texts.shell.word.language}`) }).click();
  await page.getByRole('button', { name: texts.shell.languages['es-ES'], exact: true }).click();
  await expect(page.getByText(texts.shell.connection.newer)).toBeVisible();
  await expect(name).toHaveValue('Maya T. Thompson');
  expect(loads()).toBe(0);
  await maya.look('the question before the page is loaded anew');

  await page.unrouteAll();
  // the browser asks once more, as for any page with something typed
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: texts.shell.connection.reload }).click();
  await expect.poll(loads).toBe(1);
  await maya.leave();
});

test('a page that is slow to come shows that it is coming', async ({ browser }) => {
  const maya = await atToday(browser);
  const { page, texts } = maya;
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/subject-list-page-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await childrenLink(maya).click();
  const coming = page.getByRole('progressbar', { name: texts.shell.loading });
  await expect(coming).toBeVisible();
  await maya.look('a page on its way');
  held.resolve();
  await expect(childrenTitle(maya)).toBeVisible();
  await expect(coming).toBeHidden();
  await maya.leave();
});

test('a PDF that does not come offers Refresh in its own place', async ({ browser }) => {
  const maya = await atToday(browser);
  const { page, texts } = maya;
  const resume = { url: '/files/nothing.pdf', fileName: 'CV.pdf', type: 'application/pdf', ownerName: 'Maya Thompson' };
  await page.route('**/user/resumes/*', (route) => route.fulfill({ json: resume }));
  await page.route('**/files/nothing.pdf', (route) => route.fulfill({ status: 404, json: {} }));
  await gone(page, 'pdf-viewer');
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/reviewfile?id=1`);
  await expect(page.getByRole('button', { name: texts.files.review.retry })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya Thompson');

  await page.unroute('**/assets/pdf-viewer-*.js');
  await page.getByRole('button', { name: texts.files.review.retry }).click();
  await expect(page.getByText(texts.files.review.failed)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya Thompson');
  await maya.leave();
});
