import { expect, type Page } from '@playwright/test';
import { singleConversationID } from '@trellis/contract/chat/rules';
import { withClient } from '@trellis/server/platform/db/with-client';
import { at } from './device.ts';
import { databaseOf, test } from './journey.ts';
import { desk, signInAs } from './person.ts';

test.use({ ofItsOwn: 'chat-scroll' });

const many = 50_000;
/** One of them that somebody looks for, long ago. */
const sought = 'The ladder stands in the shed';
const foundAt = 321;

/** A conversation of two with more messages than anybody reads. */
async function fillConversation(folder: string): Promise<string> {
  return withClient(databaseOf(folder), async (superuser) => {
    const { rows } = await superuser.query<{ id: string; tenant: string }>(
      `select m.id, m.tenant_id as tenant from identity.memberships m join identity.persons p on p.id = m.person_id
       where p.name in ('Maya Thompson', 'Lin Wei') and m.side = 'centre' order by p.name`,
    );
    const [lin, maya] = rows as [{ id: string; tenant: string }, { id: string }];
    const id = singleConversationID(lin.id, maya.id);
    await superuser.query(`insert into chat.conversations (id, type, tenant_id, last_seq, last_at) values ($1, 1, $2, $3, now())`, [
      id,
      lin.tenant,
      many,
    ]);
    await superuser.query(`insert into chat.members (conversation_id, member_id, read_seq) values ($1, $2, $4), ($1, $3, $4)`, [
      id,
      lin.id,
      maya.id,
      many,
    ]);
    await superuser.query(
      `insert into chat.messages (conversation_id, seq, sender_id, sender_name, client_id, content_type, content, body, sent_at)
       select $1, n, case when n % 3 = 0 then $2::uuid else $3::uuid end, 'Somebody', gen_random_uuid(), 101,
         json_build_object('content', case n when $5 then $6 else 'Message ' || n || repeat(' and more', n % 17) end)::text,
         case n when $5 then $6 else '' end, now() - make_interval(mins => $4 - n)
       from generate_series(1, $4::int) n`,
      [id, lin.id, maya.id, many, foundAt, sought],
    );
    return id;
  });
}

const drawn = (page: Page) => page.getByRole('log').getByRole('article').count();

/** The frames of a second, in milliseconds, while the wheel turns. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const look = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { frames });
  });

test('50,000 messages scroll back without losing the place, and only what is seen is drawn', async ({ browser, product: { folder } }) => {
  const id = await fillConversation(folder);
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  const { page } = maya;
  const asked: URL[] = [];
  page.on('request', (request) => request.url().includes('/chat/messages?') && asked.push(new URL(request.url())));
  await page.goto(at(`/system/center/notification/chat?conversation=${id}`));
  const log = page.getByRole('log');
  await expect(
    log
      .getByText(`Message ${many} `)
      .or(log.getByText(new RegExp(`^Message ${many}\\b`)))
      .first(),
  ).toBeInViewport();
  await log.hover();
  await watchFrames(page);
  for (let turn = 0; turn < 60; turn++) {
    await page.mouse.wheel(0, -600);
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(500);
  const seen = await page.evaluate(() => (window as unknown as { frames: number[] }).frames.toSorted((a, b) => a - b));
  const slow = seen[Math.floor(seen.length * 0.95)] ?? 0;
  console.log(`Scrolling back: ${seen.length} frames, 95 % within ${slow.toFixed(0)} ms, ${await drawn(page)} messages drawn`);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.every(({ searchParams }) => Number(searchParams.get('count')) === 20)).toBe(true);
  expect(await drawn(page)).toBeLessThan(80);

  // the message under the eye stays there while older ones arrive above
  const place = () =>
    log.evaluate((list) => {
      const top = list.getBoundingClientRect().top;
      const first = [...list.querySelectorAll('article')].find((article) => article.getBoundingClientRect().top >= top + 40);
      return { text: first?.querySelector('.chat-text')?.textContent, from: Math.round((first?.getBoundingClientRect().top ?? 0) - top) };
    });
  await page.mouse.wheel(0, -200);
  const before = await place();
  await page.waitForTimeout(1500);
  const after = await place();
  expect(after.text).toBe(before.text);
  expect(Math.abs(after.from - before.from)).toBeLessThan(60);

  // what is looked for opens where it stands, with what was said before and after, and there is a way back to the latest
  const { search, newMessages } = maya.texts.chat;
  await page.getByRole('searchbox', { name: search.label }).fill('ladder');
  asked.length = 0;
  await page.getByRole('list', { name: search.results }).getByRole('button').click();
  const found = log.getByRole('article').filter({ hasText: sought });
  await expect(found).toBeInViewport();
  await expect(found).toHaveAttribute('aria-current', 'true');
  for (const beside of [foundAt - 1, foundAt + 1]) await expect(log.getByText(new RegExp(`^Message ${beside}\\b`))).toBeVisible();
  expect(asked.length).toBeLessThan(6);
  await maya.look('a message that was found');
  await page.reload();
  await expect(found).toBeInViewport();
  await page.getByRole('button', { name: newMessages }).click();
  await expect(log.getByText(new RegExp(`^Message ${many}\\b`)).first()).toBeInViewport();
  await page.goBack();
  await expect(found).toBeInViewport();
  maya.expectQuietConsole();
  await maya.leave();
});
