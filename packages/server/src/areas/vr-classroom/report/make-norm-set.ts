import { cellsOf, leastOfCell, type NormSample, normsOf } from '@trellis/contract/scoring/make-norms';
import { scoringVersion } from '@trellis/contract/scoring/score';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { normSetCalls } from '@trellis/contract/vr-classroom/report-calls';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { joinedAge, monthsOld } from './childs-age.ts';
import { keepNormSet } from './norm-sets.ts';

type Calls = typeof normSetCalls;

interface Row extends NormSample {
  recordingId: string;
  paradigm: string;
}

/** The tests that may be compared with: marked, valid throughout, agreed to, and scored by the formulae in force. */
async function samplesWhere(db: Db, condition: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select recording.id as "recordingId", recording.paradigm,
      jsonb_build_object('measures', score.score -> 'measures', 'tally', score.score -> 'tally') as score,
      jsonb_build_object(
        'sex', case when child.gender in ('Male', 'Female') then lower(child.gender) end,
        'ageMonths', ${monthsOld}
      ) as child
    from app.test_requests test
    join app.subjects child on child.tenant_id = test.tenant_id and child.id = test.subject_id
    join app.test_consents consent on consent.tenant_id = test.tenant_id and consent.request_id = test.id and consent.allows_norms
    join app.test_recordings recording on recording.tenant_id = test.tenant_id and recording.request_id = test.id
    join app.test_scores score on score.tenant_id = recording.tenant_id and score.recording_id = recording.id
    ${joinedAge}
    where test.is_normal_data and score.scoring_version = ${scoringVersion} and score.score ->> 'validity' = 'valid' and ${condition}
    order by recording.id`.execute(db);
  return rows;
}

/** How many there are of each task, sex and year of age. */
export async function countNormalData(db: Db): Promise<OutputOf<Calls['normalData']>> {
  const rows = await samplesWhere(db, sql`true`);
  const items = [...Map.groupBy(rows, ({ paradigm }) => paradigm)].map(([paradigm, own]) => ({
    paradigm,
    cells: cellsOf(own).map((cell) => ({ ...cell, isUsed: cell.n >= leastOfCell })),
  }));
  return { items, least: leastOfCell };
}

/** Makes the next version of a norm set, frozen with the recordings that it rests on. */
export async function makeNormSet(
  db: Db,
  caller: Actor,
  { id, source, paradigm }: InputOf<Calls['make']>,
): Promise<OutputOf<Calls['make']>> {
  const rows = await samplesWhere(db, sql`recording.paradigm = ${paradigm}`);
  const latest = await db
    .selectFrom('catalog.norm_sets')
    .select('version')
    .where('name', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const version = (latest?.version ?? 0) + 1;
  const set = normsOf(rows, { id, version, paradigm, source }) ?? refuse('RocketSystem:NormDataTooFew');
  await keepNormSet(
    db,
    caller,
    set,
    rows.map(({ recordingId }) => recordingId),
  );
  return { id, version };
}
