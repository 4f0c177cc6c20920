import { applicationReviewCalls } from './application-calls.ts';

import { studyCalls } from './study-calls.ts';
import { superviseSessionCalls } from './supervision-calls.ts';
import { trainerModuleCalls } from './trainer-calls.ts';

/** Becoming a trainer, and learning: applications, supervision. */
export const certificationCalls = { ...applicationReviewCalls, ...trainerModuleCalls, ...superviseSessionCalls, ...studyCalls };
