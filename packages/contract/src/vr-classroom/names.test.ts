import { expect, it } from 'vitest';
import { normsName, taskName } from './names.ts';

it('a task is told in words, with its version, in the language of the reader', () => {
  expect(taskName('trellis-gonogo@1', 'en')).toBe('Go/no-go, version 1');
  expect(taskName('trellis-gonogo@2', 'zh-Hans')).toBe('Go/No-go（第 2 版）');
  expect(taskName('trellis-gonogo', 'es')).toBe('Go/no-go');
});

it('a task that nobody named keeps its name', () => {
  expect(taskName('stroop@3', 'es')).toBe('stroop, versión 3');
});

it('norms are told with their version', () => {
  expect(normsName({ id: 'Own tests', version: 4 }, 'en')).toBe('Own tests, version 4');
});
