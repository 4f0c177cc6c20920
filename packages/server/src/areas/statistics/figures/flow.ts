import { type RawBuilder, sql } from 'kysely';

/** Which changes a figure follows, as the marks of migration 0240 name them. */
export type Source =
  | 'children'
  | 'guardians'
  | 'plans'
  | 'sessions'
  | 'bookings'
  | 'trainers'
  | 'assessments'
  | 'courses'
  | 'tests'
  | 'contracts'
  | 'credits';

/**
 * What a figure counts: its month, its list and its sum follow from this one place. Every row `r` of `from` that fits `where` is one entry,
 * on the day of `at` by the clock of its centre.
 */
export interface Flow {
  source: Source;
  /** Tables, of which `r` is the one whose rows are counted. */
  from: RawBuilder<unknown>;
  /** A moment, or a calendar day where it `isDay`. */
  at: RawBuilder<unknown>;
  isDay?: true;
  where?: RawBuilder<unknown>;
  /** Whose row it is, unless it is the center's that `r` names. */
  tenant?: RawBuilder<unknown>;
  part?: RawBuilder<unknown>;
  /** What is summed; 1 unless told. */
  amount?: RawBuilder<unknown>;
  /** The child that an entry is about. */
  subject?: RawBuilder<unknown>;
  /** What an entry is called where it is about no child. */
  name?: RawBuilder<unknown>;
}

/** The center, the days and the name of what is counted together. */
export const wanted = (rows: readonly { tenantId: string; from: string; to: string; label: string }[]) => sql`
  unnest(
    ${rows.map(({ tenantId }) => tenantId)}::uuid[], ${rows.map(({ from }) => from)}::date[],
    ${rows.map(({ to }) => to)}::date[], ${rows.map(({ label }) => label)}::text[]
  ) as wanted (tenant_id, from_day, to_day, label)`;

/** The same days of every center that the reader may look into. */
export const wantedEverywhere = ({ from, to, label }: { from: string; to: string; label: string }) => sql`
  (select id as tenant_id, ${from}::date as from_day, ${to}::date as to_day, ${label}::text as label
   from identity.tenants where kind = 'centre') as wanted`;

const localDay = ({ at, isDay }: Flow) => (isDay ? at : sql`(${at} at time zone tenant.zone)::date`);

/** `from … where …` of a figure's entries within the days that are wanted: tables `wanted`, `tenant` and the figure's own. */
const within = (flow: Flow, days: RawBuilder<unknown>) => {
  const { from, at, isDay, where = sql`true`, tenant = sql`r.tenant_id` } = flow;
  const edge = (day: RawBuilder<unknown>) => (isDay ? day : sql`${day}::timestamp at time zone tenant.zone`);
  return sql`
    from ${days} join identity.tenants as tenant on tenant.id = wanted.tenant_id
    cross join ${from}
    where ${tenant} = wanted.tenant_id and ${at} >= ${edge(sql`wanted.from_day`)} and ${at} < ${edge(sql`wanted.to_day`)} and ${where}`;
};

/** Sums by centre, name and part: of (tenantId, label, part, amount). */
export const sumsOf = (flow: Flow, days: RawBuilder<unknown>) => sql<{ tenantId: string; label: string; part: string; amount: number }>`
  select wanted.tenant_id as "tenantId", wanted.label, ${flow.part ?? sql`''`}::text as part, sum(${flow.amount ?? sql`1`})::bigint as amount
  ${within(flow, days)} group by 1, 2, 3`;

/** The entries themselves: of (id, tenantId, tenantName, subjectId, name, day, part, amount). */
export const entriesOf = (flow: Flow, days: RawBuilder<unknown>) => sql`
  select r.id, tenant.id as "tenantId", tenant.name as "tenantName", ${flow.subject ?? sql`null`}::uuid as "subjectId",
    ${flow.name ?? sql`''`}::text as "ownName", ${localDay(flow)} as day, ${flow.part ?? sql`''`}::text as part, (${flow.amount ?? sql`1`})::bigint as amount
  ${within(flow, days)}`;
