import { z } from 'zod';
import { topicDay } from '../wellbeing-library/child-calls.ts';
import { calendarDate, call, id } from '../wire.ts';

/** The tabs of digital therapy as their address names them. */
export const moduleTabs = ['Cbt', 'Emotion', 'ParentLearning', 'ParentEmotion', 'ExercisePdt', 'SleepPdt', 'NutritionPDT'] as const;
export type ModuleTab = (typeof moduleTabs)[number];

/** How many days back are counted as recorded or not. */
export const recordedWithin = 28;

/** How far a child has come in a module: topics of the template that it follows, and days that were recorded. */
export const moduleProgress = z.object({
  template: z.string().nullable(),
  fromDay: calendarDate.nullable(),
  /** Topics of the module in all, those whose day has come, and those that were done. */
  total: z.int(),
  due: z.int(),
  done: z.int(),
  topics: z.array(topicDay),
  /** Of the latest 28 days; null in a module of which no days are recorded. */
  recordedDays: z.int().nullable(),
});
export type ModuleProgress = z.infer<typeof moduleProgress>;

export const moduleCalls = {
  records: call('GET', '/api/pdt/subjectPdt/{subjectId}/{module}', {
    summary: 'How far a child has come in a module of digital therapy, from what was done of its template and recorded of its days',
    access: { anyOf: ['Pdt.SubjectPdt.Create'] },
    input: z.object({ subjectId: id('subject'), module: z.enum(moduleTabs) }),
    output: moduleProgress,
    errors: ['SubjectNotFound'],
  }),
};
