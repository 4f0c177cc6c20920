import { activities, intensities, type WellbeingKind } from './rules.ts';

/** What each field takes and how far it goes: on the wire, at the desk and on a phone. */
export const wellbeingInputs = {
  bedTime: { input: 'time' },
  asleepTime: { input: 'time' },
  wokeTime: { input: 'time' },
  wakings: { input: 'count', min: 0, max: 30 },
  quality: { input: 'stars', min: 1, max: 5 },
  meals: { input: 'count', min: 0, max: 12 },
  vegetables: { input: 'count', min: 0, max: 20 },
  water: { input: 'count', min: 0, max: 30 },
  sugar: { input: 'count', min: 0, max: 20 },
  activity: { input: 'choice', options: activities },
  minutes: { input: 'count', min: 1, max: 720 },
  intensity: { input: 'choice', options: intensities },
  hours: { input: 'count', min: 4, max: 16, step: 0.25 },
  minutesAWeek: { input: 'count', min: 1, max: 3000 },
} as const;
export type WellbeingField = keyof typeof wellbeingInputs;

interface Fields {
  /** Of a day, in the order in which they are asked. */
  day: readonly WellbeingField[];
  /** Of what is aimed at. */
  goal: readonly WellbeingField[];
  /** What is drawn week by week. */
  week: readonly WellbeingField[];
}

export const wellbeingFields = {
  sleep: {
    day: ['bedTime', 'asleepTime', 'wokeTime', 'wakings', 'quality'],
    goal: ['bedTime', 'hours'],
    week: ['hours', 'wakings', 'quality'],
  },
  nutrition: {
    day: ['meals', 'vegetables', 'water', 'sugar'],
    goal: ['vegetables', 'water', 'sugar'],
    week: ['vegetables', 'water', 'sugar', 'meals'],
  },
  exercise: { day: ['activity', 'minutes', 'intensity'], goal: ['minutesAWeek'], week: ['minutes'] },
} as const satisfies Record<WellbeingKind, Fields>;
