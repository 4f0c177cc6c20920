import { statisticsCalls, statisticsTableCalls } from './calls.ts';
import { statisticsFileCalls } from './file-calls.ts';

export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  statistics: { calls: statisticsCalls, about: 'What is counted of centers by month and year, and what each figure counts' },
  statisticsTables: { calls: statisticsTableCalls, about: 'What is counted row by row: plans, assessments, courses, coaches, trainers' },
  statisticsFiles: { calls: statisticsFileCalls, about: 'The same as Excel files' },
} as const;
