import { describe, expect, it } from 'vitest';
import {
  cardStateOf,
  currentStepOf,
  gradeOf,
  isPassed,
  joinCodes,
  mayApply,
  splitCodes,
  startsOnStep,
  stepPercent,
  sumOfStep,
  trainingSteps,
} from './rules.ts';

const application = (auditResult: 'UnReviewed' | 'NotPassed' | 'Passed', isCancelled = false) => ({ auditResult, isCancelled });

describe('the card of somebody without a module', () => {
  it('says what became of the latest application', () => {
    expect(cardStateOf(application('UnReviewed'), false)).toBe('pending');
    expect(cardStateOf(application('NotPassed'), false)).toBe('notApproved');
    expect(cardStateOf(application('Passed'), true)).toBe('approved');
  });

  it('tells whoever trains already that nothing is assigned, also where an application waits or was refused', () => {
    for (const auditResult of ['UnReviewed', 'NotPassed'] as const)
      expect(cardStateOf(application(auditResult), true)).toBe('noneAssigned');
  });

  it('without one tells a trainer that nothing is assigned, and anybody else that they can apply', () => {
    for (const none of [null, application('UnReviewed', true)]) {
      expect([cardStateOf(none, true), cardStateOf(none, false)]).toEqual(['noneAssigned', 'notApplied']);
    }
  });

  it('offers to apply unless an application waits or was passed, and never to who trains already', () => {
    const offered = [null, application('NotPassed'), application('UnReviewed', true), application('UnReviewed'), application('Passed')];
    expect(offered.map((latest) => mayApply(latest, false))).toEqual([true, true, true, false, false]);
    expect(offered.some((latest) => mayApply(latest, true))).toBe(false);
  });
});

describe('steps', () => {
  const step = (trainingStep: (typeof trainingSteps)[number], total: number, finish: number) => ({ trainingStep, total, finish });

  it('stand with supervision before the theoretical test', () => {
    expect(trainingSteps.indexOf('Supervision')).toBe(trainingSteps.indexOf('TheoreticalTest') - 1);
  });

  it('are at the first in order with something left; those without a plan are passed over', () => {
    expect(currentStepOf([step('TheoreticalTest', 1, 0), step('Supervision', 3, 2), step('OnlineLearning', 0, 0)])).toBe('Supervision');
    expect(currentStepOf([step('Supervision', 3, 3)])).toBeNull();
    expect(currentStepOf([])).toBeNull();
  });

  it('are counted in percent, nothing of nothing being 0', () => {
    expect([stepPercent({ total: 4, finish: 3 }), stepPercent({ total: 3, finish: 1 }), stepPercent({ total: 0, finish: 0 })]).toEqual([
      75, 33, 0,
    ]);
  });
});

it('a grade begins at its least score', () => {
  expect([100, 90, 89, 80, 70, 60, 59, 0].map(gradeOf)).toEqual(['A', 'A', 'B', 'B', 'C', 'D', 'E', 'E']);
});

it('codes are joined for the fragment of a link and taken apart again', () => {
  expect([splitCodes(joinCodes('one', 'two')), splitCodes(joinCodes('one', null))]).toEqual([
    { first: 'one', second: 'two' },
    { first: 'one', second: null },
  ]);
});

describe('a step that is counted by course', () => {
  it('is the sum of its courses, and of no other step', () => {
    const steps = [
      { trainingStep: 'OnlineLearning', total: 2, finish: 1 },
      { trainingStep: 'OnlineLearning', total: 3, finish: 3 },
      { trainingStep: 'Supervision', total: 5, finish: 0 },
    ] as const;
    expect(sumOfStep(steps, 'OnlineLearning')).toEqual({ total: 5, finish: 4 });
    expect(sumOfStep(steps, 'PracticalTest')).toEqual({ total: 0, finish: 0 });
  });

  it('is passed with every section of a course that has any', () => {
    expect([isPassed({ length: 2, passCount: 2 }), isPassed({ length: 2, passCount: 1 }), isPassed({ length: 0, passCount: 0 })]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('an appointment', () => {
  it('begins on a step of five minutes, in whatever zone it is told', () => {
    expect(['2031-03-10T15:05:00Z', '2031-03-10T20:50:00+05:45'].map(startsOnStep)).toEqual([true, true]);
    expect(['2031-03-10T15:07:00Z', '2031-03-10T15:05:30Z', '2031-03-10T15:05:00.001Z'].map(startsOnStep)).toEqual([false, false, false]);
  });
});
