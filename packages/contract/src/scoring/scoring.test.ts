import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { detectionOf, wilson } from './detection.ts';
import { normalProbability, normalQuantile, studentQuantile975 } from './distributions.ts';
import { motionFlag, taskFlag } from './flags.ts';
import { gazeTrackOf } from './gaze.ts';
import { deviationOf, meanOf, quantileOf } from './moments.ts';
import { readsOtherwise } from './norm-change.ts';
import { betterZOf, type NormKnot, type NormSet, zOf } from './norms.ts';
import { decodeRecording, UnreadableRecording } from './recording.ts';
import { changeBand, reliableChange } from './retest.ts';
import { scoreOf } from './score.ts';
import { hasRadar, isFastAtCost, skillIds, skillsOf } from './skills.ts';

const bytesOf = (name: string) => gunzipSync(readFileSync(join(import.meta.dirname, 'golden', `${name}.cpt.gz`)));
const scored = (name: string) => scoreOf(decodeRecording(bytesOf(name)));
const typical = scored('typical');

describe('formulae at the values that their document gives', () => {
  it.each([
    [240, 260, 20, 260, 2.829866, 0, 0, 0.160934],
    [95, 104, 12, 416, 3.218975, 0.271659, 0.874463, 0.211869],
    [260, 260, 0, 260, 5.783436, 0, 0, 0.629012],
    [1, 1, 0, 1, 1.34898, 0, 0, 1.927053],
  ])('d′ of %d/%d and %d/%d', (hits, targets, falseAlarms, others, dPrime, criterion, lnBeta, error) => {
    const found = detectionOf(hits, targets, falseAlarms, others);
    for (const [one, other] of [
      [found.dPrime, dPrime],
      [found.criterion, criterion],
      [found.lnBeta, lnBeta],
      [found.error, error],
    ] as const) {
      expect(one).toBeCloseTo(other, 6);
    }
  });

  it('gives intervals of rates and quantiles of times', () => {
    const percent = (count: number) => wilson(count, 260).map((share) => Number((100 * share).toFixed(3)));
    expect([percent(20), percent(0)]).toEqual([
      [5.034, 11.582],
      [0, 1.456],
    ]);
    const times = [312, 355, 398, 401, 422, 437, 460, 488, 530, 610, 745];
    expect(meanOf(times)).toBeCloseTo(468.909091, 6);
    expect(deviationOf(times)).toBeCloseTo(122.785548, 6);
    expect([quantileOf(times, 0.5), quantileOf(times, 0.75) - quantileOf(times, 0.25)]).toEqual([437, 109.5]);
  });

  it('has the tails of its distributions', () => {
    for (const p of [1e-12, 1e-4, 0.025, 0.3, 0.5, 0.9999]) expect(normalProbability(normalQuantile(p)) / p).toBeCloseTo(1, 12);
    expect(studentQuantile975(5)).toBeCloseTo(2.570581835636, 10);
    expect(studentQuantile975(10)).toBeCloseTo(2.228138851965, 10);
  });

  it('reads a turn of 10° as 10°, whatever the sign of its quaternion', () => {
    const half = (5 * Math.PI) / 180;
    for (const sign of [1, -1]) {
      const column = (...values: number[]) => Float64Array.from(values);
      const segment = {
        startMs: 0,
        x: column(0, 0),
        y: column(0, sign * Math.sin(half)),
        z: column(0, 0),
        w: column(1, sign * Math.cos(half)),
        position: null,
      };
      expect(gazeTrackOf(segment, null).step[0]).toBeCloseTo(10, 10);
    }
  });
});

describe('bytes that are no recording', () => {
  const whole = bytesOf('drift');
  it.each([
    ['other bytes', whole.subarray(1)],
    ['cut in its beginning', whole.subarray(0, 100)],
    ['cut in its samples', whole.subarray(0, whole.length - 1)],
    ['more than it says', Buffer.concat([whole, Buffer.of(0)])],
    ['nothing', Buffer.alloc(0)],
  ])('are refused: %s', (_, bytes) => expect(() => decodeRecording(bytes)).toThrow(UnreadableRecording));
});

const knots = (one: NormKnot, other: NormKnot) => ({ male: [one, other], female: [one] });
const rate = (m: number) => knots({ ageMonths: 96, n: 60, l: 0, m, s: 0.5 }, { ageMonths: 108, n: 60, l: 0, m: m * 0.8, s: 0.5 });
const plain = (mean: number, sd: number) => knots({ ageMonths: 96, n: 60, mean, sd }, { ageMonths: 108, n: 60, mean, sd });
const norms: NormSet = {
  id: 'test',
  version: 1,
  paradigm: 'trellis-gonogo@1',
  source: 'made up',
  isDemonstration: true,
  correlation: 0.3,
  measures: {
    omissionPct: rate(8),
    commissionPct: rate(10),
    dPrime: plain(2.8, 0.6),
    rtMean: knots({ ageMonths: 96, n: 60, l: 1, m: 430, s: 0.15 }, { ageMonths: 108, n: 60, l: 1, m: 410, s: 0.15 }),
    rtCv: rate(0.25),
    deltaOmission: plain(1, 5),
    deltaCv: plain(0, 0.06),
  },
};
const boy = { sex: 'male', ageMonths: 102 } as const;

describe('a child beside others', () => {
  it('stands between the knots of its age, and nowhere beyond them', () => {
    expect(zOf(norms, typical, 'dPrime', boy)).toBeCloseTo(((typical.measures.dPrime.value ?? 0) - 2.8) / 0.6, 12);
    expect(zOf(norms, typical, 'rtMean', boy)).toBeCloseTo(((typical.measures.rtMean.value ?? 0) / 420 - 1) / 0.15, 12);
    const { omissions, targetsScored } = typical.tally;
    expect(zOf(norms, typical, 'omissionPct', boy)).toBeCloseTo(Math.log((100 * (omissions + 0.5)) / (targetsScored + 1) / 7.2) / 0.5, 12);
    for (const child of [
      { ...boy, ageMonths: 95 },
      { ...boy, ageMonths: 109 },
      { ...boy, sex: null },
      { ...boy, ageMonths: null },
    ] as const) {
      expect(zOf(norms, typical, 'dPrime', child)).toBeNull();
    }
  });

  it('has skills whose middle is the norm, and none where it is no measure', () => {
    const skills = skillsOf(typical, norms, boy);
    expect(skillIds.map((id) => skills[id].value === null)).toEqual(skillIds.map(() => false));
    expect(skills.Sensitivity.value).toBeCloseTo(normalProbability(betterZOf(norms, typical, 'dPrime', boy) ?? 0), 12);
    expect(hasRadar(skills)).toBe(true);
    const none = skillsOf(typical, null, boy);
    expect([none.Attention.reason, hasRadar(none)]).toEqual(['noNorm', false]);
    expect(skillsOf(typical, norms, { ...boy, sex: null }).Attention.reason).toBe('noAge');
    expect(skillsOf(typical, norms, { ...boy, ageMonths: 109 }).Attention.reason).toBe('noNormOfAge');
    expect(skillsOf(scored('all-false-alarms'), norms, boy).Attention.reason).toBe('notValid');
    expect(skillsOf(scored('stopped-early'), norms, boy).Attention.reason).toBe('tooShort');
    // no test is long enough to say that nobody is better
    const strict = { ...norms, measures: { ...norms.measures, dPrime: plain(-10, 0.6) } };
    expect(skillsOf(typical, strict, boy).Sensitivity.value).toBe(0.99);
  });

  it('reads otherwise beside norms of which anything that is printed differs', () => {
    const beside = (measures: object) =>
      readsOtherwise(typical, boy, norms, { ...norms, version: 2, measures: { ...norms.measures, ...measures } });
    expect([beside({}), beside({ dPrime: plain(2.8001, 0.6) }), beside({ dPrime: plain(2.6, 0.6) })]).toEqual([false, false, true]);
    expect(readsOtherwise(typical, { ...boy, ageMonths: 120 }, norms, { ...norms, measures: { dPrime: plain(2.6, 0.6) } })).toBe(false);
  });

  it('is flagged by one part far below or two parts below, and says how many healthy children are', () => {
    const calm = { ...norms, measures: { dPrime: plain(typical.measures.dPrime.value ?? 0, 1) } };
    expect(taskFlag(typical, calm, boy).flag).toBe('withinRange');
    const low = { ...norms, measures: { dPrime: plain((typical.measures.dPrime.value ?? 0) + 2.01, 1) } };
    expect(taskFlag(typical, low, boy)).toMatchObject({ flag: 'lookCloser', expectedPercent: [11, 12.5] });
    const oneAndHalf = { ...norms, measures: { dPrime: plain((typical.measures.dPrime.value ?? 0) + 1.6, 1) } };
    expect(taskFlag(typical, oneAndHalf, boy).flag).toBe('withinRange');
    const two = { ...oneAndHalf, measures: { ...oneAndHalf.measures, rtCv: plain((typical.measures.rtCv.value ?? 0) - 1.6, 1) } };
    expect(taskFlag(typical, two, boy).flag).toBe('lookCloser');
    expect([taskFlag(typical, null, boy).flag, taskFlag(scored('all-omissions'), norms, boy).flag]).toEqual(['notAssessed', 'notAssessed']);
    expect(motionFlag(typical, norms, boy).flag).toBe('notAssessed');
  });

  it('is told when it was fast at the cost of mistakes', () => {
    const hasty = { ...norms, measures: { commissionPct: rate(2), rtMean: plain(600, 50) } };
    expect([isFastAtCost(typical, hasty, boy), isFastAtCost(typical, norms, boy)]).toEqual([true, false]);
  });

  it('has changed when two tests differ by more than chance', () => {
    const tScores = { sd: 10, correlation: 0.67, practice: 0 };
    expect(changeBand(tScores)).toBeCloseTo(15.92, 2);
    expect([reliableChange(50, 65, tScores) < 1.96, reliableChange(50, 67, tScores) > 1.96]).toEqual([true, true]);
    expect(reliableChange(50, 67, { ...tScores, practice: 3 })).toBeLessThan(1.96);
  });
});
