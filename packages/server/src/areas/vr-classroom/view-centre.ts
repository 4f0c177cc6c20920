import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { vrCaseCalls } from '@trellis/contract/vr-classroom/case-calls';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireCentre } from '../tenancy/public.ts';
import { scoreOfTest } from './score-store.ts';
import { requireNormsConsent } from './sign-consent.ts';
import { findTest } from './test-store.ts';

type Calls = typeof vrCaseCalls;
type Detail = OutputOf<Calls['centerDetail']>;

/** A centre that the caller looks after: what it bought and used of tests, and where it tests. */
export async function viewCentre(db: Db, _caller: Actor, { centerId }: InputOf<Calls['centerDetail']>): Promise<Detail> {
  const centre = await requireCentre(db, centerId, 'centerId');
  const { rows } = await sql<Omit<Detail, 'id' | 'name'>>`
    select coalesce(quota.bought, 0) as bought, coalesce(quota.used, 0) as used, coalesce(quota.left, 0) as left,
      exists (select 1 from identity.tenant_projects p where p.tenant_id = ${centerId} and p.project = 'Project.Vrat' and p.enabled) as "isEnabled",
      (select coalesce(jsonb_agg(l.name order by l.name), '[]') from app.test_locations l where l.tenant_id = ${centerId} and l.enabled) as locations
    from (
      select sum(balance) filter (where bucket = 'consumed')::int as used,
        case when bool_or(unlimited) then -1 else -sum(balance) filter (where bucket = 'sold') end::int as bought,
        case when bool_or(unlimited) then -1 else sum(balance) filter (where bucket = 'available') end::int as left
      from app.credit_accounts where tenant_id = ${centerId} and tenant_resource_id is not null and commodity = 'vrat'
    ) as quota`.execute(db);
  return { ...centre, ...(rows[0] ?? { bought: 0, used: 0, left: 0, isEnabled: false, locations: [] }) };
}

/** Allows the questionnaires that go with a test, or no longer. */
export function allowQuestionnaires(db: Db, _caller: Actor, { id, allow }: InputOf<Calls['allowQuestionnaires']>): Promise<void> {
  return mark(db, id, { allow_questionnaires: allow });
}

/** Counts a test among those that others are compared with, or no longer: one that can be read without any reserve, and of which that was agreed to. */
export async function markNormalData(db: Db, _caller: Actor, { id, isNormalData }: InputOf<Calls['normalData']>): Promise<void> {
  await findTest(db, id, 'id');
  if (isNormalData) {
    if ((await scoreOfTest(db, id)).score.validity !== 'valid') refuse('RocketSystem:TestNotValid');
    await requireNormsConsent(db, id);
  }
  return mark(db, id, { is_normal_data: isNormalData });
}

async function mark(db: Db, id: string, columns: { allow_questionnaires: boolean } | { is_normal_data: boolean }): Promise<void> {
  const marked = await db.updateTable('app.test_requests').set(columns).where('id', '=', id).returning('id').executeTakeFirst();
  if (!marked) refuse('Trellis:NotFound', { members: ['id'] });
}
