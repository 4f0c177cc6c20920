import { randomUUID } from 'node:crypto';
import { singleConversationID } from '@trellis/contract/chat/rules';
import type { ChatMessage } from '@trellis/contract/chat/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, aMember, anOverseer, type CentreBuilt } from '../../fixtures/builders.ts';
import { actingAs } from '../../platform/http/acting.ts';
import { aTalker, type Talker } from '../../testing/chat.ts';
import { startTestProduct, type TestProduct } from '../../testing/http.ts';

let product: TestProduct;
let centre: CentreBuilt;
let lin: Talker;
let ana: Talker;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  centre = await aCentre(product.owner);
  lin = await aTalker(product, centre.coach);
  ana = await aTalker(product, centre.admin);
});

const texts = (messages: readonly ChatMessage[]) => messages.map(({ content }) => (content ? (JSON.parse(content).content as string) : ''));

describe('two people of a center', () => {
  it('have one conversation, with the names that messaging SDKs give it', async () => {
    const id = await lin.open(ana);
    expect(id).toBe(singleConversationID(lin.id, ana.id));
    expect(await ana.open(lin)).toBe(id);
    expect(await ana.list()).toEqual([]);
    const sent = await lin.say(id, 'Is room 2 free at ten?');
    expect(sent.body).toMatchObject({ conversationID: id, seq: 1, sendID: lin.id, contentType: 101, isRecalled: false, file: null });
    expect(await ana.list()).toEqual([
      {
        conversationID: id,
        conversationType: 1,
        userID: lin.id,
        groupID: '',
        showName: centre.coach.name,
        faceURL: '',
        about: expect.any(String),
        isPinned: false,
        recvMsgOpt: 0,
        draftText: '',
        draftTextTime: 0,
        latestMsg: sent.body,
        latestMsgSendTime: sent.body.sendTime,
        unreadCount: 1,
        maxSeq: 1,
        readSeq: 0,
        othersReadSeq: 0,
        groupAtType: 0,
        isBlocked: false,
        isOwner: false,
      },
    ]);
    expect((await lin.see(id)).unreadCount).toBe(0);
  });

  it('write each message once, however often it is sent', async () => {
    const id = await lin.open(ana);
    const clientMsgID = randomUUID();
    const tries = await Promise.all(Array.from({ length: 8 }, () => lin.say(id, 'Once', { clientMsgID })));
    expect(new Set(tries.map(({ body }) => body.seq))).toEqual(new Set([1]));
    expect(texts(await ana.read(id))).toEqual(['Once']);
  });

  it('have unread what the other one wrote until they say how far they read, and never more again', async () => {
    const id = await lin.open(ana);
    for (const text of ['One', 'Two', 'Three']) await lin.say(id, text);
    expect((await ana.see(id)).unreadCount).toBe(3);
    expect((await ana.call('POST', 'conversation/read', { conversationID: id, seq: 2 })).body).toEqual({ unreadCount: 1 });
    expect((await ana.call('POST', 'conversation/read', { conversationID: id, seq: 1 })).body).toEqual({ unreadCount: 1 });
    expect((await ana.call('POST', 'conversation/read', { conversationID: id, seq: 99 })).body).toEqual({ unreadCount: 0 });
    await lin.say(id, 'Four');
    expect((await ana.call('GET', 'unreadCount')).body).toEqual({ unreadCount: 1, applicationCount: 0 });
    expect((await lin.see(id)).othersReadSeq).toBe(3);
    await ana.call('PUT', 'conversation', { conversationID: id, recvMsgOpt: 2 });
    expect((await ana.call('GET', 'unreadCount')).body).toEqual({ unreadCount: 0, applicationCount: 0 });
  });

  it('keep pins and drafts for themselves, which order their list', async () => {
    const wei = await aTalker(product, await aMember(product.owner, { tenant: centre }));
    const [first, second] = [await lin.open(ana), await lin.open(wei)];
    await lin.say(first, 'Old');
    await lin.say(second, 'New');
    const order = async () => (await lin.list()).map(({ conversationID }) => conversationID);
    expect(await order()).toEqual([second, first]);
    await lin.call('PUT', 'conversation', { conversationID: first, draftText: 'I wanted to' });
    expect(await order()).toEqual([first, second]);
    expect((await lin.list())[0]).toMatchObject({ draftText: 'I wanted to', draftTextTime: expect.any(Number) });
    await lin.call('PUT', 'conversation', { conversationID: second, isPinned: true });
    expect(await order()).toEqual([second, first]);
    expect((await ana.see(first)).draftText).toBe('');
    await lin.say(first, 'I wanted to ask');
    expect(await lin.see(first)).toMatchObject({ draftText: '', draftTextTime: 0 });
  });

  it('read history twenty at a time, backwards and forwards, and find what was said', async () => {
    const id = await lin.open(ana);
    for (let n = 1; n <= 45; n++) await lin.say(id, `Line ${n}`);
    const page = async (given: object) =>
      (await ana.call<{ messages: ChatMessage[]; isEnd: boolean }>('GET', 'messages', { conversationID: id, ...given })).body;
    const latest = await page({});
    expect([latest.messages.length, latest.messages.at(-1)?.seq, latest.isEnd]).toEqual([20, 45, false]);
    const oldest = await page({ beforeSeq: 6 });
    expect([oldest.messages.map(({ seq }) => seq), oldest.isEnd]).toEqual([[1, 2, 3, 4, 5], true]);
    expect((await page({ afterSeq: 43 })).messages.map(({ seq }) => seq)).toEqual([44, 45]);
    expect((await ana.call('GET', 'messages', { conversationID: id, count: 21 })).status).toBe(400);
    const found = (await ana.call<{ messages: ChatMessage[] }>('GET', 'search', { keyword: 'line 45' })).body.messages;
    expect(texts(found)).toEqual(['Line 45']);
  });

  it('take back what they wrote within two minutes, and delete for themselves what they like', async () => {
    const id = await lin.open(ana);
    await lin.say(id, 'Wrong child');
    await lin.say(id, 'Right child');
    expect((await ana.call('POST', 'messages/recall', { conversationID: id, seq: 1 })).error.code).toBe('Trellis:ChatRecallTooLate');
    expect((await lin.call('POST', 'messages/recall', { conversationID: id, seq: 1 })).status).toBe(200);
    expect((await ana.read(id))[0]).toMatchObject({ content: '', isRecalled: true });
    expect((await ana.see(id)).unreadCount).toBe(1);
    await ana.call('POST', 'messages/delete', { conversationID: id, seq: 2 });
    expect([texts(await ana.read(id)), texts(await lin.read(id))]).toEqual([[''], ['', 'Right child']]);
    await sql`update chat.messages set sent_at = sent_at - interval '3 minutes' where conversation_id = ${id}`.execute(product.owner);
    expect((await lin.call('POST', 'messages/recall', { conversationID: id, seq: 2 })).error.code).toBe('Trellis:ChatRecallTooLate');
  });

  it('send nothing once one of them blocked the other', async () => {
    const id = await lin.open(ana);
    await ana.call('POST', 'blocks', { userID: lin.id, isBlocked: true });
    expect((await lin.say(id, 'Hello?')).error.code).toBe('Trellis:ChatBlocked');
    expect((await ana.say(id, 'Hello?')).error.code).toBe('Trellis:ChatBlocked');
    expect((await ana.call<{ users: { userID: string }[] }>('GET', 'blocks')).body.users.map(({ userID }) => userID)).toEqual([lin.id]);
    await ana.call('POST', 'blocks', { userID: lin.id, isBlocked: false });
    expect((await lin.say(id, 'Hello?')).status).toBe(200);
  });
});

describe('who is not of a conversation', () => {
  it('has nothing of it by any call, nor by the database', async () => {
    const id = await lin.open(ana);
    await lin.say(id, 'The code is 4711');
    const wei = await aTalker(product, await aMember(product.owner, { tenant: centre, roles: ['CenterAdmin'] }));
    const elsewhere = await aCentre(product.owner);
    const foreign = await aTalker(product, elsewhere.admin);
    const overseer = await anOverseer(product.owner, { side: 'enterprise', role: 'EnterpriseAdmin', centres: [centre] });
    const platform = await anOverseer(product.owner, { side: 'management', role: 'admin' });
    const others = [wei, foreign, await aTalker(product, overseer), await aTalker(product, platform)];
    const one = { conversationID: id, seq: 1 };
    for (const other of others) {
      const refusals = await Promise.all([
        other.call('GET', 'conversation', { conversationID: id }),
        other.call('GET', 'messages', { conversationID: id }),
        other.call('GET', 'conversation/export', { conversationID: id }),
        other.say(id, 'I am in'),
        other.call('PUT', 'conversation', { conversationID: id, isPinned: true }),
        other.call('POST', 'conversation/read', one),
        other.call('POST', 'messages/recall', one),
        other.call('POST', 'messages/delete', one),
        other.call('POST', 'messages/report', { ...one, reason: 'Curious' }),
      ]);
      expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 404));
      expect(await other.list()).toEqual([]);
      expect((await other.call<{ messages: [] }>('GET', 'search', { keyword: '4711' })).body.messages).toEqual([]);
    }
    const everything = await actingAs(product.pools, centre.admin.at(), async (db) => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from chat.messages`.execute(db);
      return rows[0]?.n;
    });
    expect(everything).toBe(1);
    for (const pool of [product.pools.centre, product.pools.span, product.pools.platform, product.pools.link])
      expect((await sql`select seq from chat.messages`.execute(pool)).rows).toEqual([]);
  });

  it('is spoken to only where the two belong together, or one accepted', async () => {
    const elsewhere = await aTalker(product, (await aCentre(product.owner)).coach);
    const enterprise = await aTalker(
      product,
      await anOverseer(product.owner, { side: 'enterprise', role: 'EnterpriseAdmin', centres: [centre] }),
    );
    const support = await aTalker(product, await anOverseer(product.owner, { side: 'management', role: 'operation' }));
    const seller = await aTalker(product, await anOverseer(product.owner, { side: 'management', role: 'sales' }));
    const managesOther = await aTalker(product, await anOverseer(product.owner, { side: 'management', role: 'operation', centres: [] }));
    const answerTo = async (other: Talker) => (await lin.call('POST', 'conversation', { userID: other.id })).status;
    expect(await Promise.all([ana, enterprise, support, elsewhere, seller, managesOther].map(answerTo))).toEqual([
      200, 200, 200, 403, 403, 403,
    ]);
    const id = await enterprise.open(lin);
    expect((await enterprise.say(id, 'How is it going?')).status).toBe(200);
    expect((await lin.see(id)).unreadCount).toBe(1);
    const names = (await lin.call<{ friends: { userID: string }[] }>('GET', 'friends')).body.friends.map(({ userID }) => userID);
    expect(names).toEqual(expect.arrayContaining([ana.id, enterprise.id, support.id]));
    for (const { id: unknown } of [lin, elsewhere, seller, managesOther]) expect(names).not.toContain(unknown);
  });

  it('is not written to any more once they left', async () => {
    const id = await lin.open(ana);
    await product.owner.updateTable('identity.memberships').set({ state: 'Invalid' }).where('id', '=', ana.id).execute();
    expect((await lin.say(id, 'Are you there?')).error.code).toBe('Trellis:ChatNotAllowed');
  });
});

it('counts right what a hundred people write at once', { timeout: 120_000 }, async () => {
  const members = await Promise.all(Array.from({ length: 100 }, () => aMember(product.owner, { tenant: centre })));
  const people = await Promise.all(members.map((member) => aTalker(product, member)));
  const made = await lin.call<{ conversationID: string }>('POST', 'groups', {
    groupName: 'All',
    memberUserIDs: people.map(({ id }) => id),
  });
  const id = made.body.conversationID;
  const start = (await lin.see(id)).maxSeq;
  await Promise.all(
    people.map(async (person, index) => {
      const sent = await person.say(id, `From ${index}`);
      expect(sent.status).toBe(200);
      if (index % 2) await person.call('POST', 'conversation/read', { conversationID: id, seq: sent.body.seq });
    }),
  );
  const { rows } = await sql<{ n: number; last: number }>`
    select count(*)::int as n, max(seq)::int as last from chat.messages where conversation_id = ${id}`.execute(product.owner);
  expect(rows[0]).toEqual({ n: start + 100, last: start + 100 });
  expect((await lin.see(id)).unreadCount).toBe(100);
  const seen = await Promise.all(people.slice(0, 10).map((person) => person.see(id)));
  for (const [index, { unreadCount, readSeq, maxSeq }] of seen.entries()) {
    const { rows: others } = await sql<{ n: number }>`
      select count(*)::int as n from chat.messages
      where conversation_id = ${id} and seq > ${readSeq} and sender_id <> ${people[index]?.id} and content_type < 1500`.execute(
      product.owner,
    );
    expect([maxSeq, unreadCount]).toEqual([start + 100, others[0]?.n]);
  }
  await Promise.all(people.map((person) => person.call('POST', 'conversation/read', { conversationID: id, seq: start + 100 })));
  const after = await Promise.all(people.map((person) => person.call('GET', 'unreadCount')));
  expect(new Set(after.map(({ body }) => (body as { unreadCount: number }).unreadCount))).toEqual(new Set([0]));
});
