import { type WellbeingField, wellbeingFields, wellbeingInputs } from '@trellis/contract/wellbeing/inputs';
import { faultOfNight, type Night, type WellbeingKind } from '@trellis/contract/wellbeing/rules';
import type { DayValues } from './kept-days.ts';

type Fault = 'required' | 'bounds' | 'night';

/** What is wrong with what was typed of a day, by field; nothing where it can be sent. */
export function faultsOfDay(kind: WellbeingKind, values: DayValues): Partial<Record<WellbeingField, Fault>> {
  const faults: Partial<Record<WellbeingField, Fault>> = {};
  for (const field of wellbeingFields[kind].day) {
    const given = wellbeingInputs[field];
    const value = values[field] ?? '';
    if (value === '') faults[field] = 'required';
    else if (given.input === 'count' && !isWithin(value, given)) faults[field] = 'bounds';
  }
  if (kind === 'sleep' && Object.keys(faults).length === 0) {
    const wrong = faultOfNight(values as unknown as Night);
    if (wrong) faults[wrong] = 'night';
  }
  return faults;
}

const isWithin = (value: string | number, { min, max }: { min: number; max: number }) =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
