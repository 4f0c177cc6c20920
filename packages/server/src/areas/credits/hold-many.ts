import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { ClassesOf } from './choices.ts';
import type { Posting } from './ledger.ts';
import { postMany } from './post-many.ts';

export interface ToHold extends ClassesOf {
  occurrenceId: string;
}

interface Purse extends ClassesOf {
  available: string;
  held: string | null;
  balance: number;
}

const keyOf = ({ subjectId, commodity }: ClassesOf) => `${subjectId} ${commodity}`;

/** Where children have classes that nothing holds, each child's in the order in which they are used, by child and kind. */
async function freePurses(db: Db, subjects: readonly string[]): Promise<Map<string, Purse[]>> {
  const { rows } = await sql<Purse>`
    select account.subject_id as "subjectId", account.commodity, account.id as available, held.id as held, account.balance
    from app.credit_accounts as account
    left join app.credit_accounts as held on held.tenant_id = account.tenant_id and held.subject_id = account.subject_id
      and held.contract_id is not distinct from account.contract_id and held.commodity = account.commodity and held.bucket = 'held'
      and held.tag_id is null
    left join app.user_contracts as contract on contract.tenant_id = account.tenant_id and contract.id = account.contract_id
    where account.subject_id = any (${subjects}::uuid[]) and account.bucket = 'available' and account.balance > 0 and account.tag_id is null
      and contract.stopped_at is null
    order by account.contract_id is null, contract.signed_on, contract.created_at, contract.id`.execute(db);
  return Map.groupBy(rows, keyOf);
}

/** How many classes children have that nothing holds, by child and kind. */
export async function countFree(db: Db, subjects: readonly string[]): Promise<(of: ClassesOf) => number> {
  const purses = await freePurses(db, subjects);
  return (of) => (purses.get(keyOf(of)) ?? []).reduce((sum, { balance }) => sum + balance, 0);
}

/**
 * Holds a class for each of many bookings that were just made, of many children, in their order, as far as each child's classes reach. In as
 * many statements however many there are.
 */
export async function holdManyClasses(db: Db, caller: Member, wanted: readonly ToHold[]): Promise<void> {
  const subjects = [...new Set(wanted.map(({ subjectId }) => subjectId))];
  await sql`select id from app.subjects where id = any (${subjects}::uuid[]) order by id for no key update`.execute(db);
  const purses = await freePurses(db, subjects);
  const holds = wanted.flatMap((each): Posting[] => {
    const purse = purses.get(keyOf(each))?.find(({ balance }) => balance > 0);
    if (!purse) return [];
    if (purse.held === null) throw new Error('Whatever is free has an account for what is held of it');
    purse.balance -= 1;
    const key = `hold:${each.occurrenceId}:${each.subjectId}`;
    return [{ ...each, key, kind: 'hold', from: purse.available, to: purse.held, amount: 1 }];
  });
  await postMany(db, caller, holds);
}
