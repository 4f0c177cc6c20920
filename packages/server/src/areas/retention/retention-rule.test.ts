import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aCentre, aSubject } from '../../fixtures/builders.ts';
import { atCentre } from '../../fixtures/clock.ts';
import { aContract, anOccurrence, aPlan } from '../../fixtures/training-builders.ts';
import { issueToken } from '../../testing/http.ts';
import {
  aLeftChild,
  base,
  centre,
  draftOf,
  isErased,
  lettersAhead,
  night,
  off,
  openRetention,
  preview,
  product,
  proofs,
  run,
  runThrough,
  save,
  token,
} from '../../testing/retention.ts';

openRetention();

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

  it('that erases sooner is saved by whoever saw of how many, a day ago at most, and as many still', async () => {
    await aLeftChild(8);
    const put = (given: object, concurrencyStamp: string) =>
      product.call<{ concurrencyStamp: string }>(token, 'PUT', base, { ...off, ...given, concurrencyStamp });
    const { body: before } = await product.call<{ concurrencyStamp: string }>(token, 'GET', base);
    const { totalCount, at } = await preview(draftOf({ recordMonths: 6 }));
    expect(totalCount).toBe(1);
    await aLeftChild(9);
    const [dayBefore, dayAfter] = [-25, 25].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
    for (const seen of [undefined, { count: totalCount, at }, { count: 2, at: dayBefore }, { count: 2, at: dayAfter }]) {
      const { status, error } = await put({ recordMonths: 6, seen }, before.concurrencyStamp);
      expect([status, error.code, error.data], JSON.stringify(seen)).toEqual([409, 'Trellis:ErasesUnseen', { count: 2 }]);
      expect(error.validationErrors).toMatchObject([{ members: ['seen'] }]);
    }
    const saved = await put({ recordMonths: 6, seen: { count: 2, at } }, before.concurrencyStamp);
    expect(saved.status).toBe(200);
    // what keeps things longer erases nothing of anybody
    const longer = await put({ recordMonths: 12 }, saved.body.concurrencyStamp);
    expect(longer.status).toBe(200);
    expect((await put({ recordMonths: 12, mediaMonths: 1 }, longer.body.concurrencyStamp)).error.code).toBe('Trellis:ErasesUnseen');
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
