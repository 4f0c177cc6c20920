import { expect, type Locator, test } from '@playwright/test';
import type { Locale } from '@trellis/contract/languages';
import { type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const journeys: { locale: Locale; coach: string; child: string }[] = [
  { locale: 'en-US', coach: 'Lin Wei', child: 'Emma Johnson' },
  { locale: 'zh-CN', coach: 'Lin Wei', child: '王浩然' },
  { locale: 'es-ES', coach: 'Sofía Martín', child: 'Mateo García' },
];

for (const { locale, coach, child } of journeys) {
  test(`a coach schedules and runs a session, and one class leaves the child's credits (${locale})`, async ({ browser }) => {
    const landing = coach === 'Sofía Martín' ? /choseRoles/ : /workTable/;
    const person = await signInAs(browser, coach, locale, landing);
    const { page, texts } = person;
    if (landing.test('choseRoles')) await chooseCentre(person, 'Riverside Child Development Centre');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.scheduling.title);
    await person.look('today');

    await openChild(person, child);
    const before = await remaining(person);
    await schedule(person);
    const num = await startNextSession(person);
    await answerEverything(person);
    await hearTheMusic(person);
    await finish(person, num);

    await page.getByRole('link', { name: texts.offlinePlans.session.back }).tap();
    await expect(page.getByRole('button', { name: says(texts.offlinePlans.plan.startNext) })).toBeEnabled();
    expect(await remaining(person)).toBe(before - 1);
    person.expectQuietConsole();
    await person.leave();
  });
}

async function chooseCentre({ page, texts, look }: Person, centre: string): Promise<void> {
  await look('the role chooser');
  await page.getByRole('button', { name: `${texts.account.choose.enter}: ${centre}` }).tap();
  await page.waitForURL(/workTable/);
}

async function openChild(person: Person, child: string): Promise<void> {
  const { page, texts } = person;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject`);
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill(child);
  await expect(page.getByRole('row')).toHaveCount(2);
  await person.look('the list of children');
  await page.getByRole('link', { name: child }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(child);
  await expect(page.getByRole('button', { name: texts.offlinePlans.plan.schedule, exact: true })).toBeVisible();
  await person.look('the child');
}

/** The classes that the statement says are left. */
async function remaining(person: Person): Promise<number> {
  const { page, texts } = person;
  await page.getByRole('tab', { name: texts.subjects.detail.tabs.credits }).tap();
  const figure = page.locator('.ant-statistic', { hasText: texts.credits.remaining }).locator('.ant-statistic-content-value');
  await expect(figure).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const left = Number(await figure.textContent());
  await person.look('the statement');
  await page.getByRole('tab', { name: texts.subjects.detail.tabs.plan }).tap();
  return left;
}

async function schedule(person: Person): Promise<void> {
  const { page, texts } = person;
  await page.getByRole('button', { name: texts.offlinePlans.plan.schedule, exact: true }).tap();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(texts.scheduling.form.time)).toBeVisible();
  await person.look('the schedule form');
  await choose(person, drawer.getByRole('combobox', { name: texts.scheduling.form.trainerId }));
  const day = new Date(Date.now() + 40 * 86_400_000);
  const date = `${String(day.getMonth() + 1).padStart(2, '0')}/${String(day.getDate()).padStart(2, '0')}/${day.getFullYear()}`;
  const time = drawer.getByRole('textbox', { name: texts.scheduling.form.time }).or(drawer.getByPlaceholder('MM/DD/YYYY HH:mm'));
  await time.first().fill(`${date} 10:05`);
  await time.first().press('Enter');
  await drawer.getByRole('button', { name: texts.scheduling.form.save, exact: true }).tap();
  await expect(page.getByText(texts.scheduling.arrangeSuccess)).toBeVisible();
}

/** Options move while they open: the tap is repeated until the choice stands. */
async function choose({ page, texts }: Person, field: Locator): Promise<void> {
  const unchosen = page.getByRole('dialog').getByText(texts.scheduling.form.choose, { exact: true });
  await expect(async () => {
    await field.tap();
    await page.locator('.ant-select-item-option:visible').first().tap({ timeout: 2_000 });
    await expect(unchosen).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
}

async function startNextSession(person: Person): Promise<number> {
  const { page, texts } = person;
  const { plan, gates } = texts.offlinePlans;
  await page.getByRole('button', { name: plan.startNext }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: gates.start })).toBeEnabled();
  await person.look('the gates');
  await dialog.getByRole('button', { name: gates.start }).tap();
  await page.waitForURL(/userOfflineCourseDetail/);
  await expect(page.getByRole('button', { name: texts.offlinePlans.item.done, exact: true })).toBeVisible();
  await person.look('a session that runs');
  return Number(new URL(page.url()).searchParams.get('num'));
}

/** One tap an exercise, then overall and category feedback. */
async function answerEverything(person: Person): Promise<void> {
  const { page, texts } = person;
  const { item, forms, finish } = texts.offlinePlans;
  const done = page.getByRole('button', { name: item.done, exact: true });
  await page.getByRole('button', { name: finish.button }).tap();
  await expect(page.getByText(finish.submitFeedBackDes)).toBeVisible();
  await page.getByRole('button', { name: finish.close, exact: true }).last().tap();
  while (await done.isVisible()) {
    const title = await page.getByRole('group', { name: item.current }).getByRole('heading').first().textContent();
    // taps closer together than a hand makes them count as one
    await page.waitForTimeout(650);
    await done.tap();
    await expect(page.getByRole('group', { name: item.current }).getByRole('heading', { name: title ?? '' })).toHaveCount(0);
  }
  const open = page.getByRole('button', { name: new RegExp(`^${forms.open}: `), disabled: false });
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
  await expect(drawer.getByRole('button', { name: texts.offlinePlans.forms.save, exact: true })).toBeVisible();
  for (const rating of await drawer.locator('.ant-form-item:has(.ant-form-item-required) .ant-rate').all())
    await rating.getByRole('radio').nth(2).tap();
  for (const choice of await drawer.locator('.ant-form-item:has(.ant-form-item-required) .ant-radio-group').all())
    await choice.getByRole('radio').first().tap();
  await drawer.getByRole('button', { name: texts.offlinePlans.forms.save, exact: true }).tap();
  await expect(drawer).toBeHidden();
}

async function hearTheMusic(person: Person): Promise<void> {
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

async function finish(person: Person, num: number): Promise<void> {
  const { page, texts } = person;
  const { finish: words } = texts.offlinePlans;
  await expect(page.getByText(words.ready)).toBeVisible();
  await page.getByRole('button', { name: words.button }).tap();
  await page.getByRole('dialog').getByRole('button', { name: words.confirm, exact: true }).tap();
  await expect(page.getByText(says(words.nextQuestion, { num: num + 1 }))).toBeVisible();
  await expect(page.getByRole('button', { name: says(words.nextYes, { num: num + 1 }) })).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words.backToPlan, exact: true })
    .or(page.getByRole('dialog').getByRole('button', { name: words.cancel, exact: true }))
    .first()
    .tap();
  await expect(page.getByRole('dialog')).toBeHidden();
}
