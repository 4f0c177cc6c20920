import type { FeedbackProperty } from '@trellis/contract/offline-plans/schemas';

type Extras = FeedbackProperty['extraProperties'];

const durationStep = 5;
const halfAnHour = 30;

/** In which steps the length of something is chosen. */
export const durationSteps = ({ minStep, secStep }: Extras) => ({ minutes: minStep || durationStep, seconds: secStep || durationStep });

/** In which steps of minutes a time of day is chosen. */
export const momentStep = ({ minStep }: Extras): number => minStep || halfAnHour;
