import { adminAccountCalls } from './accounts/calls.ts';
import { staffGroupCalls } from './groups/calls.ts';
import { peopleCalls } from './people/calls.ts';
import { rolePolicyCalls } from './roles/calls.ts';
import { supervisorCalls } from './supervisors/calls.ts';

/** What whoever looks after several tenants does with people: staff of the platform, everybody's accounts, roles, groups, supervisors. */
export const adminCalls = { ...adminAccountCalls, ...peopleCalls, ...rolePolicyCalls, ...staffGroupCalls, ...supervisorCalls };
