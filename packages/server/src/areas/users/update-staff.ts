import { dialled } from '@trellis/contract/account/rights';
import { dateIn } from '@trellis/contract/scheduling/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { staffCalls } from '@trellis/contract/users/staff-calls';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { centreOf, lockStaff, requireWriter } from './reach.ts';
import { requireMayChangeRoles, setRoles } from './roles.ts';
import { findStaff, type StaffRow } from './staff-store.ts';
import { describeStaff } from './view-staff.ts';

type Input = InputOf<typeof staffCalls.update>;

/** E.164: fifteen digits at most, the country's included. */
const longestNumber = 15 + '+'.length;

/** Changes what was given of somebody at a centre; a stale editor is shown what is saved now. */
export async function updateStaff(db: Db, caller: Actor, input: Input): Promise<OutputOf<typeof staffCalls.update>> {
  requireWriter(caller);
  const tenantId = centreOf(caller, input.tenantId);
  await lockStaff(db, tenantId);
  const staff = await findStaff(db, tenantId, input.userId);
  if (staff.concurrencyStamp !== input.concurrencyStamp) {
    return refuse('Trellis:StaleStamp', { data: { current: await describeStaff(db, staff) } });
  }
  const own = personColumns(input, staff, caller.now);
  if (staff.isActivated) await changePerson(db, staff.id, { ...own, ...(input.name !== undefined && { name: input.name }) });
  else await renameInvited(db, staff, own, input.name);
  if (input.roles) {
    await requireMayChangeRoles(db, caller, staff, input.roles);
    await setRoles(db, staff.membershipId, input.roles);
  }
  return describeStaff(db, await findStaff(db, tenantId, input.userId));
}

function personColumns({ phoneNumber, countryCode, gender, birthday }: Input, staff: StaffRow, now: Date) {
  if (birthday && birthday > dateIn(staff.zone, now.toISOString())) refuse('Trellis:BirthdayInFuture', { members: ['birthday'] });
  return {
    ...(phoneNumber !== undefined && phoneColumns(countryCode ?? null, phoneNumber)),
    ...(gender && { gender }),
    ...(birthday !== undefined && { birthday }),
  };
}

function phoneColumns(countryCode: string | null, phoneNumber: string | null) {
  if (phoneNumber === null) return { phone: null, country_code: null };
  const phone = countryCode === null ? '' : dialled(countryCode, phoneNumber);
  if (phone === '' || phone.length > longestNumber) refuse('Trellis:PhoneInvalid', { members: ['phoneNumber'] });
  return { phone, country_code: countryCode };
}

async function changePerson(
  db: Db,
  personId: string,
  columns: { name?: string; gender?: string; birthday?: string | null },
): Promise<void> {
  if (Object.keys(columns).length > 0) await db.updateTable('identity.persons').set(columns).where('id', '=', personId).execute();
}

async function renameInvited(db: Db, staff: StaffRow, own: object, name: string | undefined): Promise<void> {
  if (Object.values(own).some((value) => value !== null && value !== 'Unknown')) refuse('Trellis:NotAcceptedYet');
  if (name === undefined) return;
  await db.updateTable('identity.memberships').set({ invited_name: name }).where('id', '=', staff.membershipId).execute();
}
