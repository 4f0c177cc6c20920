import { expect, it } from 'vitest';
import { recordPaths, recordVersion } from './rules.ts';

it.each([
  [1, 'V3', '/hfsThreeTrainingRecord'],
  [1, 'V4', '/hfsThreeTrainingRecord'],
  [2, 'V4', '/hfsFourTrainingRecord'],
  [null, 'V4', '/hfsTwoTrainingRecord'],
  [0, 'V4', '/hfsTwoTrainingRecord'],
  [3, 'V4', '/hfsTwoTrainingRecord'],
  [null, 'V3', '/hfsTrainingRecord'],
  [7, 'V3', '/hfsTrainingRecord'],
])('a plan of server %s and scale %s has its record at %s', (serverNumber, ilsVersion, path) => {
  expect(recordPaths[recordVersion({ serverNumber, ilsVersion })]).toBe(path);
});
