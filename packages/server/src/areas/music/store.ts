import type { LocalText } from '@trellis/contract/languages';
import type { SessionFacts } from '@trellis/contract/offline-plans/rules';
import { type RawBuilder, sql } from 'kysely';
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
  lastProgress: number;
  isFinished: boolean;
  startedAt: Date | null;
}

/** The tracks of a session in order, with how far they were heard. */
export async function tracksOfSession(db: Db, sessionId: string): Promise<TrackRow[]> {
  const { rows } = await sql<TrackRow>`
    select st.id, st.session_id as "sessionId", st.position, t.code, c.code as "courseCode", t.title, t.seconds as duration,
      t.bone_conduction as "boneConduction", file.key as "fileKey", st.punched_at is not null as "isPunched",
      coalesce(heard.seconds, 0)::float8 as progress,
      coalesce(heard.last_seconds, 0)::float8 as "lastProgress", coalesce(heard.finished, false) as "isFinished",
      heard.started_at as "startedAt"
    from app.session_tracks st
    join catalog.tracks t on t.id = st.track_id
    join catalog.media file on file.id = t.media_id
    join catalog.music_courses c on c.id = st.music_course_id
    cross join lateral (
      select max(p.seconds) as seconds, max(p.last_seconds) as last_seconds, bool_or(p.finished_at is not null) as finished, min(p.started_at) as started_at
      from app.track_progress p where p.tenant_id = st.tenant_id and p.session_track_id = st.id
    ) heard
    where st.session_id = ${sessionId}
    order by st.position`.execute(db);
  return rows;
}

/** Of a session s of a plan p: the course that its tracks are of; without any, what its plan has. */
export const playedCourse = sql`coalesce((
  select played.music_course_id from app.session_tracks as played
  where played.tenant_id = s.tenant_id and played.session_id = s.id limit 1
), p.music_course_id)`;

export interface MusicSession extends SessionFacts {
  isTrial: boolean;
  sessionId: string;
  openedAt: Date | null;
  /** Who attends. */
  subjectIds: string[];
  music: { name: LocalText; audioType: 'BrainAudio' | 'SenseAudio' } | null;
}

const selectSession = (where: RawBuilder<unknown>) => sql<MusicSession>`
  select s.id as "sessionId", s.opened_at as "openedAt", s.state = 'open' as "sessionOpen", p.state = 'active' as "planActive", p.kind = 'trial' as "isTrial", trained.*,
    case when c.id is not null then jsonb_build_object('name', c.name, 'audioType', c.audio_type) end as music
  from app.sessions s
  join app.plans p on p.tenant_id = s.tenant_id and p.id = s.plan_id
  left join catalog.music_courses c on c.id = ${playedCourse}
  cross join lateral (
    -- a class goes on without those who may not
    select coalesce(array_agg(part.subject_id) filter (where part.attendance = 'Attend'), '{}') as "subjectIds",
      coalesce(bool_or(p.kind = 'trial' or child.bind_state = 'Bind'), false) as "subjectBound",
      bool_and(child.logged_out_at is not null) is not false as "subjectLoggedOut"
    from app.session_subjects part join app.subjects child on child.tenant_id = part.tenant_id and child.id = part.subject_id
    where part.tenant_id = s.tenant_id and part.session_id = s.id
  ) trained
  where p.state <> 'deleted' and ${where}`;

export async function findMusicSession(db: Db, sessionId: string): Promise<MusicSession | undefined> {
  return (await selectSession(sql`s.id = ${sessionId}`).execute(db)).rows[0];
}

/** The session that a track is played in. A trial needs no bound guardian. */
export async function findTrackSession(db: Db, sessionTrackId: string): Promise<MusicSession | undefined> {
  const ofTrack = sql`s.id = (select st.session_id from app.session_tracks st where st.id = ${sessionTrackId})`;
  return (await selectSession(ofTrack).execute(db)).rows[0];
}

export interface ProgressPacket {
  tenantId: string;
  sessionTrackId: string;
  subjectIds: string[];
  seconds: number;
  /** Where the player stands. */
  lastSeconds: number;
  startedAt: Date;
  state: 'Start' | 'Pause' | 'Stop' | 'Finish';
  finishedAt: Date | null;
}

/** Keeps the furthest second and the first finish, however late or often a packet arrives. */
export async function keepProgress(db: Db, packet: ProgressPacket): Promise<{ seconds: number; finished: boolean }> {
  const { rows } = await sql<{ seconds: number; finished: boolean }>`
    insert into app.track_progress as known (tenant_id, session_track_id, subject_id, seconds, last_seconds, started_at, state, finished_at)
    select ${packet.tenantId}::uuid, ${packet.sessionTrackId}::uuid, subject_id, ${packet.seconds}::numeric, ${packet.lastSeconds}::numeric,
      ${packet.startedAt}::timestamptz, ${packet.state}, ${packet.finishedAt}::timestamptz
    from unnest(${packet.subjectIds}::uuid[]) as subject_id
    on conflict (tenant_id, session_track_id, subject_id) do update set
      seconds = greatest(known.seconds, excluded.seconds),
      last_seconds = excluded.last_seconds,
      started_at = least(known.started_at, excluded.started_at),
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

/** The player begins at the first track again; what was heard stays heard. */
export async function rewind(db: Db, sessionId: string): Promise<void> {
  await sql`
    update app.track_progress p set last_seconds = 0, updated_at = now() from app.session_tracks st
    where st.session_id = ${sessionId} and p.tenant_id = st.tenant_id and p.session_track_id = st.id`.execute(db);
}
