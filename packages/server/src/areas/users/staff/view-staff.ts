import type { InputOf } from '@trellis/contract/types';
import { staffRoles } from '@trellis/contract/users/rules';
import type { staffCalls } from '@trellis/contract/users/staff/calls';
import type { StaffDetail } from '@trellis/contract/users/staff/schemas';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { signFile } from '../../files/public.ts';
import { figuresOf, sessionsByPlatform } from './figures.ts';
import { presentItem } from './present.ts';
import { centreOf } from './reach.ts';
import { findStaff, placeOf, type StaffRow } from './staff-store.ts';

/** Everything about somebody at a centre. */
export async function viewStaff(db: Db, caller: Actor, input: InputOf<typeof staffCalls.prepareForEdit>): Promise<StaffDetail> {
  return describeStaff(db, await findStaff(db, centreOf(caller, input.tenantId), input.userId));
}

/** The same of a row that was found already. */
export async function describeStaff(db: Db, row: StaffRow): Promise<StaffDetail> {
  const place = placeOf(row);
  const [figures, { offline, online }, resumes, children] = await Promise.all([
    figuresOf(db, [place]),
    sessionsByPlatform(db, place),
    row.isActivated ? resumesOf(db, row.personId) : [],
    childrenOf(db, row),
  ]);
  return {
    ...presentItem(row, figures(place)),
    gender: row.gender,
    birthday: row.birthday,
    picture: row.pictureKey && signFile(row.pictureKey),
    resumes,
    children,
    jobTitle: staffRoles.find((role) => row.roles.includes(role)) ?? null,
    userAccount: row.email,
    workUnit: row.tenantName,
    offlineCourseQuantity: offline,
    onlineCourseQuantity: online,
    concurrencyStamp: row.concurrencyStamp,
  };
}

async function resumesOf(db: Db, personId: string): Promise<StaffDetail['resumes']> {
  const rows = await db
    .selectFrom('identity.resumes')
    .select(['id', 'file_name', 'key'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, fileName: row.file_name, url: signFile(row.key) }));
}

function childrenOf(db: Db, { personId, tenantId }: StaffRow): Promise<StaffDetail['children']> {
  return db
    .selectFrom('app.subject_coaches as link')
    .innerJoin('app.subjects as subject', (join) =>
      join.onRef('subject.tenant_id', '=', 'link.tenant_id').onRef('subject.id', '=', 'link.subject_id'),
    )
    .select(['subject.id', 'subject.name'])
    .where('link.tenant_id', '=', tenantId)
    .where('link.person_id', '=', personId)
    .orderBy('subject.name')
    .orderBy('subject.id')
    .execute();
}
