import { adminAccountCalls } from './admin-calls.ts';
import { staffGroupCalls } from './group-calls.ts';
import { peopleCalls } from './people-calls.ts';
import { rolePolicyCalls } from './role-calls.ts';
import { supervisorCalls } from './supervisor-calls.ts';

/** What whoever looks after several tenants does with people: staff of the platform, everybody's accounts, roles, groups, supervisors. */
export const adminCalls = { ...adminAccountCalls, ...peopleCalls, ...rolePolicyCalls, ...staffGroupCalls, ...supervisorCalls };
