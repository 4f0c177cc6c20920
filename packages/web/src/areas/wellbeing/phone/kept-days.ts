import type { WellbeingKind } from '@trellis/contract/wellbeing/rules';

/** What a guardian typed of a day, field by field. */
export type DayValues = Readonly<Record<string, string | number | null>>;

/** What the center does not have yet. */
export interface KeptDay {
  kind: WellbeingKind;
  day: string;
  values: DayValues;
  /** It was to be sent, and there was no connection. */
  isWaiting: boolean;
}
export type KeptDays = Readonly<Record<string, KeptDay>>;

const loadStore = () => import('../../../app/unsent/kept-form.ts');

/** Keeps on this device what was not sent yet; nothing once all of it was. */
export const keepDays = async (token: string, days: KeptDays): Promise<boolean> =>
  (await loadStore()).keepForm('wellbeing', token, Object.keys(days).length > 0 ? days : undefined);

/** What was left unsent by a former visit on this device. */
export const recallDays = async (token: string): Promise<KeptDays> =>
  (await (await loadStore()).recallForm<KeptDays>('wellbeing', token)) ?? {};
