import { type WellbeingField, wellbeingFields, wellbeingInputs } from '@trellis/contract/wellbeing/inputs';
import type { Activity, Intensity, WellbeingKind } from '@trellis/contract/wellbeing/rules';
import type { TFunction } from 'i18next';
import { formatDate } from '../../app/format.ts';
import type { Change } from '../../ui/stale.ts';
import type { Entry, Goal } from './kinds.ts';

type T = TFunction<'wellbeing'>;

/** A field of a day as people read it. */
export function valueText(t: T, field: WellbeingField, value: string | number | null | undefined): string {
  if (field === 'activity') return t(`activity.${value as Activity}`);
  if (field === 'intensity') return t(`intensity.${value as Intensity}`);
  if (wellbeingInputs[field].input === 'stars') return t('starsOf', { value });
  return String(value ?? '');
}

/** What an entry says, as it is compared with what somebody else saved. */
export const entryFacts = (t: T, kind: WellbeingKind, entry: Entry): Change[] => [
  { key: 'day', field: t('day'), value: formatDate(entry.day) },
  ...wellbeingFields[kind].day.map((field) => ({ key: field, field: t(`fields.${field}`), value: valueText(t, field, entry[field]) })),
  { key: 'note', field: t('fields.note'), value: entry.note ?? t('word.nothing') },
];

export const goalFacts = (t: T, kind: WellbeingKind, goal: Goal): Change[] => [
  { key: 'fromDay', field: t('goal.fromDay'), value: formatDate(goal.fromDay) },
  ...wellbeingFields[kind].goal.map((field) => ({ key: field, field: t(`fields.${field}`), value: valueText(t, field, goal[field]) })),
];

export function goalText(t: T, kind: WellbeingKind, goal: Partial<Goal>): string {
  if (kind === 'sleep') return t('goal.sleep', { bedTime: goal.bedTime, hours: goal.hours });
  if (kind === 'exercise') return t('goal.exercise', { minutes: goal.minutesAWeek });
  return t('goal.nutrition', { vegetables: goal.vegetables, water: goal.water, sugar: goal.sugar });
}
