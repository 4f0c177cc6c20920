import { expect } from '@playwright/test';
import { aDevice, at, type Device, setPin, unlock } from './device.ts';
import { test } from './journey.ts';
import { openScreen, type Person, signInAs } from './person.ts';
import { answerItems, finishWithoutNetwork, hearTheMusic } from './session-steps.ts';
import { says } from './texts.ts';

const provoked = /Failed to load resource|net::ERR_/;
const pin = '258036';
const sofiaMartin = 'Sofía Martín';

const planOf = (address: string) => new URL(address).searchParams.get('userOfflinePlanId') ?? '';

/** Switched on again where there is no network. */
async function startCold(device: Device, path: string): Promise<Person> {
  const person = await openScreen(device, 'es-ES');
  await person.page.context().setOffline(true);
  await person.page.goto(at(path));
  return person;
}

test('a device that was switched off opens by PIN without a network: a session starts, goes on after a kill with its music, ends, and arrives', async () => {
  const device = aDevice();
  const sofia = await signInAs(device, sofiaMartin, 'es-ES', /choseRoles/);
  const { page, texts } = sofia;
  await page
    .getByRole('button', { name: /Riverside/ })
    .first()
    .tap();
  await page.waitForURL(/workTable/);
  await setPin(sofia, pin);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const ready = new Set<string>();
  const ahead: { userOfflinePlanId: string; num: number; mayStart: boolean }[] = [];
  page.on('response', async (response) => {
    const asked = /beforeStartCourse|userOfflinePlanCourse\?/.exec(response.url())?.[0];
    const said = asked && (await response.json().catch(() => undefined));
    if (!said) return;
    if (asked !== 'beforeStartCourse') ahead.push(said);
    else if (!said.gates.some(({ level }: { level: string }) => level === 'block')) ready.add(planOf(response.url()));
  });
  await page.goto(at('/system/center/dataPanel/workTable'));
  const startable = () => ahead.findLast(({ mayStart, userOfflinePlanId }) => mayStart && ready.has(userOfflinePlanId));
  await expect.poll(startable, { timeout: 20_000 }).toBeDefined();
  // its music comes last
  const { keptDay } = texts.scheduling;
  await expect(page.getByText(says(keptDay.sessions_one)).or(page.getByText(says(keptDay.sessions_other)))).toBeVisible();
  const next = startable();
  await page.context().close();

  const cold = await startCold(device, '/system/center/dataPanel/workTable');
  await unlock(cold, sofiaMartin, '111111');
  await expect(cold.page.getByText(says(texts.lock.wrong_other, { count: 4 }))).toBeVisible();
  await cold.look('a locked device without a network');
  await unlock(cold, sofiaMartin, pin);
  await expect(cold.page.getByRole('heading', { level: 1 })).toContainText(texts.scheduling.title);
  const session = `/system/center/detail/userOfflineCourseDetail?planId=${next?.userOfflinePlanId}&num=${next?.num}`;
  // through a reload it stays open
  await cold.page.goto(at(session));
  await cold.page.getByRole('button', { name: texts.offlinePlans.gates.start }).tap();
  const done = cold.page.getByRole('button', { name: texts.offlinePlans.item.done, exact: true });
  await done.tap();
  await expect(cold.page.getByText(says(texts.offlinePlans.kept.notSent, { count: 2 }))).toBeVisible();
  cold.expectQuietConsole(provoked);
  await cold.page.context().close();

  const after = await startCold(device, session);
  await unlock(after, sofiaMartin, pin);
  await expect(after.page.getByText(says(texts.offlinePlans.kept.notSent, { count: 2 }))).toBeVisible();
  await answerItems(after);
  await hearTheMusic(after);
  await finishWithoutNetwork(after);
  await after.page.context().setOffline(false);
  const ended = after.page.getByRole('dialog', { name: texts.offlinePlans.finish.thisSessionEnded });
  await expect(ended).toBeVisible({ timeout: 60_000 });
  await after.page.reload();
  await expect(after.page.getByText(texts.offlinePlans.session.readOnly)).toBeVisible();
  after.expectQuietConsole(provoked);
  await after.page.context().close();
  device.drop();
});

test('a locked device is opened by PIN alone, in a new tab too; wrong ones run out, and signing out forgets the person', async () => {
  const device = aDevice();
  const tom = await signInAs(device, 'Tom Becker', 'en-US', /\/system\//);
  const { page, texts } = tom;
  const { lock, shell } = texts;
  const field = (on = page) => on.getByLabel(says(lock.pinOf, { name: 'Tom Becker' }));
  await setPin(tom, pin);
  const tab = await page.context().newPage();
  await tab.goto(at('/'));
  await expect(field(tab)).toBeVisible();
  await tab.close();

  const openMenu = () => page.getByRole('button', { name: new RegExp(`^${shell.person}`) }).tap();
  await openMenu();
  await page.getByRole('button', { name: shell.lock, exact: true }).tap();
  await expect(field()).toBeFocused();
  await tom.look('a locked device');
  await page.setViewportSize({ width: 390, height: 844 });
  await tom.look('a locked phone');
  await page.setViewportSize({ width: 1024, height: 768 });
  await field().fill(pin);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: shell.account })).toBeVisible();
  await expect(page.getByText(lock.isSet, { exact: true })).toBeVisible();

  await openMenu();
  await page.getByRole('button', { name: shell.lock, exact: true }).tap();
  for (const count of [4, 3, 2, 1, 0]) {
    await field().fill('111111');
    await page.getByRole('button', { name: lock.open }).tap();
    const told = count === 0 ? lock.gone : says(count === 1 ? lock.wrong_one : lock.wrong_other, { count });
    await expect(page.getByText(told)).toBeVisible();
  }
  await tom.look('a device whose PIN is gone');
  await page.getByRole('button', { name: lock.byPassword }).tap();
  // nobody is signed in without the password
  await page.getByRole('button', { name: /Tom Becker/ }).tap();
  await page.waitForURL(/\/system\//);
  await openMenu();
  await page.getByRole('button', { name: shell.signOut, exact: true }).tap();
  await page.waitForURL(/\/interaction\/|\/oidc\//);
  expect(await page.evaluate(() => window.localStorage.getItem('trellis.locks'))).toBeNull();
  tom.expectQuietConsole(provoked);
  await page.context().close();
  device.drop();
});
