import type { Policy } from '@trellis/contract/policies';

/** A child is looked for, then the plan that they train by. */
const needed: Policy[] = ['RocketSystem.Schedule.Write', 'PFE.UserManagement.Subject', 'RocketSystem.UserOfflinePlan'];

/** Whether somebody may schedule a session of whichever child they choose. */
export const maySchedule = (can: (policy: Policy) => boolean): boolean => needed.every(can);
