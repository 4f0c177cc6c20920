import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '../../app/call-error.ts';
import { AnswerKeeper, type Answers, type KeepState, type Standing } from './answer-keeper.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const standing: Standing = { answerContent: {}, finishedPage: 0, concurrencyStamp: 'first' };
const stale = (current: Standing) =>
  new CallError(409, { code: 'Trellis:StaleStamp', message: '', details: null, data: { current }, validationErrors: [] });

/** A keeper whose every request is answered by the next of `replies`. */
function keep(...replies: (() => Promise<{ concurrencyStamp: string }>)[]) {
  const sent: Standing[] = [];
  const states: KeepState[] = [];
  const merged: Answers[] = [];
  const remembered: unknown[] = [];
  const keeper = new AnswerKeeper({
    standing,
    send: (given) => {
      sent.push(given);
      return replies.shift()?.() ?? Promise.resolve({ concurrencyStamp: `stamp ${sent.length}` });
    },
    onState: (state) => states.push(state),
    onMerged: (answers) => merged.push(answers),
    remember: (pending) => remembered.push(pending),
  });
  return { keeper, sent, states, merged, remembered };
}

it('saves once, a moment after the last change', async () => {
  const { keeper, sent, states, remembered } = keep();
  keeper.change({ a: 1 }, 0);
  await vi.advanceTimersByTimeAsync(1_000);
  keeper.change({ a: 1, b: 2 }, 1);
  await vi.advanceTimersByTimeAsync(1_499);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([{ answerContent: { a: 1, b: 2 }, finishedPage: 1, concurrencyStamp: 'first' }]);
  expect(states.at(-1)).toBe('saved');
  expect(remembered.at(-1)).toBeUndefined();
});

it('saves what is sent beside the answers when that alone changes', async () => {
  const { keeper, sent, states } = keep();
  keeper.touch();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(sent).toEqual([standing]);
  expect(states.at(-1)).toBe('saved');
});

it('never has two requests on their way: what changes meanwhile goes with the next, on the stamp of the first', async () => {
  const { promise, resolve } = Promise.withResolvers<{ concurrencyStamp: string }>();
  const { keeper, sent } = keep(() => promise);
  keeper.change({ a: 1 }, 0);
  const saving = keeper.flush();
  keeper.change({ a: 2 }, 0);
  const again = keeper.flush();
  expect(sent).toHaveLength(1);
  resolve({ concurrencyStamp: 'second' });
  expect(await Promise.all([saving, again])).toEqual([true, true]);
  expect(sent[1]).toEqual({ answerContent: { a: 2 }, finishedPage: 0, concurrencyStamp: 'second' });
  expect(sent).toHaveLength(2);
});

it('puts its own changes over what somebody else saved, and saves again', async () => {
  const current = { answerContent: { a: 'theirs', b: 'theirs' }, finishedPage: 3, concurrencyStamp: 'newer' };
  const { keeper, sent, merged } = keep(() => Promise.reject(stale(current)));
  keeper.change({ a: 'mine' }, 1);
  expect(await keeper.flush()).toBe(true);
  expect(merged).toEqual([{ a: 'mine', b: 'theirs' }]);
  expect(sent[1]).toEqual({ answerContent: { a: 'mine', b: 'theirs' }, finishedPage: 3, concurrencyStamp: 'newer' });
});

it('keeps what could not be sent, and sends it when the connection is back', async () => {
  const { keeper, sent, states, remembered } = keep(() => Promise.reject(new TypeError('Failed to fetch')));
  keeper.change({ a: 1 }, 0);
  expect(await keeper.flush()).toBe(false);
  expect(states.at(-1)).toBe('offline');
  expect(remembered.at(-1)).toMatchObject({ answerContent: { a: 1 } });
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent[1]?.answerContent).toEqual({ a: 1 });
  expect(states.at(-1)).toBe('saved');
  keeper.stop();
});
