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

/** Months or years that are counted, from a day to before another, of some centres or of every one that the reader may look into. */
export interface Days {
  unit: 'month' | 'year';
  from: string;
  to: string;
  centres?: readonly string[];
}

const localDay = ({ at, isDay }: Flow) => (isDay ? at : sql`(${at} at time zone tenant.zone)::date`);

/**
 * Whether a moment or a day is of some days. Rows are found by an index as far as there is one, no clock being two days from another; only those
 * near the first and the last day are looked at by their own clock.
 */
function isOf(flow: Flow, { from: first, to: last }: Days): RawBuilder<unknown> {
  const { at, isDay } = flow;
  if (isDay) return sql`${at} >= ${first}::date and ${at} < ${last}::date`;
  const day = localDay(flow);
  const between = (inwards: RawBuilder<unknown>) => sql`${at} >= ${first}::date + ${inwards} and ${at} < ${last}::date - ${inwards}`;
  return sql`${between(sql`interval '-2 days'`)} and (${between(sql`interval '2 days'`)} or ${day} >= ${first}::date and ${day} < ${last}::date)`;
}

/** `from … where …` of a figure's entries within some days: tables `tenant` and the figure's own. */
const within = (flow: Flow, days: Days) => {
  const { from, where = sql`true`, tenant = sql`r.tenant_id` } = flow;
  return sql`
    from identity.tenants as tenant cross join ${from}
    where ${tenant} = tenant.id and ${days.centres ? sql`${tenant} = any (${days.centres}::uuid[])` : sql`true`} and ${isOf(flow, days)} and ${where}`;
};

/** Sums by centre, period and part: of (tenantId, label, part, amount). */
export const sumsOf = (flow: Flow, days: Days) => sql<{ tenantId: string; label: string; part: string; amount: number }>`
  select tenant.id as "tenantId", to_char(${localDay(flow)}::timestamp, ${sql.lit(days.unit === 'year' ? 'YYYY' : 'MM-YYYY')}) as label,
    ${flow.part ?? sql`''`}::text as part, sum(${flow.amount ?? sql`1`})::bigint as amount
  ${within(flow, days)} group by 1, 2, 3`;

/** The entries themselves: of (id, tenantId, tenantName, zone, subjectId, ownName, at, part, amount). */
export const entriesOf = (flow: Flow, days: Days) => sql`
  select r.id, tenant.id as "tenantId", tenant.name as "tenantName", tenant.zone, ${flow.subject ?? sql`null`}::uuid as "subjectId",
    ${flow.name ?? sql`''`}::text as "ownName", ${flow.at} as at, ${flow.part ?? sql`''`}::text as part, (${flow.amount ?? sql`1`})::bigint as amount
  ${within(flow, days)}`;

/** The day of an `entry`, at its center. */
export const dayOf = ({ isDay }: Flow, entry: RawBuilder<unknown>) =>
  isDay ? sql`${entry}.at` : sql`(${entry}.at at time zone ${entry}.zone)::date`;
