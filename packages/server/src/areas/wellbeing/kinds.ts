import { exerciseFields, exerciseGoal, nutritionFields, nutritionGoal, sleepFields, sleepGoal } from '@trellis/contract/wellbeing/fields';
import type { WellbeingKind } from '@trellis/contract/wellbeing/rules';
import { type RawBuilder, sql } from 'kysely';

/** What the machinery knows of one kind: its fields, which are columns of the same names, and what a week of it comes to. */
export interface KindOfWellbeing {
  kind: WellbeingKind;
  fields: readonly string[];
  goal: readonly string[];
  /** Said of `entry`. */
  week: Readonly<Record<string, RawBuilder<unknown>>>;
}

const mean = (value: RawBuilder<unknown>) => sql`round(avg(${value}), 2)::float8`;
/** Minutes from falling asleep to waking up, over midnight too. */
const asleep = sql`mod((extract(epoch from entry.woke_time::time - entry.asleep_time::time) / 60)::int + 1440, 1440)`;

export const kinds: Readonly<Record<WellbeingKind, KindOfWellbeing>> = {
  sleep: {
    kind: 'sleep',
    fields: Object.keys(sleepFields.shape),
    goal: Object.keys(sleepGoal.shape),
    week: { hours: mean(sql`${asleep} / 60.0`), wakings: mean(sql`entry.wakings`), quality: mean(sql`entry.quality`) },
  },
  nutrition: {
    kind: 'nutrition',
    fields: Object.keys(nutritionFields.shape),
    goal: Object.keys(nutritionGoal.shape),
    week: {
      meals: mean(sql`entry.meals`),
      vegetables: mean(sql`entry.vegetables`),
      water: mean(sql`entry.water`),
      sugar: mean(sql`entry.sugar`),
    },
  },
  exercise: {
    kind: 'exercise',
    fields: Object.keys(exerciseFields.shape),
    goal: Object.keys(exerciseGoal.shape),
    week: { minutes: sql`sum(entry.minutes)::float8` },
  },
};

export const columnOf = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The fields of `table` under their names on the wire. */
export const selected = (table: string, fields: readonly string[]) =>
  sql.join(fields.map((field) => sql`${sql.ref(`${table}.${columnOf(field)}`)} as ${sql.ref(field)}`));

/** What is written of the fields of a kind. */
export const valuesOf = (fields: readonly string[], given: object) =>
  Object.fromEntries(fields.map((field) => [columnOf(field), (given as Record<string, unknown>)[field]]));
