import type { Dayjs } from 'dayjs';

/** Whether a date is one, and lies after the last that may be chosen. */
export const isBeyond = (date: Dayjs | null | undefined, latest: Dayjs | undefined): boolean =>
  Boolean(date?.isValid() && latest && date.isAfter(latest, 'day'));

/** A form's rule: no later day than this one. */
export const notAfter = (latest: Dayjs, message: string) => ({
  validator: async (_: unknown, date?: Dayjs | null) => {
    if (isBeyond(date, latest)) throw new Error(message);
  },
});
