import { describe, expect, it } from 'vitest';
import type { Policy } from '../policies.ts';
import type { SubjectOverview } from './calls.ts';
import { needsOf, nextStepOf } from './rules.ts';

const now = new Date('2031-06-04T16:00:00Z');
const zone = 'America/New_York';
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
const id = '00000000-0000-7000-8000-000000000000';

const child = { tag: 'Active', isErased: false, isEnrolling: false, isBind: true, coachNames: ['Lin'] };
const booked = (time: string) => ({ id, planId: id, kind: 'one' as const, time, endTime: time, trainerName: 'Lin' });
const all: SubjectOverview = {
  bookings: { ahead: [booked(after(72))], count: 1, uncovered: 0 },
  classes: { left: 8, isGroup: false, hasContract: true },
  training: { planId: id, open: null, finished: null, rating: null },
};
const open = { planId: id, kind: 'one' as const, num: 3, openedAt: after(-1) };
const finished = { planId: id, kind: 'one' as const, num: 2, finishedAt: after(-2), hasFamilyFeedback: false };
const { bookings, classes, training } = all as { [Part in keyof SubjectOverview]: NonNullable<SubjectOverview[Part]> };
const nothingBooked = { ahead: [], count: 0, uncovered: 0 };

const step = (change: Partial<SubjectOverview> = {}, of: Partial<typeof child> = {}, without: Policy[] = []) =>
  nextStepOf({ child: { ...child, ...of }, overview: { ...all, ...change }, can: (policy) => !without.includes(policy), now, zone });

describe('the next step of a child', () => {
  it('is none where a session is booked for another day and nothing waits', () => expect(step()).toBeUndefined());

  it.each<[string, ReturnType<typeof step>, Partial<SubjectOverview>, Partial<typeof child>?]>([
    ['enrol', 'enrol', { classes: { ...classes, hasContract: false } }, { isEnrolling: true }],
    ['go on with what runs', 'goOn', { training: { ...training, open }, classes: { ...classes, left: 0 } }],
    ['start what begins within the hour', 'start', { bookings: { ...bookings, ahead: [booked(after(0.9))] } }],
    ['start what should have begun', 'start', { bookings: { ...bookings, ahead: [booked(after(-0.5))] } }],
    ['start what is booked for today', 'start', { bookings: { ...bookings, ahead: [booked(after(8))] } }],
    ['ask the family while they remember', 'feedback', { training: { ...training, finished }, bookings: nothingBooked }],
    [
      'sign a first contract',
      'contract',
      { classes: { left: 0, isGroup: false, hasContract: false }, training: { ...training, planId: null } },
    ],
    ['sell more when none is left', 'contract', { classes: { ...classes, left: 0 } }],
    ['make a plan', 'plan', { training: { ...training, planId: null }, bookings: nothingBooked }],
    ['book', 'book', { bookings: nothingBooked }],
  ])('is to %s', (_what, expected, change, of) => expect(step(change, of)).toBe(expected));

  it('asks the family once, not those who are not bound, and not after a day', () => {
    const told = { ...training, finished: { ...finished, hasFamilyFeedback: true } };
    const late = { ...training, finished: { ...finished, finishedAt: after(-25) } };
    expect([step({ training: told }), step({ training: late }), step({ training: { ...training, finished } }, { isBind: false })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is the day of the center, not of the server', () => {
    // 23:30 in New York is the day after in Greenwich
    expect(step({ bookings: { ...bookings, ahead: [booked('2031-06-05T03:30:00Z')] } })).toBe('start');
    expect(step({ bookings: { ...bookings, ahead: [booked('2031-06-05T04:30:00Z')] } })).toBeUndefined();
  });

  it('is neither plan nor booking for who is only in classes', () => {
    const ofClass = { left: 4, isGroup: true, hasContract: true };
    const untrained = { ...training, planId: null };
    expect(step({ classes: ofClass, training: untrained, bookings: nothingBooked })).toBeUndefined();
    expect(step({ classes: { ...ofClass, left: 0 }, training: untrained })).toBe('contract');
  });

  it('is what the reader may do, or the one after', () => {
    expect(step({ classes: { ...classes, left: 0 }, bookings: nothingBooked }, {}, ['RocketSystem.UserContract.Create'])).toBe('book');
    expect(step({ classes: null, bookings: nothingBooked })).toBe('book');
    expect(step({ bookings: nothingBooked }, {}, ['RocketSystem.Schedule.Write'])).toBeUndefined();
    expect(step({ bookings: null, training: { ...training, planId: null } })).toBe('plan');
    expect(step({ training: { ...training, open } }, {}, ['RocketSystem.UserOfflinePlan.Write'])).toBeUndefined();
    expect(step({}, { isEnrolling: true }, ['PFE.UserManagement.Subject.Write'])).toBeUndefined();
    expect(step({ bookings: null, classes: null, training: null })).toBeUndefined();
  });

  it.each([{ tag: 'Archived' }, { isErased: true }])('is none of a child who is gone: %o', (gone) => {
    expect(step({ training: { ...training, open }, classes: { ...classes, left: 0 } }, gone)).toBeUndefined();
  });
});

describe('what needs a hand', () => {
  const needs = (change: Partial<SubjectOverview> = {}, of: Partial<typeof child> = {}) =>
    needsOf({ child: { ...child, ...of }, overview: { ...all, ...change }, now });

  it('is nothing of a child with whom all is well, or who is gone', () => {
    expect(needs()).toEqual([]);
    expect(needs({ classes: { ...classes, left: 0 } }, { tag: 'Archived', isBind: false })).toEqual([]);
  });

  it('is named, the most urgent first', () => {
    const late = { ...training, open: { ...open, openedAt: after(-4) } };
    expect(
      needs(
        { bookings: { ...bookings, uncovered: 1 }, classes: { ...classes, left: 1 }, training: late },
        { isBind: false, coachNames: [] },
      ),
    ).toEqual(['unfinished', 'notCovered', 'lowClasses', 'notBound', 'noCoach']);
  });

  it('is a contract where somebody trains without one, and not low classes beside it', () => {
    const none = { left: 0, isGroup: false, hasContract: false };
    expect(needs({ classes: none })).toEqual(['noContract']);
    expect(needs({ classes: none, training: { ...training, planId: null }, bookings: nothingBooked })).toEqual([]);
  });

  it('says nothing of what the reader may not see', () => {
    expect(needs({ bookings: null, classes: null, training: null })).toEqual([]);
  });
});
