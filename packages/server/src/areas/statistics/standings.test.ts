import { type Standing, standings } from '@trellis/contract/statistics/figures';
import type { Overview } from '@trellis/contract/statistics/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember, anOverseer, type CentreBuilt } from '../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { countedCentres } from '../../testing/statistics.ts';
import { countingJob } from './roll-up.ts';

type Raw = readonly [from: string, part?: string, where?: string, amount?: string];
const known = 'not r.is_test and r.erased_at is null';
const inTraining = `${known} and r.tag <> 'Archived'`;
const age = 'age((now() at time zone t.zone)::date, r.birthday)';
const left = (bucket: string): Raw => [
  'app.credit_accounts r left join app.user_contracts c on c.id = r.contract_id',
  'r.commodity',
  `r.bucket = '${bucket}' and r.subject_id is not null and r.commodity in ('oneToOne', 'group') and c.stopped_at is null`,
  'r.balance',
];
/** Each once more, written by hand over the raw tables: of what, by which part. */
const raw: Record<Standing, Raw> = {
  childrenByTag: ['app.subjects r', 'r.tag', known],
  childrenByStage: [
    'app.subjects r',
    `case when extract(year from ${age}) < 3 then '黄金期' when ${age} < interval '5 years 6 months' then 'Preschool' when extract(year from ${age}) < 13
      then 'SchoolAge' when extract(year from ${age}) < 18 then 'Teenage' else 'Adult' end`,
    inTraining,
  ],
  childrenByBinding: ['app.subjects r', 'r.bind_state', inTraining],
  guardians: ['app.guardians r'],
  plansOneByState: ['app.plans r', 'r.state', "r.kind = 'one' and r.state <> 'deleted'"],
  plansGroupByState: ['app.plans r', 'r.state', "r.kind = 'group' and r.state <> 'deleted'"],
  certificatesEnding: [
    'app.coach_training_configs r join identity.memberships m on m.tenant_id = r.tenant_id and m.person_id = r.person_id',
    "''",
    "m.state = 'Effective' and r.certificate_until - (now() at time zone t.zone)::date between 0 and 60",
  ],
  assessmentsByStatus: ['app.user_assessments r', 'r.status'],
  testsByStatus: ['app.test_requests r', 'r.status'],
  classesLeft: left('available'),
  classesHeld: left('held'),
};

const listPath = '/api/rocketAdmin/statistics/standing';

let product: TestProduct;
let centres: Awaited<ReturnType<typeof countedCentres>>;
beforeAll(async () => {
  product = await startTestProduct();
  centres = await countedCentres(product.owner);
  for (const [index, centre] of centres.entries()) await certify(centre, [-1, 0, 30, 60, 61].slice(index));
}, 120_000);
afterAll(() => product.close());

/** Coaches whose certificates run out so many days from now, and one who left. */
async function certify(centre: CentreBuilt, days: readonly number[]): Promise<void> {
  for (const [index, day] of [...days, 10].entries()) {
    const { personId, membershipId } = await aMember(product.owner, { tenant: centre, roles: ['Coach'] });
    await sql`
      insert into app.coach_training_configs (tenant_id, person_id, certificate_until)
      select id, ${personId}, (now() at time zone zone)::date + ${day}::int from identity.tenants where id = ${centre.tenantId}
      on conflict (tenant_id, person_id) do update set certificate_until = excluded.certificate_until`.execute(product.owner);
    if (index === days.length)
      await product.owner.updateTable('identity.memberships').set({ state: 'Invalid' }).where('id', '=', membershipId).execute();
  }
}

/** What stands, as rows of (standing, part, amount). */
async function truth(tenants: readonly string[]): Promise<unknown[]> {
  const counts = standings.map((standing) => {
    const [from, part = "''", where = 'true', amount = '1'] = raw[standing];
    return `select '${standing}' as standing, ${part}::text as part, sum(${amount})::float8 as amount from ${from}
      join identity.tenants t on t.id = r.tenant_id where t.id in (${tenants.map((id) => `'${id}'`).join(', ')}) and ${where} group by 2`;
  });
  return sorted((await sql<object>`${sql.raw(counts.join(' union all '))}`.execute(product.owner)).rows);
}
const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row, ['standing', 'part', 'amount'])).toSorted();
const standingsOf = async (token: string, tenantId?: string) =>
  sorted(
    (await product.call<Overview>(token, 'GET', '/api/rocketAdmin/statistics/overview', { ...(tenantId && { tenantId }) })).body.standings,
  );

it('has something of everything that stands to compare', async () => {
  const told = (await truth(centres.map(({ tenantId }) => tenantId))).map(
    (row) => (JSON.parse(String(row)) as { standing: string }).standing,
  );
  expect([...new Set(told)].toSorted()).toEqual([...standings].toSorted());
});

it('tells a center what stands in its rows now', async () => {
  for (const { token, tenantId } of centres) expect(await standingsOf(token, undefined)).toEqual(await truth([tenantId]));
});

it('tells several centers the same, a round after it changed', async () => {
  const { personId, membershipId } = await anOverseer(product.owner, { side: 'management', role: 'admin' });
  const admin = await issueToken(product.owner, personId, membershipId);
  const ids = centres.map(({ tenantId }) => tenantId);
  const count = () => countingJob(product.pools.platform).run();
  await count();
  expect(await standingsOf(admin)).toEqual(await truth(ids));
  const [first] = centres;
  await sql`update identity.memberships set state = 'Invalid' where tenant_id = ${first?.tenantId} and person_id in (
    select person_id from app.coach_training_configs where tenant_id = ${first?.tenantId} and certificate_until is not null)`.execute(
    product.owner,
  );
  await count();
  expect(await standingsOf(admin, first?.tenantId)).toEqual(await truth([first?.tenantId ?? '']));
});

it('lists behind each number what it counts, of one center and of several, and to nobody else', async () => {
  const { personId, membershipId } = await anOverseer(product.owner, { side: 'management', role: 'admin' });
  const admin = await issueToken(product.owner, personId, membershipId);
  await countingJob(product.pools.platform).run();
  const list = (token: string, query: object) =>
    product.call<{ items: { name: string; amount: number }[]; totalCount: number; amount: number }>(token, 'GET', listPath, query);
  for (const token of [centres[0]?.token ?? '', admin]) {
    const told = (await product.call<Overview>(token, 'GET', '/api/rocketAdmin/statistics/overview', {})).body.standings;
    expect(told.length).toBeGreaterThan(10);
    for (const { standing, part, amount } of told) {
      const { body } = await list(token, { standing, ...(part && { part }), maxResultCount: 1000 });
      expect([standing, part, body.amount]).toEqual([standing, part, amount]);
      expect(body.items).toHaveLength(body.totalCount);
      // the plans that are counted here were made without children
      if (!standing.startsWith('plans')) expect(body.items.filter(({ name }) => name === '')).toEqual([]);
      expect(body.items.reduce((sum, item) => sum + item.amount, 0)).toBe(amount);
    }
  }
  const tenantId = centres[1]?.tenantId;
  expect((await list(centres[0]?.token ?? '', { standing: 'guardians', tenantId })).status).toBe(404);
  const ofOne = (await list(admin, { standing: 'guardians', tenantId })).body.amount;
  expect(ofOne).toBeLessThan((await list(admin, { standing: 'guardians' })).body.amount);
  const medical = await anOverseer(product.owner, { side: 'management', role: 'medicalSupport' });
  const asMedical = await issueToken(product.owner, medical.personId, medical.membershipId);
  expect((await list(asMedical, { standing: 'guardians' })).status).toBeGreaterThanOrEqual(403);
});

it('gives them as Excel', async () => {
  const [centre] = centres;
  const reply = await product.app.inject({
    url: `${listPath}Excel?standing=childrenByTag&part=Active`,
    headers: { authorization: `Bearer ${centre?.token}` },
  });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
});
