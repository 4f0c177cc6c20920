import type { NeedsHand } from '@trellis/contract/scheduling/needs/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';

type Mark = NonNullable<NeedsHand['mark']>;

interface Row {
  key: string;
  doneAt: Date | null;
  doneBy: string | null;
  snoozedUntil: Date | null;
  snoozedBy: string | null;
  toId: string | null;
  toName: string | null;
  handedBy: string | null;
}

const nameOf = (column: string) =>
  sql`(select known.name from identity.known_persons as known where known.id = ${sql.ref(`mark.${column}`)})`;

/** What was said of what waits, by key. What was put off until before now counts no more. */
export async function marksOf(db: Db, caller: Member): Promise<ReadonlyMap<string, Mark>> {
  const { rows } = await sql<Row>`
    select mark.key, mark.done_at as "doneAt", ${nameOf('done_by')} as "doneBy",
      case when mark.snoozed_until > ${caller.now} then mark.snoozed_until end as "snoozedUntil", ${nameOf('snoozed_by')} as "snoozedBy",
      mark.handed_to as "toId", ${nameOf('handed_to')} as "toName", ${nameOf('handed_by')} as "handedBy"
    from app.need_marks as mark where mark.tenant_id = ${caller.tenantId}`.execute(db);
  return new Map(rows.map((row) => [row.key, present(row)]));
}

const present = ({ doneAt, doneBy, snoozedUntil, snoozedBy, toId, toName, handedBy }: Row): Mark => ({
  done: doneAt && { byName: doneBy ?? '', time: doneAt.toISOString() },
  snoozed: snoozedUntil && { byName: snoozedBy ?? '', until: snoozedUntil.toISOString() },
  handed: toId === null ? null : { toId, toName: toName ?? '', byName: handedBy ?? '' },
});
