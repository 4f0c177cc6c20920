import type { offlinePlanCalls } from '@trellis/contract/offline-plans/calls';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { recordEvent } from '../plans/public.ts';
import { abandonOccurrence } from '../scheduling/public.ts';
import { removeParticipants } from './participants.ts';
import { mayGiveUp } from './running-session.ts';
import { lockSession } from './session-store.ts';

type Input = InputOf<typeof offlinePlanCalls.abandon>;

/**
 * Ends a running session that does not count: its class returns, its answers go, and it can be started again. It serves where the others are
 * refused: a child without a guardian, a plan or a project that ended meanwhile. Sent again it changes nothing.
 */
export async function abandonSession(db: Db, caller: Member, { sessionId, reason, run }: Input): Promise<void> {
  if (!mayGiveUp(caller)) refuse('Trellis:NotAllowed');
  const session = (await lockSession(db, sessionId)) ?? refuse('Trellis:NotFound');
  if (session.state === 'finished') refuse('RocketSystem:SessionNotOpen');
  if (session.state === 'notStarted') return;
  // it was given up and begun anew meanwhile
  if (run !== undefined && run !== session.run) refuse('RocketSystem:SessionNotOpen');
  await abandonOccurrence(db, caller, { sessionId, reason });
  await emptySession(db, sessionId);
  await db
    .updateTable('app.sessions')
    .set({ state: 'notStarted', opened_at: null, run: session.run + 1 })
    .where('id', '=', sessionId)
    .execute();
  await recordEvent(db, caller, { planId: session.planId, event: 'sessionAbandoned', sessionId, num: session.num, reasons: [reason] });
}

/** As if it had never begun; the audit trail keeps what was said. */
async function emptySession(db: Db, sessionId: string): Promise<void> {
  await sql`delete from app.answers where session_id = ${sessionId}`.execute(db);
  await sql`
    delete from app.track_progress where session_track_id in (select id from app.session_tracks where session_id = ${sessionId})`.execute(
    db,
  );
  await sql`
    delete from app.video_playbacks where session_item_id in (select id from app.session_items where session_id = ${sessionId})`.execute(
    db,
  );
  await removeParticipants(db, sessionId);
  await sql`update app.session_items set outcome = null, done_at = null where session_id = ${sessionId} and outcome is not null`.execute(
    db,
  );
  await sql`update app.session_tracks set punched_at = null where session_id = ${sessionId} and punched_at is not null`.execute(db);
}
