import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { lockCredits, openAccounts, post } from './ledger.ts';

export interface Sale {
  contractId: string;
  subjectId: string;
  purpose: 'Training' | 'GroupTraining';
  classes: number;
}

/** The classes of a new contract become available to the child; once a contract. */
export async function sellClasses(db: Db, caller: Member, sale: Sale): Promise<void> {
  await lockCredits(db, sale.subjectId);
  const commodity = sale.purpose === 'Training' ? 'oneToOne' : 'group';
  const accounts = await openAccounts(db, caller, { subjectId: sale.subjectId, contractId: sale.contractId, commodity });
  await post(db, caller, {
    key: `sale:${sale.contractId}`,
    kind: 'sale',
    from: accounts.sold,
    to: accounts.available,
    amount: sale.classes,
    subjectId: sale.subjectId,
  });
}
