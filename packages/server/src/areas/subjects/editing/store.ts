import type { SubjectTag } from '@trellis/contract/subjects/schemas';
import type { SchoolNature } from '@trellis/contract/tenancy/schools/calls';
import { type NotNull, type RawBuilder, sql } from 'kysely';
import { keptStatement } from '../../../platform/db/kept-statement.ts';
import { inPage, type Page } from '../../../platform/db/page.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { creditOfSubject } from '../../credits/public.ts';
import { classesOfSubject } from '../../groups/public.ts';
import { isEnrolling } from '../list/enrolling.ts';
import type { FocusRow } from '../profile/focus-of-subject.ts';
import { focusOfSubject } from '../profile/focus-of-subject.ts';

type GuardianRole = 'Mother' | 'Father' | 'Grandparent' | 'Other';

export interface SubjectRow {
  id: string;
  firstName: string;
  lastName: string;
  name: string;
  birthday: string;
  gender: 'Unknown' | 'Male' | 'Female' | 'Others';
  grade: number | null;
  language: 'En' | 'Zh' | 'ZhYue' | null;
  tag: SubjectTag;
  isTest: boolean;
  /** Its enrollment was begun, and a step of it is left. */
  isEnrolling: boolean;
  bindState: 'Unbound' | 'Bind';
  isLogout: boolean;
  isErased: boolean;
  outpatientNumber: string | null;
  city: string | null;
  schoolName: string | null;
  schoolNature: SchoolNature | null;
  className: string | null;
  dominantHand: 'Left' | 'Right' | 'Both' | null;
  sessionDurations: number[] | null;
  pictureKey: string | null;
  createdAt: Date;
  concurrencyStamp: string;
  isCheckIn: boolean;
}

/** From the coaches of `subject`. */
const coachesOf = sql`
  from app.subject_coaches as link join identity.known_persons as coach on coach.id = link.person_id
  where link.tenant_id = subject.tenant_id and link.subject_id = subject.id`;

/** The columns of a child in a list, as `subject`. */
const itemColumns = sql`
  subject.id, subject.name, subject.outpatient_number as "outpatientNumber", subject.bind_state as "bindState", subject.tag,
  ${openCheckIn()} as "isCheckIn", subject.logged_out_at is not null as "isLogout", subject.erased_at is not null as "isErased",
  subject.gender, subject.birthday::text as birthday, subject.grade, subject.language, subject.is_test as "isTest",
  ${isEnrolling} as "isEnrolling"`;

/** The columns of a child as `subject`, for every query that presents one. */
export const subjectColumns = sql`
  ${itemColumns}, subject.first_name as "firstName", subject.last_name as "lastName", subject.city, subject.school_name as "schoolName",
  subject.school_nature as "schoolNature", subject.class_name as "className", subject.dominant_hand as "dominantHand",
  subject.session_durations as "sessionDurations", subject.picture_key as "pictureKey", subject.created_at as "createdAt",
  subject.concurrency_stamp as "concurrencyStamp"`;

/** A row of the list with what belongs to it. */
export type SubjectItemRow = Omit<SubjectRow, DetailColumn> & { coachNames: string[]; remainingTimes: number; groupTimes: number | null };
type DetailColumn =
  | 'firstName'
  | 'lastName'
  | 'city'
  | 'schoolName'
  | 'schoolNature'
  | 'className'
  | 'dominantHand'
  | 'sessionDurations'
  | 'pictureKey'
  | 'createdAt'
  | 'concurrencyStamp';

/** The children of a page, which are found first: what belongs to them is looked up for these alone. */
export async function findListed(db: Db, { matching, order }: Record<'matching' | 'order', RawBuilder<unknown>>, page: Page) {
  const { rows } = await sql<SubjectItemRow>`
    select ${itemColumns}, array(select coach.name ${coachesOf} order by coach.name, coach.id) as "coachNames",
      credit."remainingTimes", credit."groupTimes"
    from (
      select subject.tenant_id, subject.id from app.subjects as subject where ${matching} ${inPage(order, page)}
    ) as page
    join app.subjects as subject on subject.tenant_id = page.tenant_id and subject.id = page.id
    ${creditOfSubject}
    order by ${order}`.execute(db);
  return rows;
}

/** Whether `subject` is checked in and not out again. */
export function openCheckIn() {
  return sql<boolean>`exists (
    select 1 from app.check_ins as entry
    where entry.tenant_id = subject.tenant_id and entry.subject_id = subject.id and entry.out_at is null
  )`;
}

/** A child with what belongs to it. */
export interface SubjectWhole extends SubjectRow {
  coaches: { id: string; name: string }[];
  guardians: { id: string; nickName: string; role: GuardianRole }[];
  groups: { id: string; name: string }[];
  remainingTimes: number;
  groupTimes: number | null;
  focus: FocusRow;
  /** When whoever asks opened this child last. */
  visitedAt: Date | null;
}

const wholeSubject = keptStatement<{ id: string; readerId: string }, SubjectWhole>(
  ({ id, readerId }) => sql`
    select ${subjectColumns}, credit."remainingTimes", credit."groupTimes", ${classesOfSubject} as groups,
      (
        select coalesce(json_agg(json_build_object('id', coach.id, 'name', coach.name) order by coach.name, coach.id), '[]') ${coachesOf}
      ) as coaches,
      (
        select coalesce(json_agg(json_build_object('id', guardian.id, 'nickName', guardian.full_name, 'role', link.role)
          order by guardian.created_at, guardian.id), '[]')
        from app.subject_guardians as link
        join app.guardians as guardian on guardian.tenant_id = link.tenant_id and guardian.id = link.guardian_id
        where link.tenant_id = subject.tenant_id and link.subject_id = subject.id
      ) as guardians, ${focusOfSubject} as focus,
      (
        select visit.visited_at from app.subject_visits as visit
        where visit.tenant_id = subject.tenant_id and visit.person_id = ${readerId} and visit.subject_id = subject.id
      ) as "visitedAt"
    from app.subjects as subject ${creditOfSubject} where subject.id = ${id}`,
);

export async function findWholeSubject(db: Db, caller: Pick<Member, 'personId'>, id: string): Promise<SubjectWhole | undefined> {
  const [found] = await wholeSubject(db, { id, readerId: caller.personId });
  return found;
}

export interface LockedSubject {
  concurrencyStamp: string;
  /** Forgotten: only the books are left. */
  isErased: boolean;
  loggedOutAt: Date | null;
}

/** Takes the child's row until the transaction ends, so that two editors, or two coaches, come one after the other. */
export async function lockSubject(db: Db, id: string): Promise<LockedSubject | undefined> {
  const row = await db
    .selectFrom('app.subjects')
    .select(['concurrency_stamp', 'erased_at', 'logged_out_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && { concurrencyStamp: row.concurrency_stamp, isErased: row.erased_at !== null, loggedOutAt: row.logged_out_at };
}

/** Names of the coaches of several children, by child. */
export async function coachesOfSubjects(db: Db, subjectIds: string[]): Promise<Map<string, { id: string; name: string }[]>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('app.subject_coaches as link')
    .innerJoin('identity.known_persons as person', 'person.id', 'link.person_id')
    .select(['link.subject_id', 'link.person_id as id', 'person.name'])
    .$narrowType<{ name: NotNull }>()
    .where(sql<boolean>`link.subject_id = any (${subjectIds}::uuid[])`)
    .orderBy('person.name')
    .orderBy('link.person_id')
    .execute();
  const bySubject = Map.groupBy(rows, (row) => row.subject_id);
  return new Map([...bySubject].map(([subjectId, coaches]) => [subjectId, coaches.map(({ id, name }) => ({ id, name }))]));
}

export async function guardiansOf(db: Db, subjectId: string) {
  const rows = await db
    .selectFrom('app.subject_guardians as link')
    .innerJoin('app.guardians as guardian', 'guardian.id', 'link.guardian_id')
    .select(['guardian.id', 'guardian.full_name', 'link.role'])
    .where('link.subject_id', '=', subjectId)
    .orderBy('guardian.created_at')
    .orderBy('guardian.id')
    .execute();
  return rows.map((row) => ({ id: row.id, nickName: row.full_name, role: row.role as GuardianRole }));
}

/** Makes a child's coaches exactly these. */
export async function setCoaches(db: Db, tenantId: string, subjectId: string, coachIds: string[]): Promise<void> {
  await db
    .deleteFrom('app.subject_coaches')
    .where('subject_id', '=', subjectId)
    .where(sql<boolean>`person_id <> all (${coachIds}::uuid[])`)
    .execute();
  if (coachIds.length === 0) return;
  await db
    .insertInto('app.subject_coaches')
    .values(coachIds.map((personId) => ({ tenant_id: tenantId, subject_id: subjectId, person_id: personId })))
    .onConflict((conflict) => conflict.columns(['tenant_id', 'subject_id', 'person_id']).doNothing())
    .execute();
}
