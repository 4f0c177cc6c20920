import { expect } from '@playwright/test';
import type { Person } from './person.ts';
import { says } from './texts.ts';

/** From the child's entry of today: the next tap is in the session. */
export async function startFromToday(person: Person, child: string): Promise<number> {
  const { page, texts } = person;
  const { scheduling, offlinePlans } = texts;
  const day = page.getByRole('region', { name: scheduling.dayLine });
  await day.getByRole('link', { name: says(scheduling.step.of, { step: scheduling.step.start, child }) }).tap();
  await expect(page.getByRole('button', { name: offlinePlans.item.done, exact: true })).toBeVisible();
  await expect(page).toHaveURL(/userOfflineCourseDetail.*num=/);
  await person.look('a session that runs');
  return Number(new URL(page.url()).searchParams.get('num'));
}

/** What is tapped while a child moves about is large and stays where it is. */
export async function answerItems(person: Person): Promise<void> {
  const { page, texts } = person;
  const { item } = texts.offlinePlans;
  const done = page.getByRole('button', { name: item.done, exact: true });
  const place = await done.boundingBox();
  expect(place?.width).toBeGreaterThanOrEqual(160);
  expect(place?.height).toBeGreaterThanOrEqual(56);
  // a star says that it was done, and how
  const stars = page.locator('.session-bar').getByRole('radio');
  for (let answered = 0; await done.isEnabled(); answered += 1) {
    const title = await page.getByRole('group', { name: item.current }).getByRole('heading').first().textContent();
    // taps closer together than a hand makes them count as one
    await page.waitForTimeout(650);
    await (answered % 2 === 0 ? stars.nth(3) : done).tap();
    await expect(page.getByRole('group', { name: item.current }).getByRole('heading', { name: title ?? '' })).toHaveCount(0);
    expect(await done.boundingBox(), 'the place of the button').toEqual(place);
  }
}

/** One tap, and every track to its end: hearing it is all that a track asks for. */
export async function hearTheMusic(person: Person): Promise<void> {
  const { page, texts } = person;
  const { music } = texts;
  await page.getByRole('button', { name: music.start, exact: true }).tap();
  await expect(page.getByText(music.punched, { exact: true })).toHaveCount(3, { timeout: 60_000 });
}

/** Overall, categories and music on one sheet, whose button finishes; what each asks for, and no more. */
export async function finishOnSheet(person: Person, num: number): Promise<void> {
  const { page, texts } = person;
  const { finish: words, forms } = texts.offlinePlans;
  await page.getByRole('button', { name: words.button, exact: true }).tap();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: new RegExp(forms.overall) })).toBeVisible();
  await person.look('the sheet of a session');
  for (const rating of await sheet.locator('.ant-form-item:has(.ant-form-item-required) .ant-rate').all())
    await rating.getByRole('radio').nth(2).tap();
  for (const choice of await sheet.locator('.ant-form-item:has(.ant-form-item-required) .ant-radio-group').all())
    await choice.getByRole('radio').first().tap();
  await expect(sheet.getByText(forms.missing, { exact: true })).toHaveCount(0);
  const small = sheet.locator('button, [role="radio"], .ant-rate-star, summary').filter({ visible: true });
  const heights = await small.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.min(...heights), 'what a finger taps').toBeGreaterThanOrEqual(44);
  const finish = sheet.getByRole('button', { name: words.button, exact: true });
  const place = await finish.boundingBox();
  await finish.tap();
  const ended = page.getByRole('dialog', { name: words.thisSessionEnded });
  await expect(ended.getByText(says(words.nextQuestion, { num: num + 1 }))).toBeVisible();
  await person.look('a session that ended');
  expect(await ended.getByRole('button', { name: says(words.nextYes, { num: num + 1 }) }).boundingBox()).toEqual(place);
}

/** What the sheet asks for, and no more; the device says that it keeps all of it. */
export async function finishWithoutNetwork({ page, texts }: Person): Promise<void> {
  const { finish, kept } = texts.offlinePlans;
  await page.getByRole('button', { name: finish.button, exact: true }).tap();
  const sheet = page.getByRole('dialog');
  for (const rating of await sheet.locator('.ant-form-item:has(.ant-form-item-required) .ant-rate').all())
    await rating.getByRole('radio').nth(2).tap();
  for (const choice of await sheet.locator('.ant-form-item:has(.ant-form-item-required) .ant-radio-group').all())
    await choice.getByRole('radio').first().tap();
  await sheet.getByRole('button', { name: finish.button, exact: true }).tap();
  await expect(sheet.getByText(kept.finished)).toBeVisible();
}

/** From a session that ended into the next one. */
export async function activateNext({ page, texts }: Person, num: number): Promise<void> {
  const { finish, item, session } = texts.offlinePlans;
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says(finish.nextYes, { num: num + 1 }) })
    .tap();
  await expect(page).toHaveURL(new RegExp(`num=${num + 1}`));
  await expect(page.getByText(says(session.heading, { num: num + 1 }))).toBeVisible();
  await expect(page.getByRole('button', { name: item.done, exact: true })).toBeEnabled();
}
