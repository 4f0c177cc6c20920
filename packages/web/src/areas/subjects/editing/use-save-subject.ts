import type { SubjectInfo, SubjectProfile } from '@trellis/contract/subjects/schemas';
import { useCreateSubject, useUpdateSubject } from '../queries.ts';

/** Saves a profile: a new child's, or a change of the one that was opened. */
export function useSaveSubject(
  startsEnrolment: boolean,
): (profile: SubjectProfile, opened: SubjectInfo | undefined) => Promise<{ id: string }> {
  const create = useCreateSubject();
  const update = useUpdateSubject();
  return ({ gradeName, ...profile }, opened) =>
    opened
      ? update.mutateAsync({ ...profile, gradeName, id: opened.id, concurrencyStamp: opened.concurrencyStamp })
      : create.mutateAsync({ ...profile, gradeName: gradeName ?? 0, startsEnrolment });
}
