import type { LocalText } from '@trellis/contract/languages';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';

export interface TrackRow {
  id: string;
  sessionId: string;
  position: number;
  code: string;
  courseCode: string;
  title: LocalText;
  duration: number;
  boneConduction: boolean;
  fileKey: string;
  isPunched: boolean;
  progress: number;
  isFinished: boolean;
}

/** The tracks of a session in order, with how far they were heard. */
export async function tracksOfSession(db: Db, sessionId: string): Promise<TrackRow[]> {
  const { rows } = await sql<TrackRow>`
    select st.id, st.session_id as "sessionId", st.position, t.code, c.code as "courseCode", t.title, t.seconds as duration,
      t.bone_conduction as "boneConduction", t.file_key as "fileKey", st.punched_at is not null as "isPunched",
      coalesce(heard.seconds, 0)::float8 as progress, coalesce(heard.finished, false) as "isFinished"
    from app.session_tracks st
    join catalog.tracks t on t.id = st.track_id
    join catalog.music_courses c on c.id = t.music_course_id
    cross join lateral (
      select max(p.seconds) as seconds, bool_or(p.finished_at is not null) as finished
      from app.track_progress p where p.tenant_id = st.tenant_id and p.session_track_id = st.id
    ) heard
    where st.session_id = ${sessionId}
    order by st.position`.execute(db);
  return rows;
}

/** The session that a track is played in. The child is whoever the plan trains now. */
export async function findTrackSession(db: Db, sessionTrackId: string) {
  const { rows } = await sql<{ sessionId: string; running: boolean; subjectIds: string[] }>`
    select s.id as "sessionId", s.state = 'open' and p.state = 'active' as running,
      array(
        select m.subject_id from app.plan_members m where m.tenant_id = p.tenant_id and m.plan_id = p.id and m.to_at is null
      ) as "subjectIds"
    from app.session_tracks st
    join app.sessions s on s.tenant_id = st.tenant_id and s.id = st.session_id
    join app.plans p on p.tenant_id = s.tenant_id and p.id = s.plan_id
    where st.id = ${sessionTrackId}`.execute(db);
  return rows[0];
}

export interface ProgressPacket {
  tenantId: string;
  sessionTrackId: string;
  subjectIds: string[];
  seconds: number;
  state: 'Start' | 'Pause' | 'Stop' | 'Finish';
  finishedAt: Date | null;
}

/** Keeps the furthest second and the first finish, however late or often a packet arrives. */
export async function keepProgress(db: Db, packet: ProgressPacket): Promise<{ seconds: number; finished: boolean }> {
  const { rows } = await sql<{ seconds: number; finished: boolean }>`
    insert into app.track_progress as known (tenant_id, session_track_id, subject_id, seconds, state, finished_at)
    select ${packet.tenantId}::uuid, ${packet.sessionTrackId}::uuid, subject_id, ${packet.seconds}::numeric, ${packet.state}, ${packet.finishedAt}::timestamptz
    from unnest(${packet.subjectIds}::uuid[]) as subject_id
    on conflict (tenant_id, session_track_id, subject_id) do update set
      seconds = greatest(known.seconds, excluded.seconds),
      state = case when known.state = 'Finish' then known.state else excluded.state end,
      finished_at = coalesce(known.finished_at, excluded.finished_at),
      updated_at = now()
    returning seconds::float8 as seconds, finished_at is not null as finished`.execute(db);
  return { seconds: Math.max(0, ...rows.map((row) => row.seconds)), finished: rows.some((row) => row.finished) };
}

/** Records that a track was punched; again changes nothing. */
export async function markPunched(db: Db, sessionTrackId: string, now: Date): Promise<void> {
  await db
    .updateTable('app.session_tracks')
    .set({ punched_at: now })
    .where('id', '=', sessionTrackId)
    .where('punched_at', 'is', null)
    .execute();
}
