import { type Role, roles, rolesOfSide, type Side } from '@trellis/contract/policies';
import { listDemoStaff } from '@trellis/server/fixtures/demo-people';
import { withClient } from '@trellis/server/platform/db/with-client';
import { databaseOf } from '../e2e/journey.ts';

interface Holder {
  name: string;
  role: Role;
}

const staff = listDemoStaff();
const sideOf = (role: Role) => (Object.keys(rolesOfSide) as Side[]).find((side) => (rolesOfSide[side] as readonly Role[]).includes(role));
/** Who plays what nobody is: last of their side, so that nobody misses them. */
const standIn = (role: Role) => staff.findLast((person) => sideOf(person.role) === sideOf(role) && person.role !== 'CenterAdmin');

/** Somebody for every role of the product; whom the demonstration does not have, somebody of their side is for the time being. */
export const holders: readonly Holder[] = roles.flatMap((role) => {
  const person = staff.find((each) => each.role === role) ?? standIn(role);
  return person ? [{ name: person.name, role }] : [];
});

/** Gives somebody of a demonstration their role of the matrix in place of what they are, or were made before. */
export async function giveRole(folder: string, { name, role }: Holder): Promise<void> {
  await withClient(databaseOf(folder), (superuser) =>
    superuser.query(
      `update identity.membership_roles set role = $1
       where membership_id in (select m.id from identity.memberships m join identity.persons p on p.id = m.person_id where p.name = $2)`,
      [role, name],
    ),
  );
}
