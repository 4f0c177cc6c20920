/** What is recorded of a child's days, one after the other on its page. */
export const wellbeingKinds = ['sleep', 'nutrition', 'exercise'] as const;
export type WellbeingKind = (typeof wellbeingKinds)[number];

/** What a child moved by; each is recorded once a day, with all its minutes. */
export const activities = ['Walking', 'Running', 'Cycling', 'Swimming', 'BallGames', 'Dancing', 'Gymnastics', 'Outdoors', 'Other'] as const;
export type Activity = (typeof activities)[number];

/** How hard it was: talks and sings, talks but does not sing, says a word at a time. */
export const intensities = ['Light', 'Moderate', 'Vigorous'] as const;
export type Intensity = (typeof intensities)[number];

/** How many weeks a chart shows. */
export const wellbeingWeeks = 12;

/** Today and the days before it that a family enters; what is older the center enters. */
export const familyDays = 7;

const wholeDay = 24 * 60;
/** From being put to bed to being asleep; who is asleep before that was written down the wrong way round. */
const longestInBed = 8 * 60;
const longestNight = 18 * 60;

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Minutes from one time of day, HH:mm, to the next time that a clock shows another. */
export const minutesBetween = (from: string, to: string): number => (minuteOf(to) - minuteOf(from) + wholeDay) % wholeDay;

export interface Night {
  bedTime: string;
  asleepTime: string;
  wokeTime: string;
}

/** Hours of a night from falling asleep to waking up, to the hundredth. */
export const hoursAsleep = ({ asleepTime, wokeTime }: Omit<Night, 'bedTime'>): number =>
  Math.round((minutesBetween(asleepTime, wokeTime) / 60) * 100) / 100;

/** The time of a night that cannot be: asleep before bed, or awake too late for one night. */
export function faultOfNight({ bedTime, asleepTime, wokeTime }: Night): 'asleepTime' | 'wokeTime' | undefined {
  if (minutesBetween(bedTime, asleepTime) > longestInBed) return 'asleepTime';
  const asleep = minutesBetween(asleepTime, wokeTime);
  return asleep === 0 || asleep > longestNight ? 'wokeTime' : undefined;
}

/** The days that a family may enter, the latest first. */
export const daysOfFamily = (today: string): string[] =>
  Array.from({ length: familyDays }, (_, ago) => new Date(Date.parse(today) - ago * 86_400_000).toISOString().slice(0, 10));

/** The goal that is in force on a day: the latest that began. They come with the latest first. */
export const goalOn = <G extends { fromDay: string }>(goals: readonly G[], day: string): G | undefined =>
  goals.find(({ fromDay }) => fromDay <= day);
