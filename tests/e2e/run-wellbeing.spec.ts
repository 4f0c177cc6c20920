import { expect } from '@playwright/test';
import { untilKept } from './device.ts';
import { test } from './journey.ts';
import { findInLetter } from './mailbox.ts';
import { openScreen, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const phone = { width: 390, height: 844 };
const child = 'Emma Johnson';

test('a guardian enters a night on a phone, also without a connection, and the coach sees it in the chart', async ({ browser }) => {
  const lin = await signInAs(browser, 'Lin Wei', 'en-US', /workTable/);
  const link = await showCode(lin);
  const parent = await openScreen(browser, 'en-US', phone);
  await enterNight(parent, link);
  await readNight(lin);
  await setGoal(lin);
  lin.expectQuietConsole();
  parent.expectQuietConsole(/ERR_INTERNET_DISCONNECTED/);
  await lin.leave();
  await parent.leave();
});

/** The link behind the code on the child's tab. */
async function showCode({ page, texts: { shell, wellbeing }, look }: Person): Promise<string> {
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=Emma`);
  await page.getByRole('link', { name: child }).tap();
  await page.getByRole('tab', { name: wellbeing.kind.sleep, exact: true }).tap();
  await expect(page.getByRole('figure', { name: wellbeing.weeks.hours }).locator('svg')).toBeVisible();
  await look('how a child sleeps');
  await page.getByRole('button', { name: wellbeing.family.button }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: says(wellbeing.family.label, { child }) })).toBeVisible();
  const link = await dialog.locator('code').innerText();
  await dialog.getByLabel(shell.word.email).fill('emma.family@home.example');
  await dialog.getByRole('button', { name: wellbeing.family.mail, exact: true }).tap();
  await expect(dialog.getByText(says(wellbeing.family.sent, { email: 'emma.family@home.example' }))).toBeVisible();
  expect(await findInLetter('emma.family@home.example', /https?:\/\/[^\s"\\<]+\/m\/wellbeing#[\w-]+/)).toBeTruthy();
  await dialog.getByRole('button', { name: shell.word.close, exact: true }).last().tap();
  await expect(dialog).toBeHidden();
  return link;
}

/** What is missing is asked for; without a connection the night waits on the phone, also over a reload, and goes when it is back. */
async function enterNight({ page, texts: { wellbeing }, look }: Person, link: string): Promise<void> {
  const { fields, phone: words } = wellbeing;
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await look('the page for the days');
  const sleep = page.getByRole('form', { name: wellbeing.kind.sleep });
  await sleep.getByRole('button', { name: words.save, exact: true }).tap();
  await expect(sleep.getByText(says(words.required, { name: fields.bedTime }))).toBeVisible();
  await sleep.getByLabel(fields.bedTime).fill('20:15');
  await sleep.getByLabel(fields.asleepTime).fill('20:00');
  await sleep.getByLabel(fields.wokeTime).fill('07:00');
  await sleep.getByLabel(fields.wakings).fill('1');
  await sleep.getByRole('radio', { name: says(wellbeing.starsOf, { value: 5 }) }).tap();
  await sleep.getByRole('button', { name: words.save, exact: true }).tap();
  await expect(sleep.getByText(words.night)).toBeVisible();
  await sleep.getByLabel(fields.asleepTime).fill('20:30');
  await sleep.getByLabel(fields.note).fill('She dreamt of whales.');
  await untilKept(page);
  await page.reload();
  await expect(sleep.getByLabel(fields.note)).toHaveValue('She dreamt of whales.');
  await page.context().setOffline(true);
  await sleep.getByRole('button', { name: words.save, exact: true }).tap();
  await expect(page.getByText(words.waiting)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/Thank you!/)).toBeVisible();
  await expect(sleep.getByRole('button', { name: words.change, exact: true })).toBeVisible();
  await look('the thanks for a night');
}

async function readNight({ page, texts: { shell, wellbeing }, look }: Person): Promise<void> {
  await page.reload();
  await expect(page.getByText('She dreamt of whales.').first()).toBeVisible();
  const chart = page.getByRole('figure', { name: wellbeing.weeks.hours });
  await expect(chart.locator('svg')).toBeVisible();
  await chart.getByText(shell.word.asTable).tap();
  await expect(chart.getByRole('row').nth(1)).toBeVisible();
  await look('a night of the family');
}

async function setGoal({ page, texts: { shell, wellbeing } }: Person): Promise<void> {
  await page.getByRole('button', { name: wellbeing.goal.open, exact: true }).tap();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(wellbeing.fields.bedTime).fill('20:00');
  await drawer.getByRole('button', { name: shell.word.save, exact: true }).tap();
  await expect(drawer).toBeHidden();
  await expect(page.getByText(/To bed at 20:00/)).toBeVisible();
}
