import { describe, expect, it } from 'vitest';
import type { Policy } from '../policies.ts';
import { enrolmentSteps, isEnrolled, policiesOfStep, stepStates } from './rules.ts';

const nothing = { guardian: false, contract: false, coach: false, booking: false };
const everybody = () => true;
const without = (policy: Policy) => (asked: Policy) => asked !== policy;

describe('the steps of an enrollment', () => {
  it('begin with the child', () => {
    expect(stepStates(undefined, everybody)).toEqual({ child: 'next', guardian: 'open', contract: 'open', coach: 'open', booking: 'open' });
  });

  it('go on with the first that is open', () => {
    const states = stepStates({ ...nothing, guardian: true, coach: true }, everybody);
    expect(states).toEqual({ child: 'done', guardian: 'done', contract: 'next', coach: 'done', booking: 'open' });
  });

  it('pass over what somebody else does', () => {
    const states = stepStates({ ...nothing, guardian: true }, without('RocketSystem.UserContract.Create'));
    expect(states).toEqual({ child: 'done', guardian: 'done', contract: 'others', coach: 'next', booking: 'open' });
  });

  it('leave nothing to go on with for somebody who may do none of them', () => {
    expect(Object.values(stepStates(nothing, () => false))).toEqual(['done', 'others', 'others', 'others', 'others']);
  });

  it('are each somebody’s', () => {
    for (const step of enrolmentSteps) expect(policiesOfStep[step].length).toBeGreaterThan(0);
  });

  it('are through once each is done', () => {
    expect(isEnrolled({ guardian: true, contract: true, coach: true, booking: true })).toBe(true);
    expect(isEnrolled({ guardian: true, contract: true, coach: true, booking: false })).toBe(false);
  });
});
