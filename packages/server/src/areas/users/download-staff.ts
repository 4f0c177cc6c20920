import { roleLabel } from '@trellis/contract/account/role-labels';
import type { LocalText } from '@trellis/contract/languages';
import { dateIn } from '@trellis/contract/scheduling/rules';
import { sql } from 'kysely';
import { type ExcelColumn, excelReply } from '../../platform/documents/excel.ts';
import { inPortions } from '../../platform/documents/portions.ts';
import type { Actor } from '../../platform/http/caller.ts';
import type { FileReply, Read } from '../../platform/http/routes.ts';
import { matches, type StaffFilter } from './list-staff.ts';
import { type StaffRow, staffColumns, staffTables } from './staff-store.ts';

const texts = {
  name: { en: 'Staff', 'zh-Hans': '员工', es: 'Personal' },
  person: { en: 'Name', 'zh-Hans': '姓名', es: 'Nombre' },
  email: { en: 'E-mail', 'zh-Hans': '邮箱', es: 'Correo electrónico' },
  phone: { en: 'Phone', 'zh-Hans': '电话', es: 'Teléfono' },
  centre: { en: 'Center', 'zh-Hans': '中心', es: 'Centro' },
  roles: { en: 'Roles', 'zh-Hans': '角色', es: 'Roles' },
  state: { en: 'State', 'zh-Hans': '状态', es: 'Estado' },
  since: { en: 'Since', 'zh-Hans': '加入日期', es: 'Desde' },
} satisfies Record<string, LocalText>;

const states = {
  active: { en: 'Active', 'zh-Hans': '已激活', es: 'Activo' },
  invited: { en: 'Invited', 'zh-Hans': '已邀请', es: 'Invitado' },
  frozen: { en: 'Frozen', 'zh-Hans': '已冻结', es: 'Congelado' },
} satisfies Record<string, LocalText>;

/** The staff that a filter names as an Excel file, the newest first. */
export async function downloadStaff(read: Read, caller: Actor, filter: StaffFilter): Promise<FileReply> {
  const name = texts.name[caller.language];
  const fileName = `${name} ${dateIn(caller.zone, caller.now.toISOString())}.xlsx`;
  const condition = matches(caller, filter);
  const portions = inPortions<StaffRow>(read, async (db, last, limit) => {
    // compared in the database: here an instant is rounded to the millisecond, and staff that came together would be lost
    const then = sql`(select l.created_at from identity.memberships l where l.id = ${last?.membershipId ?? null})`;
    const beyond = last ? sql`m.created_at <= ${then} and (m.created_at < ${then} or m.id > ${last.membershipId})` : sql`true`;
    const { rows } = await sql<StaffRow>`
      select ${staffColumns} from ${staffTables} where ${condition} and ${beyond}
      order by m.created_at desc, m.id limit ${limit}`.execute(db);
    return rows;
  });
  return excelReply({ fileName, sheetName: name, columns: columnsFor(caller), portions });
}

function columnsFor({ language }: Actor): ExcelColumn<StaffRow>[] {
  const header = (key: keyof typeof texts) => texts[key][language];
  return [
    { header: header('person'), width: 28, value: (row) => row.name },
    { header: header('email'), width: 32, value: (row) => row.email },
    { header: header('phone'), value: (row) => row.phone },
    { header: header('centre'), width: 32, value: (row) => row.tenantName },
    { header: header('roles'), width: 32, value: (row) => row.roles.map((role) => roleLabel(role, language)).join(', ') },
    { header: header('state'), width: 14, value: (row) => states[stateOf(row)][language] },
    { header: header('since'), width: 14, value: (row) => dateIn(row.zone, row.createdAt.toISOString()) },
  ];
}

function stateOf({ state, isActivated }: StaffRow): keyof typeof states {
  if (state === 'Invalid') return 'frozen';
  return isActivated ? 'active' : 'invited';
}
