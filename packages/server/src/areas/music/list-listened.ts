import type { LocalText } from '@trellis/contract/languages';
import type { musicRecordCalls } from '@trellis/contract/music/record-calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { findPage, type Page } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { inLanguage } from '../../platform/http/texts.ts';

type Call = typeof musicRecordCalls.listened;

interface ListenedTrack {
  sessionTrackId: string;
  trackCode: string;
  title: LocalText;
  position: number;
  duration: number;
  progress: number;
  lastProgress: number;
  isFinished: boolean;
  isPunched: boolean;
}

interface SessionRow {
  id: string;
  num: number;
  time: Date;
  trackCount: number;
  punchedCount: number;
  listened: ListenedTrack[];
}

export async function listListened(db: Db, caller: Member, input: InputOf<Call>): Promise<OutputOf<Call>> {
  return listenedOfPlan(db, caller, input.userOfflinePlanId, input);
}

/** What was listened to in the sessions of a plan of any kind that began, the latest first. */
export async function listenedOfPlan(db: Db, caller: Member, planId: string, page: Page): Promise<OutputOf<Call>> {
  const counted = sql`from app.sessions s where s.plan_id = ${planId} and s.opened_at is not null`;
  const [plan, { rows, totalCount }] = await Promise.all([
    db.selectFrom('app.plans').select('id').where('id', '=', planId).where('state', '<>', 'deleted').executeTakeFirst(),
    findPage<SessionRow>(
      db,
      {
        rows: sql`select s.id, s.num, s.opened_at as time, heard.* ${sql`from app.sessions s ${tracksHeard}`}
      where s.plan_id = ${planId} and s.opened_at is not null`,
        counted,
        order: sql`s.num desc`,
      },
      page,
    ),
  ]);
  if (!plan) refuse('Trellis:NotFound');
  const items = rows.map(({ id, num, time, trackCount, punchedCount, listened }) => ({
    id,
    num,
    time: time.toISOString(),
    trackCount,
    audioRecordPunch: {
      punched: trackCount > 0 && punchedCount === trackCount,
      listenedList: listened.map((track) => ({ ...track, title: inLanguage(track.title, caller.language) })),
    },
  }));
  return { items, totalCount };
}

const tracksHeard = sql`
  cross join lateral (
    select count(*)::int as "trackCount", count(st.punched_at)::int as "punchedCount",
      coalesce(
        jsonb_agg(
          jsonb_build_object(
            'sessionTrackId', st.id, 'trackCode', t.code, 'title', t.title, 'position', st.position, 'duration', t.seconds,
            'progress', coalesce(p.seconds, 0), 'lastProgress', coalesce(p.last_seconds, 0),
            'isFinished', coalesce(p.finished, false), 'isPunched', st.punched_at is not null
          ) order by st.position
        ) filter (where p.seconds > 0 or st.punched_at is not null),
        '[]'
      ) as listened
    from app.session_tracks st
    join catalog.tracks t on t.id = st.track_id
    left join lateral (
      select max(h.seconds) as seconds, max(h.last_seconds) as last_seconds, bool_or(h.finished_at is not null) as finished
      from app.track_progress h where h.tenant_id = st.tenant_id and h.session_track_id = st.id
    ) p on true
    where st.tenant_id = s.tenant_id and st.session_id = s.id
  ) heard`;
