import type { SubjectTag } from '@trellis/contract/subjects/schemas';
import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';

export { lockSeveral } from './batch/lock-several.ts';
export { sortOut } from './batch/sort-out.ts';
export { type Coach, type CoachesByWord, coachesByWord, listCoaches, requireCoaches } from './coaches/coaches.ts';
export {
  type CoachWork,
  childrenOfCoach,
  handOverChildren,
  isMeant,
  lockChildren,
  requireNamedChildren,
} from './coaches/hand-over-children.ts';
export { changeTag, lockAlone } from './editing/archive.ts';
export { beginEnrolmentOf } from './editing/begin-enrolment.ts';
export { coachesOfSubjects, guardiansOf, lockSubject, setCoaches } from './editing/store.ts';
export { childNamed } from './list/child-named.ts';
export { isEnrolmentOpen, stepsOfSubject } from './list/enrolling.ts';
export { type FocusRow, focusOfSubject, presentFocus } from './profile/focus-of-subject.ts';
export { leaveCentre } from './visits/leave-centre.ts';

export interface KnownSubject {
  id: string;
  name: string;
  bindState: 'Unbound' | 'Bind';
  loggedOutAt: Date | null;
  /** Forgotten: only the books are left. */
  isErased: boolean;
  tag: SubjectTag;
  /** Of year 0001 where nobody knows it. */
  birthday: string;
}

/** How long a session of this child lasts, where something of the child's own was chosen; refuses with SubjectNotFound. */
export async function ownDurationsOf(db: Db, subjectId: string): Promise<number[] | null> {
  const row = await db.selectFrom('app.subjects').select('session_durations').where('id', '=', subjectId).executeTakeFirst();
  if (!row) return refuse('SubjectNotFound');
  return row.session_durations;
}

/** A child of the caller's centre; refuses with SubjectNotFound when there is none. */
export async function subjectOf(db: Db, id: string): Promise<KnownSubject> {
  const row = await db
    .selectFrom('app.subjects')
    .select(['id', 'name', 'bind_state', 'logged_out_at', 'erased_at', 'tag', 'birthday'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return refuse('SubjectNotFound');
  return {
    id: row.id,
    name: row.name,
    bindState: row.bind_state as KnownSubject['bindState'],
    loggedOutAt: row.logged_out_at,
    isErased: row.erased_at !== null,
    tag: row.tag as SubjectTag,
    birthday: row.birthday,
  };
}
