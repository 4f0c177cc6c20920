import { dialled } from '@trellis/contract/account/rights';
import { dateIn } from '@trellis/contract/scheduling/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { staffCalls } from '@trellis/contract/users/staff/calls';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { centreOf, lockStaff } from './reach.ts';
import { requireMayChangeRoles, setRoles } from './roles.ts';
import { findStaff, type StaffRow } from './staff-store.ts';
import { describeStaff } from './view-staff.ts';

type Input = InputOf<typeof staffCalls.update>;

/** E.164: fifteen digits at most, the country's included. */
const longestNumber = 15 + '+'.length;

/**
 * Changes what a centre says of somebody on its staff, which counts there alone: their own record, and the number that they have shown to be
 * theirs, are changed by nobody else. A stale editor is shown what is saved now.
 */
export async function updateStaff(db: Db, caller: Actor, input: Input): Promise<OutputOf<typeof staffCalls.update>> {
  const tenantId = centreOf(caller, input.tenantId);
  await lockStaff(db, tenantId);
  const staff = await findStaff(db, tenantId, input.userId);
  if (staff.concurrencyStamp !== input.concurrencyStamp) {
    return refuse('Trellis:StaleStamp', { data: { current: await describeStaff(db, staff) } });
  }
  const given = givenColumns(input, staff, caller.now);
  if (staff.isActivated) await changeMembership(db, staff, given, input.name);
  else await renameInvited(db, staff, given, input.name);
  if (input.roles) {
    await requireMayChangeRoles(db, caller, staff, input.roles);
    await setRoles(db, staff.membershipId, input.roles);
  }
  return describeStaff(db, await findStaff(db, tenantId, input.userId));
}

interface Given {
  phone?: string | null;
  country_code?: string | null;
  gender?: string | null;
  birthday?: string | null;
}

function givenColumns({ phoneNumber, countryCode, gender, birthday }: Input, staff: StaffRow, now: Date): Given {
  if (birthday && birthday > dateIn(staff.zone, now.toISOString())) refuse('Trellis:BirthdayInFuture', { members: ['birthday'] });
  return {
    ...(phoneNumber !== undefined && phoneColumns(countryCode ?? null, phoneNumber)),
    ...(gender && { gender: gender === 'Unknown' ? null : gender }),
    ...(birthday !== undefined && { birthday }),
  };
}

function phoneColumns(countryCode: string | null, phoneNumber: string | null) {
  if (phoneNumber === null) return { phone: null, country_code: null };
  const phone = countryCode === null ? '' : dialled(countryCode, phoneNumber);
  if (phone === '' || phone.length > longestNumber) refuse('Trellis:PhoneInvalid', { members: ['phoneNumber'] });
  return { phone, country_code: countryCode };
}

/** What is the same as the person's own record is not kept a second time: it goes on to follow it. */
async function changeMembership(db: Db, staff: StaffRow, given: Given, name: string | undefined): Promise<void> {
  const { phone, country_code: code, gender, birthday } = given;
  const set = [
    ...(name === undefined ? [] : [sql`name = nullif(${name}, p.name)`]),
    ...(phone === undefined
      ? []
      : [sql`phone = nullif(${phone}, p.phone)`, sql`country_code = case when ${phone}::text is distinct from p.phone then ${code} end`]),
    ...(gender === undefined ? [] : [sql`gender = nullif(${gender}, p.gender)`]),
    ...(birthday === undefined ? [] : [sql`birthday = nullif(${birthday}::date, p.birthday)`]),
  ];
  if (set.length === 0) return;
  await sql`
    update identity.memberships as m set ${sql.join(set)} from identity.persons as p
    where m.id = ${staff.membershipId} and p.id = m.person_id`.execute(db);
}

async function renameInvited(db: Db, staff: StaffRow, given: Given, name: string | undefined): Promise<void> {
  if (Object.values(given).some((value) => value !== null)) refuse('Trellis:NotAcceptedYet');
  if (name === undefined) return;
  await db.updateTable('identity.memberships').set({ invited_name: name }).where('id', '=', staff.membershipId).execute();
}
