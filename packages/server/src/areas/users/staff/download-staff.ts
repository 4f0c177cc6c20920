import { roleLabel } from '@trellis/contract/account/role-labels';
import type { LocalText } from '@trellis/contract/languages';
import { dateIn } from '@trellis/contract/scheduling/rules';
import { staffFieldWords, staffStateWords } from '@trellis/contract/users/words';
import { sql } from 'kysely';
import { type ExcelColumn, excelReply } from '../../../platform/documents/excel.ts';
import { inPortions } from '../../../platform/documents/portions.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import type { FileReply, Read } from '../../../platform/http/routes.ts';
import { type StaffFilter, staffOf } from './list-staff.ts';
import { type StaffRow, staffColumns, staffTables } from './staff-store.ts';

const listName: LocalText = { en: 'Staff', 'zh-Hans': '员工', es: 'Personal' };

/** The staff that a filter names as an Excel file, the newest first. */
export async function downloadStaff(read: Read, caller: Actor, filter: StaffFilter): Promise<FileReply> {
  const name = listName[caller.language];
  const fileName = `${name} ${dateIn(caller.zone, caller.now.toISOString())}.xlsx`;
  const { from, where, search } = staffOf(caller, filter);
  const matching = search ? sql`${where} and ${search.indexed}` : where;
  const portions = inPortions<StaffRow>(read, async (db, last, limit) => {
    // compared in the database: here an instant is rounded to the millisecond, and staff that came together would be lost
    const then = sql`(select known.created_at from identity.listed_staff known where known.membership_id = ${last?.membershipId ?? null})`;
    const beyond = last ? sql`l.created_at <= ${then} and (l.created_at < ${then} or l.membership_id > ${last.membershipId})` : sql`true`;
    const { rows } = await sql<StaffRow>`
      select ${staffColumns} from (
        select l.membership_id, l.created_at from ${from} where ${matching} and ${beyond} order by l.created_at desc, l.membership_id limit ${limit}
      ) as l join (${staffTables}) on m.id = l.membership_id
      order by l.created_at desc, l.membership_id`.execute(db);
    return rows;
  });
  return excelReply({ fileName, sheetName: name, columns: columnsFor(caller), portions });
}

function columnsFor({ language }: Actor): ExcelColumn<StaffRow>[] {
  const fields = staffFieldWords[language];
  return [
    { header: fields.name, width: 28, value: (row) => row.name },
    { header: fields.email, width: 32, value: (row) => row.email },
    { header: fields.phone, value: (row) => row.phone },
    { header: fields.centre, width: 32, value: (row) => row.tenantName },
    { header: fields.roles, width: 32, value: (row) => row.roles.map((role) => roleLabel(role, language)).join(', ') },
    { header: fields.state, width: 14, value: (row) => staffStateWords[language][stateOf(row)] },
    {
      header: fields.since,
      width: 14,
      format: 'mm/dd/yyyy',
      value: (row) => new Date(`${dateIn(row.zone, row.createdAt.toISOString())}T00:00:00Z`),
    },
  ];
}

function stateOf({ state, isActivated, isClosed }: StaffRow): 'active' | 'invited' | 'frozen' | 'closed' {
  if (isClosed) return 'closed';
  if (state === 'Invalid') return 'frozen';
  return isActivated ? 'active' : 'invited';
}
