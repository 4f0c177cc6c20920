import type { groupPlanCalls } from '@trellis/contract/group-plans/calls';
import { itemDifficulty } from '@trellis/contract/offline-plans/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockClassGroup } from '../groups/public.ts';
import { playMusic } from '../music/public.ts';
import { findTemplate, insertItems, insertSessions, ofClasses, templateItems, worksHere } from '../offline-plans/public.ts';
import { recordEvent } from '../plans/public.ts';
import { followClass, hasCurrentPlan } from './plan-store.ts';

type Call = typeof groupPlanCalls.create;

/** Makes a plan of a class by what was chosen for it, unless told otherwise: its numbered sessions, exercises near its level, and its children. */
export async function createGroupPlan(db: Db, caller: Member, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const { tenantId, now } = caller;
  const { classGroupId } = input;
  const chosen = await lockClassGroup(db, caller.language, classGroupId);
  if (input.trainerId && !(await worksHere(db, tenantId, input.trainerId))) refuse('Trellis:NotFound', { members: ['trainerId'] });
  if (await hasCurrentPlan(db, classGroupId)) refuse('Trellis:ClassPlanExists');
  const templateId = input.trainingPlanV2Id ?? chosen.plan_template_id ?? refuse('Trellis:InvalidInput', { members: ['trainingPlanV2Id'] });
  const level = input.startDifficulty ?? chosen.start_difficulty ?? refuse('Trellis:InvalidInput', { members: ['startDifficulty'] });
  const template = (await findTemplate(db, templateId, ofClasses)) ?? refuse('Trellis:NotFound', { members: ['trainingPlanV2Id'] });
  const trainerId = input.trainerId ?? (await firstCoach(db, classGroupId));
  if (!(await worksHere(db, tenantId, trainerId))) refuse('Trellis:NotFound', { members: ['trainerId'] });

  const { id: planId } = await db
    .insertInto('app.plans')
    .values({
      tenant_id: tenantId,
      kind: 'group',
      class_group_id: classGroupId,
      plan_template_version_id: template.versionId,
      scale: template.scale,
      start_difficulty: level,
      music_course_id: template.musicCourseId,
      lead_coach_id: trainerId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await followClass(db, planId, now);
  const member = await db.selectFrom('app.plan_members').select('id').where('plan_id', '=', planId).limit(1).executeTakeFirst();
  if (!member) refuse('Trellis:ClassEmpty');
  const numbers = { first: 1, last: template.totalNum };
  await insertSessions(db, tenantId, planId, numbers);
  const items = await templateItems(db, template.versionId);
  const levelled = items.map((item) => ({ ...item, difficulty: itemDifficulty(level, item.offset, item) }));
  await insertItems(db, tenantId, planId, levelled);
  await playMusic(db, planId, template.musicCourseId, numbers);
  await recordEvent(db, caller, { planId, event: 'created' });
  return { id: planId };
}

/** The coach who was given the class first; whoever makes its plan says who leads where nobody was. */
async function firstCoach(db: Db, classGroupId: string): Promise<string> {
  const coach = await db
    .selectFrom('app.class_group_coaches')
    .select('person_id')
    .where('class_group_id', '=', classGroupId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return coach?.person_id ?? refuse('Trellis:InvalidInput', { members: ['trainerId'] });
}
