import type { TableRow } from '@trellis/contract/statistics/schemas';
import { columnsOf, type Table } from '@trellis/contract/statistics/tables';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOverseer } from '../../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';
import { readSheet } from '../../../testing/sheet.ts';
import { countedCentres } from '../../../testing/statistics.ts';

const rocket = '/api/rocketAdmin';
const at: Record<Table, { list: string; file: string; method?: 'POST' }> = {
  plansOfChildren: { list: 'userOfflinePlan/planList', file: 'userOfflinePlan/excelDownload' },
  planTemplates: { list: 'userOfflinePlan/trainingPlanOverview', file: 'userOfflinePlan/trainingPlanOverviewExcel' },
  classPlans: { list: 'groupTrainingPlan/trainingPlanOverview', file: 'groupTrainingPlan/download', method: 'POST' },
  assessments: { list: 'UserAssessment/userAssessmentOverview', file: 'UserAssessment/userAssessmentOverviewExcel' },
  courses: { list: 'userCourse/analysis', file: 'userCourse/analysisExcel' },
  coaches: { list: 'trainerTraining/staffEndClass', file: 'trainerTraining/staffEndClassExcel' },
  trainers: { list: 'trainerTraining/trainerHfsData', file: 'trainerTraining/trainerHfsDataExcel' },
};
const tables = Object.keys(at) as Table[];

type Raw = readonly [from: string, where: string, amount?: string];
const inPeriod = (moment: string) => `to_char(${moment} at time zone t.zone, 'MM-YYYY') = '11-2025'`;
const plans = (kind: string, where = 'true'): Raw => ['app.plans r', `r.kind = '${kind}' and r.state <> 'deleted' and ${where}`];
const sessions = (kind: string, where: string): Raw => [
  'app.sessions r join app.plans p on p.id = r.plan_id',
  `p.kind = '${kind}' and p.state <> 'deleted' and ${where}`,
];
const trained = (where: string, amount = '1'): Raw => [
  'app.session_coaches r join app.sessions s on s.id = r.session_id join app.plans p on p.id = s.plan_id',
  `r.role in ('coach', 'substitute') and s.state = 'finished' and ${inPeriod('s.finished_at')} and ${where}`,
  amount,
];
const madeThen = `(select p.created_at at time zone t.zone between '2025-11-01' and '2025-11-30 23:59:59.999')`;
/** What all rows of a column add up to in November 2025, written by hand over the raw tables. */
const raw: { [T in Table]: Record<(typeof columnsOf)[T][number], Raw> } = {
  plansOfChildren: {
    // of plans that have a child: those that were copied for their number alone have none
    sessions: sessions('one', "r.state <> 'cancelled' and p.id in (select plan_id from app.plan_members)"),
    held: sessions('one', "r.state = 'finished' and p.id in (select plan_id from app.plan_members)"),
    heldInPeriod: sessions(
      'one',
      `r.state = 'finished' and ${inPeriod('r.finished_at')} and p.id in (select plan_id from app.plan_members)`,
    ),
  },
  planTemplates: {
    plans: plans('one', inPeriod('r.created_at')),
    children: ['app.plan_members r join app.plans p on p.id = r.plan_id', `p.kind = 'one' and p.state <> 'deleted' and ${madeThen}`],
    held: sessions('one', `r.state = 'finished' and ${madeThen}`),
  },
  classPlans: {
    children: [
      'app.class_group_members r join app.plans p on p.class_group_id = r.class_group_id',
      "p.kind = 'group' and p.state <> 'deleted'",
    ],
    held: sessions('group', "r.state = 'finished'"),
    heldInPeriod: sessions('group', `r.state = 'finished' and ${inPeriod('r.finished_at')}`),
  },
  assessments: {
    ordered: ['app.user_assessments r', inPeriod('r.created_at')],
    answered: ['app.user_assessments r join app.questionnaire_answers a on a.id = r.id', inPeriod('a.finish_time')],
    reports: ['app.assessment_reports r', inPeriod('r.created_at')],
  },
  courses: {
    given: ['app.user_courses r', inPeriod('r.given_at')],
    started: ['app.user_courses r', inPeriod('r.started_at')],
    taken: ['app.user_courses r', inPeriod('r.taken_at')],
  },
  coaches: {
    one: trained("p.kind = 'one'"),
    group: trained("p.kind = 'group'"),
    trial: trained("p.kind = 'trial'"),
    minutes: trained('true', 'round(extract(epoch from s.finished_at - s.opened_at) / 60)'),
    booked: ['app.occurrences r', `r.state = 'scheduled' and ${inPeriod('r.starts_at')}`],
  },
  trainers: {
    modules: ['app.trainer_training_modules r', "r.status <> 'Stopped'"],
    learning: ['app.trainer_training_modules r', "r.status = 'Learning'"],
    supervisions: ['app.supervise_sessions r', `r.status = 'Done' and ${inPeriod('greatest(r.ss_finish_time, r.ts_finish_time)')}`],
    held: trained('r.person_id in (select person_id from app.trainer_training_modules)'),
  },
};

let product: TestProduct;
let centres: Awaited<ReturnType<typeof countedCentres>>;
let admin: string;
beforeAll(async () => {
  product = await startTestProduct();
  centres = await countedCentres(product.owner);
  for (const { tenantId, coach } of centres)
    await sql`
      insert into app.session_coaches (tenant_id, session_id, person_id, role, finished_at)
      select tenant_id, id, ${coach.personId}, 'coach', finished_at from app.sessions s
      where tenant_id = ${tenantId} and state = 'finished' and not exists (select from app.session_coaches c where c.session_id = s.id)`.execute(
      product.owner,
    );
  await sql`update app.occurrences set state = 'scheduled' where state = 'finished'`.execute(product.owner);
  await sql`update app.plans set created_at = '2025-11-10T12:00:00Z' where kind = 'one' and id in (select plan_id from app.plan_members)`.execute(
    product.owner,
  );
  const { personId, membershipId } = await anOverseer(product.owner, { side: 'management', role: 'admin' });
  admin = await issueToken(product.owner, personId, membershipId);
}, 120_000);
afterAll(() => product.close());

const query = { unit: 'Month', period: '11-2025' };
const rowsOf = async (token: string, table: Table, more: object = {}) => {
  const { list, method = 'GET' } = at[table];
  const input = { ...query, maxResultCount: 1000, ...more };
  const { status, body } = await product.call<{ items: TableRow[]; totalCount: number }>(token, method, `${rocket}/${list}`, input);
  expect(status).toBe(200);
  expect(body.items).toHaveLength(body.totalCount);
  return body.items;
};
const totalsOf = (table: Table, rows: readonly TableRow[]) =>
  Object.fromEntries(columnsOf[table].map((column) => [column, rows.reduce((sum, { counts }) => sum + (counts[column] ?? 0), 0)]));
async function truth(table: Table, tenants: readonly string[]): Promise<Record<string, number>> {
  const counts = Object.entries<Raw>(raw[table]).map(
    ([column, [from, where, amount = '1']]) => `select '${column}' as name, coalesce(sum(${amount}), 0)::float8 as amount from ${from}
      join identity.tenants t on t.id = r.tenant_id where t.id in (${tenants.map((id) => `'${id}'`).join(', ')}) and ${where}`,
  );
  const { rows } = await sql<{ name: string; amount: number }>`${sql.raw(counts.join(' union all '))}`.execute(product.owner);
  return Object.fromEntries(rows.map(({ name, amount }) => [name, amount]));
}

describe.each(tables)('the table %s', (table) => {
  it("adds up to a center's own rows, and over several to those of all", async () => {
    for (const { token, tenantId } of centres) expect(totalsOf(table, await rowsOf(token, table))).toEqual(await truth(table, [tenantId]));
    const all = await truth(
      table,
      centres.map(({ tenantId }) => tenantId),
    );
    expect(totalsOf(table, await rowsOf(admin, table))).toEqual(all);
    expect(Object.values(all).every((amount) => amount > 0)).toBe(true);
    const [first] = centres;
    expect(totalsOf(table, await rowsOf(admin, table, { tenantId: first?.tenantId }))).toEqual(await truth(table, [first?.tenantId ?? '']));
  });

  it('leaves as Excel with the rows that it was narrowed to, under a name that the reply gives', async () => {
    const [first] = await rowsOf(admin, table);
    const filter = first?.name.slice(0, 4) ?? '';
    const rows = await rowsOf(admin, table, { filter });
    const { file, method = 'GET' } = at[table];
    const input = { ...query, filter };
    const reply = await product.app.inject({
      method,
      url: `${rocket}/${file}${method === 'GET' ? `?${new URLSearchParams(input).toString()}` : ''}`,
      headers: { authorization: `Bearer ${admin}` },
      ...(method === 'POST' && { payload: input }),
    });
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename.*11-2025.*\.xlsx/);
    const [, ...lines] = await readSheet({ body: new Blob([new Uint8Array(reply.rawPayload)]).stream() as never });
    expect(lines.map((line) => [line[0], ...line.slice(-columnsOf[table].length)])).toEqual(
      rows.map(({ name, counts }) => [name, ...columnsOf[table].map((column) => counts[column])]),
    );
  });
});
