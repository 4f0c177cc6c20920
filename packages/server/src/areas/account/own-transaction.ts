import { inTransaction } from '../../platform/db/transaction.ts';
import type { Db } from '../../platform/db/types.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';
import { signedIn } from './signed-in.ts';

/** Runs what somebody does with their own account, told to the audit trail as theirs. */
export function ownTransaction<T>(context: IdentityContext, run: (db: Db) => Promise<T>): Promise<T> {
  return inTransaction(context.pools.identity, { 'app.person_id': signedIn(context).personId }, run);
}
