import type { Policy } from '../../policies.ts';

/** What waits for somebody at a center, the most urgent first, each with the policy that whoever looks after it holds. */
export const policyOfNeed = {
  moveAsked: 'PFE.UserManagement.Subject.Write',
  clash: 'RocketSystem.Schedule.Write',
  uncovered: 'RocketSystem.Schedule.Write',
  unfinishedSession: 'RocketSystem.Schedule',
  notHeld: 'RocketSystem.Schedule.Write',
  leaveAsked: 'RocketSystem.Schedule.Write',
  contractToSign: 'RocketSystem.UserContract.Create',
  notCovered: 'RocketSystem.Schedule',
  lowCredit: 'RocketSystem.Schedule',
  unpaidOrder: 'RocketSystem.TrainerTraining',
  certificateEnding: 'PFE.CoachTrainingConfig.Write',
  missingFeedback: 'RocketSystem.UserOfflinePlan',
  reportReady: 'RocketSystem.UserAssessment',
  notBound: 'RocketSystem.Schedule',
  moveRefused: 'PFE.UserManagement.Subject',
  moveAccepted: 'PFE.UserManagement.Subject',
  missed: 'RocketSystem.Schedule.Write',
} as const satisfies Record<string, Policy>;
export type NeedKind = keyof typeof policyOfNeed;
export const needKinds = Object.keys(policyOfNeed) as [NeedKind, ...NeedKind[]];

/** Days within which something is told of as new. */
export const toldForDays = 14;
/** For how many days something may be put off. */
export const mostSnoozedDays = 90;
