import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { expectFocusWithin, pressOn, tabTo } from './keys.ts';
import { type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

/** Whose session nobody else opens in this demonstration. */
const child = 'Camila Rodríguez';

test('a coach runs a whole session with the keyboard alone, and never has to look for the focus', async ({ browser }) => {
  const lin = await signInAs(browser, 'Lin Wei', 'en-US', /workTable/);
  const { page, texts } = lin;
  const num = await start(lin);
  await playMusic(lin);
  await answer(lin);
  await expect(page.getByText(texts.music.punched, { exact: true })).toHaveCount(3, { timeout: 60_000 });
  await finish(lin, num);
  // the next session stands where the one that ended stood
  const next = page.getByRole('dialog').getByRole('button', { name: says(texts.offlinePlans.finish.nextYes, { num: num + 1 }) });
  await pressOn(page, next);
  await expect(page).toHaveURL(new RegExp(`num=${num + 1}`));
  await expect(page.getByRole('button', { name: texts.offlinePlans.item.done, exact: true })).toBeEnabled();
  await expectFocusWithin(page, page.getByRole('main'));
  lin.expectQuietConsole();
  await lin.leave();
});

async function start({ page, texts: { scheduling, offlinePlans } }: Person): Promise<number> {
  const entry = page.getByRole('link', { name: says(scheduling.step.of, { step: scheduling.step.start, child }) });
  await expect(entry).toBeVisible();
  await pressOn(page, entry);
  await expect(page).toHaveURL(/userOfflineCourseDetail.*num=/);
  await expect(page.getByRole('button', { name: offlinePlans.item.done, exact: true })).toBeVisible();
  await expectFocusWithin(page, page.getByRole('main'));
  return Number(new URL(page.url()).searchParams.get('num'));
}

/** Stars, the form of an exercise, an answer that is taken back, and the rest with one key. */
async function answer({ page, texts: { offlinePlans } }: Person): Promise<void> {
  const { item, finish: words } = offlinePlans;
  const bar = page.locator('.session-bar');
  const title = bar.getByRole('status').first();
  const done = bar.getByRole('button', { name: item.done, exact: true });
  const first = (await title.textContent()) ?? '';
  await tabTo(page, bar.getByRole('radio').first());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(bar.getByRole('radio').nth(2)).toBeFocused();
  await expect(title).toHaveText(first);
  await page.keyboard.press('Space');
  await expect(title).not.toHaveText(first);
  await expectFocusWithin(page, bar);

  await pressOn(page, page.getByRole('button', { name: says(item.undoOf, { title: first }) }));
  await expect(title).toHaveText(first);
  await expectFocusWithin(page, page.locator('#items'));
  const feedback = bar.getByRole('button', { name: item.addFeedback });
  await pressOn(page, feedback);
  await expectFocusWithin(page, drawerOn(page));
  await page.keyboard.press('Escape');
  await expect(feedback).toBeFocused();

  await tabTo(page, done);
  while (await done.isEnabled()) {
    const asked = (await title.textContent()) ?? '';
    // presses closer together than a hand makes them count as one
    await page.waitForTimeout(650);
    await page.keyboard.press('Enter');
    await expect(title).not.toHaveText(asked);
  }
  // nothing is left to answer: the way out has the focus
  await expect(bar.getByRole('button', { name: new RegExp(words.button) })).toBeFocused();
}

/** It plays while the child trains. */
async function playMusic({ page, texts: { music } }: Person): Promise<void> {
  await pressOn(page, page.getByRole('button', { name: music.start, exact: true }));
  await expectFocusWithin(page, page.locator('#music'));
}

async function finish({ page, texts: { offlinePlans } }: Person, num: number): Promise<void> {
  const { finish: words } = offlinePlans;
  await pressOn(page, page.locator('.session-bar').getByRole('button', { name: words.button, exact: true }));
  const sheet = page.getByRole('dialog');
  await expectFocusWithin(page, drawerOn(page));
  for (const field of await sheet.locator('.ant-form-item:has(.ant-form-item-required) :is(.ant-rate, .ant-radio-group)').all()) {
    const first = field.getByRole('radio').first();
    const isRating = (await field.locator('.ant-rate-star').count()) > 0;
    await tabTo(page, isRating ? field : first);
    await page.keyboard.press(isRating ? 'ArrowRight' : 'Space');
    await expect(first).toBeChecked();
  }
  await pressOn(page, sheet.getByRole('button', { name: words.button, exact: true }));
  await expect(page.getByText(says(words.nextQuestion, { num: num + 1 }))).toBeVisible();
  await expectFocusWithin(page, drawerOn(page));
}

/** It takes the focus as a whole, around its dialog. */
const drawerOn = (page: Page) => page.locator('.ant-drawer').filter({ visible: true });
