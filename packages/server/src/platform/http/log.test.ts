import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { inTurns, standardOutput } from './log.ts';

test('lines of one turn are written together and in order, the next turn’s by themselves', async () => {
  const written: string[] = [];
  const stream = inTurns({ write: (lines) => written.push(lines) });
  stream.write('first\n');
  stream.write('second\n');
  expect(written).toEqual([]);
  await turn();
  expect(written).toEqual(['first\nsecond\n']);
  stream.write('third\n');
  await turn();
  expect(written).toEqual(['first\nsecond\n', 'third\n']);
});

test('what waits is written when the process ends', () => {
  const atExit = vi.spyOn(process, 'on');
  const written: string[] = [];
  const stream = inTurns({ write: (lines) => written.push(lines) });
  stream.write('last\n');
  const onExit = atExit.mock.calls.find(([name]) => name === 'exit')?.[1] as () => void;
  onExit();
  expect(written).toEqual(['last\n']);
  atExit.mockRestore();
});

test('the standard output is taken once, and may be left by whoever reads it', () => {
  const listening = process.stdout.listenerCount('error');
  expect(standardOutput()).toBe(standardOutput());
  expect(process.stdout.listenerCount('error')).toBeLessThanOrEqual(listening + 1);
  expect(process.stdout.emit('error', new Error('EPIPE'))).toBe(true);
});
