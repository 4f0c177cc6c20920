import type { BrowserOptions } from '@sentry/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { soon } from '../testing/soon.ts';

const dsn = 'https://key@reports.example/1';
const masks: object[] = [];
let options: BrowserOptions = {};
let reported: unknown[] = [];
let stopped = 0;

const service = {
  init: (given: BrowserOptions) => void (options = given),
  replayIntegration: (given: object) => void masks.push(given),
  captureException: (error: unknown) => void reported.push(error),
  getReplay: () => ({ stop: () => void (stopped += 1) }),
};

let reporting: typeof import('./reporting.ts');

beforeAll(async () => {
  vi.doMock('@sentry/react', () => service);
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector === 'meta[name="error-reporting"]' ? { content: dsn } : null),
  });
  vi.stubGlobal('window', globalThis);
  reporting = await import('./reporting.ts');
  await soon(() => expect(masks).toHaveLength(1));
});
beforeEach(() => {
  vi.useFakeTimers();
  reported = [];
  stopped = 0;
});
afterEach(() => void vi.useRealTimers());
afterAll(() => {
  vi.doUnmock('@sentry/react');
  vi.unstubAllGlobals();
});

it('a page that broke is reported at once, and its recording ends five seconds later', async () => {
  const error = new Error('could not be drawn');
  await reporting.reportBrokenPage(error);
  expect(reported).toEqual([error]);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(stopped).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(stopped).toBe(1);
});

it('another failure is reported, and the recording goes on', async () => {
  await reporting.report('failed');
  expect(reported).toEqual(['failed']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stopped).toBe(0);
});

it('a recording is kept of what failed alone, with every text, field and picture masked', () => {
  expect(options).toMatchObject({ dsn, replaysSessionSampleRate: 0, replaysOnErrorSampleRate: 1 });
  expect(masks).toEqual([{ maskAllText: true, maskAllInputs: true, blockAllMedia: true }]);
});

it('a report names neither the person nor what they asked for', () => {
  const event = {
    message: 'broken',
    user: { email: 'coach@example.com' },
    request: { url: 'https://here.example/child' },
    type: undefined,
  };
  expect(options.beforeSend?.(event, {})).toEqual({ message: 'broken' });
});
