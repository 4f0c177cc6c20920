export { countingJob } from './roll-up.ts';
