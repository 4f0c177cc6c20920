import { describe, expect, it } from 'vitest';
import { lowerFirstLetters, raiseFirstLetters } from './keys.ts';

describe('keys with either first letter', () => {
  it('are lowered at any depth, values left alone', () => {
    const given = { SubjectId: 'ABC', items: [{ HasDone: true, Feedbacks: [{ Value: ['One'] }] }], plain: null };
    expect(lowerFirstLetters(given)).toEqual({
      subjectId: 'ABC',
      items: [{ hasDone: true, feedbacks: [{ value: ['One'] }] }],
      plain: null,
    });
  });

  it('are lowered in what inherits nothing, as a query is read', () => {
    const query = Object.assign(Object.create(Object.create(null)), { Enabled: 'true' });
    expect(lowerFirstLetters(query)).toEqual({ enabled: 'true' });
  });

  it('keep the rest of their letters', () => {
    expect(lowerFirstLetters({ ILs: 1, ID: 2, '': 3 })).toEqual({ iLs: 1, iD: 2, '': 3 });
  });

  it('are left alone in answers, which the names of their questions are the keys of', () => {
    const given = JSON.parse(
      '{"FinishedPage": 1, "AnswerContent": {"Q1": "yes", "q2": {"Other": 1}, "__proto__": {"admin": true}}}',
    ) as object;
    const lowered = lowerFirstLetters(given) as { answerContent: Record<string, unknown> };
    expect(lowered).toEqual({ finishedPage: 1, answerContent: { Q1: 'yes', q2: { Other: 1 } } });
    expect(lowered.answerContent.admin).toBeUndefined();
    expect(raiseFirstLetters(lowered)).toEqual({ FinishedPage: 1, AnswerContent: { Q1: 'yes', q2: { Other: 1 } } });
  });

  it('never reach the prototype', () => {
    const lowered = lowerFirstLetters(JSON.parse('{"__proto__": {"admin": true}, "Name": "x"}')) as Record<string, unknown>;
    expect(lowered).toEqual({ name: 'x' });
    expect(lowered.admin).toBeUndefined();
    expect(Object.getPrototypeOf(lowered)).toBe(Object.prototype);
  });

  it.each(['Text', 7, true, null, undefined])('leave %s as it is', (value) => {
    expect(lowerFirstLetters(value)).toBe(value);
  });

  it('leave files and dates as they are', () => {
    const file = new File(['x'], 'X.png');
    const date = new Date(0);
    expect(lowerFirstLetters({ File: file, Date: date })).toEqual({ file, date });
    expect((lowerFirstLetters({ File: file }) as { file: File }).file).toBe(file);
  });
});

it('keys are raised at any depth, and lowered again to what they were', () => {
  const given = { items: [{ subjectId: 'abc', consent: { signerName: 'x', strokes: [[1, 2]] } }], totalCount: 1 };
  const raised = { Items: [{ SubjectId: 'abc', Consent: { SignerName: 'x', Strokes: [[1, 2]] } }], TotalCount: 1 };
  expect(raiseFirstLetters(given)).toEqual(raised);
  expect(lowerFirstLetters(raised)).toEqual(given);
});
