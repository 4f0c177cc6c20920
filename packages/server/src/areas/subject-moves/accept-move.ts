import type { LocalText } from '@trellis/contract/languages';
import type { subjectMoveCalls } from '@trellis/contract/subject-moves/calls';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { putIn, takeOut } from '../credits/public.ts';
import { archiveSubject } from '../subject-archive/public.ts';
import { lockAlone } from '../subjects/public.ts';
import { requireBeside } from './ask-move.ts';
import { atCentre } from './at-centre.ts';
import { copyGuardians, copyProfile, guardiansOf, profileOf } from './carried.ts';
import { decide, receivedMove } from './decide-move.ts';

const movedTo: LocalText = { en: 'Moved to {center}', 'zh-Hans': '转移至{center}', es: 'Traslado a {center}' };
const movedFrom: LocalText = { en: 'Moved from {center}', 'zh-Hans': '转移自{center}', es: 'Traslado desde {center}' };

/**
 * Takes a child. First at the centre that had it: what is ahead ends as when it is archived, what is left is taken back, and nobody writes
 * about it there any more. Then here: who it is, its guardians, and what was left.
 */
export async function acceptMove(db: Db, caller: Member, { id }: InputOf<typeof subjectMoveCalls.accept>): Promise<{ subjectId: string }> {
  const { tenantId, subjectId } = await receivedMove(db, caller, id);
  await requireBeside(db, tenantId);
  const [subject, here] = await Promise.all([newId(db), nameOf(db, caller.tenantId)]);
  const key = `move:${id}`;
  const left = await atCentre(db, caller, tenantId, async (there) => {
    const { tag } = await lockAlone(db, subjectId);
    // before its tag: whoever was taken already is archived too
    await decide(db, there, id, { state: 'accepted', newSubjectId: subject });
    if (tag === 'Archived') refuse('Trellis:SubjectArchived');
    await archiveSubject(db, there, { subjectId });
    const remark = movedTo[caller.language].replace('{center}', here);
    const credits = await takeOut(db, there, { subjectId, key, remark });
    return {
      credits,
      profile: await profileOf(db, subjectId),
      guardians: await guardiansOf(db, subjectId),
      centre: await nameOf(db, tenantId),
    };
  });
  await copyProfile(db, caller, subject, left.profile);
  await copyGuardians(db, caller, subject, left.guardians);
  await putIn(db, caller, left.credits, { subjectId: subject, key, remark: movedFrom[caller.language].replace('{center}', left.centre) });
  return { subjectId: subject };
}

async function newId(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`select uuidv7() as id`.execute(db);
  return rows[0]?.id ?? '';
}

async function nameOf(db: Db, tenantId: string): Promise<string> {
  const { name } = await db.selectFrom('identity.tenants').select('name').where('id', '=', tenantId).executeTakeFirstOrThrow();
  return name;
}
