import { type Browser, expect } from '@playwright/test';
import { answerExercises, callTheRoll, sayOfClass } from './class-steps.ts';
import { test } from './journey.ts';
import { type Person, signInAs } from './person.ts';
import { hearTheMusic, startFromToday } from './session-steps.ts';
import { says } from './texts.ts';

// Sofía's day as the demonstration has it, with a class; what a device keeps, its service worker shows
test.use({ ofItsOwn: 'without a network', serviceWorkers: 'allow' });

const provoked = /Failed to load resource|net::ERR_/;
const paid = ['Valentina López', 'Sophia Davis'];

test('a class is started, held and finished without a network, through a closed tab, and arrives once the network is back', async ({
  browser,
}) => {
  const sofia = await keepDay(browser);
  const { page, texts } = sofia;
  const { finish, kept } = texts.offlinePlans;

  await page.context().setOffline(true);
  await page.reload();
  await startClass(sofia);
  await callTheRoll(sofia, 'Sophia Davis');
  await answerExercises(sofia);
  // the tab is closed in the middle, and opened again
  await page.reload();
  await expect(page.getByRole('group', { name: 'Sophia Davis' })).toBeVisible();
  await hearTheMusic(sofia);
  await sayOfClass(sofia, 'Valentina López');
  await expect(page.getByRole('dialog').getByText(kept.finished)).toBeVisible();
  await sofia.look('a class that ended without a network');

  await page.context().setOffline(false);
  await expect(page.getByRole('dialog', { name: finish.thisSessionEnded })).toBeVisible({ timeout: 60_000 });
  await page.goto(page.url().replace(/&num=\d+/, ''));
  await expect(page.getByRole('cell', { name: says(texts.groupPlans.people.count, { count: 1, all: 2 }) }).first()).toBeVisible();
  sofia.expectQuietConsole(provoked);
  await sofia.leave();
});

test('without a network a session is given up, and a booking canceled too late; both arrive when it is back', async ({ browser }) => {
  const sofia = await keepDay(browser);
  const { page, texts } = sofia;
  const { abandon, item, session: words } = texts.offlinePlans;
  await page.context().setOffline(true);
  await page.reload();
  await startFromToday(sofia, 'Mateo García');
  const session = page.url();
  await page.getByRole('button', { name: item.done, exact: true }).tap();
  await page.getByRole('button', { name: abandon.button }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts.shell.word.reason).fill('Tiene fiebre');
  await dialog.getByRole('button', { name: abandon.button }).tap();
  await expect(page.getByText(texts.shell.word.keptHere).first()).toBeVisible();
  await expect(page.getByText(words.notStarted)).toBeVisible();
  await sofia.look('a session that was given up without a network');

  await page.goto(process.env.TRELLIS_ORIGIN ?? '');
  await page
    .getByRole('region', { name: texts.scheduling.dayLine })
    .getByRole('button', { name: new RegExp(`Isabella.*${texts.scheduling.state.scheduled}`) })
    .tap();
  await page.getByRole('button', { name: new RegExp(`^${texts.missed.reason.LateCancellation}`) }).tap();
  await expect(page.getByText(texts.shell.word.keptHere).first()).toBeVisible();

  const [given, missed] = ['/abandonCourse', '/missed'].map((end) =>
    page.waitForResponse((reply) => reply.url().endsWith(end) && reply.request().method() === 'POST', { timeout: 60_000 }),
  );
  await page.context().setOffline(false);
  expect((await given)?.status()).toBe(200);
  expect((await missed)?.status()).toBe(200);
  await expect(page.getByRole('region', { name: texts.scheduling.needsHand.group.missed })).toBeVisible();
  await page.goto(session);
  await expect(page.getByText(words.notStarted)).toBeVisible();
  sofia.expectQuietConsole(provoked);
  await sofia.leave();
});

/** Sofía at Today once her device says that it has the sessions of her day. */
async function keepDay(browser: Browser): Promise<Person> {
  const sofia = await signInAs(browser, 'Sofía Martín', 'es-ES', /choseRoles/);
  const { page, texts } = sofia;
  await page
    .getByRole('button', { name: /Riverside/ })
    .first()
    .tap();
  await page.waitForURL(/workTable/);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.reload();
  await expect(page.getByText(says(texts.scheduling.keptDay.sessions_other))).toBeVisible({ timeout: 30_000 });
  return sofia;
}

/** From its entry of Today; who cannot pay is named as the center said last. */
async function startClass({ page, texts }: Person): Promise<void> {
  const { groupPlans, scheduling } = texts;
  const child = scheduling.ofClass_other.replace('{{name}}', 'Little Movers').replace('{{count}}', '3');
  await page
    .getByRole('region', { name: scheduling.dayLine })
    .getByRole('link', { name: says(scheduling.step.of, { step: scheduling.step.start, child }) })
    .tap();
  const gates = page.getByRole('dialog');
  await expect(gates.getByRole('listitem').filter({ hasText: 'Ava Wilson' })).toBeVisible();
  await gates.getByRole('button', { name: says(groupPlans.start.withRest_other, { count: 2 }) }).tap();
  await expect(page).toHaveURL(/groupOfflinePlanDetail.*num=1/);
  for (const name of paid) await expect(page.getByRole('group', { name })).toBeVisible();
}
