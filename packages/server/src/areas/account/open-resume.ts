import type { accountCalls } from '@trellis/contract/account/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Kysely, NotNull } from 'kysely';
import type { Database } from '../../platform/db/types.ts';
import { admit } from '../../platform/http/access.ts';
import { actingAs } from '../../platform/http/acting.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';
import { signFile } from '../files/public.ts';
import { signedIn } from './signed-in.ts';

/** A CV: one's own, or one of the people whom the caller's database role shows, for those who look after staff. */
export async function openResume(
  context: IdentityContext,
  { id }: InputOf<typeof accountCalls.resume>,
): Promise<OutputOf<typeof accountCalls.resume>> {
  const { personId } = signedIn(context);
  const found = await findResume(context.pools.identity, id);
  if (found?.personId === personId) return present(found);
  const actor = admit({ anyOf: ['PFE.UserManagement.User'] }, context.signIn, new Date());
  if (!actor || actor.kind === 'person') return refuse('Trellis:NotAllowed');
  const seen = await actingAs(context.pools, actor, (db) => findResume(db, id));
  return seen ? present(seen) : refuse('Trellis:NotFound');
}

type Found = NonNullable<Awaited<ReturnType<typeof findResume>>>;

function findResume(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('identity.resumes as r')
    .innerJoin('identity.known_persons as p', 'p.id', 'r.person_id')
    .select(['r.id', 'r.file_name as fileName', 'r.type', 'r.key', 'r.person_id as personId', 'p.name as ownerName'])
    .where('r.id', '=', id)
    .$narrowType<{ ownerName: NotNull }>()
    .executeTakeFirst();
}

const present = ({ id, fileName, type, key, ownerName }: Found) => ({ id, fileName, type, ownerName, url: signFile(key) });
