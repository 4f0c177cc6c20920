import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChatMessage, Conversation } from '@trellis/contract/chat/schemas';
import { aCentre } from '@trellis/server/fixtures/builders';
import { issueToken } from '@trellis/server/testing/http';
import { listenAs, until } from '@trellis/server/testing/live';
import { expect, it } from 'vitest';
import { startBeside, startKillable } from './killable-product.ts';

/** Somebody at a process: what they say and ask goes to it. */
const speaker = (token: string) => (origin: string) => ({
  say: (conversationID: string, text: string, clientMsgID = randomUUID()) =>
    ask<ChatMessage>(token, origin, 'POST', 'messages', { conversationID, clientMsgID, contentType: 101, text }),
  read: async (conversationID: string, beforeSeq?: number) =>
    (await ask<{ messages: ChatMessage[] }>(token, origin, 'GET', 'messages', { conversationID, ...(beforeSeq && { beforeSeq }) }))
      .messages,
  see: (conversationID: string) => ask<Conversation>(token, origin, 'GET', 'conversation', { conversationID }),
  open: async (userID: string) => (await ask<{ conversationID: string }>(token, origin, 'POST', 'conversation', { userID })).conversationID,
});

async function ask<T>(token: string, origin: string, method: string, path: string, input: object): Promise<T> {
  const isRead = method === 'GET';
  const query = isRead ? `?${new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]))}` : '';
  const reply = await fetch(`${origin}/api/business/chat/${path}${query}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(!isRead && { body: JSON.stringify(input) }),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}

it('two processes serve one conversation: numbered without a gap, heard at the other one, and read on when one of them is gone', {
  timeout: 240_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-two-'));
  const one = await startKillable(folder);
  const other = await startBeside(folder);
  const owner = one.openOwner();
  const { coach, admin } = await aCentre(owner);
  const [linToken, anaToken] = [
    await issueToken(owner, coach.personId, coach.membershipId),
    await issueToken(owner, admin.personId, admin.membershipId),
  ];
  const [lin, ana] = [speaker(linToken)(one.origin), speaker(anaToken)(other.origin)];
  const [linHears, anaHears] = [await listenAs(one.origin, { token: linToken }), await listenAs(other.origin, { token: anaToken })];
  const seqs = (heard: typeof linHears) => new Set(heard.events.flatMap(({ data }) => ('seq' in data ? [data.seq] : [])));

  const id = await lin.open(admin.membershipId);
  expect(await ana.open(coach.membershipId)).toBe(id);
  // both at once; one of the messages through both doors
  const twice = randomUUID();
  await Promise.all([
    ...Array.from({ length: 9 }, (_, n) => lin.say(id, `Lin ${n}`)),
    ...Array.from({ length: 9 }, (_, n) => ana.say(id, `Ana ${n}`)),
    lin.say(id, 'Once', twice),
    speaker(linToken)(other.origin).say(id, 'Once', twice),
  ]);
  const all = Array.from({ length: 19 }, (_, n) => n + 1);
  await until(() => all.every((seq) => seqs(linHears).has(seq) && seqs(anaHears).has(seq)));
  const [read, alsoRead] = [await lin.read(id), await ana.read(id)];
  expect(read.map(({ seq }) => seq)).toEqual(all);
  expect(alsoRead).toEqual(read);
  expect([(await lin.see(id)).unreadCount, (await ana.see(id)).unreadCount]).toEqual([9, 10]);

  // her process is gone; what was said meanwhile comes at the other one, once
  const position = anaHears.position() ?? '';
  await other.kill();
  for (const text of ['Are you there?', 'I wait']) await lin.say(id, text);
  const back = await listenAs(one.origin, { token: anaToken, position });
  await until(() => seqs(back).has(21));
  expect(seqs(back)).toEqual(new Set([20, 21]));
  expect((await speaker(anaToken)(one.origin).see(id)).unreadCount).toBe(12);
  for (const each of [linHears, anaHears, back]) each.leave();
  await owner.destroy();
  await one.kill();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});
