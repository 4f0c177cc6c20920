import type { SubjectInfo, SubjectProfile } from '@trellis/contract/subjects/schemas';
import { useCreateSubject, useUpdateSubject } from './queries.ts';

/** Saves a profile and answers what failed, if anything did. */
export function useSaveSubject(subject: SubjectInfo | undefined) {
  const create = useCreateSubject();
  const update = useUpdateSubject();

  const send = ({ gradeName, ...profile }: SubjectProfile) => {
    if (subject) return update.mutateAsync({ ...profile, gradeName, id: subject.id, concurrencyStamp: subject.concurrencyStamp });
    return create.mutateAsync({ ...profile, gradeName: gradeName ?? 0 });
  };

  const save = async (profile: SubjectProfile): Promise<Error | undefined> => {
    try {
      await send(profile);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  };
  return { save, isSaving: create.isPending || update.isPending };
}
