import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, anOverseer, aSubject, type CentreBuilt, type SubjectBuilt } from '../../fixtures/builders.ts';
import { atCentre } from '../../fixtures/clock.ts';
import { aContract, anOccurrence, aPlan } from '../../fixtures/training-builders.ts';
import type { Database } from '../../platform/db/types.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { erasingJob } from './erasing-job.ts';

let product: TestProduct;
let centre: CentreBuilt;
let token: string;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  centre = await aCentre(product.owner);
  token = await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId);
});

const base = '/api/business/retention';
const off = { recordMonths: null, mediaMonths: null, chatMonths: null, vrMonths: null, noticeDays: 14 };
interface Saved {
  concurrencyStamp: string;
  inForceAt: string | null;
}

async function save(given: Partial<Record<keyof typeof off, number | null>>, bearer = token) {
  const { body } = await product.call<Saved>(bearer, 'GET', base);
  return product.call<Saved>(bearer, 'PUT', base, { ...off, ...given, concurrencyStamp: body.concurrencyStamp });
}

/** A child who left so many months ago. */
async function aLeftChild(months: number, tenant = centre, lastName = 'Quetzal'): Promise<SubjectBuilt> {
  const subject = await aSubject(product.owner, { tenant, tag: 'Archived', lastName });
  await sql`update app.subjects set left_at = now() - make_interval(months => ${months}) where id = ${subject.subjectId}`.execute(
    product.owner,
  );
  return subject;
}

/** At two in the night at the center, so many days from now. */
const night = (days: number) => atCentre(centre.zone, new Date(), days, 2 * 60);
const run = (moment: Date) => erasingJob(product.pools.jobs, () => moment).run();
/** Administrators are told now; a night comes when their days are over. */
async function runThrough(days = 15): Promise<void> {
  await run(new Date());
  await run(night(days));
}
const isErased = async ({ subjectId }: SubjectBuilt) =>
  (await sql`select from app.subjects where id = ${subjectId} and erased_at is not null`.execute(product.owner)).rows.length === 1;
const hold = (child: SubjectBuilt, bearer = token) =>
  product.call<{ id: string }>(bearer, 'POST', `${base}/hold`, { subjectId: child.subjectId, reason: 'A court asked' });
const lettersAhead = async () =>
  (
    await sql<{ data: object }>`
      select data from jobs.letters where tenant_id = ${centre.tenantId} and template = 'erasureAhead' order by id`.execute(product.owner)
  ).rows;
const proofs = async () => (await product.call<{ items: Record<string, unknown>[] }>(token, 'GET', `${base}/erasure`)).body.items;

describe('a rule', () => {
  it('erases whoever left long enough ago, and nobody of another center', async () => {
    const other = await aCentre(product.owner);
    const [gone, later, elsewhere] = [await aLeftChild(8), await aLeftChild(3), await aLeftChild(8, other)];
    await save({ recordMonths: 6 });
    await runThrough();
    expect(await Promise.all([gone, later, elsewhere].map(isErased))).toEqual([true, false, false]);
  });

  it('erases the others where one cannot be erased, says which, and tries it again the next night', async () => {
    const [stuck, gone] = [await aLeftChild(9), await aLeftChild(8)];
    await save({ recordMonths: 6 });
    await run(new Date());
    await sql`
      create function public.refuse_one() returns trigger language plpgsql as 'begin raise exception ''The disk is full''; end'`.execute(
      product.owner,
    );
    await sql`
      create trigger refuse_one before update on app.subjects for each row
      when (new.erased_at is not null and new.id = ${sql.lit(stuck.subjectId)}) execute function public.refuse_one()`.execute(
      product.owner,
    );
    await expect(run(night(15))).rejects.toThrow(`record of ${stuck.subjectId} (The disk is full)`);
    expect(await Promise.all([stuck, gone].map(isErased))).toEqual([false, true]);
    await sql`drop function public.refuse_one cascade`.execute(product.owner);
    const anHourLater = new Date(night(15).getTime() + 3_600_000);
    expect(await run(anHourLater)).toBe(0);
    expect(await run(night(16))).toBe(1);
    expect(await isErased(stuck)).toBe(true);
  });

  it('is off until somebody turns it on', async () => {
    const child = await aLeftChild(200);
    await runThrough();
    expect(await isErased(child)).toBe(false);
  });

  it('never erases a child who is here, or came back', async () => {
    const here = await aSubject(product.owner, { tenant: centre });
    const back = await aLeftChild(8);
    await save({ recordMonths: 6 });
    await run(new Date());
    await sql`update app.subjects set tag = 'Active' where id = ${back.subjectId}`.execute(product.owner);
    await run(night(15));
    expect(await Promise.all([here, back].map(isErased))).toEqual([false, false]);
  });

  it('spares whoever has sessions left', async () => {
    const child = await aLeftChild(8);
    await aContract(product.owner, { subject: child, seller: centre.admin });
    await sql`update app.user_contracts set amount = 0 where subject_id = ${child.subjectId}`.execute(product.owner);
    await save({ recordMonths: 6 });
    await runThrough();
    expect(await isErased(child)).toBe(false);
    expect((await preview()).items).toMatchObject([{ id: child.subjectId, obstacles: ['credits'] }]);
  });

  it('spares whoever owes something on a contract, and counts from when the last one was stopped', async () => {
    const child = await aLeftChild(8);
    await sql`
      insert into app.user_contracts (tenant_id, subject_id, contract_type, purpose, signed_on, amount, total_class)
      values (${centre.tenantId}, ${child.subjectId}, 'First', 'Training', '2025-01-15', 100, 1)`.execute(product.owner);
    await save({ recordMonths: 6 });
    await runThrough();
    expect((await preview()).items).toMatchObject([{ obstacles: ['contract'] }]);
    await sql`update app.user_contracts set stopped_at = now() where subject_id = ${child.subjectId}`.execute(product.owner);
    const [item] = (await preview()).items;
    expect(item?.obstacles).toEqual([]);
    expect(Date.parse(item?.leftAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    await runThrough();
    expect(await isErased(child)).toBe(false);
  });

  it('spares whoever paid more than a contract costs, stopped or not, until that is given back', async () => {
    const child = await aLeftChild(8);
    const { rows } = await sql<{ id: string }>`
      insert into app.user_contracts (tenant_id, subject_id, contract_type, purpose, signed_on, amount, total_class, stopped_at)
      values (${centre.tenantId}, ${child.subjectId}, 'First', 'Training', '2025-01-15', 100, 1, now() - interval '1 year')
      returning id`.execute(product.owner);
    const pay = (amount: number, isRecharge: boolean) =>
      sql`
      insert into app.contract_payments (tenant_id, contract_id, is_recharge, amount, paid_on, person_id)
      values (${centre.tenantId}, ${rows[0]?.id}, ${isRecharge}, ${amount}, '2025-01-15', ${centre.admin.personId})`.execute(product.owner);
    await pay(130, true);
    await save({ recordMonths: 6 });
    await runThrough();
    expect(await isErased(child)).toBe(false);
    expect((await preview()).items).toMatchObject([{ obstacles: ['contract'] }]);
    await pay(30, false);
    expect((await preview()).items).toMatchObject([{ obstacles: [] }]);
    await run(night(16));
    await run(night(31));
    expect(await isErased(child)).toBe(true);
  });

  it('begins its days anew once what kept a child is over', async () => {
    const child = await aLeftChild(8);
    await save({ recordMonths: 6 });
    await run(new Date());
    const keep = sql`
      insert into app.user_contracts (tenant_id, subject_id, contract_type, purpose, signed_on, amount, total_class)
      values (${centre.tenantId}, ${child.subjectId}, 'First', 'Training', '2025-01-15', 100, 1)`;
    await keep.execute(product.owner);
    await run(night(10));
    await sql`update app.user_contracts set amount = 0 where subject_id = ${child.subjectId}`.execute(product.owner);
    await run(night(16));
    await run(night(29));
    expect(await isErased(child)).toBe(false);
    expect(await lettersAhead()).toHaveLength(2);
    await run(night(31));
    expect(await isErased(child)).toBe(true);
  });

  it('spares whoever has something booked', async () => {
    const child = await aSubject(product.owner, { tenant: centre, coach: centre.coach });
    await aContract(product.owner, { subject: child, seller: centre.admin });
    const plan = await aPlan(product.owner, { subject: child, coach: centre.coach });
    await anOccurrence(product.owner, { plan });
    await sql`update app.subjects set tag = 'Archived', left_at = now() - interval '8 months' where id = ${child.subjectId}`.execute(
      product.owner,
    );
    await save({ recordMonths: 6 });
    await runThrough();
    expect(await isErased(child)).toBe(false);
    expect((await preview()).items[0]?.obstacles).toContain('bookings');
  });

  it('has floors', async () => {
    for (const given of [{ recordMonths: 5 }, { mediaMonths: 0 }, { noticeDays: 6 }])
      expect((await save({ recordMonths: 12, ...given })).status, JSON.stringify(given)).toBe(400);
    const below = sql`insert into app.retention_rules (tenant_id, record_months) values (${centre.tenantId}, 5)`.execute(product.owner);
    await expect(below).rejects.toThrow('record_months');
  });

  it('waits, once it is turned on or shortened, until administrators had their days', async () => {
    const child = await aLeftChild(8);
    expect((await save({ recordMonths: 6 })).body.inForceAt).toSatisfy((at: string) => Date.parse(at) > Date.now() + 13.9 * 86_400_000);
    await run(new Date());
    await run(night(13));
    expect(await isErased(child)).toBe(false);
    const { body: longer } = await save({ recordMonths: 7 });
    await sql`update app.retention_rules set in_force_at = now() - interval '1 year' where tenant_id = ${centre.tenantId}`.execute(
      product.owner,
    );
    const kept = (await save({ recordMonths: 8 })).body.inForceAt;
    expect(kept).toBe(longer.inForceAt);
    expect(Date.parse((await save({ recordMonths: 6 })).body.inForceAt ?? '')).toBeGreaterThan(Date.parse(kept ?? ''));
  });

  it('erases nobody before the days are over in which administrators know, and tells them once', async () => {
    const child = await aLeftChild(8);
    await save({ recordMonths: 6 });
    await run(night(20));
    expect(await isErased(child)).toBe(false);
    await run(night(33));
    expect(await isErased(child)).toBe(false);
    expect(await lettersAhead()).toMatchObject([{ data: { count: 1 } }]);
    await run(night(34));
    expect(await isErased(child)).toBe(true);
  });

  it('erases nobody before the day that administrators were told, though they want fewer days since', async () => {
    const child = await aLeftChild(8);
    await save({ recordMonths: 6, noticeDays: 30 });
    await run(new Date());
    await save({ recordMonths: 6, noticeDays: 7 });
    await run(night(29));
    expect(await isErased(child)).toBe(false);
    await run(night(31));
    expect(await isErased(child)).toBe(true);
  });

  it('tells them anew once it was turned off and on again, or changed', async () => {
    const child = await aLeftChild(9);
    await save({ recordMonths: 6 });
    await run(new Date());
    await save({});
    await save({ recordMonths: 7 });
    await run(night(16));
    expect(await isErased(child)).toBe(false);
    expect(await lettersAhead()).toHaveLength(2);
    await run(night(29));
    expect(await isErased(child)).toBe(false);
    await run(night(31));
    expect(await isErased(child)).toBe(true);
  });

  it('erases nobody where no administrator can be told', async () => {
    const child = await aLeftChild(8);
    await save({ recordMonths: 6 });
    await sql`update identity.memberships set state = 'Invalid', left_at = now() where tenant_id = ${centre.tenantId}`.execute(
      product.owner,
    );
    await runThrough();
    await run(night(40));
    expect(await isErased(child)).toBe(false);
  });

  it('works at night alone', async () => {
    const child = await aLeftChild(8);
    await save({ recordMonths: 6 });
    await run(new Date());
    await run(atCentre(centre.zone, new Date(), 15, 12 * 60));
    expect(await isErased(child)).toBe(false);
  });

  it('is changed by whoever read it last, and by administrators of the center alone', async () => {
    await save({ recordMonths: 12 });
    const stale = await product.call(token, 'PUT', base, { ...off, concurrencyStamp: '00000000-0000-0000-0000-000000000000' });
    expect([stale.status, stale.error.code]).toEqual([409, 'Trellis:StaleStamp']);
    const coach = await issueToken(product.owner, centre.coach.personId, centre.coach.membershipId);
    expect((await save({ recordMonths: 12 }, coach)).status).toBe(403);
  });

  it('erases parts sooner, once, and leaves the child', async () => {
    const child = await aLeftChild(3);
    await sql`update app.subjects set picture_key = ${`${centre.tenantId}/picture.webp`} where id = ${child.subjectId}`.execute(
      product.owner,
    );
    await save({ recordMonths: 24, mediaMonths: 2, chatMonths: 2, vrMonths: 2 });
    await runThrough();
    await runThrough(16);
    expect(await isErased(child)).toBe(false);
    const written = await proofs();
    expect(new Set(written.map(({ part }) => part))).toEqual(new Set(['chat', 'media', 'vr']));
    expect(written).toHaveLength(3);
    expect(written.find(({ part }) => part === 'media')).toMatchObject({ files: 1, ruleMonths: 2, byName: null });
    expect((await preview()).items[0]?.parts.map(({ part }) => part)).toEqual(['record']);
  });
});

interface Previewed {
  items: { id: string; leftAt: string; obstacles: string[]; parts: { part: string; from: string }[] }[];
  totalCount: number;
}
const preview = async (query = '') => (await product.call<Previewed>(token, 'GET', `${base}/preview${query}`)).body;

describe('the preview', () => {
  it('says whom a rule would erase and when, before it is turned on', async () => {
    const [one, other] = [await aLeftChild(8), await aLeftChild(4)];
    await aSubject(product.owner, { tenant: centre });
    expect((await preview()).items.map(({ parts }) => parts)).toEqual([[], []]);
    const drafted = await preview('?isDraft=true&recordMonths=6');
    expect(drafted.items.map(({ id }) => id)).toEqual([one.subjectId, other.subjectId]);
    // the days in which administrators know
    expect(Date.parse(drafted.items[0]?.parts[0]?.from ?? '')).toBeGreaterThan(Date.now() + 13 * 86_400_000);
    expect((await preview('?isDraft=true&recordMonths=6&within=30')).items.map(({ id }) => id)).toEqual([one.subjectId]);
    expect((await preview('?isDraft=true&recordMonths=6&within=90')).totalCount).toBe(2);
    expect((await preview('?isDraft=true&recordMonths=6&within=due')).totalCount).toBe(0);
  });

  it('says of parts too when they go, by the day that administrators were told, and counts who wants fewer days', async () => {
    await aLeftChild(3);
    const draft = '?isDraft=true&recordMonths=24&mediaMonths=2';
    expect((await preview(`${draft}&within=30`)).totalCount).toBe(1);
    expect((await preview(`${draft}&within=30&noticeDays=60`)).totalCount).toBe(0);
    await save({ recordMonths: 24, mediaMonths: 2 });
    await run(new Date());
    const from = async (query = '') => Date.parse((await preview(query)).items[0]?.parts.find(({ part }) => part === 'media')?.from ?? '');
    const told = await from();
    expect(told).toBeGreaterThan(Date.now() + 13 * 86_400_000);
    // what a draft leaves as it is goes as it was told; what it changes begins anew
    expect(await from('?isDraft=true&recordMonths=25&mediaMonths=2')).toBe(told);
    expect(await from('?isDraft=true&recordMonths=24&mediaMonths=3')).toBeGreaterThan(told);
  });
});

describe('a hold', () => {
  it('keeps a child from every erasure until it is lifted, and is on record', async () => {
    const child = await aLeftChild(8);
    const { id } = (await hold(child)).body;
    expect((await hold(child)).error.code).toBe('Trellis:ChildHeld');
    await save({ recordMonths: 6 });
    await runThrough();
    const byHand = await product.call(token, 'DELETE', `/api/rocketAdmin/account/subject/${child.subjectId}`);
    expect([byHand.status, byHand.error.code]).toEqual([409, 'Trellis:ChildHeld']);
    await expect(sql`select app.forget_subject(${centre.tenantId}, ${child.subjectId})`.execute(product.owner)).rejects.toThrow('held');
    expect(await isErased(child)).toBe(false);
    const shown = await product.call(token, 'GET', `${base}/hold?subjectId=${child.subjectId}`);
    expect(shown.body).toMatchObject({ hold: { id, reason: 'A court asked', byName: centre.admin.name } });
    expect((await product.call(token, 'POST', `${base}/hold/${id}/lift`, { reason: 'It is over' })).status).toBe(200);
    expect((await product.call(token, 'POST', `${base}/hold/${id}/lift`, { reason: 'Again' })).error.code).toBe('Trellis:HoldLifted');
    const trail = await sql<{ operation: string }>`
      select operation from audit.changes where table_name = 'app.legal_holds' and row_id = ${id} order by id`.execute(product.owner);
    expect(trail.rows.map(({ operation }) => operation)).toEqual(['INSERT', 'UPDATE']);
    await runThrough(16);
    expect(await isErased(child)).toBe(true);
  });

  it('keeps a child from the platform too, and from what keeps chat for some days alone', async () => {
    const child = await aLeftChild(8);
    await hold(child);
    const platform = await anOverseer(product.owner, { side: 'management', role: 'admin' });
    const theirs = await issueToken(product.owner, platform.personId, platform.membershipId);
    const byPlatform = await product.call(theirs, 'DELETE', `/api/rocketAdmin/account/subject/${child.subjectId}`);
    expect([byPlatform.status, byPlatform.error.code]).toEqual([409, 'Trellis:ChildHeld']);
    await sql`insert into app.chat_rules (tenant_id, retention_days) values (${centre.tenantId}, 30)`.execute(product.owner);
    const written = async ({ subjectId }: SubjectBuilt) => {
      await sql`
        with talk as (insert into chat.conversations (id, type, tenant_id) values (${subjectId}, 1, ${centre.tenantId}) returning id),
        guest as (insert into chat.members (conversation_id, member_id, subject_id) select id, ${subjectId}::uuid, ${subjectId}::uuid from talk)
        insert into chat.messages (conversation_id, seq, sender_id, sender_name, client_id, content_type, content, sent_at)
        select id, 1, ${centre.admin.membershipId}, 'Ana', ${subjectId}::uuid, 101, '{}', now() - interval '31 days' from talk`.execute(
        product.owner,
      );
    };
    const other = await aLeftChild(8);
    await written(child);
    await written(other);
    await sql`select jobs.forget_old_chat(now())`.execute(product.pools.jobs);
    const left = await sql<{ id: string }>`
      select conversation_id as id from chat.messages where conversation_id in (${child.subjectId}, ${other.subjectId})`.execute(
      product.owner,
    );
    expect(left.rows).toEqual([{ id: child.subjectId }]);
  });

  it('that is being set while the night erases is heeded, though nobody can see it yet', async () => {
    const child = await aLeftChild(8);
    await save({ recordMonths: 6 });
    await run(new Date());
    const setting = (db: Kysely<Database>) =>
      sql`
      insert into app.legal_holds (tenant_id, subject_id, reason, set_by)
      values (${centre.tenantId}, ${child.subjectId}, 'A court asked', ${centre.admin.personId})`.execute(db);
    await product.owner.transaction().execute(async (db) => {
      await setting(db);
      expect(await run(night(15))).toBe(0);
    });
    expect(await isErased(child)).toBe(false);
    await run(night(15));
    expect(await isErased(child)).toBe(false);
  });

  it('that is lifted while the night erases begins the days anew, and is heeded until it is', async () => {
    const child = await aLeftChild(8);
    await save({ recordMonths: 6 });
    await run(new Date());
    const { id } = (await hold(child)).body;
    await product.owner.transaction().execute(async (db) => {
      await sql`update app.legal_holds set lifted_at = now(), lifted_by = set_by, lift_reason = 'Over' where id = ${id}`.execute(db);
      expect(await run(night(15))).toBe(0);
    });
    await run(night(15));
    await run(night(28));
    expect(await isErased(child)).toBe(false);
    await run(night(30));
    expect(await isErased(child)).toBe(true);
  });

  it('and the night never both have a child, whichever came first', async () => {
    const children = await Promise.all(Array.from({ length: 12 }, () => aLeftChild(8)));
    await save({ recordMonths: 6 });
    await run(new Date());
    const [, ...held] = await Promise.all([run(night(15)), ...children.map((child) => hold(child))]);
    for (const [at, child] of children.entries()) expect(held[at]?.status === 200).toBe(!(await isErased(child)));
    const kept = held.flatMap(({ status, body }) => (status === 200 ? [body.id] : []));
    const lift = (id: string) => product.call(token, 'POST', `${base}/hold/${id}/lift`, { reason: 'It is over' });
    const before = (await proofs()).length;
    await Promise.all([run(night(16)), ...kept.map(lift)]);
    await run(night(16));
    expect(await proofs()).toHaveLength(before);
  });

  it("is nobody's of another center", async () => {
    const child = await aLeftChild(8);
    const { id } = (await hold(child)).body;
    const other = await aCentre(product.owner);
    const theirs = await issueToken(product.owner, other.admin.personId, other.admin.membershipId);
    expect((await hold(child, theirs)).status).toBe(404);
    expect((await product.call(theirs, 'POST', `${base}/hold/${id}/lift`, { reason: 'Mine' })).status).toBe(404);
    expect((await product.call(theirs, 'GET', `${base}/hold?subjectId=${child.subjectId}`)).status).toBe(404);
  });
});

describe('erasing', () => {
  it('goes on where it was stopped', async () => {
    const children = [await aLeftChild(9), await aLeftChild(8), await aLeftChild(8)];
    await save({ recordMonths: 6 });
    await run(new Date());
    await sql`select jobs.erase_due(${night(15)})`.execute(product.pools.jobs);
    expect((await Promise.all(children.map(isErased))).filter(Boolean)).toHaveLength(1);
    await run(night(15));
    expect(await Promise.all(children.map(isErased))).toEqual([true, true, true]);
    expect((await proofs()).map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  it('is done by one at a time, once', async () => {
    const children = [await aLeftChild(9), await aLeftChild(8), await aLeftChild(8)];
    await save({ recordMonths: 6 });
    await run(new Date());
    const erased = await product.owner.transaction().execute(async (one) => {
      await sql`select jobs.erase_due(${night(15)})`.execute(one);
      return run(night(15));
    });
    expect(erased).toBe(0);
    await Promise.all([run(night(15)), run(night(15)), run(night(15))]);
    await run(night(15));
    expect(await Promise.all(children.map(isErased))).toEqual([true, true, true]);
    expect(await proofs()).toHaveLength(3);
  });

  it('leaves nothing half done where it fails', async () => {
    const child = await aLeftChild(8);
    await save({ recordMonths: 6 });
    await run(new Date());
    await product.owner
      .transaction()
      .execute(async (db) => {
        await sql`select jobs.erase_due(${night(15)})`.execute(db);
        throw new Error('killed');
      })
      .catch(() => undefined);
    expect([await isErased(child), await proofs()]).toEqual([false, []]);
  });

  it('takes the papers of contracts along, which stay when somebody erases by hand', async () => {
    const papersOf = async (child: SubjectBuilt) => {
      const { rows } = await sql<{ contract: string; file: string }>`
        with contract as (
          insert into app.user_contracts (tenant_id, subject_id, contract_type, purpose, signed_on, amount, total_class, stopped_at)
          values (${centre.tenantId}, ${child.subjectId}, 'First', 'Training', '2025-01-15', 100, 1, now() - interval '1 year') returning id
        ), file as (
          insert into app.files (tenant_id, owner_id, kind, type, size, name, key)
          select ${centre.tenantId}, ${centre.admin.personId}, 'UserContract', 'application/pdf', 1, 'a.pdf', ${centre.tenantId} || '/' || id || '.pdf' from contract
          returning id
        )
        select contract.id as contract, file.id as file from contract, file`.execute(product.owner);
      await sql`insert into app.user_contract_files (tenant_id, contract_id, file_id)
        values (${centre.tenantId}, ${rows[0]?.contract}, ${rows[0]?.file})`.execute(product.owner);
      return rows[0]?.file;
    };
    const [byRule, byHand] = [await aLeftChild(8), await aLeftChild(2)];
    const papers = [await papersOf(byRule), await papersOf(byHand)];
    await product.call(token, 'DELETE', `/api/rocketAdmin/account/subject/${byHand.subjectId}`);
    await save({ recordMonths: 6 });
    await runThrough();
    const left = await sql<{ id: string }>`select id from app.files where id = any (${papers}::uuid[])`.execute(product.owner);
    expect(left.rows.map(({ id }) => id)).toEqual([papers[1]]);
    expect((await proofs()).map(({ files, ruleMonths }) => [files, ruleMonths])).toEqual([
      [1, 6],
      [0, null],
    ]);
  });
});

describe('a proof', () => {
  it('says how much went, by whom and until when backups have it, and no word about whom', async () => {
    const child = await aLeftChild(1, centre, 'Zyxwilla');
    await product.call(token, 'DELETE', `/api/rocketAdmin/account/subject/${child.subjectId}`);
    const [proof] = await proofs();
    expect(proof).toMatchObject({
      number: 1,
      subjectId: child.subjectId,
      part: 'record',
      ruleMonths: null,
      byName: centre.admin.name,
      blanked: { subjects: expect.any(Number) },
      isIntact: true,
    });
    const { erasedAt, backupsUntil } = proof as { erasedAt: string; backupsUntil: string };
    expect(Date.parse(backupsUntil) - Date.parse(erasedAt)).toBe(30 * 24 * 3_600_000);
    const { rows } = await sql<{ row: string }>`select to_jsonb(e)::text as row from app.erasures e`.execute(product.owner);
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('zyxwilla');
    const file = await product.app.inject({ url: `${base}/erasure/excelDownload`, headers: { authorization: `Bearer ${token}` } });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, expect.stringContaining('spreadsheetml')]);
  });

  it('is never changed or removed, and says so where somebody did', async () => {
    for (const months of [2, 3]) {
      const { subjectId } = await aLeftChild(months);
      await product.call(token, 'DELETE', `/api/rocketAdmin/account/subject/${subjectId}`);
    }
    const own = sql`tenant_id = ${centre.tenantId}`;
    await expect(sql`update app.erasures set files = 9 where ${own}`.execute(product.owner)).rejects.toThrow('stays as it is');
    await expect(sql`delete from app.erasures where ${own}`.execute(product.owner)).rejects.toThrow('stays as it is');
    expect((await proofs()).map(({ isIntact }) => isIntact)).toEqual([true, true]);
    await sql`alter table app.erasures disable trigger stays`.execute(product.owner);
    await sql`update app.erasures set files = 9 where ${own} and number = 2`.execute(product.owner);
    expect((await proofs()).map(({ isIntact }) => isIntact)).toEqual([false, true]);
    await sql`delete from app.erasures where ${own} and number = 1`.execute(product.owner);
    await sql`update app.erasures e set files = 0 where ${own} and number = 2`.execute(product.owner);
    expect((await proofs()).map(({ isIntact }) => isIntact)).toEqual([false]);
    await sql`alter table app.erasures enable trigger stays`.execute(product.owner);
  });
});
