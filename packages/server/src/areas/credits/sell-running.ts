import { commodityOf } from '@trellis/contract/contracts/rules';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { Posting, Purse } from './ledger.ts';
import { openManyAccounts, postMany } from './post-many.ts';
import type { Sale } from './sell-classes.ts';

/** A sale of which some classes were used before the center kept its books here. */
export interface RunningSale extends Sale {
  left: number;
}

const purseOf = ({ contractId, subjectId, purpose }: Sale): Purse => ({ contractId, subjectId, commodity: commodityOf(purpose) });

/**
 * The classes of contracts that run already: all of each are sold, and what was used before is posted as brought along, so that no session
 * and no report counts it. Under the locks of their children; in as many statements however many there are.
 */
export async function sellRunning(db: Db, caller: Member, sales: readonly RunningSale[]): Promise<void> {
  const accountsOf = await openManyAccounts(db, caller, sales.map(purseOf));
  const postings = sales.flatMap((sale): Posting[] => {
    const { contractId, subjectId, classes, left } = sale;
    const { sold, available, consumed } = accountsOf(purseOf(sale));
    const bought: Posting = { kind: 'sale', key: `sale:${contractId}`, subjectId, from: sold, to: available, amount: classes };
    const before: Posting = {
      kind: 'opening',
      key: `opening:${contractId}`,
      subjectId,
      from: available,
      to: consumed,
      amount: classes - left,
    };
    return left < classes ? [bought, before] : [bought];
  });
  await postMany(db, caller, postings);
}
