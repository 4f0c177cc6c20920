import { applicationReviewCalls } from './application-calls.ts';
import { trainingModuleCalls } from './module-calls.ts';
import { superviseSessionCalls } from './supervision-calls.ts';
import { trainerModuleCalls } from './trainer-calls.ts';

/** Becoming a trainer, and learning: applications, modules, supervision. */
export const certificationCalls = { ...applicationReviewCalls, ...trainingModuleCalls, ...trainerModuleCalls, ...superviseSessionCalls };
