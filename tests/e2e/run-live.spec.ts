import { type Browser, expect, type Page } from '@playwright/test';
import { withClient } from '@trellis/server/platform/db/with-client';
import { databaseOf, test } from './journey.ts';
import { desk, openScreen, type Person, signInAs } from './person.ts';
import { startFromToday } from './session-steps.ts';
import { says } from './texts.ts';

test.use({ ofItsOwn: 'live' });

const provoked = /Failed to load resource|net::ERR_/;
/** Far below the minute after which a page would look by itself. */
const soon = { timeout: 8_000 };

/** Somebody of the center is told that a contract was signed, as the one who signs causes it. */
async function tell(folder: string, person: string): Promise<void> {
  await withClient(databaseOf(folder), async (superuser) => {
    await superuser.query(
      `select jobs.tell_staff(s.tenant_id, p.id, 'contractSigned', s.id, '{"signerName": "Ana Ramírez"}')
       from app.subjects s, identity.persons p where s.name = 'Diego Ramírez' and p.name = $1`,
      [person],
    );
  });
}

const bell = ({ page, texts }: Person, count: number) =>
  page.getByRole('link', { name: count === 0 ? texts.shell.messages : says(texts.shell.unread, { count }), exact: true });

async function atMessages(browser: Browser, name: string): Promise<Person> {
  const person = await signInAs(browser, name, 'en-US', /\/system\//, desk);
  await person.page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/notification/contact`);
  return person;
}

/** Until its page hears what is told. */
const connected = (page: Page) =>
  page
    .waitForEvent('websocket', { predicate: (socket) => socket.url().includes('/live/') })
    .then((socket) => socket.waitForEvent('framereceived'));

test('a notice arrives in two browsers without a reload, and after the network was lost', async ({ browser, product: { folder } }) => {
  const maya = await atMessages(browser, 'Maya Thompson');
  const alsoMaya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  await Promise.all([connected(maya.page), connected(alsoMaya.page)]);
  // what is read in one is read in the other
  await maya.page.getByRole('button', { name: maya.texts.messages.markAllRead }).click();
  await expect(bell(alsoMaya, 0)).toBeVisible(soon);
  await tell(folder, 'Maya Thompson');
  await tell(folder, 'Maya Thompson');
  await expect(bell(alsoMaya, 2)).toBeVisible(soon);
  await expect(bell(maya, 2)).toBeVisible(soon);
  const rows = maya.page.getByRole('row').filter({ hasText: 'Diego Ramírez' });
  await expect(rows).toHaveCount(2);
  await maya.look('notices that arrived');

  await alsoMaya.page.context().setOffline(true);
  await tell(folder, 'Maya Thompson');
  await expect(bell(maya, 3)).toBeVisible(soon);
  await expect(bell(alsoMaya, 2)).toBeVisible();
  await alsoMaya.page.context().setOffline(false);
  await expect(bell(alsoMaya, 3)).toBeVisible({ timeout: 30_000 });
  maya.expectQuietConsole();
  alsoMaya.expectQuietConsole(provoked);
  await maya.leave();
  await alsoMaya.leave();
});

test('the tabs of a browser share one connection, and the one that is left takes it over', async ({ browser, product: { folder } }) => {
  await withClient(databaseOf(folder), (superuser) =>
    superuser.query('update identity.messages set read_at = now() where read_at is null'),
  );
  const tom = await signInAs(browser, 'Tom Becker', 'en-US', /\/system\//, desk);
  const context = tom.page.context();
  const opened = new Map<Page, number>();
  const open = () => [...opened.values()].reduce((sum, count) => sum + count, 0);
  const watch = (page: Page) => {
    opened.set(page, 0);
    const change = (by: 1 | -1) => opened.set(page, (opened.get(page) ?? 0) + by);
    page.on('websocket', (socket) => {
      if (!socket.url().includes('/live/')) return;
      change(1);
      socket.on('close', () => change(-1));
    });
    page.on('close', () => opened.set(page, 0));
  };
  watch(tom.page);
  await tom.page.reload();
  await expect.poll(open).toBe(1);
  const second = await context.newPage();
  watch(second);
  await second.goto(tom.page.url());
  const counts = (page: Page, count: number) => expect(bell({ ...tom, page }, count)).toBeVisible(soon);
  await counts(second, 0);
  // time enough for a second connection, if there were one
  await second.waitForTimeout(3_000);
  expect([opened.get(tom.page), opened.get(second)]).toEqual([1, 0]);
  await tell(folder, 'Tom Becker');
  await counts(tom.page, 1);
  await counts(second, 1);

  await tom.page.close();
  await expect.poll(() => opened.get(second), { timeout: 15_000 }).toBe(1);
  await tell(folder, 'Tom Becker');
  await counts(second, 2);
  await context.close();
});

test('two tablets on one session, and Today beside them: each shows at once what another does', async ({ browser }) => {
  const lin = await signInAs(browser, 'Lin Wei', 'en-US', /workTable/);
  const other = await signInAs(browser, 'Lin Wei', 'en-US', /workTable/);
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /workTable/, desk);
  const { session } = lin.texts.offlinePlans;
  const step = (name: string) =>
    maya.page.getByRole('link', { name: says(maya.texts.scheduling.step.of, { step: name, child: '王浩然' }) });
  await expect(step(maya.texts.scheduling.step.start)).toBeVisible();
  await startFromToday(lin, '王浩然');
  await expect(step(maya.texts.scheduling.step.start)).toHaveCount(0, soon);
  await other.page.goto(lin.page.url());
  await expect(other.page.getByText(says(session.answered, { answered: 0 }))).toBeVisible();
  await connected(other.page);
  await lin.page.getByRole('button', { name: lin.texts.offlinePlans.item.done, exact: true }).tap();
  await expect(lin.page.getByText(says(session.answered, { answered: 1 }))).toBeVisible();
  await expect(other.page.getByText(says(session.answered, { answered: 1 }))).toBeVisible(soon);
  for (const person of [lin, other, maya]) {
    person.expectQuietConsole();
    await person.leave();
  }
});

test('a notice arrives where web sockets are blocked', async ({ browser, product: { folder } }) => {
  const daniel = await openScreen(browser, 'en-US', desk);
  await daniel.page.routeWebSocket(/\/live\//, (socket) => socket.close());
  const polled = daniel.page.waitForResponse((response) => response.url().includes('transport=polling') && response.ok());
  await daniel.page.goto(process.env.TRELLIS_ORIGIN ?? '');
  await daniel.page.getByRole('button', { name: /Daniel Reyes/ }).tap();
  await polled;
  const before = Number(
    await daniel.page
      .locator('.bell-count')
      .textContent({ timeout: 1_000 })
      .catch(() => '0'),
  );
  await tell(folder, 'Daniel Reyes');
  await expect(bell(daniel, before + 1)).toBeVisible(soon);
  await daniel.leave();
});
