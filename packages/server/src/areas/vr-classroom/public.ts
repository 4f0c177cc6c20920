/** What other areas may do with a child's VR tests. */
export { cancelWaitingTests } from './change-test.ts';
export { endFollowing } from './live/told.ts';
export { attachReport } from './report/attach-report.ts';
export { startScoreWorker } from './scores/score-worker.ts';
