import { describe, expect, it } from 'vitest';
import { statusOf, windowOf } from './time-window.ts';

const today = '2026-11-22';
const window = (startsOn: string | null, endsOn: string | null, isSuspended = false) => ({ startsOn, endsOn, isSuspended });

describe('a time window', () => {
  it.each([
    ['NotActive', window('2026-11-23', '2026-12-31')],
    ['Active', window('2026-11-21', '2026-11-23')],
    ['Active', window('2026-11-22', '2026-11-22')],
    ['Active', window(null, null)],
    ['Expired', window('2026-01-01', '2026-11-21')],
    ['Suspended', window('2026-11-21', '2026-11-23', true)],
    ['NotAssociated', undefined],
  ])('is %s', (status, of) => {
    expect(statusOf(of, today)).toBe(status);
  });

  it('of several is the one that is good, then the one that will be', () => {
    const [past, gone, next, now] = [
      window('2025-01-01', '2025-12-31'),
      window(null, null, true),
      window('2027-01-01', null),
      window('2026-01-01', '2026-12-31'),
    ];
    expect(windowOf([past, gone, next, now], today)).toEqual({ status: 'Active', startsOn: '2026-01-01', endsOn: '2026-12-31' });
    expect(windowOf([past, gone, next], today).status).toBe('NotActive');
    expect(windowOf([gone, past], today).status).toBe('Expired');
    expect(windowOf([gone], today).status).toBe('Suspended');
    expect(windowOf([], today)).toEqual({ status: 'NotAssociated', startsOn: null, endsOn: null });
  });
});
