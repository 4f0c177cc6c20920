import { exerciseCalls, exerciseWrites, nutritionCalls, nutritionWrites, sleepCalls, sleepWrites } from './calls.ts';
import { familyWellbeingCalls } from './family-calls.ts';
import { guestWellbeingCalls } from './guest-calls.ts';
import { moduleCalls } from './module-calls.ts';

export { wellbeingErrors as errors } from './errors.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  sleep: { calls: sleepCalls, about: 'How a child sleeps, day by day and week by week' },
  sleepEntries: { calls: sleepWrites, about: 'Nights of a child that staff enter, and what is aimed at' },
  nutrition: { calls: nutritionCalls, about: 'What a child eats and drinks, day by day and week by week' },
  nutritionEntries: { calls: nutritionWrites, about: 'Meals of a child that staff enter, and what is aimed at' },
  exercise: { calls: exerciseCalls, about: 'How a child moves, day by day and week by week' },
  exerciseEntries: { calls: exerciseWrites, about: 'Exercise of a child that staff enter, and what is aimed at' },
  pdtModules: { calls: moduleCalls, about: 'How far a child has come in the modules of digital therapy' },
  familyWellbeing: { calls: familyWellbeingCalls, about: 'Links by which a family enters sleep, nutrition and exercise' },
  guestWellbeing: { calls: guestWellbeingCalls, about: 'A guardian, by a link, enters sleep, nutrition and exercise' },
} as const;

export const ids = ['sleepEntry', 'nutritionEntry', 'exerciseEntry', 'sleepGoal', 'nutritionGoal', 'exerciseGoal'] as const;

/** Tables whose changes are on record. */
export const audited = ['app.wellbeing_entries', 'app.wellbeing_goals'] as const;
