import type { SubjectFilter } from '@trellis/contract/subjects/schemas';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../../platform/db/patterns.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { openCheckIn } from '../editing/store.ts';
import { childNamed } from './child-named.ts';
import { isEnrolling } from './enrolling.ts';

/** Which children of the caller's centre a list is about, said of `subject`. Archived ones are there only when their tag is asked for. */
export function matchesSubject(caller: Member, input: SubjectFilter): RawBuilder<unknown> {
  const conditions = [sql`subject.tenant_id = ${caller.tenantId}`];
  conditions.push(input.tag ? sql`subject.tag = ${input.tag}` : sql`subject.tag <> 'Archived'`);
  if (input.filter) conditions.push(childNamed('subject', input.filter));
  if (input.outpatientNumber) conditions.push(sql`subject.outpatient_number ilike ${containing(input.outpatientNumber)}`);
  if (input.status) conditions.push(sql`subject.bind_state = ${input.status}`);
  if (typeof input.isCheckIn === 'boolean') conditions.push(sql`${openCheckIn()} = ${input.isCheckIn}`);
  if (typeof input.isEnrolling === 'boolean') conditions.push(sql`${isEnrolling} = ${input.isEnrolling}`);
  if (input.guardianName) conditions.push(withGuardian(containing(input.guardianName)));
  if (input.coachName) conditions.push(withCoach(containing(input.coachName)));
  if (input.subjectGroup) conditions.push(inClass(input.subjectGroup));
  return sql.join(conditions, sql` and `);
}

const withGuardian = (pattern: RawBuilder<string>) => sql`exists (
  select 1 from app.subject_guardians as link
  join app.guardians as guardian on guardian.tenant_id = link.tenant_id and guardian.id = link.guardian_id
  where link.tenant_id = subject.tenant_id and link.subject_id = subject.id and guardian.full_name ilike ${pattern}
)`;

const withCoach = (pattern: RawBuilder<string>) => sql`exists (
  select 1 from app.subject_coaches as link join identity.known_persons as coach on coach.id = link.person_id
  where link.tenant_id = subject.tenant_id and link.subject_id = subject.id and coach.name ilike ${pattern}
)`;

const inClass = (groupId: string) => sql`exists (
  select 1 from app.class_group_members as member
  where member.tenant_id = subject.tenant_id and member.subject_id = subject.id and member.class_group_id = ${groupId}
)`;
