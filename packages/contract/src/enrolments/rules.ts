import type { Policy } from '../policies.ts';

/** How a family is taken in, in the order in which a front desk does it. */
export const enrolmentSteps = ['child', 'guardian', 'contract', 'coach', 'booking'] as const;
export type EnrolmentStep = (typeof enrolmentSteps)[number];

/** What has been done already. */
export type StepsDone = Readonly<Record<Exclude<EnrolmentStep, 'child'>, boolean>>;

/** Who does a step: whoever holds one of these. */
export const policiesOfStep: Readonly<Record<EnrolmentStep, readonly Policy[]>> = {
  child: ['PFE.UserManagement.Subject.Write'],
  guardian: ['PFE.UserManagement.Guardian.Write'],
  contract: ['RocketSystem.UserContract.Create'],
  coach: ['PFE.UserManagement.Subject.Write'],
  booking: ['RocketSystem.Schedule.Write'],
};

/** done: it is there; next: what somebody goes on with; open: of one's own, later; others: open, and somebody else's. */
export type StepState = 'done' | 'next' | 'open' | 'others';

/** Where an enrollment stands for somebody: it goes on with the first open step that they may do. Without a child nothing is done yet. */
export function stepStates(done: StepsDone | undefined, can: (policy: Policy) => boolean): Record<EnrolmentStep, StepState> {
  const isDone = (step: EnrolmentStep) => done !== undefined && (step === 'child' || done[step]);
  const isOwn = (step: EnrolmentStep) => policiesOfStep[step].some(can);
  const next = enrolmentSteps.find((step) => !isDone(step) && isOwn(step));
  const stateOf = (step: EnrolmentStep): StepState => {
    if (isDone(step)) return 'done';
    if (!isOwn(step)) return 'others';
    return step === next ? 'next' : 'open';
  };
  return Object.fromEntries(enrolmentSteps.map((step) => [step, stateOf(step)])) as Record<EnrolmentStep, StepState>;
}

/** Whether nothing is left to do. */
export const isEnrolled = (done: StepsDone): boolean => Object.values(done).every(Boolean);
