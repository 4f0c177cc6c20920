import type { SubjectInfo, SubjectProfile } from '@trellis/contract/subjects/schemas';
import { useCreateSubject, useUpdateSubject } from './queries.ts';

/** Saves a profile: a new child's, or a change of the one that was opened. */
export function useSaveSubject(subject: SubjectInfo | undefined): (profile: SubjectProfile) => Promise<unknown> {
  const create = useCreateSubject();
  const update = useUpdateSubject();
  return ({ gradeName, ...profile }) =>
    subject
      ? update.mutateAsync({ ...profile, gradeName, id: subject.id, concurrencyStamp: subject.concurrencyStamp })
      : create.mutateAsync({ ...profile, gradeName: gradeName ?? 0 });
}
