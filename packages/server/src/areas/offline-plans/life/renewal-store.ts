import type { LocalText } from '@trellis/contract/languages';
import type { planLifeCalls } from '@trellis/contract/offline-plans/life/calls';
import type { continuationMode } from '@trellis/contract/offline-plans/life/schemas';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { z } from 'zod';
import { findPage, type Page } from '../../../platform/db/page.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { classesOf } from '../../credits/public.ts';
import type { PlanSource } from './plan-source.ts';

interface Renewal {
  subjectId: string;
  source: PlanSource;
  input: InputOf<typeof planLifeCalls.extendClass>;
}

/** Keeps what a plan and the classes of its child were when it was prolonged. */
export async function recordRenewal(db: Db, caller: Member, { subjectId, source, input }: Renewal): Promise<void> {
  const { available, held } = await classesOf(db, subjectId);
  await db
    .insertInto('app.plan_renewals')
    .values({
      tenant_id: caller.tenantId,
      plan_id: source.planId,
      continuation_mode: input.continuationMode,
      added_class: input.number,
      arrangeable_class: available + held,
      schedule_class: held,
      recommend_music_course_id: source.recommendedMusicCourseId,
      using_music_course_id: source.musicCourseId,
      person_id: caller.personId,
      created_at: caller.now,
    })
    .execute();
}

interface RenewalRow {
  id: string;
  createdAt: Date;
  continuationMode: z.infer<typeof continuationMode>;
  addedClass: number;
  arrangeableClass: number;
  scheduleClass: number;
  recommended: LocalText | null;
  used: LocalText | null;
  creationName: string;
}

export function pageOfRenewals(db: Db, planId: string, page: Page): Promise<{ rows: RenewalRow[]; totalCount: number }> {
  const rows = sql<RenewalRow>`
    select renewal.id, renewal.created_at as "createdAt", renewal.continuation_mode as "continuationMode", renewal.added_class as "addedClass",
      renewal.arrangeable_class as "arrangeableClass", renewal.schedule_class as "scheduleClass", recommended.name as recommended,
      used.name as used, coalesce(person.name, '') as "creationName"
    from app.plan_renewals as renewal
    left join catalog.music_courses as recommended on recommended.id = renewal.recommend_music_course_id
    left join catalog.music_courses as used on used.id = renewal.using_music_course_id
    left join identity.known_persons as person on person.id = renewal.person_id
    where renewal.plan_id = ${planId}`;
  const counted = sql`from app.plan_renewals where plan_id = ${planId}`;
  return findPage(db, { rows, counted, order: sql`renewal.created_at desc, renewal.id desc` }, page);
}
