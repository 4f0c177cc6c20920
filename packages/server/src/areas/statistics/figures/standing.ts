import { endingDays, type Standing } from '@trellis/contract/statistics/figures';
import { type RawBuilder, sql } from 'kysely';
import { stageOn } from './stage.ts';
import { childOf, classOf } from './training.ts';

/** What stands at this moment: rows `r` of `from`, of the centre `tenant`, counted by part. */
interface Stand {
  from: RawBuilder<unknown>;
  where?: RawBuilder<unknown>;
  part?: RawBuilder<unknown>;
  amount?: RawBuilder<unknown>;
  /** The child that a row is about, or else what the row is called. */
  subject?: RawBuilder<unknown>;
  name?: RawBuilder<unknown>;
}

const today = sql`(now() at time zone tenant.zone)::date`;
/** Neither a test nor forgotten. */
const known = sql`not r.is_test and r.erased_at is null`;
const current = sql`${known} and r.tag <> 'Archived'`;
const plans = (kind: 'one' | 'group'): Stand => ({
  from: sql`app.plans as r`,
  where: sql`r.kind = ${sql.lit(kind)} and r.state <> 'deleted'`,
  part: sql`r.state`,
  ...(kind === 'one' ? { subject: childOf(sql`r`) } : { name: classOf(sql`r`) }),
});
const ofChild = { subject: sql`r.subject_id` };
const itself = { subject: sql`r.id` };
/** What is left is of contracts in force, and of what was given without one. */
const classes = (bucket: 'available' | 'held'): Stand => ({
  from: sql`app.credit_accounts as r left join app.user_contracts as contract on contract.tenant_id = r.tenant_id and contract.id = r.contract_id`,
  where: sql`r.subject_id is not null and r.commodity in ('oneToOne', 'group') and r.bucket = ${sql.lit(bucket)} and contract.stopped_at is null`,
  part: sql`r.commodity`,
  amount: sql`r.balance`,
  ...ofChild,
});

export const stands: Record<Standing, Stand> = {
  childrenByTag: { from: sql`app.subjects as r`, where: known, part: sql`r.tag`, ...itself },
  childrenByStage: { from: sql`app.subjects as r`, where: current, part: stageOn(today), ...itself },
  childrenByBinding: { from: sql`app.subjects as r`, where: current, part: sql`r.bind_state`, ...itself },
  guardians: { from: sql`app.guardians as r`, name: sql`r.full_name` },
  plansOneByState: plans('one'),
  plansGroupByState: plans('group'),
  certificatesEnding: {
    from: sql`app.coach_training_configs as r
      join identity.memberships as member on member.tenant_id = r.tenant_id and member.person_id = r.person_id and member.state = 'Effective'`,
    name: sql`coalesce(member.name, (select known.name from identity.known_persons as known where known.id = r.person_id))`,
    where: sql`r.certificate_until between ${today} and ${today} + ${sql.lit(endingDays)}::int`,
  },
  assessmentsByStatus: { from: sql`app.user_assessments as r`, part: sql`r.status`, ...ofChild },
  testsByStatus: { from: sql`app.test_requests as r`, part: sql`r.status`, ...ofChild },
  classesLeft: classes('available'),
  classesHeld: classes('held'),
};

/** By centre and part, of (tenantId, part, amount). */
export const standingOf = ({ from, where = sql`true`, part = sql`''`, amount = sql`1` }: Stand, centres: readonly string[]) => sql<{
  tenantId: string;
  part: string;
  amount: number;
}>`
  select tenant.id as "tenantId", ${part}::text as part, sum(${amount})::bigint as amount
  from identity.tenants as tenant cross join ${from}
  where r.tenant_id = tenant.id and tenant.id = any (${centres}::uuid[]) and ${where} group by 1, 2`;

/** What stands, one by one: of (id, tenantId, tenantName, subjectId, ownName, part, amount), of one centre or of all that the reader may look into. */
export const standingRowsOf = ({ from, where = sql`true`, part = sql`''`, amount = sql`1`, subject, name }: Stand, centre?: string) => sql`
  select r.id, tenant.id as "tenantId", tenant.name as "tenantName", ${subject ?? sql`null`}::uuid as "subjectId", ${name ?? sql`''`}::text as "ownName",
    ${part}::text as part, (${amount})::bigint as amount
  from identity.tenants as tenant cross join ${from}
  where r.tenant_id = tenant.id and ${centre ? sql`tenant.id = ${centre}` : sql`true`} and ${amount} <> 0 and ${where}`;
