import { type Score, scoringVersion } from '@trellis/contract/scoring/score';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';

interface Added {
  tenantId: string;
  recordingId: string;
  score: Score;
  now: Date;
}

/** Keeps a score beside those of other versions; one of the same version is the same. */
export async function addScore(db: Db, { tenantId, recordingId, score, now }: Added): Promise<void> {
  await db
    .insertInto('app.test_scores')
    .values({
      tenant_id: tenantId,
      recording_id: recordingId,
      scoring_version: score.version,
      score: JSON.stringify(score),
      computed_at: now,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'recording_id', 'scoring_version']).doNothing())
    .execute();
}

/** A kept score with what it belongs to. */
export interface StoredScore {
  score: Score;
  computedAt: Date;
  /** Whether other formulae are in force by now. */
  isOutdated: boolean;
  /** The version of the score before it, if its figures are others. */
  differsFrom: string | null;
  recordingId: string;
  key: string;
  paradigm: string;
  softwareVersion: string;
  digest: string;
}

/** The latest score of a test; refuses where nothing was recorded. */
export async function scoreOfTest(db: Db, testRequestId: string): Promise<StoredScore> {
  const { rows } = await sql<Omit<StoredScore, 'isOutdated'>>`
    select score.score, score.computed_at as "computedAt", recording.id as "recordingId", recording.key, recording.paradigm,
      recording.software_version as "softwareVersion", recording.digest,
      case when former.score -> 'measures' is distinct from score.score -> 'measures' then former.scoring_version end as "differsFrom"
    from app.test_recordings recording
    join app.test_scores score on score.tenant_id = recording.tenant_id and score.recording_id = recording.id
    left join lateral (
      select f.score, f.scoring_version from app.test_scores f
      where f.tenant_id = score.tenant_id and f.recording_id = score.recording_id and f.computed_at < score.computed_at
      order by f.computed_at desc limit 1
    ) former on true
    where recording.request_id = ${testRequestId}
    order by score.computed_at desc limit 1`.execute(db);
  const [found] = rows;
  return found ? { ...found, isOutdated: found.score.version !== scoringVersion } : refuse('RocketSystem:NoReport');
}
