import type { courseHolderCalls, UserCourse } from '@trellis/contract/content/holder-calls';
import { unlimited } from '@trellis/contract/tenant-contracts/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { textIn } from '../../platform/resources/texts.ts';
import { listOwnQuotas } from '../tenant-contracts/public.ts';
import { give, take } from './give-courses.ts';
import { centreOfPeople, givable, requireGivable, requirePeople } from './holder-store.ts';
import { sectionsOf } from './sections.ts';

type Calls = typeof courseHolderCalls;
type Reply = OutputOf<Calls['ofUser']>;
type Row = Omit<UserCourse, 'givenAt' | 'startedAt' | 'contents' | 'given'> & { givenAt: Date | null; startedAt: Date | null };

/** The courses of somebody. Who may give sees what else there is to give; everybody else their own public ones. */
export async function listUserCourses(db: Db, caller: Actor, { userId, tenantId }: InputOf<Calls['ofUser']>): Promise<Reply> {
  const mayGive = caller.policies.has('RocketSystem.Course.Grant');
  if (!mayGive && userId !== caller.personId) refuse('Trellis:NotAllowed');
  const centre = await centreOfPeople(db, caller, { userIds: [userId], tenantId, member: 'userId' });
  await requirePeople(db, centre, [userId], 'userId');
  const { rows } = await sql<Row>`
    select r.id, ${textIn('r.titles', caller.language)} as title, ${textIn('r.sub_titles', caller.language)} as "subTitle", r.status,
      h.given_at as "givenAt", h.started_at as "startedAt",
      (select coalesce(sum(c.minutes), 0)::int from catalog.course_sections s join catalog.course_contents c on c.id = s.content_id
        where s.course_id = r.id) as length
    from catalog.courses r
    left join app.user_courses h on h.course_id = r.id and h.tenant_id = ${centre} and h.person_id = ${userId} and h.taken_at is null
    where ${mayGive ? sql`h.id is not null or (${givable(caller)})` : sql`h.id is not null and r.status = 'Public'`}
    order by h.id is null, r.sort_order, r.id`.execute(db);
  const sections = await sectionsOf(
    db,
    rows.map(({ id }) => id),
    caller.language,
  );
  const items = rows.map((row) => ({
    ...row,
    given: row.givenAt !== null,
    givenAt: row.givenAt?.toISOString() ?? null,
    startedAt: row.startedAt?.toISOString() ?? null,
    contents: (sections.get(row.id) ?? []).map(({ id, title, kind, timeConsuming, vid, fileName, sortOrder }) => ({
      id,
      title,
      kind,
      timeConsuming,
      vid,
      fileName,
      sortOrder,
    })),
  }));
  return { items, totalCount: items.length, left: await leftOf(db, caller) };
}

/** Gives somebody exactly these courses. What they have stays theirs though it is offered no more. */
export async function setUserCourses(db: Db, caller: Actor, input: InputOf<Calls['setOfUser']>): Promise<Reply> {
  const { userId, courseIds } = input;
  const userIds = [userId];
  const tenantId = await centreOfPeople(db, caller, { userIds, tenantId: input.tenantId, member: 'userId' });
  await requirePeople(db, tenantId, userIds, 'userId');
  const held = await db
    .selectFrom('app.user_courses')
    .select('course_id')
    .where('tenant_id', '=', tenantId)
    .where('person_id', '=', userId)
    .where('taken_at', 'is', null)
    .execute();
  const before = new Set(held.map((row) => row.course_id));
  const fresh = courseIds.filter((id) => !before.has(id));
  await requireGivable(db, caller, fresh);
  const gone = [...before].filter((id) => !courseIds.includes(id));
  await take(db, caller, { tenantId, userIds, courseIds: gone });
  await give(db, caller, { tenantId, userIds, courseIds: fresh });
  return listUserCourses(db, caller, { userId, tenantId });
}

/** How many more the caller's centre may give; the platform without end. */
async function leftOf(db: Db, caller: Actor): Promise<number> {
  if (caller.kind !== 'member') return unlimited;
  const { items } = await listOwnQuotas(db, caller);
  return items.find(({ kind }) => kind === 'course')?.left ?? 0;
}
