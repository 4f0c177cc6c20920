import type { GuardianInfo } from '@trellis/contract/guardians/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, aSubject, type CentreBuilt, type SubjectBuilt } from '../../fixtures/builders.ts';
import { aGuardian } from '../../fixtures/family-builders.ts';
import { aPlan } from '../../fixtures/training-builders.ts';
import { issueGuestToken, issueToken, type TestProduct } from '../../testing/http.ts';
import { openOneCentre } from '../../testing/one-centre.ts';

const base = '/api/business/subject';
let product: TestProduct;
let centre: CentreBuilt;
let admin: string;
let first: SubjectBuilt;
let second: SubjectBuilt;
let kept: string;
let other: string;

beforeAll(async () => {
  ({ product, centre, token: admin } = await openOneCentre());
});
afterAll(() => product.close());
beforeEach(async () => {
  first = await aSubject(product.owner, { tenant: centre });
  second = await aSubject(product.owner, { tenant: centre });
  kept = (await aGuardian(product.owner, { subject: first, fullName: 'Rosa Ruiz', email: null })).guardianId;
  other = (await aGuardian(product.owner, { subject: second, fullName: 'R. Ruiz', email: 'rosa@test.example', phone: '617 555 0100' }))
    .guardianId;
});

const info = async (guardianId: string) => product.call<GuardianInfo>(admin, 'POST', `${base}/getGuardianInfo/${guardianId}`, {});
const stampOf = async (guardianId: string) => (await info(guardianId)).body.concurrencyStamp;
const merge = async (given: object = {}, token = admin) =>
  product.call<GuardianInfo>(token, 'POST', `${base}/mergeGuardians`, {
    keepId: kept,
    keepStamp: await stampOf(kept),
    otherId: other,
    otherStamp: await stampOf(other),
    ...given,
  });

describe('merging guardians', () => {
  it('moves the children and fills what was not known; the other is gone', async () => {
    const merged = await merge();
    expect(merged.body).toMatchObject({ id: kept, fullName: 'Rosa Ruiz', email: 'rosa@test.example', phone: '617 555 0100' });
    expect(merged.body.subjects.map(({ id }) => id).sort()).toEqual([first.subjectId, second.subjectId].sort());
    expect((await info(other)).error.code).toBe('Trellis:GuardianNotFound');
    const trail = await sql<{ person: string }>`
      select person_id as person from audit.changes where table_name = 'app.guardians' and row_id = ${other} and operation = 'DELETE'`.execute(
      product.owner,
    );
    expect(trail.rows).toEqual([{ person: centre.admin.personId }]);
  });

  it('where both are guardians of one child, the relation and rights of the one who stays hold', async () => {
    await product.owner
      .insertInto('app.subject_guardians')
      .values({ tenant_id: centre.tenantId, subject_id: first.subjectId, guardian_id: other, role: 'Other', can_pay: true })
      .execute();
    const { subjects } = (await merge()).body;
    expect(subjects.filter(({ id }) => id === first.subjectId)).toMatchObject([{ role: 'Mother', canPay: false }]);
  });

  it('keeps links working and answers told, of both', async () => {
    const token = await issueGuestToken(product.owner, {
      purpose: 'guardian',
      tenantId: centre.tenantId,
      subjectId: second.subjectId,
      personId: centre.admin.personId,
      guardianId: other,
    });
    const plan = await aPlan(product.owner, { subject: second, coach: centre.coach });
    await product.owner
      .insertInto('app.subject_guardians')
      .values({ tenant_id: centre.tenantId, subject_id: second.subjectId, guardian_id: kept, role: 'Other' })
      .execute();
    const answers = (num: number, guardianId: string) =>
      sql`
      insert into app.answers (tenant_id, session_id, scope, subject_id, author_id, guardian_id, form_version_id)
      select s.tenant_id, s.id, 'parent', ${second.subjectId}::uuid, ${guardianId}::uuid, ${guardianId}::uuid, v.id
      from app.sessions s, catalog.form_versions v join catalog.forms f on f.id = v.form_id
      where s.plan_id = ${plan.planId} and s.num = ${num} and f.code = 'parent-feedback'`.execute(product.owner);
    await answers(1, other);
    await answers(1, kept);
    await answers(2, other);
    await merge();
    const { rows } = await sql<{ guardian: string; author: string }>`
      select a.guardian_id as guardian, a.author_id as author from app.answers a
      join app.sessions s on s.tenant_id = a.tenant_id and s.id = a.session_id
      where a.subject_id = ${second.subjectId} order by s.num, a.author_id = ${kept}`.execute(product.owner);
    expect(rows).toEqual([
      { guardian: kept, author: other },
      { guardian: kept, author: kept },
      { guardian: kept, author: kept },
    ]);
    const page = await product.call<{ guardian: { fullName: string } }>(undefined, 'GET', '/api/business/guest/guardian', undefined, {
      authorization: `Guest ${token}`,
    });
    expect(page.body.guardian.fullName).toBe('Rosa Ruiz');
  });

  it('leaves nothing behind that names the other, in any table', async () => {
    await merge();
    const { rows } = await sql<{ relation: string; column: string }>`
      select c.conrelid::regclass::text as relation, a.attname as column
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey) and a.attname <> 'tenant_id'
      where c.contype = 'f' and c.confrelid = 'app.guardians'::regclass`.execute(product.owner);
    expect(rows.length).toBeGreaterThanOrEqual(6);
    for (const { relation, column } of rows) {
      const left = await sql`select 1 from ${sql.table(relation)} where ${sql.ref(column)} = ${other}`.execute(product.owner);
      expect([relation, left.rows.length]).toEqual([relation, 0]);
    }
  });

  it('is refused on what has changed meanwhile, and tells what stands now', async () => {
    const otherStamp = await stampOf(other);
    await product.owner.updateTable('app.guardians').set({ city: 'Boston' }).where('id', '=', other).execute();
    const stale = await merge({ otherStamp });
    expect([stale.status, stale.error.code]).toEqual([409, 'Trellis:StaleStamp']);
    expect(stale.error.data['current']).toMatchObject({ id: other, city: 'Boston' });
    expect((await info(other)).status).toBe(200);
  });

  it('of two who merge both ways at once, one finds nobody', async () => {
    const [keepStamp, otherStamp] = [await stampOf(kept), await stampOf(other)];
    const replies = await Promise.all([
      merge({ keepStamp, otherStamp }),
      merge({ keepId: other, keepStamp: otherStamp, otherId: kept, otherStamp: keepStamp }),
    ]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 404]));
    const left = await sql<{ count: number }>`select count(*)::int as count from app.guardians where id in (${kept}, ${other})`.execute(
      product.owner,
    );
    expect(left.rows[0]?.count).toBe(1);
  });

  it('is for two guardians of the own center, and for whoever keeps the files', async () => {
    expect((await merge({ otherId: kept })).error.code).toBe('Trellis:GuardianSame');
    const elsewhere = await aCentre(product.owner);
    const foreign = await aGuardian(product.owner, { subject: await aSubject(product.owner, { tenant: elsewhere }) });
    expect((await merge({ otherId: foreign.guardianId })).error.code).toBe('Trellis:GuardianNotFound');
    const coach = await issueToken(product.owner, centre.coach.personId, centre.coach.membershipId);
    expect((await merge({}, coach)).status).toBe(403);
  });
});
