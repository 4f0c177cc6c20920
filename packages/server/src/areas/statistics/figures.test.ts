import { type Figure, figures, isSummed } from '@trellis/contract/statistics/figures';
import type { Analysis, Comparison, Entry, Overview } from '@trellis/contract/statistics/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOverseer } from '../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { countedCentres, zones } from '../../testing/statistics.ts';
import { countingJob } from './roll-up.ts';

/** Each figure once more, written by hand over the raw tables: what is counted, and the moment or day of it by the center's clock. */
const joinPlan = 'join app.plans p on p.id = r.plan_id';
const held = (kind: string) => [`app.sessions r ${joinPlan}`, 'r.finished_at', `r.state = 'finished' and p.kind = '${kind}'`] as const;
const booked = (kind: string, state: string) =>
  [`app.occurrences r ${joinPlan}`, 'r.starts_at', `r.state = '${state}' and p.kind = '${kind}'`] as const;
const minutes = 'round(extract(epoch from r.finished_at - r.opened_at) / 60)';
const attended = (how: string) =>
  [
    "app.session_subjects r join app.sessions s on s.id = r.session_id join app.plans p on p.id = s.plan_id and p.kind = 'group'",
    's.finished_at',
    `s.state = 'finished' and r.attendance = '${how}'`,
  ] as const;
const trained = [
  'app.session_coaches r join app.sessions s on s.id = r.session_id',
  's.finished_at',
  "s.state = 'finished' and r.role in ('coach', 'substitute')",
] as const;
const paid = (isReceived: boolean) =>
  ['app.contract_payments r', 'r.paid_on::timestamp', `r.voided_at is null and r.is_recharge = ${isReceived}`, 'r.amount / 100.0'] as const;
const major = "case r.currency when 'JPY' then r.amount else r.amount / 100.0 end";
type Raw = readonly [from: string, at: string, where?: string, amount?: string, tenant?: string];
const raw: Record<Figure, Raw> = {
  childrenNew: [
    'app.subjects r',
    'r.created_at',
    'not r.is_test and r.id not in (select new_subject_id from app.subject_moves where new_subject_id is not null)',
  ],
  childrenNewByStage: [
    'app.subjects r',
    'r.created_at',
    'not r.is_test and r.id not in (select new_subject_id from app.subject_moves where new_subject_id is not null)',
  ],
  childrenMovedIn: ['app.subject_moves r', 'r.decided_at', "r.state = 'accepted'", '1', 'r.to_tenant_id'],
  childrenMovedOut: ['app.subject_moves r', 'r.decided_at', "r.state = 'accepted'"],
  guardiansNew: ['app.guardians r', 'r.created_at'],
  guardiansConsented: ['app.guardians r', 'r.consented_at'],
  plansOne: ['app.plans r', 'r.created_at', "r.kind = 'one' and r.state <> 'deleted'"],
  sessionsOne: held('one'),
  minutesOne: [...held('one'), minutes],
  heldOne: booked('one', 'finished'),
  cancelledOne: booked('one', 'cancelled'),
  leaveOne: booked('one', 'leave'),
  missedOne: booked('one', 'missed'),
  sessionsTrial: held('trial'),
  plansGroup: ['app.plans r', 'r.created_at', "r.kind = 'group' and r.state <> 'deleted'"],
  sessionsGroup: held('group'),
  minutesGroup: [...held('group'), minutes],
  attended: attended('Attend'),
  absent: attended('Absent'),
  onLeave: attended('RequestForLeave'),
  cancelledGroup: booked('group', 'cancelled'),
  missedGroup: booked('group', 'missed'),
  modulesGiven: ['app.trainer_training_modules r', 'r.created_at'],
  modulesStarted: ['app.trainer_training_modules r', 'r.started_at'],
  supervisionsDone: [
    'app.supervise_sessions r',
    'greatest(r.ss_finish_time, r.ts_finish_time)',
    'r.ss_finish_time is not null and r.ts_finish_time is not null',
  ],
  sessionsTrained: trained,
  minutesTrained: [...trained, 'round(extract(epoch from s.finished_at - s.opened_at) / 60)'],
  assessmentsOrdered: ['app.user_assessments r', 'r.created_at'],
  assessmentsAnswered: ['app.questionnaire_answers r', 'r.finish_time', 'r.id in (select id from app.user_assessments)'],
  reportsMade: ['app.assessment_reports r', 'r.created_at'],
  questionnairesAnswered: ['app.questionnaire_answers r', 'r.finish_time', 'r.id not in (select id from app.user_assessments)'],
  coursesGiven: ['app.user_courses r', 'r.given_at'],
  coursesStarted: ['app.user_courses r', 'r.started_at'],
  coursesTaken: ['app.user_courses r', 'r.taken_at'],
  testsOrdered: ['app.test_requests r', 'r.created_at'],
  testsFinished: ['app.test_requests r', 'r.finished_at'],
  testsCancelled: ['app.test_requests r', 'r.cancelled_at'],
  contractsSold: ['app.user_contracts r', 'r.signed_on::timestamp'],
  classesSold: ['app.user_contracts r', 'r.signed_on::timestamp', 'true', 'r.total_class'],
  amountSold: ['app.user_contracts r', 'r.signed_on::timestamp', 'true', major],
  received: paid(true),
  refunded: paid(false),
  classesConsumed: [
    'app.postings r',
    'r.created_at',
    "r.kind in ('consume', 'return') and r.subject_id is not null",
    "case when r.kind = 'return' then -r.amount else r.amount end",
  ],
};

let product: TestProduct;
let centres: Awaited<ReturnType<typeof countedCentres>>;
let truth: (tenants: readonly string[], period: string) => Promise<Record<string, number>>;
beforeAll(async () => {
  product = await startTestProduct();
  centres = await countedCentres(product.owner);
  truth = async (tenants, period) => {
    const format = period.length === 4 ? 'YYYY' : 'MM-YYYY';
    const counts = figures.map((figure) => {
      const [from, at, where = 'true', amount = '1', tenant = 'r.tenant_id'] = raw[figure];
      const local = at.endsWith('::timestamp') ? at : `${at} at time zone t.zone`;
      return `select '${figure}' as figure, coalesce(sum(${amount}), 0)::float8 as amount from ${from} join identity.tenants t on t.id = ${tenant}
        where t.id in (${tenants.map((id) => `'${id}'`).join(', ')}) and to_char(${local}, '${format}') = '${period}' and ${where}`;
    });
    const { rows } = await sql<{ figure: string; amount: number }>`${sql.raw(counts.join(' union all '))}`.execute(product.owner);
    return Object.fromEntries(rows.map(({ figure, amount }) => [figure, amount]));
  };
}, 120_000);
afterAll(() => product.close());

const overview = async (token: string, period: string, tenantId?: string) => {
  const unit = period.length === 4 ? 'Year' : 'Month';
  const { body } = await product.call<Overview>(token, 'GET', '/api/rocketAdmin/statistics/overview', {
    unit,
    period,
    ...(tenantId && { tenantId }),
  });
  return body;
};
/** Sums of all currencies, which only a test adds up. */
const amountsOf = ({ figures: told }: Overview, which: 'amount' | 'before' = 'amount') => {
  const sums: Record<string, number> = {};
  for (const { figure, [which]: amount } of told) sums[figure] = Math.round(((sums[figure] ?? 0) + amount) * 100) / 100;
  return sums;
};
const tokenOf = async (given: Parameters<typeof anOverseer>[1]) => {
  const { personId, membershipId } = await anOverseer(product.owner, given);
  return issueToken(product.owner, personId, membershipId);
};
const count = () => countingJob(product.pools.platform).run();
const ids = () => centres.map(({ tenantId }) => tenantId);

const periods = ['11-2024', '10-2025', '11-2025', '12-2025', '2025'];
describe.each(zones.map((zone, index) => [zone, index] as const))('a center in %s', (_zone, index) => {
  it.each(periods)('counts in %s what its rows say by its clock, and the same a year before', async (period) => {
    const { token, tenantId } = centres[index] ?? { token: '', tenantId: '' };
    const told = await overview(token, period);
    const before = `${period.slice(0, -4)}${Number(period.slice(-4)) - 1}`;
    expect(amountsOf(told)).toEqual(await truth([tenantId], period));
    expect(amountsOf(told, 'before')).toEqual(await truth([tenantId], before));
  });

  it('lists behind each figure what it counts', async () => {
    const { token, tenantId } = centres[index] ?? { token: '', tenantId: '' };
    const expected = await truth([tenantId], '2025');
    const listed: Record<string, number> = {};
    for (const figure of figures) {
      const query = { figure, unit: 'Year', period: '2025', maxResultCount: 1000 };
      const { body } = await product.call<{ items: Entry[]; totalCount: number }>(
        token,
        'GET',
        '/api/rocketAdmin/statistics/entries',
        query,
      );
      expect(body.items).toHaveLength(body.totalCount);
      if (!isSummed(figure)) expect(body.totalCount).toBe(expected[figure]);
      listed[figure] = Math.round(body.items.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100;
    }
    expect(listed).toEqual(expected);
  });
});

it('has something of every figure to compare but moves, and no two centers alike', async () => {
  const all = await truth(ids(), '2025');
  expect(Object.entries(all).flatMap(([figure, amount]) => (amount === 0 ? [figure] : []))).toEqual([
    'childrenMovedIn',
    'childrenMovedOut',
    'plansGroup',
  ]);
  const [one, other] = [await truth(ids().slice(0, 1), '11-2025'), await truth(ids().slice(1, 2), '11-2025')];
  expect(one).not.toEqual(other);
});

describe('whoever looks after several centers', () => {
  it('reads the sums of those alone, and each by itself', async () => {
    await count();
    const enterprise = await tokenOf({ side: 'enterprise', role: 'EnterpriseAdmin', centres: centres.slice(0, 2) });
    const admin = await tokenOf({ side: 'management', role: 'admin' });
    for (const period of ['10-2025', '2025']) {
      expect(amountsOf(await overview(enterprise, period))).toEqual(await truth(ids().slice(0, 2), period));
      expect(amountsOf(await overview(admin, period))).toEqual(await truth(ids(), period));
      expect(amountsOf(await overview(admin, period, ids()[2]))).toEqual(await truth(ids().slice(2), period));
    }
    expect((await product.call(enterprise, 'GET', '/api/rocketAdmin/statistics/overview', { tenantId: ids()[2] })).status).toBe(404);
    const query = { figure: 'sessionsOne', unit: 'Year', period: '2025' };
    const { body } = await product.call<Comparison>(enterprise, 'GET', '/api/rocketAdmin/statistics/centers', query);
    expect(body.items.map(({ tenantName, amount }) => [tenantName, amount])).toEqual([
      ['Centre of Asia/Shanghai', 10],
      ['Centre of Europe/Madrid', 9],
    ]);
  });

  it('reads within a round what was undone, and a rebuild of everything says the same', async () => {
    const admin = await tokenOf({ side: 'management', role: 'admin' });
    const { owner } = product;
    await sql`update app.sessions set state = 'notStarted', finished_at = null, opened_at = null
      where id = (select s.id from app.sessions s join app.plans p on p.id = s.plan_id and p.kind = 'one' where s.finished_at is not null limit 1)`.execute(
      owner,
    );
    await sql`delete from app.guardians where id = (select g.id from app.guardians g where not exists (select 1 from app.subject_guardians l where l.guardian_id = g.id) limit 1)`.execute(
      owner,
    );
    await sql`update app.contract_payments set voided_at = now(), voided_by = person_id, void_reason = 'x' where number = 100`.execute(
      owner,
    );
    await count();
    expect(amountsOf(await overview(admin, '2025'))).toEqual(await truth(ids(), '2025'));
    expect(amountsOf(await overview(admin, '2024'))).toEqual(await truth(ids(), '2024'));
    const all = async () =>
      (
        await sql`select tenant_id, figure, month::text, part, amount from app.monthly_figures
          union all select tenant_id, figure, year::text || ' as a year', part, amount from app.yearly_figures order by 1, 2, 3, 4`.execute(
          owner,
        )
      ).rows;
    const kept = await all();
    await sql`delete from app.monthly_figures`.execute(owner);
    await sql`delete from app.yearly_figures`.execute(owner);
    await sql`insert into jobs.figure_marks (tenant_id, source) select id, '*' from identity.tenants where kind = 'centre'`.execute(owner);
    await count();
    expect(await all()).toEqual(kept);
    expect(kept.length).toBeGreaterThan(100);
  });

  it('reads other months of a center whose clock is another one', async () => {
    const [first] = centres;
    await sql`update identity.tenants set zone = 'Pacific/Auckland' where id = ${first?.tenantId}`.execute(product.owner);
    await count();
    const admin = await tokenOf({ side: 'management', role: 'admin' });
    expect(amountsOf(await overview(admin, '10-2025', first?.tenantId))).toEqual(await truth([first?.tenantId ?? ''], '10-2025'));
  });
});

it('shows the twelve months up to one, each beside a year before', async () => {
  const { token, tenantId } = centres[1] ?? { token: '', tenantId: '' };
  const query = { topic: 'oneToOne', period: '11-2025' };
  const { body } = await product.call<Analysis>(token, 'GET', '/api/rocketAdmin/statistics/analysis', query);
  const held = body.points.filter(({ figure }) => figure === 'sessionsOne');
  expect(held.map(({ period }) => period).slice(-3)).toEqual(['09-2025', '10-2025', '11-2025']);
  expect(held).toHaveLength(12);
  const [now, before] = [await truth([tenantId], '11-2025'), await truth([tenantId], '11-2024')];
  expect(held.at(-1)).toMatchObject({ amount: now['sessionsOne'], before: before['sessionsOne'] });
});

it.each([
  ['12-2017', 'Month'],
  ['2017', 'Year'],
  ['12-2099', 'Month'],
  ['2025', 'Month'],
  ['11-2025', 'Year'],
])('does not count %s as a %s', async (period, unit) => {
  const reply = await product.call(centres[0]?.token, 'GET', '/api/business/subject/subjectOverview', { period, unit });
  expect([reply.status, reply.error.validationErrors[0]?.members]).toEqual([400, ['period']]);
});

it('tells money to whoever may know it, and VR tests alone to whoever supports these', async () => {
  const training = await overview(await tokenOf({ side: 'management', role: 'training' }), '2025');
  expect(training.figures.map(({ figure }) => figure)).not.toContain('received');
  const medical = await tokenOf({ side: 'management', role: 'medicalSupport' });
  const { body } = await product.call<{ Figures: unknown[] }>(medical, 'GET', '/api/vrclassroom/vratReportStatistic/overview', {});
  expect(body.Figures).toHaveLength(3);
  expect((await product.call(medical, 'GET', '/api/rocketAdmin/statistics/entries', { figure: 'childrenNew' })).status).toBe(404);
});

it('tells money that nobody moved in the currencies of the rest', async () => {
  const { token, tenantId } = centres[0] ?? { token: '', tenantId: '' };
  const told = async () =>
    (await overview(token, '2025')).figures.filter(({ figure }) => figure === 'refunded').map(({ part, amount }) => [part, amount]);
  const before = await told();
  expect(before.length).toBeGreaterThan(0);
  await sql`update app.contract_payments set is_recharge = true where tenant_id = ${tenantId} and not is_recharge`.execute(product.owner);
  const received = (await overview(token, '2025')).figures.filter(({ figure }) => figure === 'amountSold' || figure === 'received');
  expect(await told()).toEqual([...new Set(received.map(({ part }) => part))].toSorted().map((part) => [part, 0]));
});

it('counts a child that moved, one that is archived and a refund where they belong', async () => {
  const [from, to] = centres;
  const { owner } = product;
  const october = '2025-10-20T12:00:00Z';
  const { rows } = await sql<{
    id: string;
  }>`select id from app.subjects where tenant_id = ${from?.tenantId} and not is_test order by created_at desc limit 1`.execute(owner);
  const former = rows[0]?.id;
  const { rows: added } = await sql<{ id: string }>`
    insert into app.subjects (tenant_id, first_name, last_name, name, birthday, gender, created_at)
    values (${to?.tenantId}, 'Moved', 'Child', 'Moved Child', '2017-05-05', 'Male', ${october}) returning id`.execute(owner);
  const count = async (token: string | undefined) => amountsOf(await overview(token ?? '', '10-2025'));
  const before = [await count(from?.token), await count(to?.token)];
  await sql`insert into app.subject_moves (tenant_id, to_tenant_id, subject_id, new_subject_id, state, asked_at, asked_by, decided_at, decided_by)
    values (${from?.tenantId}, ${to?.tenantId}, ${former}, ${added[0]?.id}, 'accepted', ${october}, ${from?.admin.personId}, ${october}, ${to?.admin.personId})`.execute(
    owner,
  );
  const after = [await count(from?.token), await count(to?.token)];
  // it is no new child where it came to, and stays one where it began
  expect(after[0]).toEqual({ ...before[0], childrenMovedOut: (before[0]?.['childrenMovedOut'] ?? 0) + 1 });
  expect(after[1]).toEqual({
    ...before[1],
    childrenNew: (before[1]?.['childrenNew'] ?? 0) - 1,
    childrenNewByStage: (before[1]?.['childrenNewByStage'] ?? 0) - 1,
    childrenMovedIn: (before[1]?.['childrenMovedIn'] ?? 0) + 1,
  });
  // archived, it was taken in all the same
  await sql`update app.subjects set tag_before = tag, tag = 'Archived' where id = ${former}`.execute(owner);
  expect(await count(from?.token)).toEqual(after[0]);
  expect(await truth([to?.tenantId ?? ''], '10-2025')).toEqual(after[1]);
});

it('tells new children by their stage on the day on which they came', async () => {
  const { token, tenantId } = centres[0] ?? { token: '', tenantId: '' };
  const { figures: told } = await overview(token, '2025');
  const { rows } = await sql<{ part: string; amount: number }>`
    select case when extract(year from age(came, birthday)) < 3 then '黄金期' when age(came, birthday) < interval '5 years 6 months' then 'Preschool'
      when extract(year from age(came, birthday)) < 13 then 'SchoolAge' when extract(year from age(came, birthday)) < 18 then 'Teenage' else 'Adult' end as part,
      count(*)::int as amount
    from (select (s.created_at at time zone t.zone)::date as came, s.birthday from app.subjects s join identity.tenants t on t.id = s.tenant_id
      where s.tenant_id = ${tenantId} and not s.is_test and s.id not in (select new_subject_id from app.subject_moves where new_subject_id is not null)) c
    where extract(year from came) = 2025 group by 1 order by 1`.execute(product.owner);
  expect(
    told.filter(({ figure, amount }) => figure === 'childrenNewByStage' && amount > 0).map(({ part, amount }) => ({ part, amount })),
  ).toEqual(rows);
});

it('counts a child the moment that it is there', async () => {
  const { token } = centres[0] ?? { token: '' };
  const view = async () => (await product.call<Overview>(token, 'GET', '/api/business/subject/subjectOverview', {})).body;
  const before = amountsOf(await view())['childrenNew'] ?? 0;
  const child = { firstName: 'New', lastName: 'Child', birthday: '2019-01-01', gender: 'Male', gradeName: 1 };
  expect((await product.call(token, 'POST', '/api/business/subject/subject', child)).status).toBe(200);
  expect(amountsOf(await view())['childrenNew']).toBe(before + 1);
});
