import type { subjectArchiveCalls } from '@trellis/contract/subject-archive/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { changeTag, lockAlone } from '../subjects/public.ts';

type Call = typeof subjectArchiveCalls.restore;

/** Gives an archived child the tag that it had; of who was archived before that was kept nothing better is known than that they train. Twice is once. */
export async function restoreSubject(db: Db, _caller: Member, { subjectId }: InputOf<Call>): Promise<OutputOf<Call>> {
  const child = await lockAlone(db, subjectId);
  const tag = child.tag === 'Archived' ? (child.tagBefore ?? 'Active') : child.tag;
  await changeTag(db, subjectId, child, tag);
  return { tag };
}
