export { examJob } from './hand-in-job.ts';
