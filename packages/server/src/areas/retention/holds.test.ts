import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aCentre, anOverseer, type SubjectBuilt } from '../../fixtures/builders.ts';
import type { Database } from '../../platform/db/types.ts';
import { issueToken } from '../../testing/http.ts';
import {
  aLeftChild,
  base,
  centre,
  hold,
  isErased,
  night,
  openRetention,
  product,
  proofs,
  run,
  runThrough,
  save,
  token,
} from '../../testing/retention.ts';

openRetention();

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
