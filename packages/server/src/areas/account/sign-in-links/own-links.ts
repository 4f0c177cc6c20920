import type { signInLinkCalls } from '@trellis/contract/account/sign-in-links/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { findOwnLinks, hasOtherWayIn } from '../../../platform/auth/organization/links.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { IdentityContext } from '../../../platform/http/routes.ts';
import { ownTransaction } from '../own-transaction.ts';
import { signedIn } from '../signed-in.ts';

type Calls = typeof signInLinkCalls;

export async function listSignInLinks(context: IdentityContext): Promise<OutputOf<Calls['list']>> {
  const links = await findOwnLinks(context.pools.identity, signedIn(context).personId);
  return { items: links.map(({ createdAt, ...link }) => ({ ...link, createdAt: createdAt.toISOString() })) };
}

/** Removes a link of the person's own, unless they could not come in any more. */
export async function removeSignInLink(context: IdentityContext, { id }: InputOf<Calls['remove']>): Promise<void> {
  const { personId } = signedIn(context);
  await ownTransaction(context, async (db) => {
    // two links that are removed at once would each take the other for a way in
    await db.selectFrom('identity.persons').select('id').where('id', '=', personId).forNoKeyUpdate().execute();
    const ofPerson = (await findOwnLinks(db, personId)).some((link) => link.id === id);
    if (!ofPerson) refuse('Trellis:NotFound', { members: ['id'] });
    if (!(await hasOtherWayIn(db, personId, id))) refuse('Trellis:SignInOnlyWay');
    await db.deleteFrom('identity.sign_in_links').where('id', '=', id).where('person_id', '=', personId).execute();
  });
}
