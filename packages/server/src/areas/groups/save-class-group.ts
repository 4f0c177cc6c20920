import type { groupCalls } from '@trellis/contract/groups/calls';
import { seatsOf } from '@trellis/contract/groups/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireClassPlan } from './class-plans.ts';
import { countChildren, lockClassGroup } from './group-store.ts';

type Calls = typeof groupCalls;

interface Chosen {
  plan_template_id: string | null;
  start_difficulty: number | null;
}

/** Makes a class, with its plan or without. */
export async function createClassGroup(db: Db, caller: Member, input: InputOf<Calls['create']>): Promise<OutputOf<Calls['create']>> {
  const plan = await chosenPlan(db, input, { plan_template_id: null, start_difficulty: null });
  const { id } = await db
    .insertInto('app.class_groups')
    .values({ tenant_id: caller.tenantId, ...columnsOf(input), ...plan, created_at: caller.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id };
}

/** Changes a class: it keeps a seat for each of its children. A plan that was chosen stays, though the centre lost it since. */
export async function updateClassGroup(db: Db, caller: Member, input: InputOf<Calls['update']>): Promise<OutputOf<Calls['update']>> {
  const former = await lockClassGroup(db, caller.language, input.id, input.concurrencyStamp);
  const count = await countChildren(db, input.id);
  if (seatsOf(input) < count) refuse('Trellis:CapacityBelowChildren', { members: [faultyMember(input, count)], data: { count } });
  const plan = await chosenPlan(db, input, former);
  await db
    .updateTable('app.class_groups')
    .set({ ...columnsOf(input), ...plan })
    .where('id', '=', input.id)
    .execute();
  return { id: input.id };
}

/** Deletes a class without children and plans; its coaches go on without it. */
export async function removeClassGroup(db: Db, caller: Member, { id }: InputOf<Calls['remove']>): Promise<void> {
  await lockClassGroup(db, caller.language, id);
  const count = await countChildren(db, id);
  if (count > 0) refuse('Trellis:ClassHasChildren', { data: { count } });
  const plan = await db.selectFrom('app.plans').select('id').where('class_group_id', '=', id).limit(1).executeTakeFirst();
  if (plan) refuse('Trellis:ClassHasPlans');
  await db.deleteFrom('app.class_groups').where('id', '=', id).execute();
}

const columnsOf = ({ name, type, capacity, ageStage }: InputOf<Calls['create']>) => ({ name, type, capacity, age_stage: ageStage });

const faultyMember = ({ capacity }: { capacity: number }, count: number) => (capacity < count ? 'capacity' : 'type');

/** What was chosen with what is kept: a new plan comes with its level, and there is no level without a plan. */
async function chosenPlan(db: Db, input: InputOf<Calls['create']>, former: Chosen): Promise<Chosen> {
  const planId = input.trainingPlanV2Id ?? former.plan_template_id;
  const isAnother = planId !== former.plan_template_id;
  const level = input.startDifficulty ?? (isAnother ? null : former.start_difficulty);
  if (planId && level === null) refuse('Trellis:InvalidInput', { members: ['startDifficulty'] });
  if (!planId && level !== null) refuse('Trellis:InvalidInput', { members: ['trainingPlanV2Id'] });
  if (planId && isAnother) await requireClassPlan(db, planId);
  return { plan_template_id: planId, start_difficulty: level };
}
