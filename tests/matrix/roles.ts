import { roles } from '@trellis/contract/policies';
import { listDemoStaff } from '@trellis/server/fixtures/demo-people';

const staff = listDemoStaff();

/** Somebody of the demonstration for every role of the product. */
export const holders = roles.flatMap((role) => staff.find((person) => person.role === role) ?? []);
