import type { Score } from '@trellis/contract/scoring/score';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { vrClassroomCalls } from '@trellis/contract/vr-classroom/calls';
import { doseMeasures } from '@trellis/contract/vr-classroom/report-words';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { requireTestsOf } from './tests-of.ts';

type Call = (typeof vrClassroomCalls)['doseResponse'];

interface TestRow {
  caseId: string;
  time: Date;
  sessions: number;
  measures: Score['measures'];
}

/** What a child's tests found, over the sessions that it took: how many by then, how hard they were, and the minutes of music. */
export async function viewDoseResponse(db: Db, caller: Member, { subjectId }: InputOf<Call>): Promise<OutputOf<Call>> {
  const [, taken, found] = await Promise.all([requireTestsOf(db, caller, subjectId), sessionsOf(db, subjectId), testsOf(db, subjectId)]);
  const tests = found.map(({ caseId, time, sessions, measures }) => ({
    caseId,
    time: time.toISOString(),
    sessions,
    measures: doseMeasures.map((id) => ({ id, value: measures[id].value, low: measures[id].low, high: measures[id].high })),
  }));
  return { tests, taken };
}

/** Sessions that the child attended to their end, of whatever plan. */
const attended = (subjectId: string) => sql`
  app.session_subjects own join app.sessions session on session.tenant_id = own.tenant_id and session.id = own.session_id
  where own.subject_id = ${subjectId} and own.attendance = 'Attend' and session.finished_at is not null`;

async function sessionsOf(db: Db, subjectId: string): Promise<OutputOf<Call>['taken']> {
  const { rows } = await sql<OutputOf<Call>['taken'][number]>`
    select row_number() over (order by taken.finished_at, taken.id)::int as session, taken.difficulty, taken.music
    from (
      select session.id, session.finished_at,
        (select avg(item.difficulty)::float8 from app.session_items item
          where item.tenant_id = session.tenant_id and item.session_id = session.id and item.outcome) as difficulty,
        coalesce((
          select sum(heard.seconds) / 60.0 from app.session_tracks track
          cross join lateral (
            select max(progress.seconds) as seconds from app.track_progress progress
            where progress.tenant_id = track.tenant_id and progress.session_track_id = track.id and progress.subject_id = ${subjectId}
          ) heard
          where track.tenant_id = session.tenant_id and track.session_id = session.id
        ), 0)::float8 as music
      from ${attended(subjectId)}
    ) taken
    order by 1`.execute(db);
  return rows;
}

/** Finished tests of one task, that of the last, each by its latest score; those that cannot be interpreted say nothing. */
async function testsOf(db: Db, subjectId: string): Promise<TestRow[]> {
  const { rows } = await sql<TestRow>`
    with own as (
      select test.id, test.finished_at, recording.paradigm, latest.score
      from app.test_requests test
      join app.test_recordings recording on recording.tenant_id = test.tenant_id and recording.request_id = test.id
      cross join lateral (
        select score.score from app.test_scores score
        where score.tenant_id = recording.tenant_id and score.recording_id = recording.id
        order by score.computed_at desc limit 1
      ) latest
      where test.subject_id = ${subjectId} and test.status = 'Finished' and latest.score ->> 'validity' <> 'notInterpretable'
    )
    select own.id as "caseId", own.finished_at as time, own.score -> 'measures' as measures,
      (select count(*) from (select session.finished_at from ${attended(subjectId)}) taken where taken.finished_at <= own.finished_at)::int as sessions
    from own
    where own.paradigm = (select paradigm from own order by finished_at desc limit 1)
    order by own.finished_at`.execute(db);
  return rows;
}
