import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { desk, openScreen, signInAs } from './person.ts';
import { says } from './texts.ts';

// what somebody left on Today brings files of its own
test.use({ ofItsOwn: 'weight' });

const kilobyte = 1024;
/** What a first visit may load in all: code, texts of one language, styles and fonts, packed with brotli. */
const mostOfToday = 230 * kilobyte;
const mostOfFamilyPage = 200 * kilobyte;
const mostRequests = 24;
const phone = { width: 390, height: 844 };

/** Watches what a page loads of the web app, and weighs it. */
function weigh(page: Page): () => Promise<{ files: number; bytes: number; heaviest: string[] }> {
  const loaded = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/')) loaded.add(pathname);
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all([...loaded].map(async (name) => ({ name, size: await sizeOnTheWay(name) })));
    const bytes = sizes.reduce((sum, { size }) => sum + size, 0);
    const heaviest = sizes
      .sort((one, other) => other.size - one.size)
      .map(({ name, size }) => `${(size / kilobyte).toFixed(1)} KB ${name}`);
    return { files: sizes.length, bytes, heaviest: heaviest.slice(0, 40) };
  };
}

/** What a file weighs on its way to a browser that takes brotli. What nobody packed beforehand has no length, and fails. */
async function sizeOnTheWay(name: string): Promise<number> {
  const response = await fetch(new URL(name, process.env.TRELLIS_ORIGIN), { headers: { 'accept-encoding': 'br' } });
  // to its end: the product waits for who still reads before it stops
  await response.arrayBuffer();
  const length = response.headers.get('content-length');
  expect(length, `the length of ${name}`).not.toBeNull();
  return Number(length);
}

test('the first visit of Today is light, and its requests are few', async ({ browser }) => {
  const maya = await openScreen(browser, 'en-US');
  const { page, texts } = maya;
  const weight = weigh(page);
  // what listens to changes comes once the page had its time, and counts
  const last = page.waitForResponse(/share-connection/);
  await page.goto(process.env.TRELLIS_ORIGIN ?? '');
  await page.getByRole('button', { name: /Maya Thompson/ }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.scheduling.title);
  await expect(page.getByText(texts.scheduling.checkedIn.title)).toBeVisible();
  await last;
  const { files, bytes, heaviest } = await weight();
  console.log(`The first visit of Today: ${(bytes / kilobyte).toFixed(1)} KB brotli in ${files} files`);
  expect(bytes, heaviest.join('\n')).toBeLessThanOrEqual(mostOfToday);
  expect(files).toBeLessThanOrEqual(mostRequests + 1);
  await maya.leave();
});

test('whoever is not signed in is led to sign in before anything of the app is loaded', async ({ browser }) => {
  const nobody = await openScreen(browser, 'en-US');
  const asked: string[] = [];
  nobody.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await nobody.page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=Diego`);
  await nobody.page.getByRole('button', { name: /Maya Thompson/ }).tap();
  expect(asked.slice(0, asked.indexOf('/callback')).filter((path) => path.startsWith('/api/') || path.endsWith('.js'))).toEqual([]);
  await nobody.page.waitForURL(/filter=Diego/);
  await nobody.leave();
});

test('the page behind the link of a questionnaire is light', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  await maya.page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=Diego`);
  await maya.page.getByRole('link', { name: 'Diego Ramírez' }).click();
  await maya.page.getByRole('tab', { name: maya.texts.subjects.detail.tabs.questionnaires }).click();
  await maya.page.getByRole('button', { name: maya.texts.questionnaires.showCode }).click();
  const link = await maya.page.getByRole('dialog').locator('code').innerText();
  const rosa = await openScreen(browser, 'es-ES', phone);
  const weight = weigh(rosa.page);
  await rosa.page.goto(link);
  await expect(rosa.page.getByRole('radiogroup').nth(1)).toBeVisible();
  await expect(rosa.page.getByRole('button', { name: rosa.texts.questionnaires.form.next })).toBeVisible();
  const { files, bytes, heaviest } = await weight();
  console.log(`The page of a questionnaire: ${(bytes / kilobyte).toFixed(1)} KB brotli in ${files} files`);
  expect(bytes, heaviest.join('\n')).toBeLessThanOrEqual(mostOfFamilyPage);
  expect(files).toBeLessThanOrEqual(mostRequests);
  await maya.leave();
  await rosa.leave();
});

// of a child whose contract no journey signs
test('the page behind the link of a contract is light', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  const { contracts } = maya.texts;
  await maya.page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=Santiago`);
  await maya.page.getByRole('link', { name: 'Santiago Hernández' }).click();
  await maya.page.getByRole('tab', { name: maya.texts.subjects.detail.tabs.contracts }).click();
  await maya.page
    .getByRole('button', { name: says(contracts.actions.of) })
    .first()
    .click();
  await maya.page.getByRole('menuitem', { name: contracts.signing.action }).click();
  await maya.page.getByRole('button', { name: contracts.signing.show }).click();
  const link = await maya.page.getByRole('dialog').locator('code').innerText();
  const parent = await openScreen(browser, 'es-ES', phone);
  const weight = weigh(parent.page);
  await parent.page.goto(link);
  await expect(parent.page.getByRole('button', { name: parent.texts.familyPages.contractPhone.sign })).toBeVisible();
  const { files, bytes, heaviest } = await weight();
  console.log(`The page of a contract: ${(bytes / kilobyte).toFixed(1)} KB brotli in ${files} files`);
  expect(bytes, heaviest.join('\n')).toBeLessThanOrEqual(mostOfFamilyPage);
  expect(files).toBeLessThanOrEqual(mostRequests);
  await maya.leave();
  await parent.leave();
});

test('the page behind the link for feedback is light', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  const { familyPages } = maya.texts;
  await maya.page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=Emma`);
  await maya.page.getByRole('link', { name: 'Emma Johnson' }).click();
  await maya.page.getByRole('tab', { name: maya.texts.subjects.detail.tabs.plan, exact: true }).click();
  await maya.page
    .getByRole('button', { name: says(familyPages.feedback.buttonOf, { child: 'Emma Johnson' }) })
    .first()
    .click();
  const link = await maya.page.getByRole('dialog').locator('code').innerText();
  const parent = await openScreen(browser, 'es-ES', phone);
  const weight = weigh(parent.page);
  await parent.page.goto(link);
  await expect(parent.page.getByRole('radiogroup').nth(1)).toBeVisible();
  await expect(parent.page.getByRole('button', { name: parent.texts.familyPages.phone.submit })).toBeVisible();
  const { files, bytes, heaviest } = await weight();
  console.log(`The page for feedback: ${(bytes / kilobyte).toFixed(1)} KB brotli in ${files} files`);
  expect(bytes, heaviest.join('\n')).toBeLessThanOrEqual(mostOfFamilyPage);
  await maya.leave();
  await parent.leave();
});

test('the page behind the link for the days of a child is light', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  const { wellbeing } = maya.texts;
  await maya.page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=Emma`);
  await maya.page.getByRole('link', { name: 'Emma Johnson' }).click();
  await maya.page.getByRole('tab', { name: wellbeing.kind.sleep, exact: true }).click();
  await maya.page.getByRole('button', { name: wellbeing.family.button }).click();
  const link = await maya.page.getByRole('dialog').locator('code').innerText();
  const parent = await openScreen(browser, 'es-ES', phone);
  const weight = weigh(parent.page);
  await parent.page.goto(link);
  await expect(parent.page.getByRole('form', { name: parent.texts.wellbeing.kind.sleep })).toBeVisible();
  const { files, bytes, heaviest } = await weight();
  console.log(`The page for the days of a child: ${(bytes / kilobyte).toFixed(1)} KB brotli in ${files} files`);
  expect(bytes, heaviest.join('\n')).toBeLessThanOrEqual(mostOfFamilyPage);
  await maya.leave();
  await parent.leave();
});
