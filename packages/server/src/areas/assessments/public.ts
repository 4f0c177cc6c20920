export { closeOpenAssessments } from './close-assessment.ts';
export { startReportWorker } from './report-worker.ts';
