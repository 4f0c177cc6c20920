import type { accountCalls } from '@trellis/contract/account/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';
import { claimUpload } from '../files/public.ts';
import { ownTransaction } from './own-transaction.ts';
import { lockPerson, profileOf } from './person-store.ts';
import { signedIn } from './signed-in.ts';

/** Makes the person's CVs exactly those that were named: kept ones stay, uploads come in, the others go. */
export async function changeResumes(
  context: IdentityContext,
  input: InputOf<typeof accountCalls.changeResumes>,
): Promise<OutputOf<typeof accountCalls.changeResumes>> {
  const { personId } = signedIn(context);
  const wanted = new Set(input.resumes.map(({ id }) => id));
  return ownTransaction(context, async (db) => {
    await lockPerson(db, personId);
    const kept = await db.selectFrom('identity.resumes').select('id').where('person_id', '=', personId).execute();
    const keptIds = new Set(kept.map(({ id }) => id));
    const gone = [...keptIds].filter((id) => !wanted.has(id));
    if (gone.length > 0) await db.deleteFrom('identity.resumes').where('person_id', '=', personId).where('id', 'in', gone).execute();
    for (const id of wanted) if (!keptIds.has(id)) await addResume(db, personId, id);
    const { resumes } = await profileOf(db, personId);
    return { resumes };
  });
}

/** A CV keeps the id of its upload. */
async function addResume(db: Db, personId: string, id: string): Promise<void> {
  const { fileName, type, size, key } = await claimUpload(db, { personId, id, kind: 'resumes', member: 'resumes' });
  await db.insertInto('identity.resumes').values({ id, person_id: personId, file_name: fileName, type, size, key }).execute();
}
