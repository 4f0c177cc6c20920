/** What other areas ask about a coach before a session is started or planned. */
export { refuseSpentCoach } from './coaches/refuse-spent-coach.ts';
export { sessionDurationsByCoach, sessionDurationsOf } from './coaches/session-durations.ts';
