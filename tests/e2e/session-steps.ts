import { expect } from '@playwright/test';
import type { Person } from './person.ts';
import { says } from './texts.ts';

/** Finishing names everything that is missing; then one tap an exercise. */
export async function answerItems(person: Person): Promise<void> {
  const { page, texts } = person;
  const { item, finish } = texts.offlinePlans;
  const done = page.getByRole('button', { name: item.done, exact: true });
  await page.getByRole('button', { name: finish.button }).tap();
  await expect(page.getByText(finish.submitFeedBackDes)).toBeVisible();
  const place = await done.boundingBox();
  expect(place?.width).toBeGreaterThanOrEqual(160);
  expect(place?.height).toBeGreaterThanOrEqual(56);
  while (await done.isEnabled()) {
    const title = await page.getByRole('group', { name: item.current }).getByRole('heading').first().textContent();
    // taps closer together than a hand makes them count as one
    await page.waitForTimeout(650);
    await done.tap();
    await expect(page.getByRole('group', { name: item.current }).getByRole('heading', { name: title ?? '' })).toHaveCount(0);
    expect(await done.boundingBox(), 'the place of the button').toEqual(place);
  }
}

/** Overall and category feedback: every form that is open for an answer. */
export async function fillForms(person: Person): Promise<void> {
  const { page, texts } = person;
  const open = page.getByRole('button', { name: new RegExp(`^${texts.offlinePlans.forms.open}: `), disabled: false });
  await expect(open.nth(1)).toBeVisible();
  for (let left = await open.count(); left > 0; left -= 1) {
    await open.first().tap();
    await fillForm(person);
    await expect(open).toHaveCount(left - 1);
  }
}

/** The required fields of whatever form is open. */
async function fillForm(person: Person): Promise<void> {
  const { page, texts } = person;
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('button', { name: texts.shell.word.save, exact: true })).toBeVisible();
  await person.look('a feedback form');
  for (const rating of await drawer.locator('.ant-form-item:has(.ant-form-item-required) .ant-rate').all())
    await rating.getByRole('radio').nth(2).tap();
  for (const choice of await drawer.locator('.ant-form-item:has(.ant-form-item-required) .ant-radio-group').all())
    await choice.getByRole('radio').first().tap();
  await drawer.getByRole('button', { name: texts.shell.word.save, exact: true }).tap();
  await expect(drawer).toBeHidden();
}

/** Every track to its end and punched, then what the child made of it. */
export async function hearTheMusic(person: Person): Promise<void> {
  const { page, texts } = person;
  const { music, offlinePlans } = texts;
  await page.getByRole('button', { name: music.start, exact: true }).tap();
  const confirm = page.getByRole('dialog').getByRole('button', { name: music.confirmStart, exact: true });
  await confirm.tap();
  for (let track = 0; track < 3; track += 1) {
    const punch = page.getByRole('button', { name: says(music.punchOf, { position: track + 1 }), disabled: false }).first();
    await punch.tap({ timeout: 30_000 });
    await expect(page.getByText(music.punched, { exact: true })).not.toHaveCount(track);
  }
  await page.getByRole('button', { name: `${offlinePlans.forms.open}: ${music.feedback}` }).tap();
  await fillForm(person);
}

/** Ends the session and goes back to its plan. */
export async function finishSession(person: Person, num: number): Promise<void> {
  const { page, texts } = person;
  const { finish: words } = texts.offlinePlans;
  await page.getByRole('button', { name: words.button, exact: true }).tap();
  await page.getByRole('dialog').getByRole('button', { name: words.confirm, exact: true }).tap();
  const next = page.getByRole('dialog', { name: words.thisSessionEnded });
  await expect(next.getByText(says(words.nextQuestion, { num: num + 1 }))).toBeVisible();
  await expect(next.getByRole('button', { name: says(words.nextYes, { num: num + 1 }) })).toBeVisible();
  await person.look('a session that ended');
  await next.getByRole('button', { name: words.backToPlan, exact: true }).tap();
  await expect(page).toHaveURL(/subjectDetail/);
}
