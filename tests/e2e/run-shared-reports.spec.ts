import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { desk, openScreen, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const phone = { width: 390, height: 844 };
const home = 'Riverside Child Development Centre';
const away = 'Harbour Kids Training';
const child = 'Noah Williams';
const assessment = 'Starting profile';

test('a family shows another center which reports there are, which opens none of them, and takes it back', async ({ browser }) => {
  const oliver = await signInAs(browser, 'Oliver Grant', 'en-US', /\/system\//, desk);
  const code = await readCode(oliver);
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  const parent = await openScreen(browser, 'en-US', phone);
  await parent.page.goto(await showCode(maya));
  await share(parent, code);
  await seeReports(oliver);
  await takeBack(parent);
  await oliver.page.reload();
  await expect(oliver.page.getByText(oliver.texts.familyPages.granted.emptyTitle)).toBeVisible();
  for (const person of [oliver, maya, parent]) {
    person.expectQuietConsole();
    await person.leave();
  }
});

test('the platform sees which assessments a child has, and opens no report', async ({ browser }) => {
  const priya = await signInAs(browser, 'Priya Nair', 'en-US', /\/system\//, desk);
  const { page, texts, look } = priya;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/manage/menu/user/subjectList?filter=Williams`);
  await page.getByRole('cell', { name: child }).click();
  const drawer = page.getByRole('dialog', { name: child });
  await expect(drawer.getByRole('tab', { name: texts.subjects.detail.tabs.assessments, selected: true })).toBeVisible();
  const row = drawer.getByRole('row', { name: new RegExp(assessment) });
  await expect(row.getByText(texts.assessments.status.ReportedReady)).toBeVisible();
  await expect(row.getByRole('button', { name: texts.assessments.action.report })).toBeDisabled();
  await look('the assessments of a child of any center');
  priya.expectQuietConsole();
  await priya.leave();
});

/** The code that the other center tells families. */
async function readCode({ page, texts: { familyPages }, look }: Person): Promise<string> {
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/grantedSubject`);
  await expect(page.getByText(familyPages.granted.emptyTitle)).toBeVisible();
  await look('nothing is shared yet');
  return (await page.getByRole('alert').locator('code').innerText()).trim();
}

/** Where the child's own center shows the family the page for it. */
async function showCode({ page, texts: { familyPages, subjects } }: Person): Promise<string> {
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=Williams`);
  await page.getByRole('link', { name: child }).click();
  await page.getByRole('tab', { name: subjects.detail.tabs.guardians }).click();
  await page.getByRole('button', { name: familyPages.grant.button }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: says(familyPages.grant.label, { child }) })).toBeVisible();
  return dialog.locator('code').innerText();
}

async function share({ page, texts: { familyPages }, look }: Person, code: string): Promise<void> {
  const { grantPhone: words } = familyPages;
  await expect(page.getByText(words.nobody)).toBeVisible();
  await page.getByLabel(words.code).fill(code);
  await page.getByRole('button', { name: words.find }).tap();
  await expect(page.getByText(away, { exact: true })).toBeVisible();
  await look('the center that a code found');
  await page.getByRole('button', { name: says(words.confirm, { center: away }) }).tap();
  await expect(page.getByRole('button', { name: says(words.withdrawFrom, { center: away }) })).toBeVisible();
}

async function seeReports({ page, texts: { familyPages, assessments }, look }: Person): Promise<void> {
  await page.reload();
  await page.getByRole('button', { name: says(familyPages.granted.reportsOf, { name: child }) }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(says(familyPages.granted.reportsHint, { center: home }))).toBeVisible();
  const row = drawer.getByRole('row', { name: new RegExp(assessment) });
  await expect(row.getByRole('button', { name: assessments.action.report })).toBeDisabled();
  await look('the reports of a child of another center');
}

async function takeBack({ page, texts: { familyPages } }: Person): Promise<void> {
  const { grantPhone: words } = familyPages;
  await page.getByRole('button', { name: says(words.withdrawFrom, { center: away }) }).tap();
  await page.getByRole('dialog').getByRole('button', { name: words.withdraw, exact: true }).tap();
  await expect(page.getByText(words.nobody)).toBeVisible();
}
