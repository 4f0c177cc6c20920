import { dateIn } from '@trellis/contract/scheduling/rules';
import type { Standing } from '@trellis/contract/statistics/figures';
import type { Stood } from '@trellis/contract/statistics/schemas';
import { entryWords, standingWords } from '@trellis/contract/statistics/words';
import { type RawBuilder, sql } from 'kysely';
import { inPage, type Page } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import { excelReply } from '../../platform/documents/excel.ts';
import { inPortions } from '../../platform/documents/portions.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { FileReply, Read } from '../../platform/http/routes.ts';
import { standingRowsOf, stands } from './figures/standing.ts';
import { readableStandings, requireReachedCentre } from './readable.ts';
import { totalsOf } from './totals-of.ts';

interface Filter {
  standing: Standing;
  part?: string | undefined;
  tenantId?: string | undefined;
}

/** What stands, as `listed`, each by what it is called. */
function listed(caller: Actor, { standing, part, tenantId }: Filter): RawBuilder<unknown> {
  if (readableStandings(caller, [standing]).length === 0) refuse('Trellis:NotFound', { members: ['standing'] });
  const rows = standingRowsOf(stands[standing], caller.kind === 'member' ? caller.tenantId : tenantId);
  return sql`(select * from (${rows}) as row where ${part === undefined ? sql`true` : sql`row.part = ${part}`}) as listed`;
}

const rowsOf = (from: RawBuilder<unknown>, page: RawBuilder<unknown>) => sql<Stood>`
  select page.id, page."tenantName", page."subjectId", coalesce(child.name, page."ownName", '') as name, page.part, page.amount
  from (select * from ${from} ${page}) as page
  left join app.subjects as child on child.tenant_id = page."tenantId" and child.id = page."subjectId"
  order by page.id`;

/** What stands at this moment, one by one, the oldest first, with how many there are and what they add up to. */
export async function listStanding(db: Db, caller: Actor, { skipCount, maxResultCount, ...filter }: Filter & Page) {
  const from = listed(caller, filter);
  const [{ rows: items }, totals] = await Promise.all([
    rowsOf(from, inPage(sql`listed.id`, { skipCount, maxResultCount })).execute(db),
    totalsOf(db, from),
    requireReachedCentre(db, caller, filter.tenantId),
  ]);
  return { items, ...totals };
}

/** The same as an Excel file. */
export async function downloadStanding(read: Read, caller: Actor, filter: Filter): Promise<FileReply> {
  await read((db) => requireReachedCentre(db, caller, filter.tenantId));
  const from = listed(caller, filter);
  const portions = inPortions<Stood>(read, async (db, last, limit) => {
    const beyond = last ? sql`where listed.id > ${last.id}` : sql``;
    return (await rowsOf(from, sql`${beyond} order by listed.id limit ${limit}`).execute(db)).rows;
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
