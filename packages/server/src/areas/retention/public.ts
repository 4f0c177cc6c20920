export { erasingJob } from './erasing-job.ts';
