import { z } from 'zod';
import { call, id } from '../../wire.ts';
import { administratorPutOut, administratorRef, freezeAdministrator, inviteAdministrator, tenantAdministrator } from './schemas.ts';

const policy = { anyOf: ['Business.Tenant.Write'] } as const;
const write = { ...policy, writers: 'wholePlatform' } as const;
const base = '/api/business/tenant/administrators';

/** The platform sees to it that somebody runs each center, enterprise and area, also when whoever did has vanished. */
export const tenantAdministratorCalls = {
  list: call('GET', `${base}/{tenantId}`, {
    summary: 'Who runs a tenant, and who was invited to',
    access: { ...policy, readers: 'wholePlatform' },
    input: z.object({ tenantId: id('tenant') }),
    output: z.object({ items: z.array(tenantAdministrator) }),
  }),
  invite: call('POST', base, {
    summary: 'Invite somebody to run a tenant; whom they replace is put out at once',
    access: write,
    input: inviteAdministrator,
    output: z.object({ invited: z.boolean() }),
    errors: ['Identity.UserAlreadyInRole', 'Trellis:LetterTooSoon', 'Trellis:TooMany', 'RocketSystem:StaffHasSchedules'],
  }),
  resend: call('POST', `${base}/resend`, {
    summary: 'Send the invitation again; the earlier link no longer works',
    access: write,
    input: administratorRef,
    output: z.object({ email: z.string() }),
    errors: ['Trellis:AlreadyAccepted', 'Trellis:LetterTooSoon', 'Trellis:TooMany'],
  }),
  freeze: call('POST', `${base}/freeze`, {
    summary: 'Freeze or unfreeze an administrator, the last one too; it counts from the next call on',
    access: write,
    input: freezeAdministrator,
    output: z.object({ state: tenantAdministrator.shape.state }),
    errors: ['Trellis:OwnMembership', 'RocketSystem:ScheduleClash'],
  }),
  remove: call('DELETE', base, {
    summary: 'Take an administrator off a tenant, or an invitation back; the last one only once another was invited',
    access: write,
    input: administratorPutOut,
    errors: ['Trellis:OwnMembership', 'Trellis:LastAdmin', 'RocketSystem:StaffHasSchedules', 'RocketSystem:ScheduleClash'],
  }),
};
