import { availableGuardianRoles } from '@trellis/contract/guardians/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { staffCalls } from '@trellis/contract/users/staff/calls';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor, Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { coachesOfSubjects, guardiansOf, listCoaches, lockSubject, requireCoaches, setCoaches, subjectOf } from '../../subjects/public.ts';

/** Children are looked after by their own centre. */
function atOwnCentre(caller: Actor): Member {
  return caller.kind === 'member' ? caller : refuse('Trellis:NotAllowed');
}

/** Makes these the child's coaches. Whoever coaches the child already may stay, though they have left since. */
export async function assignCoaches(
  db: Db,
  caller: Actor,
  { userId: subjectId, coachUserIds }: InputOf<typeof staffCalls.assignCoaches>,
): Promise<OutputOf<typeof staffCalls.assignCoaches>> {
  const { tenantId } = atOwnCentre(caller);
  if (!(await lockSubject(db, subjectId))) refuse('SubjectNotFound');
  const former = new Set((await coachesOfSubjects(db, [subjectId])).get(subjectId)?.map((coach) => coach.id));
  await requireCoaches(
    db,
    coachUserIds.filter((id) => !former.has(id)),
  );
  await setCoaches(db, tenantId, subjectId, coachUserIds);
  const coaches = (await coachesOfSubjects(db, [subjectId])).get(subjectId) ?? [];
  return { coachNames: coaches.map((coach) => coach.name) };
}

/** Who may be assigned to a child, by name; those who coach it already come first. */
export async function listAssignable(
  db: Db,
  caller: Actor,
  { maxResultCount, filter = '', subjectId }: InputOf<typeof staffCalls.coaches>,
): Promise<OutputOf<typeof staffCalls.coaches>> {
  atOwnCentre(caller);
  const [everybody, known] = await Promise.all([
    listCoaches(db),
    coachesOfSubjects(db, subjectId ? [subjectId] : []),
    subjectId && subjectOf(db, subjectId),
  ]);
  const present = new Set([...known.values()].flat().map(({ id }) => id));
  const found = everybody.filter(({ name }) => name.toLowerCase().includes(filter.toLowerCase()));
  const coaches = [...found.filter(({ id }) => present.has(id)), ...found.filter(({ id }) => !present.has(id))];
  return { items: coaches.slice(0, maxResultCount), totalCount: coaches.length };
}

/** The relations that a further guardian may have. */
export async function listGuardianRoles(
  db: Db,
  caller: Actor,
  { subjectId }: InputOf<typeof staffCalls.guardianRoles>,
): Promise<OutputOf<typeof staffCalls.guardianRoles>> {
  atOwnCentre(caller);
  if (!subjectId) return { items: availableGuardianRoles([]) };
  await subjectOf(db, subjectId);
  const guardians = await guardiansOf(db, subjectId);
  return { items: availableGuardianRoles(guardians.map((guardian) => guardian.role)) };
}
