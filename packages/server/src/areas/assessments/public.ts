export { startReportWorker } from './report-worker.ts';
