/** What other areas ask about a coach before a session is started or planned. */
export { expiredCertificateOf } from './coaches/certificates.ts';
export { type CoachTimes, coachTimesOf, lockCoachTimes } from './coaches/coach-times.ts';
export { sessionDurationsByCoach, sessionDurationsOf } from './coaches/session-durations.ts';
