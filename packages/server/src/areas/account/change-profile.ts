import type { accountCalls } from '@trellis/contract/account/calls';
import type { PersonProfile } from '@trellis/contract/account/profile';
import { dateIn } from '@trellis/contract/scheduling/rules';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';
import { claimUpload } from '../files/public.ts';
import { ownTransaction } from './own-transaction.ts';
import { lockPerson, profileOf } from './person-store.ts';
import { signedIn, zoneOf } from './signed-in.ts';

type Input = InputOf<typeof accountCalls.changeProfile>;

/** The signed-in person's own profile. */
export function findProfile(context: IdentityContext): Promise<PersonProfile> {
  return profileOf(context.pools.identity, signedIn(context).personId);
}

/**
 * Changes what was given of the person's own profile, at every centre in the place of what it had entered of that; a stale editor is shown
 * what is saved now.
 */
export async function changeProfile(context: IdentityContext, input: Input): Promise<PersonProfile> {
  const { personId, now } = signedIn(context);
  const { name, gender, birthday, pictureId, concurrencyStamp } = input;
  if (birthday && birthday > dateIn(zoneOf(context), now.toISOString())) refuse('Trellis:BirthdayInFuture', { members: ['birthday'] });
  return ownTransaction(context, async (db) => {
    const locked = await lockPerson(db, personId);
    const picture = await pictureColumn(db, personId, pictureId);
    if (locked.concurrency_stamp !== concurrencyStamp) {
      return refuse('Trellis:StaleStamp', { data: { current: await profileOf(db, personId) } });
    }
    const columns = {
      ...(name !== undefined && { name }),
      ...(gender && { gender }),
      ...(birthday !== undefined && { birthday }),
      ...picture,
    };
    if (Object.keys(columns).length > 0) await db.updateTable('identity.persons').set(columns).where('id', '=', personId).execute();
    return profileOf(db, personId);
  });
}

async function pictureColumn(db: Db, personId: string, pictureId: Input['pictureId']) {
  if (pictureId === undefined) return {};
  if (pictureId === null) return { picture_key: null };
  const { key } = await claimUpload(db, { personId, id: pictureId, kind: 'picture', member: 'pictureId' });
  return { picture_key: key };
}
