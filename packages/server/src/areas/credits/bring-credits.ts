import type { CreditCommodity } from '@trellis/contract/credits/schemas';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { type Posting, type Purse } from './ledger.ts';
import { openManyAccounts, postMany } from './post-many.ts';

/** So many of a credit that a child had left elsewhere. */
export interface BroughtCredit {
  subjectId: string;
  commodity: Exclude<CreditCommodity, 'group'>;
  /** What an assessment is for. */
  tagId: string | null;
  amount: number;
  remark: string | null;
}

interface Brought extends BroughtCredit {
  id: string;
}

const purseOf = ({ subjectId, commodity, tagId }: BroughtCredit): Purse => ({
  subjectId,
  commodity,
  contractId: null,
  ...(tagId !== null && { tagId }),
});

/**
 * Gives children what they had left elsewhere, as what a center gives without a contract; of each credit once a child. Under the locks of the
 * children; in as many statements however many there are.
 */
export async function bringCredits(db: Db, caller: Member, importId: string, credits: readonly BroughtCredit[]): Promise<void> {
  const { rows } = await sql<Brought>`
    with added as (
      insert into app.brought_credits (tenant_id, import_id, subject_id, commodity, tag_id, amount, created_at)
      select ${caller.tenantId}::uuid, ${importId}::uuid, c."subjectId", c.commodity, c."tagId", c.amount, ${caller.now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(credits)}::jsonb) as c ("subjectId" uuid, commodity text, "tagId" uuid, amount int)
      returning id, subject_id, commodity, tag_id, amount
    )
    select id, subject_id as "subjectId", commodity, tag_id as "tagId", amount from added`.execute(db);
  const remarks = new Map(credits.map((credit) => [keyOf(credit), credit.remark]));
  const accountsOf = await openManyAccounts(db, caller, rows.map(purseOf));
  const postings = rows.map((credit): Posting => {
    const { id, subjectId, amount } = credit;
    const { sold, available } = accountsOf(purseOf(credit));
    const remark = remarks.get(keyOf(credit)) ?? null;
    return { kind: 'opening', key: `opening:${id}`, subjectId, from: sold, to: available, amount, remark };
  });
  await postMany(db, caller, postings);
}

const keyOf = ({ subjectId, commodity, tagId }: BroughtCredit) => `${subjectId} ${commodity} ${tagId}`;
