import type { LeaveState } from './schemas.ts';

interface Asked {
  personId: string;
  state: LeaveState;
  endTime: string;
}

const isToCome = ({ endTime }: Asked, now: string) => Date.parse(endTime) > Date.parse(now);

/** Whether somebody looks at the leaves of everybody and enters them for others. */
export const looksAfterLeaves = (roles: readonly string[]): boolean => roles.includes('CenterAdmin') || roles.includes('SeniorCoach');

/** Whether a leave of a person is decided by somebody: an administrator decides on everybody's, a senior coach on those of others. */
export const decidesOnLeave = (roles: readonly string[], callerId: string, personId: string): boolean =>
  roles.includes('CenterAdmin') || (roles.includes('SeniorCoach') && callerId !== personId);

export const mayAnswerLeave = (roles: readonly string[], callerId: string, leave: Asked): boolean =>
  leave.state === 'Asked' && decidesOnLeave(roles, callerId, leave.personId);

/** What was refused or is over stands. */
export const mayWithdrawLeave = (roles: readonly string[], callerId: string, leave: Asked, now: string): boolean =>
  (leave.state === 'Asked' || leave.state === 'Approved') &&
  isToCome(leave, now) &&
  (callerId === leave.personId || decidesOnLeave(roles, callerId, leave.personId));
