import { randomUUID } from 'node:crypto';
import type { ChatMessage, ChatReport, Conversation, Retention } from '@trellis/contract/chat/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, anOverseer, aSubject, type CentreBuilt } from '../../fixtures/builders.ts';
import { cleaningJobs } from '../../platform/jobs/clean-up.ts';
import { aTalker, type Talker } from '../../testing/chat.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { readSheet } from '../../testing/sheet.ts';

let product: TestProduct;
let centre: CentreBuilt;
let lin: Talker;
let ana: Talker;
let conversationID: string;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.owner.deleteFrom('jobs.letters').execute();
  centre = await aCentre(product.owner);
  lin = await aTalker(product, centre.coach);
  ana = await aTalker(product, centre.admin);
  conversationID = await lin.open(ana);
});

const round = () =>
  cleaningJobs(product.pools.jobs)
    .find(({ name }) => name.startsWith('chat'))
    ?.run();
const retention = async () => (await ana.call<Retention>('GET', 'retention')).body;

describe('how long messages are kept', () => {
  it('is decided by the administrator of a center, for this one alone', async () => {
    const elsewhere = await aCentre(product.owner);
    const others = [await aTalker(product, elsewhere.coach), await aTalker(product, elsewhere.admin)] as const;
    const foreign = await others[0].open(others[1]);
    await others[0].say(foreign, 'Kept');
    await lin.say(conversationID, 'Old');
    await sql`update chat.messages set sent_at = now() - interval '100 days'`.execute(product.owner);
    await lin.say(conversationID, 'New');
    expect(await round()).toBe(0);
    expect((await lin.call('PUT', 'retention', { ...(await retention()), days: 90 })).status).toBe(403);
    expect((await ana.call('PUT', 'retention', { ...(await retention()), days: 29 })).status).toBe(400);
    const stale = await retention();
    expect((await ana.call('PUT', 'retention', { ...stale, days: 90 })).status).toBe(200);
    expect((await ana.call('PUT', 'retention', { ...stale, days: 60 })).error.code).toBe('Trellis:StaleStamp');
    expect(await round()).toBe(1);
    expect((await ana.read(conversationID)).map(({ seq }) => seq)).toEqual([2]);
    expect(await others[1].read(foreign)).toHaveLength(1);
  });
});

describe('a message that is reported', () => {
  it('is read by the administrators of whoever reports it, and nothing around it', async () => {
    await lin.say(conversationID, 'Before');
    await lin.say(conversationID, 'You are useless');
    await lin.say(conversationID, 'After');
    await ana.call('POST', 'messages/report', { conversationID, seq: 2, reason: 'Insult' });
    await ana.call('POST', 'messages/report', { conversationID, seq: 2, reason: 'Insult' });
    expect((await lin.call('GET', 'reports')).status).toBe(403);
    const { items } = (await ana.call<{ items: ChatReport[] }>('GET', 'reports')).body;
    expect(items).toEqual([
      expect.objectContaining({
        reason: 'Insult',
        content: '{"content":"You are useless"}',
        senderNickname: centre.coach.name,
        settledAt: null,
      }),
    ]);
    const foreign = await aTalker(product, (await aCentre(product.owner)).admin);
    const platform = await aTalker(product, await anOverseer(product.owner, { side: 'management', role: 'admin' }));
    for (const other of [foreign, platform]) {
      expect((await other.call<{ items: [] }>('GET', 'reports')).body.items).toEqual([]);
      expect((await other.call('POST', 'reports/settle', { id: items[0]?.id })).status).toBe(404);
    }
    await ana.call('POST', 'reports/settle', { id: items[0]?.id });
    expect((await ana.call<{ items: ChatReport[] }>('GET', 'reports')).body.items[0]?.settledAt).not.toBeNull();
  });
});

const rowsOf = async (who: 'lin' | 'ana', path: string) => {
  const member = who === 'lin' ? centre.coach : centre.admin;
  const token = await issueToken(product.owner, member.personId, member.membershipId);
  const reply = await product.app.inject({
    method: 'GET',
    url: `/api/business/chat/${path}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.statusCode).toBe(200);
  return readSheet({ body: new Blob([new Uint8Array(reply.rawPayload)]).stream() as never });
};

describe('a file', () => {
  it('of a conversation holds what its reader sees', async () => {
    await lin.say(conversationID, 'Room 2 at ten');
    await lin.say(conversationID, 'Not this');
    await lin.call('POST', 'messages/recall', { conversationID, seq: 2 });
    const rows = JSON.stringify(await rowsOf('ana', `conversation/export?conversationID=${conversationID}`));
    expect(rows).toContain('Room 2 at ten');
    expect(rows).not.toContain('Not this');
  });

  it("of a center's chat holds figures and what was reported, and nothing that others wrote", async () => {
    await lin.say(conversationID, 'Between us');
    await lin.say(conversationID, 'You are useless');
    await ana.call('POST', 'messages/report', { conversationID, seq: 2, reason: 'Insult' });
    const rows = JSON.stringify(await rowsOf('ana', 'export'));
    expect(rows).toContain('You are useless');
    expect(rows).not.toContain('Between us');
  });
});

describe('a guardian', () => {
  let family: { subjectId: string; guardianId: string };
  beforeEach(async () => {
    const { subjectId } = await aSubject(product.owner, { tenant: centre });
    const { id: guardianId } = await product.owner
      .insertInto('app.guardians')
      .values({ tenant_id: centre.tenantId, full_name: 'Mei Chen', email: 'mei@test.example', language: 'zh-Hans' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await product.owner
      .insertInto('app.subject_guardians')
      .values({ tenant_id: centre.tenantId, subject_id: subjectId, guardian_id: guardianId, role: 'Mother' })
      .execute();
    family = { subjectId, guardianId };
  });
  const letters = () => product.owner.selectFrom('jobs.letters').select(['template', 'language', 'data']).execute();
  const open = async (who = lin) => (await who.call<{ conversationID: string }>('POST', 'familyConversation', family)).body.conversationID;
  const asGuest = async () => {
    const [letter] = await letters();
    const url = new URL(String((letter?.data as { link?: string } | undefined)?.link));
    expect(url.pathname).toBe('/m/chat');
    const authorization = `Guest ${url.hash.slice(1)}`;
    return <T>(method: string, input?: unknown) => product.call<T>(undefined, method, '/api/m/chat', input, { authorization });
  };

  it('is mailed one link to what was written, and answers by it', async () => {
    const id = await open();
    await lin.say(id, 'Chen slept well today');
    await lin.say(id, 'See you on Monday');
    expect(await letters()).toEqual([expect.objectContaining({ template: 'familyMessage', language: 'zh-Hans' })]);
    const guest = await asGuest();
    const { body } = await guest<{ messages: ChatMessage[]; selfID: string; staffName: string; childName: string }>('GET');
    expect(body.messages.map(({ seq }) => seq)).toEqual([1, 2]);
    expect([body.selfID, body.staffName]).toEqual([family.guardianId, centre.coach.name]);
    expect((await lin.see(id)).othersReadSeq).toBe(2);
    const clientMsgID = randomUUID();
    const answers = [
      await guest<ChatMessage>('POST', { clientMsgID, text: '谢谢' }),
      await guest<ChatMessage>('POST', { clientMsgID, text: '谢谢' }),
    ];
    expect(answers.map((answer) => [answer.status, answer.body.seq])).toEqual([
      [200, 3],
      [200, 3],
    ]);
    expect(await lin.see(id)).toMatchObject({ showName: 'Mei Chen', unreadCount: 1, conversationType: 1 } satisfies Partial<Conversation>);
    await lin.say(id, 'And one more');
    expect(await letters()).toHaveLength(2);
  });

  it('is written to by people of the center who may look at guardians, and about their own child', async () => {
    const id = await open();
    await lin.say(id, 'Only for you');
    expect((await ana.call('GET', 'messages', { conversationID: id })).status).toBe(404);
    const foreign = await aTalker(product, (await aCentre(product.owner)).coach);
    expect((await foreign.call('POST', 'familyConversation', family)).status).toBe(404);
    const { subjectId } = await aSubject(product.owner, { tenant: centre });
    expect((await lin.call('POST', 'familyConversation', { ...family, subjectId })).error.code).toBe('Trellis:GuardianNotFound');
    await product.owner.deleteFrom('app.subject_guardians').where('guardian_id', '=', family.guardianId).execute();
    expect((await lin.say(id, 'Still?')).error.code).toBe('Trellis:ChatNotAllowed');
  });

  it('without an address is not written to', async () => {
    await product.owner.updateTable('app.guardians').set({ email: null }).where('id', '=', family.guardianId).execute();
    expect((await lin.call('POST', 'familyConversation', family)).error.code).toBe('Trellis:ChatGuardianUnreachable');
  });

  it('is forgotten with the child', async () => {
    const id = await open();
    await lin.say(id, 'Hello');
    await sql`select app.forget_subject(${centre.tenantId}, ${family.subjectId})`.execute(product.owner);
    expect((await lin.call('GET', 'conversation', { conversationID: id })).status).toBe(404);
  });
});

it('forgets what a person wrote with the person', async () => {
  await lin.say(conversationID, 'My secret');
  await sql`select identity.forget_person(${centre.coach.personId})`.execute(product.owner);
  expect(JSON.stringify(await ana.read(conversationID))).not.toMatch(/My secret|Lin/);
});
