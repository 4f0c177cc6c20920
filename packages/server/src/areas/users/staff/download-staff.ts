import { roleLabel } from '@trellis/contract/account/role-labels';
import type { LocalText } from '@trellis/contract/languages';
import { dateIn } from '@trellis/contract/scheduling/rules';
import type { InputOf } from '@trellis/contract/types';
import type { staffFileCalls } from '@trellis/contract/users/staff/calls';
import { staffFieldWords, staffStateWords } from '@trellis/contract/users/words';
import { sql } from 'kysely';
import { byDayAndName } from '../../../platform/db/order-of-list.ts';
import { orderOf } from '../../../platform/db/sorting.ts';
import { type ExcelColumn, excelReply } from '../../../platform/documents/excel.ts';
import { inPortions } from '../../../platform/documents/portions.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import type { FileReply, Read } from '../../../platform/http/routes.ts';
import { staffOf } from './list-staff.ts';
import { type StaffRow, staffColumns, staffTables } from './staff-store.ts';

const listName: LocalText = { en: 'Staff', 'zh-Hans': '员工', es: 'Personal' };

const orders = byDayAndName('name', { id: sql`l.membership_id`, createdAt: sql`l.created_at`, named: sql`l.sort_name` });

type Filter = InputOf<typeof staffFileCalls.excelDownload>;
/** With where the next portion begins. */
type Listed = StaffRow & { mark: string };

/** The staff that a filter names as an Excel file, in the order of their list. */
export async function downloadStaff(read: Read, caller: Actor, { sorting, ...filter }: Filter): Promise<FileReply> {
  const name = listName[caller.language];
  const fileName = `${name} ${dateIn(caller.zone, caller.now.toISOString())}.xlsx`;
  const { from, where, search } = staffOf(caller, filter);
  const matching = search ? sql`${where} and ${search.indexed}` : where;
  const order = orderOf(orders, sorting, 'createdAt desc');
  const portions = inPortions<Listed>(read, async (db, last, limit) => {
    const beyond = last ? order.after({ id: last.membershipId, mark: last.mark }) : sql`true`;
    const { rows } = await sql<Listed>`
      select ${staffColumns}, l.mark from (
        select l.membership_id, l.created_at, l.sort_name, ${order.mark} as mark from ${from} where ${matching} and ${beyond}
        order by ${order.by} limit ${limit}
      ) as l join (${staffTables}) on m.id = l.membership_id
      order by ${order.by}`.execute(db);
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
