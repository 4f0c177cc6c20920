import { dateIn } from '@trellis/contract/scheduling/rules';
import type { Standing } from '@trellis/contract/statistics/figures';
import type { Stood } from '@trellis/contract/statistics/schemas';
import { entryWords, standingWords } from '@trellis/contract/statistics/words';
import { type RawBuilder, sql } from 'kysely';
import { countToCap } from '../../platform/db/long-list.ts';
import { inPage, type Page } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import { excelReply } from '../../platform/documents/excel.ts';
import { inPortions } from '../../platform/documents/portions.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { FileReply, Read } from '../../platform/http/routes.ts';
import { countStandings } from './count.ts';
import { standingRowsOf, stands } from './figures/standing.ts';
import { readableStandings, requireReachedCentre } from './readable.ts';
import { amountOf } from './sum.ts';

interface Filter {
  standing: Standing;
  part?: string | undefined;
  tenantId?: string | undefined;
}

/** A query of what stands. */
function listed(caller: Actor, { standing, part, tenantId }: Filter): RawBuilder<unknown> {
  if (readableStandings(caller, [standing]).length === 0) refuse('Trellis:NotFound', { members: ['standing'] });
  const rows = standingRowsOf(stands[standing], caller.kind === 'member' ? caller.tenantId : tenantId);
  return sql`select * from (${rows}) as row where ${part === undefined ? sql`true` : sql`row.part = ${part}`}`;
}

/** Each by what it is called. */
const rowsOf = (page: RawBuilder<unknown>) => sql<Stood>`
  select page.id, page."tenantName", page."subjectId", coalesce(child.name, page."ownName", '') as name, page.part, page.amount
  from (${page}) as page
  left join app.subjects as child on child.tenant_id = page."tenantId" and child.id = page."subjectId"
  order by page.id`;

/** What stands at this moment, one by one, the oldest first, with how many there are and what they add up to. */
export async function listStanding(db: Db, caller: Actor, { skipCount, maxResultCount, ...filter }: Filter & Page) {
  const { standing, part, tenantId } = filter;
  const rows = listed(caller, filter);
  const [{ rows: items }, total, counted] = await Promise.all([
    rowsOf(sql`${rows} ${inPage(sql`id`, { skipCount, maxResultCount })}`).execute(db),
    countToCap(db, rows),
    countStandings(db, caller, { standings: [standing], tenantId }),
    requireReachedCentre(db, caller, tenantId),
  ]);
  return { items, ...total, amount: amountOf(counted, part) };
}

/** The same as an Excel file. */
export async function downloadStanding(read: Read, caller: Actor, filter: Filter): Promise<FileReply> {
  await read((db) => requireReachedCentre(db, caller, filter.tenantId));
  const rows = listed(caller, filter);
  const portions = inPortions<Stood>(read, async (db, last, limit) => {
    const beyond = last ? sql`and row.id > ${last.id}` : sql``;
    return (await rowsOf(sql`${rows} ${beyond} order by id limit ${limit}`).execute(db)).rows;
  });
  const words = entryWords[caller.language];
  const title = standingWords[caller.language][filter.standing];
  return excelReply({
    fileName: `${title} ${dateIn(caller.zone, caller.now.toISOString())}.xlsx`,
    sheetName: title,
    columns: [
      { header: words.center, width: 28, value: (row: Stood) => row.tenantName },
      { header: words.name, width: 28, value: (row: Stood) => row.name },
      { header: words.amount, width: 14, format: '0', value: (row: Stood) => row.amount },
    ],
    portions,
  });
}
