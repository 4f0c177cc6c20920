import { z } from 'zod';
import { call, concurrencyStamp, id, instant, paged, pageQuery } from '../../wire.ts';
import { selectorSize } from '../rules.ts';

const read = { anyOf: ['PFE.StaffGroup'] } as const;
const write = { anyOf: ['PFE.StaffGroup.Write'], writers: 'wholePlatform' } as const;

export const groupPerson = z.object({ id: id('person'), name: z.string() });

/** Some of a centre's staff under a name, looked after by a supervisor where there is one. */
export const staffGroup = z.object({
  id: id('staffGroup'),
  name: z.string(),
  tenantId: id('tenant'),
  tenantName: z.string(),
  /** Null: there is none, or the caller may not know them. */
  supervisor: groupPerson.nullable(),
  members: z.array(groupPerson.extend({ roles: z.array(z.string()) })),
  createdAt: instant,
  concurrencyStamp,
});
export type StaffGroup = z.infer<typeof staffGroup>;

export const saveStaffGroup = z.object({
  name: z.string().trim().min(1).max(100),
  supervisorId: id('person').nullable().default(null),
  memberIds: z.array(id('person')).max(200).default([]),
});

const guards = ['Trellis:GroupNameTaken', 'Trellis:SupervisorOutOfReach'] as const;

/** Groups of staff. Operators keep them; a supervisor reads their own, an enterprise those of its centres. */
export const staffGroupCalls = {
  groupList: call('GET', '/api/rocketAdmin/staffGroup', {
    summary: 'Groups of staff, newest first',
    access: read,
    input: pageQuery.pick({ skipCount: true, maxResultCount: true }).extend({
      /** Part of the name of the group or of a member. */
      filter: z.string().trim().max(100).optional(),
      tenantId: id('tenant').optional(),
    }),
    output: paged(staffGroup),
  }),
  createGroup: call('POST', '/api/rocketAdmin/staffGroup', {
    summary: 'Make a group of the staff of a centre',
    access: write,
    input: saveStaffGroup.extend({ tenantId: id('tenant') }),
    output: z.object({ id: id('staffGroup') }),
    errors: guards,
  }),
  updateGroup: call('PUT', '/api/rocketAdmin/staffGroup/{id}', {
    summary: 'Change the name, the supervisor and the members of a group',
    access: write,
    input: saveStaffGroup.extend({ id: id('staffGroup'), concurrencyStamp }),
    errors: [...guards, 'Trellis:StaleStamp'],
  }),
  removeGroup: call('DELETE', '/api/rocketAdmin/staffGroup/{id}', {
    summary: 'Delete a group; its members stay',
    access: write,
    input: z.object({ id: id('staffGroup') }),
  }),
  groupSupervisors: call('GET', '/api/rocketAdmin/staffGroup/supervisors', {
    summary: 'Supervisors who look after a centre and may be given a group of it',
    access: { anyOf: write.anyOf, readers: 'wholePlatform' },
    input: z.object({ tenantId: id('tenant'), maxResultCount: z.int().min(1).max(1000).default(selectorSize) }),
    output: z.object({ items: z.array(groupPerson) }),
  }),
  groupStaff: call('GET', '/api/rocketAdmin/staffGroup/staff', {
    summary: 'Staff of a centre for a group of it',
    access: { anyOf: write.anyOf, readers: 'wholePlatform' },
    input: z.object({
      tenantId: id('tenant'),
      filter: z.string().trim().max(100).optional(),
      maxResultCount: z.int().min(1).max(1000).default(selectorSize),
    }),
    output: z.object({ items: z.array(groupPerson.extend({ roles: z.array(z.string()) })) }),
  }),
};
