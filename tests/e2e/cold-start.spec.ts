import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, expect } from '@playwright/test';
import { browserPath } from '../browser-path.ts';
import { test } from './journey.ts';
import { openScreen, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const provoked = /Failed to load resource|net::ERR_/;
const pin = '258036';

/** A device that is switched off and on again: its browser keeps what it was told. */
function aDevice() {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-device-'));
  const args = ['--no-sandbox', '--disable-background-networking', '--autoplay-policy=no-user-gesture-required'];
  return {
    newContext: (options?: BrowserContextOptions) =>
      chromium.launchPersistentContext(folder, {
        ...options,
        ...(browserPath && { executablePath: browserPath }),
        args,
        serviceWorkers: 'allow',
      }),
    drop: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const at = (path: string) => `${process.env.TRELLIS_ORIGIN}${path}`;

async function setPin({ page, texts }: Person): Promise<void> {
  const { lock, shell } = texts;
  await page.goto(at('/system/menu/account'));
  await page.getByRole('button', { name: lock.set }).tap();
  const dialog = page.getByRole('dialog', { name: lock.pin });
  await dialog.getByLabel(shell.word.password).fill('trellis-demo');
  await dialog.getByLabel(lock.newPin, { exact: true }).fill(pin);
  await dialog.getByLabel(lock.repeat).fill(pin);
  await dialog.getByRole('button', { name: lock.set }).tap();
  await expect(page.getByText(lock.isSet, { exact: true })).toBeVisible();
}

const planOf = (address: string) => new URL(address).searchParams.get('userOfflinePlanId') ?? '';

/** Switched on again where there is no network. */
async function startCold(device: ReturnType<typeof aDevice>, path: string): Promise<Person> {
  const person = await openScreen(device, 'es-ES');
  await person.page.context().setOffline(true);
  await person.page.goto(at(path));
  return person;
}

async function unlock({ page, texts }: Person, typed = pin): Promise<void> {
  await page.getByLabel(says(texts.lock.pinOf, { name: 'Sofía Martín' })).fill(typed);
  await page.keyboard.press('Enter');
}

test('a device that was switched off opens by PIN without a network: a session starts, goes on after a kill, and arrives', async () => {
  const device = aDevice();
  const sofia = await signInAs(device, 'Sofía Martín', 'es-ES', /choseRoles/);
  const { page, texts } = sofia;
  await page
    .getByRole('button', { name: /Riverside/ })
    .first()
    .tap();
  await page.waitForURL(/workTable/);
  await setPin(sofia);
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
  await page.waitForLoadState('networkidle');
  const next = startable();
  await page.context().close();

  const cold = await startCold(device, '/system/center/dataPanel/workTable');
  await unlock(cold, '111111');
  await expect(cold.page.getByText(says(texts.lock.wrong_other, { count: 4 }))).toBeVisible();
  await cold.look('a locked device without a network');
  await unlock(cold);
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
  await unlock(after);
  await expect(after.page.getByText(says(texts.offlinePlans.kept.notSent, { count: 2 }))).toBeVisible();
  await after.page.context().setOffline(false);
  await expect(after.page.getByText(says(texts.offlinePlans.kept.notSent, { count: 2 }))).toBeHidden();
  await expect(after.page.getByRole('button', { name: texts.offlinePlans.kept.send })).toBeHidden();
  await after.page.reload();
  await expect(after.page.getByText(/\b1\b.*\b\d\b/).first()).toBeVisible();
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
  await setPin(tom);
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
