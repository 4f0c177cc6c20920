import { type Browser, expect, type Page } from '@playwright/test';
import { withClient } from '@trellis/server/platform/db/with-client';
import { databaseOf, test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';
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
