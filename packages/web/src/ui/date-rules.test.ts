import dayjs from 'dayjs';
import { describe, expect, it } from 'vitest';
import { isBeyond, notAfter } from './date-rules.ts';

const today = dayjs('2031-06-02T15:00:00');

describe('a date that lies beyond the last one', () => {
  it('is a later day, whatever the hour', () => {
    expect(isBeyond(dayjs('2031-06-02T23:59:00'), today)).toBe(false);
    expect(isBeyond(dayjs('2031-06-03'), today)).toBe(true);
  });

  it('is none where no date was typed, or any will do', () => {
    expect(isBeyond(dayjs('no date'), today)).toBe(false);
    expect(isBeyond(null, today)).toBe(false);
    expect(isBeyond(dayjs('2031-06-03'), undefined)).toBe(false);
  });

  it('is told by the form', async () => {
    await expect(notAfter(today, 'still to come').validator(null, dayjs('2031-06-03'))).rejects.toThrow('still to come');
    await expect(notAfter(today, 'still to come').validator(null, dayjs('2031-06-01'))).resolves.toBeUndefined();
  });
});
