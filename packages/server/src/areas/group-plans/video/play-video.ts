import type { groupVideoCalls } from '@trellis/contract/group-plans/video/calls';
import { limits } from '@trellis/contract/limits';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { requireWritable, sessionOf } from '../../offline-plans/public.ts';

type Calls = typeof groupVideoCalls;
type Input = InputOf<Calls['check']>;

/** Lets a player have the video of an exercise, unless another one has it that was seen a moment ago. */
export async function checkVideo(db: Db, caller: Member, input: Input): Promise<OutputOf<Calls['check']>> {
  const vid = await videoOfRunning(db, input.itemId);
  const { itemId, playerId, progress } = input;
  const { rows } = await sql<OutputOf<Calls['end']>>`
    insert into app.video_playbacks as known (tenant_id, session_item_id, player_id, seen_at, seconds)
    values (${caller.tenantId}, ${itemId}, ${playerId}, ${caller.now}, ${progress})
    on conflict on constraint video_playbacks_once do update
      set player_id = excluded.player_id, seen_at = excluded.seen_at, seconds = greatest(known.seconds, excluded.seconds)
      where ${isFreeFor(caller, playerId)}
    returning times, seconds::float8 as progress`.execute(db);
  return { vid, ...(rows[0] ?? refuse('RocketSystem:VideoMultiplePlaybackCannotBePlayed')) };
}

/** Counts that a video was played to its end, of the player who has it; then nobody has. Sent again it counts nothing. */
export async function endVideo(db: Db, _caller: Member, { itemId, playerId, progress }: Input): Promise<OutputOf<Calls['end']>> {
  await videoOfRunning(db, itemId);
  const { rows } = await sql<OutputOf<Calls['end']>>`
    update app.video_playbacks set times = times + 1, seconds = greatest(seconds, ${progress}::numeric), player_id = null, seen_at = null
    where session_item_id = ${itemId} and player_id = ${playerId}
    returning times, seconds::float8 as progress`.execute(db);
  return rows[0] ?? (await counted(db, itemId));
}

/** What is known of a video that no player has. */
async function counted(db: Db, itemId: string): Promise<OutputOf<Calls['end']>> {
  const known = await db
    .selectFrom('app.video_playbacks')
    .select(['times', 'seconds', 'player_id'])
    .where('session_item_id', '=', itemId)
    .executeTakeFirst();
  if (known?.player_id) refuse('RocketSystem:VideoMultiplePlaybackCannotBePlayed');
  return { times: known?.times ?? 0, progress: Number(known?.seconds ?? 0) };
}

const isFreeFor = ({ now }: Member, playerId: string) => sql`
  (known.player_id is null or known.player_id = ${playerId} or known.seen_at < ${now}::timestamptz - make_interval(secs => ${limits.videoHeldSeconds}))`;

/** The video of an exercise in a session that runs. */
async function videoOfRunning(db: Db, itemId: string): Promise<string> {
  const { rows } = await sql<{ sessionId: string; vid: string | null }>`
    select item.session_id as "sessionId", version.video_id as vid from app.session_items as item
    join app.sessions as session on session.tenant_id = item.tenant_id and session.id = item.session_id
    join app.plans as plan on plan.tenant_id = session.tenant_id and plan.id = session.plan_id
    join catalog.program_versions as version on version.id = item.program_version_id
    where item.id = ${itemId} and plan.kind = 'group' and plan.state <> 'deleted'`.execute(db);
  const found = rows[0] ?? refuse('Trellis:NotFound', { members: ['itemId'] });
  requireWritable(await sessionOf(db, found.sessionId));
  return found.vid ?? refuse('Trellis:NotFound', { members: ['itemId'] });
}
