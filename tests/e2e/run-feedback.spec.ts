import { expect } from '@playwright/test';
import { untilKept } from './device.ts';
import { test } from './journey.ts';
import { openScreen, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const phone = { width: 390, height: 844 };
const child = 'Emma Johnson';
const guardian = /Johnson/;

test('a coach shows the code after a session, a guardian answers on a phone, also without a connection, and the coach reads it', async ({
  browser,
}) => {
  const lin = await signInAs(browser, 'Lin Wei', 'en-US', /workTable/);
  const link = await showCode(lin);
  const parent = await openScreen(browser, 'en-US', phone);
  await answer(parent, link);
  await change(parent);
  await readFeedback(lin);
  lin.expectQuietConsole();
  parent.expectQuietConsole(/ERR_INTERNET_DISCONNECTED/);
  await lin.leave();
  await parent.leave();
});

/** The link behind the code that stands in the session that was finished last. */
async function showCode({ page, texts: { familyPages, offlinePlans, shell }, look }: Person): Promise<string> {
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=Emma`);
  await page.getByRole('link', { name: child }).tap();
  const finished = page.getByRole('row', { name: offlinePlans.sessions.state.finished }).last();
  await finished.getByRole('link').tap();
  // the plan, which stays until the session is there, has a button of this name too
  await expect(page.getByRole('link', { name: offlinePlans.session.back })).toBeVisible();
  await page.getByRole('button', { name: says(familyPages.feedback.buttonOf, { child }) }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(guardian).first()).toBeVisible();
  await expect(dialog.getByRole('img', { name: says(familyPages.feedback.label, { child }) })).toBeVisible();
  await look('the code for feedback');
  const link = await dialog.locator('code').innerText();
  await dialog.getByRole('button', { name: shell.word.close, exact: true }).last().tap();
  await expect(dialog).toBeHidden();
  return link;
}

/** What is mandatory is asked for; without a connection the answer waits on the phone, also over a reload, and goes when it is back. */
async function answer({ page, texts: { familyPages, offlinePlans }, look }: Person, link: string): Promise<void> {
  const { phone: words } = familyPages;
  const { field } = offlinePlans;
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await look('the page for feedback');
  await page.getByRole('button', { name: words.submit, exact: true }).tap();
  await expect(page.getByText(says(words.required, { name: 'Mood after the session' }))).toBeVisible();
  await page
    .getByRole('radiogroup')
    .filter({ hasNot: page.getByText('Happy') })
    .getByRole('radio')
    .nth(3)
    .tap();
  await page.getByRole('radio', { name: 'Happy' }).tap();
  await page.getByRole('textbox', { name: 'What should the coach know?' }).fill('She slept well.');
  const call = page.getByRole('group', { name: 'When may we call you?' });
  await call.getByLabel(field.day).fill('2031-06-05');
  await page.getByRole('button', { name: words.submit, exact: true }).tap();
  await expect(call.getByLabel(field.day)).toBeFocused();
  await look('a day without its time');
  await call.getByLabel(field.hours).selectOption('17');
  await expect(call.getByLabel(field.minutes)).toHaveValue('00');
  await untilKept(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'What should the coach know?' })).toHaveValue('She slept well.');
  await expect(call.getByLabel(field.minutes)).toHaveValue('00');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: words.submit, exact: true }).tap();
  await expect(page.getByText(words.waiting)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/Thank you!/)).toBeVisible();
  await look('the thanks for feedback');
}

async function change({ page, texts: { familyPages } }: Person): Promise<void> {
  await page.reload();
  await page.getByRole('textbox', { name: 'What should the coach know?' }).fill('She slept well and sang.');
  await page.getByRole('button', { name: familyPages.phone.change, exact: true }).tap();
  await expect(page.getByText(/Thank you!/)).toBeVisible();
}

async function readFeedback({ page, texts: { familyPages, offlinePlans, planLife, shell }, look }: Person): Promise<void> {
  const { records } = familyPages;
  await page.getByRole('link', { name: offlinePlans.session.back }).tap();
  await page
    .getByRole('button', { name: says(planLife.menu.recordsOf) })
    .first()
    .tap();
  await page.getByRole('menuitem', { name: records.open }).tap();
  const drawer = page.getByRole('dialog');
  const chart = drawer.getByRole('figure').first();
  await expect(chart.locator('svg')).toBeVisible();
  // whoever cannot see it reads the same figures
  await chart.getByText(shell.word.asTable).tap();
  await expect(chart.getByRole('table')).toBeVisible();
  await look('the charts of a plan');
  await drawer.getByRole('tab', { name: records.trainer, exact: true }).tap();
  await expect(drawer.getByRole('heading', { name: 'Overall session feedback' }).first()).toBeVisible();
  await drawer.getByRole('tab', { name: records.parent, exact: true }).tap();
  await expect(drawer.getByText('She slept well and sang.')).toBeVisible();
  await expect(drawer.getByText('06/05/2031 17:00')).toBeVisible();
  await look('the feedback of a family');
}
