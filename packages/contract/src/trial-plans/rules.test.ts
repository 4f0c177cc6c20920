import { describe, expect, it } from 'vitest';
import { areTrialsCounted, missingOfTrial, trialGates } from './rules.ts';

const open = { projectEnabled: true, subjectLoggedOut: false, hasOpenTrial: false, coachBusy: false, tryCount: -1 };
const codes = (change: object) => trialGates({ ...open, ...change }).map(({ code, level }) => `${level} ${code}`);

describe('the trials that a center has left', () => {
  it.each([
    [-1, false],
    [0, true],
    [12, true],
    [499, true],
    [500, false],
    [1000, false],
  ])('%i are counted: %s', (tryCount, isCounted) => {
    expect(areTrialsCounted(tryCount)).toBe(isCounted);
  });
});

describe('the gates of starting a trial', () => {
  it.each([
    [{}, []],
    [{ tryCount: 500 }, []],
    [{ tryCount: 12 }, ['warn RocketSystem:FewTrialsLeft']],
    [{ tryCount: 0 }, ['block RocketSystem:NoTrialsAvailable']],
    [{ subjectLoggedOut: true, hasOpenTrial: true }, ['block RocketSystem:SubjectLoggedOut', 'block RocketSystem:TrialAlreadyOpen']],
    [{ coachBusy: true, tryCount: 0 }, ['block RocketSystem:CoachBusy', 'block RocketSystem:NoTrialsAvailable']],
    // their own trial of this child is what keeps them
    [{ coachBusy: true, hasOpenTrial: true }, ['block RocketSystem:TrialAlreadyOpen']],
    [{ projectEnabled: false }, ['block RocketSystem:ProjectDisabled']],
  ])('with %j', (change, expected) => {
    expect(codes(change)).toEqual(expected);
  });
});

it('a trial is finished with an exercise, all of them answered, and the overall feedback', () => {
  const said = { answered: true };
  expect(missingOfTrial({ items: [], overall: { answered: false } })).toEqual(['programs', 'overall']);
  expect(missingOfTrial({ items: [{ hasDone: false }, { hasDone: null }], overall: said })).toEqual(['items']);
  expect(missingOfTrial({ items: [{ hasDone: false }], overall: said })).toEqual([]);
});
