import type { ContactEmail, Message, MessagePreferences } from '@trellis/contract/messages/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, aMember, anOverseer, aSubject, type CentreBuilt } from '../../fixtures/builders.ts';
import { configureAttachments } from '../../platform/mail/attachments.ts';
import { deliverNext } from '../../platform/mail/deliver.ts';
import { configureMail } from '../../platform/mail/setup.ts';
import { writeLetter } from '../../platform/mail/write-letter.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { pdf, uploadAs } from '../../testing/uploads.ts';
import { attachFiles } from './attach-files.ts';

interface List<Item> {
  items: Item[];
  totalCount: number;
}

let product: TestProduct;
let server: MailServer;
let centre: CentreBuilt;
let coach: string;
beforeAll(async () => {
  product = await startTestProduct();
  server = await startMailServer();
});
afterAll(async () => {
  await server.stop();
  await product.close();
});
beforeEach(async () => {
  const smtp = {
    host: '127.0.0.1',
    port: server.port,
    secure: false,
    user: null,
    password: null,
    fromName: 'Trellis',
    fromAddress: 'post@trellis.example',
  };
  configureMail({ demo: false, smtp });
  server.received.length = 0;
  await product.owner.deleteFrom('jobs.letters').execute();
  centre = await aCentre(product.owner);
  coach = await issueToken(product.owner, centre.coach.personId, centre.coach.membershipId);
});

const call = <T>(method: string, path: string, input?: unknown, who = coach) =>
  product.call<T>(who, method, `/api/business/${path}`, input);
const messages = async (who = coach, input = {}) => (await call<List<Message>>('GET', 'message/list', input, who)).body.items;
const unread = async (who = coach) => (await call<{ unreadCount: number }>('GET', 'message/unreadCount', {}, who)).body.unreadCount;
const preferences = async () => (await call<MessagePreferences>('GET', 'message/preferences')).body;
const prefer = async (given: Partial<MessagePreferences>) =>
  call<MessagePreferences>('PUT', 'message/preferences', { ...(await preferences()), ...given });
const tell = (data = {}, to = centre.coach) =>
  writeLetter(product.owner, {
    template: 'suggestionAnswered',
    recipient: 'coach@test.example',
    recipientName: 'Lin Wei',
    personId: to.personId,
    language: 'en',
    tenantId: centre.tenantId,
    data: { tenantName: 'Riverside', program: 'Plank bridge', content: 'The mat slips', reply: 'Try the rough side', ...data },
  });
const letterOf = (id: string) =>
  product.owner.selectFrom('jobs.letters').select(['state', 'next_at']).where('id', '=', id).executeTakeFirstOrThrow();

describe('what a person is told', () => {
  it('is read where they act, by them alone, in their own language', async () => {
    const id = await tell({ program: { en: 'Plank bridge', 'zh-Hans': '木板桥', es: 'Puente de tabla' } });
    expect(await messages()).toEqual([
      {
        id,
        kind: 'suggestionAnswered',
        title: 'Your suggestion on “Plank bridge” was answered',
        content: expect.stringContaining('Try the rough side'),
        subjectId: null,
        isRead: false,
        creationTime: expect.any(String),
      },
    ]);
    const admin = await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId);
    expect(await messages(admin)).toEqual([]);
    const elsewhere = await aCentre(product.owner);
    const { membershipId } = await aMember(product.owner, { tenant: elsewhere, person: centre.coach });
    expect(await messages(await issueToken(product.owner, centre.coach.personId, membershipId))).toEqual([]);
    await product.owner.updateTable('identity.persons').set({ language: 'es' }).where('id', '=', centre.coach.personId).execute();
    expect((await messages())[0]?.title).toBe('Hay respuesta a su sugerencia sobre «Puente de tabla»');
  });

  it('is counted until it is read, one by one or all at once', async () => {
    const ids = [await tell(), await tell(), await tell()];
    expect(await unread()).toBe(3);
    const read = () => call<{ unreadCount: number }>('POST', 'message/read', { ids: ids.slice(0, 1) });
    expect([(await read()).body.unreadCount, (await read()).body.unreadCount]).toEqual([2, 2]);
    expect((await messages(coach, { isRead: true })).map((message) => message.id)).toEqual(ids.slice(0, 1));
    expect((await call<{ unreadCount: number }>('POST', 'message/readAll')).body.unreadCount).toBe(0);
    expect([await unread(), (await messages(coach, { isRead: false })).length]).toEqual([0, 0]);
  });

  it("is not marked as read by somebody else's call", async () => {
    const id = await tell();
    const admin = await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId);
    expect((await call('POST', 'message/read', { ids: [id] }, admin)).status).toBe(200);
    expect(await unread()).toBe(1);
  });

  it('is told in the transaction that causes it, or not at all', async () => {
    const failed = product.owner.transaction().execute(async (transaction) => {
      await writeLetter(transaction, {
        template: 'suggestionAnswered',
        recipient: 'coach@test.example',
        recipientName: null,
        personId: centre.coach.personId,
        language: 'en',
        tenantId: centre.tenantId,
        data: {},
      });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await messages()).toEqual([]);
  });

  it('stays once its letter is sent and wiped', async () => {
    await tell();
    expect(await deliverNext(product.pools.jobs)).toBe(true);
    expect(server.received).toHaveLength(1);
    expect((await messages())[0]?.content).toContain('Try the rough side');
  });

  it('of a child goes when the child is forgotten, and of a person with their account', async () => {
    const child = await aSubject(product.owner, { tenant: centre });
    await tell({ subjectId: child.subjectId });
    await tell({ content: `${child.name} liked it` });
    await tell();
    expect((await messages()).map(({ subjectId }) => subjectId)).toContain(child.subjectId);
    await sql`select app.forget_subject(${centre.tenantId}, ${child.subjectId})`.execute(product.owner);
    expect(await messages()).toHaveLength(1);
    await sql`select identity.forget_person(${centre.coach.personId})`.execute(product.owner);
    const { rows } = await sql`select 1 from identity.messages where person_id = ${centre.coach.personId}`.execute(product.owner);
    expect(rows).toEqual([]);
  });

  it('is kept a year', async () => {
    await tell();
    const { cleaningJobs } = await import('../../platform/jobs/clean-up.ts');
    const clean = () =>
      cleaningJobs(product.pools.jobs)
        .find(({ name }) => name === 'messages of last year')
        ?.run();
    expect(await clean()).toBe(0);
    await sql`update identity.messages set created_at = now() - interval '366 days' where person_id = ${centre.coach.personId}`.execute(
      product.owner,
    );
    expect(await clean()).toBe(1);
  });
});

describe('what is mailed', () => {
  it('is everything until a person chooses otherwise', async () => {
    expect(await preferences()).toMatchObject({ unmailed: [], quiet: null });
    expect((await letterOf(await tell())).state).toBe('queued');
    expect((await prefer({ unmailed: ['suggestionAnswered', 'suggestionAnswered'] })).body.unmailed).toEqual(['suggestionAnswered']);
    const id = await tell();
    expect((await letterOf(id)).state).toBe('inApp');
    expect((await messages()).map((message) => message.id)).toContain(id);
  });

  it('waits while it is quiet where the person is, over midnight too', async () => {
    const at = async (from: string, until: string, moment: string) => {
      const { rows } = await sql<{ at: Date }>`
        select identity.mailed_at(${from}::time, ${until}::time, 'America/New_York', ${moment}::timestamptz) as at`.execute(product.owner);
      return rows[0]?.at.toISOString();
    };
    // 23:00 and 03:00 in New York in summer, then noon
    expect(await at('21:00', '07:00', '2031-06-05T03:00:00Z')).toBe('2031-06-05T11:00:00.000Z');
    expect(await at('21:00', '07:00', '2031-06-05T07:00:00Z')).toBe('2031-06-05T11:00:00.000Z');
    expect(await at('21:00', '07:00', '2031-06-05T16:00:00Z')).toBe('2031-06-05T16:00:00.000Z');
    expect(await at('09:00', '17:00', '2031-06-05T16:00:00Z')).toBe('2031-06-05T21:00:00.000Z');
    await prefer({ quiet: { from: '00:00', until: '23:59' } });
    expect((await letterOf(await tell())).next_at.getTime()).toBeGreaterThan(Date.now());
    expect(await unread()).toBe(1);
  });

  it('is chosen by the latest only, and by what there is', async () => {
    const before = await preferences();
    await prefer({ unmailed: ['lowQuota'] });
    const stale = await call('PUT', 'message/preferences', { ...before, unmailed: [] });
    expect([stale.status, stale.error.code, (stale.error.data as { current: MessagePreferences }).current.unmailed]).toEqual([
      409,
      'Trellis:StaleStamp',
      ['lowQuota'],
    ]);
    const refused = await prefer({ quiet: { from: '22:00', until: '22:00' } });
    expect([refused.status, refused.error.validationErrors[0]?.members]).toEqual([400, ['quiet.until']]);
    expect((await call('PUT', 'message/preferences', { ...before, unmailed: ['passwordChanged'] })).status).toBe(400);
  });
});

describe('the count of what is unread', () => {
  it('ends right however many read and are told at once', async () => {
    const kept = await Promise.all(Array.from({ length: 40 }, () => tell()));
    const clients = Array.from({ length: 100 }, (_, n) => async () => {
      if (n % 5 === 4) return void (await tell());
      const { body } = await call<{ unreadCount: number }>('POST', 'message/read', { ids: [kept[n % 30]] });
      expect(body.unreadCount).toBeGreaterThanOrEqual(10);
    });
    await Promise.all(clients.map((client) => client()));
    // 40 and 20 more, of which 30 at most were read: each fifth client told, so that some of them were not
    const read = new Set(Array.from({ length: 100 }, (_, n) => n).flatMap((n) => (n % 5 === 4 ? [] : [n % 30]))).size;
    expect(await unread()).toBe(60 - read);
  });
});

describe('mail to support', () => {
  const sent = async (who = coach) => (await call<List<ContactEmail>>('GET', 'contactEmail', {}, who)).body.items;
  const send = (input: object) => call<{ id: string }>('POST', 'contactEmail/sendToSupport', input);
  const form = { title: ' A child is missing ', content: 'Since this morning\nI do not find Ida.' };
  let platformAddress: string;
  beforeAll(async () => {
    const { personId } = await anOverseer(product.owner, { side: 'management', role: 'admin' });
    platformAddress = (
      await product.owner.selectFrom('identity.persons').select('email').where('id', '=', personId).executeTakeFirstOrThrow()
    ).email;
  });

  it('reaches whoever answers, who can answer the person', async () => {
    expect((await send(form)).status).toBe(200);
    expect(await sent()).toMatchObject([{ title: 'A child is missing', content: form.content, state: 'Waiting' }]);
    await deliverNext(product.pools.jobs);
    const { email } = await product.owner
      .selectFrom('identity.persons')
      .select('email')
      .where('id', '=', centre.coach.personId)
      .executeTakeFirstOrThrow();
    expect(server.received[0]?.to).toContain(platformAddress);
    expect(server.received[0]?.header('Reply-To')).toBe(email);
    expect((await sent())[0]?.state).toBe('Sent');
    const admin = await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId);
    expect(await sent(admin)).toEqual([]);
  });

  it('is sent again once it failed, and not before', async () => {
    const { id } = (await send(form)).body;
    const again = () => call('POST', `contactEmail/${id}/reSendToSupport`);
    expect((await again()).error.code).toBe('Trellis:ContactEmailNotFailed');
    await product.owner.updateTable('jobs.letters').set({ state: 'failed' }).where('template', '=', 'supportRequest').execute();
    expect((await sent())[0]?.state).toBe('Failed');
    expect((await again()).status).toBe(200);
    expect((await sent())[0]?.state).toBe('Waiting');
  });

  it('says that nobody answers where no administrator of the platform is in force', async () => {
    const admins = product.owner.selectFrom('identity.membership_roles').select('membership_id').where('role', '=', 'admin');
    const put = (state: 'Effective' | 'Invalid', ids: string[]) =>
      product.owner.updateTable('identity.memberships').set({ state }).where('id', 'in', ids).execute();
    const inForce = await product.owner
      .selectFrom('identity.memberships')
      .select('id')
      .where('id', 'in', admins)
      .where('state', '=', 'Effective')
      .execute();
    const ids = inForce.map(({ id }) => id);
    await put('Invalid', ids);
    try {
      const { status, body } = await product.call<{ error: { code: string } }>(
        coach,
        'POST',
        '/api/business/contactEmail/sendToSupport',
        form,
      );
      expect([status, body.error.code]).toEqual([409, 'Trellis:NobodyAtSupport']);
    } finally {
      await put('Effective', ids);
    }
  });

  it('takes files along that its writer uploaded, again with a second try, and no other', async () => {
    configureAttachments((letter) => attachFiles(product.pools.jobs, letter));
    const upload = async (who = coach) => (await uploadAs(product, who, { content: pdf, name: 'Error.pdf', kind: 'support' })).body.id;
    const { id } = (await send({ ...form, fileIds: [await upload()] })).body;
    expect((await sent())[0]?.files).toEqual([{ fileName: 'Error.pdf', url: expect.stringContaining('.pdf') }]);
    await product.owner.updateTable('jobs.letters').set({ state: 'failed' }).where('template', '=', 'supportRequest').execute();
    await call('POST', `contactEmail/${id}/reSendToSupport`);
    await deliverNext(product.pools.jobs);
    configureAttachments(async () => []);
    expect(server.received[0]?.raw).toMatch(/filename="?Error.pdf/);
    expect(server.received[0]?.raw).toContain(pdf.toString('base64').slice(0, 60));

    const admin = await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId);
    const foreign = await send({ ...form, fileIds: [await upload(admin)] });
    expect([foreign.status, foreign.error.validationErrors[0]?.members]).toEqual([404, ['fileIds']]);
    const tooMany = await send({ ...form, fileIds: await Promise.all([1, 2, 3, 4].map(() => upload())) });
    expect([tooMany.status, tooMany.error.validationErrors[0]?.members]).toEqual([400, ['fileIds']]);
    const drawn = await uploadAs(product, coach, { content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), kind: 'support' });
    expect(drawn.error.code).toBe('Trellis:FileTypeRefused');
  });

  it('says what is missing', async () => {
    for (const field of ['title', 'content']) {
      const refused = await send({ ...form, [field]: ' ' });
      expect([refused.status, refused.error.validationErrors[0]?.members]).toEqual([400, [field]]);
    }
  });
});
