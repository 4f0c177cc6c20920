import type { subjectCalls } from '@trellis/contract/subjects/calls';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { pictureColumn, profileColumns, requireSoundProfile } from '../profile/profile.ts';
import { beginEnrolmentOf } from './begin-enrolment.ts';
import { setCoaches } from './store.ts';

/** Adds a child: Potential and not bound until somebody says otherwise. */
export async function createSubject(db: Db, caller: Member, input: InputOf<typeof subjectCalls.create>): Promise<{ id: string }> {
  await requireSoundProfile(db, caller, input);
  const picture = await pictureColumn(db, caller, input.pictureId);
  const { id } = await db
    .insertInto('app.subjects')
    .values({ tenant_id: caller.tenantId, ...profileColumns(input), ...picture, tag: 'Potential', created_at: caller.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await setCoaches(db, caller.tenantId, id, input.coachIds);
  if (input.startsEnrolment) await beginEnrolmentOf(db, caller, id);
  return { id };
}
