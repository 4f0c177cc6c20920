import { type Flagged, motionFlag, taskFlag } from '@trellis/contract/scoring/flags';
import { motionIds } from '@trellis/contract/scoring/motion';
import { readsOtherwise } from '@trellis/contract/scoring/norm-change';
import { betterZOf, lacksNorm, type NormedId, normedIds, percentileOf } from '@trellis/contract/scoring/norms';
import { reactionIds } from '@trellis/contract/scoring/reaction';
import { type MeasureId, taskIds } from '@trellis/contract/scoring/score';
import { hasRadar, isFastAtCost, skillsOf } from '@trellis/contract/scoring/skills';
import type { OutputOf } from '@trellis/contract/types';
import type { NamedMeasure, vrReportCalls } from '@trellis/contract/vr-classroom/report-calls';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { loadReport, type Report, type ReportInput } from './load-report.ts';

type Calls = typeof vrReportCalls;
export type Part = keyof Omit<Calls, 'realTime' | 'change'>;

const named = ({ score, norms, child }: Report, id: MeasureId): NamedMeasure => {
  const isNormed = (normedIds as readonly string[]).includes(id) && score.validity !== 'notInterpretable';
  const z = norms && isNormed ? betterZOf(norms, score, id as NormedId, child) : null;
  const isAtCeiling = id === 'dPrime' && score.reasons.includes('atCeiling');
  return {
    id,
    ...score.measures[id],
    ...(isAtCeiling && { reason: 'atCeiling' as const }),
    z,
    percentile: z === null ? null : percentileOf(z),
  };
};

const overTime: ReadonlySet<MeasureId> = new Set(taskIds.filter((id) => id.startsWith('slope') || id.startsWith('delta')));
const flagOf = ({ flag, parts, expectedPercent: [from, to] }: Flagged) => ({ flag, parts, expectedPercent: { from, to } });
const wireType = { hit: 2, omission: 1, commission: 0 } as const;

/** Each part of a report, told from its score. */
export const parts: { [P in Part]: (report: Report) => OutputOf<Calls[P]> } = {
  info: ({ test, child, score, norms, formerNorms, isOutdated, differsFrom, softwareVersion, paradigm, digest }) => ({
    caseId: test.id,
    subjectId: test.subjectId,
    subjectName: test.subjectName,
    ageMonths: child.ageMonths,
    testType: test.testType,
    beginTime: test.beginTime?.toISOString() ?? null,
    finishTime: test.finishTime?.toISOString() ?? null,
    deviceName: test.deviceName,
    softwareVersion,
    paradigm,
    digest,
    scoringVersion: score.version,
    isOutdated,
    differsFrom,
    normSet: norms && { id: norms.id, version: norms.version, source: norms.source, isDemonstration: norms.isDemonstration },
    lacksNorm: lacksNorm(norms, child),
    normsDifferFrom:
      norms && formerNorms && readsOtherwise(score, child, formerNorms, norms)
        ? { id: formerNorms.id, version: formerNorms.version }
        : null,
    validity: score.validity,
    reasons: score.reasons,
  }),
  overView: (report) => ({ measures: [...taskIds.filter((id) => !overTime.has(id)), ...reactionIds].map((id) => named(report, id)) }),
  radar: ({ score, norms, child }) => {
    const skills = skillsOf(score, norms, child);
    return {
      baseline: 0.5,
      hasRadar: hasRadar(skills),
      isFastAtCost: norms !== null && isFastAtCost(score, norms, child),
      skills: {
        attention: skills.Attention,
        continuousAttention: skills.ContinuousAttention,
        sensitivity: skills.Sensitivity,
        reactionStability: skills.ReactionStability,
        reactivity: skills.Reactivity,
        selfControl: skills.SelfControl,
      },
    };
  },
  continuousAttention: (report) => ({
    records: report.score.trials.flatMap((trial) => {
      const type = wireType[trial.class as keyof typeof wireType];
      return type === undefined ? [] : [{ type, minute: trial.onsetMs / 60_000, reactionTime: trial.reactionMs }];
    }),
    motions: report.score.minutes.map(({ minute, motionIndex }) => ({ minute: minute - 0.5, motionIndex })),
    minutes: report.score.minutes.map(({ minute, omissionPct, commissionPct, rtMean, isUsable }) => ({
      minute,
      omissionPct,
      commissionPct,
      rtMean,
      isUsable,
    })),
    changes: [...overTime].map((id) => named(report, id)),
  }),
  headVelocity: ({ score: { motion, measures } }) => ({ points: motion.velocity, mean: measures.velocityMean, p95: measures.velocityP95 }),
  pathLength: ({ score: { motion, measures } }) => {
    let cumulative = 0;
    const minutes = motion.pathOfMinute.map((path, place) => {
      cumulative += path;
      return { minute: place + 1, path, cumulative };
    });
    return { total: measures.pathLength, perMinute: measures.pathPerMinute, minutes };
  },
  movementPath: ({ score }) => ({ points: score.motion.gaze }),
  motionCharacteristics: (report) => ({ measures: motionIds.map((id) => named(report, id)) }),
  rose: ({ score }) => ({ bins: score.motion.rose, degreesPerBin: 22.5 }),
  screeningCptFlag: ({ score, norms, child }) => flagOf(taskFlag(score, norms, child)),
  screeningMotionFlag: ({ score, norms, child }) => flagOf(motionFlag(score, norms, child)),
};

/** A use case for each part. */
export const viewPart =
  <P extends Part>(part: P) =>
  async (db: Db, _caller: Actor, input: ReportInput): Promise<OutputOf<Calls[P]>> =>
    parts[part](await loadReport(db, input));
