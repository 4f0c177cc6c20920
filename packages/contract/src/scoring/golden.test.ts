import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { contradictionOf } from './inspect.ts';
import { decodeRecording, encodeRecording } from './recording.ts';
import { type MeasureId, type Score, scoreOf } from './score.ts';

interface Expected {
  refused?: { problem: string; trial: number };
  counts: Record<string, number>;
  measures: Record<string, number>;
  bands: Record<string, [number, number]>;
  rose: number[] | null;
  motionIndex: (number | null)[] | null;
}

const folder = join(import.meta.dirname, 'golden');
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.cpt.gz') ? [file.slice(0, -7)] : []));
const recordingOf = (name: string) => decodeRecording(gunzipSync(readFileSync(join(folder, `${name}.cpt.gz`))));
const expectedOf = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.expected.json`), 'utf8')) as Expected;

/** Equal to a millionth of their size, and of one where they are small. */
function differences(found: Record<string, number | null>, wanted: Record<string, number | null>): string[] {
  return [...new Set([...Object.keys(found), ...Object.keys(wanted)])].flatMap((key) => {
    const [one, other] = [found[key] ?? null, wanted[key] ?? null];
    const isNear = one !== null && other !== null && Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(other));
    return one === other || isNear ? [] : [`${key}: ${one} instead of ${other}`];
  });
}

const byPlace = (values: readonly (number | null)[] | null) => Object.fromEntries((values ?? []).map((value, place) => [place, value]));

const valuesOf = ({ measures }: Score) =>
  Object.fromEntries(Object.entries(measures).flatMap(([id, { value }]) => (value === null ? [] : [[id, value]])));

describe('the scores of a recording are those that other software computes', () => {
  it('has recordings to compare', () => expect(names.length).toBeGreaterThanOrEqual(12));

  it.each(names.filter((name) => !expectedOf(name).refused))('%s', (name) => {
    const score = scoreOf(recordingOf(name));
    const { counts, measures, bands, rose, motionIndex } = expectedOf(name);
    const found = Object.fromEntries(
      Object.keys(counts).map((kind) => [kind, score.trials.filter((trial) => trial.class === kind).length]),
    );
    expect(found).toEqual(counts);
    expect(differences(valuesOf(score), measures)).toEqual([]);
    for (const [id, [low, high]] of Object.entries(bands)) {
      const { low: ownLow, high: ownHigh } = score.measures[id as MeasureId];
      expect(differences({ low: ownLow, high: ownHigh }, { low, high }), id).toEqual([]);
    }
    expect(differences(byPlace(score.motion.rose), byPlace(rose))).toEqual([]);
    if (motionIndex) expect(differences(byPlace(score.motion.motionIndex), byPlace(motionIndex))).toEqual([]);
  });

  it.each(names.filter((name) => expectedOf(name).refused))('%s is refused, with the trial that shows it', (name) => {
    expect(contradictionOf(recordingOf(name))).toEqual(expectedOf(name).refused);
  });

  it('reads the bytes that it writes', () => {
    const recording = recordingOf('drift');
    expect(decodeRecording(encodeRecording(recording))).toEqual(recording);
  });
});

describe('what a test is worth', () => {
  it.each([
    ['typical', 'valid', []],
    ['all-omissions', 'notInterpretable', ['noResponses', 'noMotion']],
    ['no-omissions', 'limited', ['atCeiling', 'noMotion']],
    ['all-false-alarms', 'notInterpretable', ['noDiscrimination', 'noMotion']],
    ['anticipations', 'notInterpretable', ['anticipations', 'noMotion']],
    ['some-anticipations', 'limited', ['noMotion']],
    ['minute-missing', 'limited', ['noMotion', 'short']],
    ['paused', 'limited', ['paused', 'short']],
    ['stopped-early', 'limited', ['noMotion', 'tooShort']],
    ['constant-head', 'notInterpretable', ['fewHits', 'rawOnly']],
  ])('%s: %s', (name, validity, reasons) => {
    const score = scoreOf(recordingOf(name));
    expect([score.validity, score.reasons]).toEqual([validity, reasons]);
  });

  it('tells nothing of a head that stood still', () => {
    const { measures, motion } = scoreOf(recordingOf('constant-head'));
    expect(measures.pathLength.value).toBe(0);
    expect([motion.rose, measures.taskIrrelevant.reason, measures.simplicity.reason]).toEqual([null, 'littleMovement', 'fewBouts']);
  });
});
