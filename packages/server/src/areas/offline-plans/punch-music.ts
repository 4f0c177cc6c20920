import { punchTrackFault } from '@trellis/contract/music/rules';
import type { offlinePlanCalls } from '@trellis/contract/offline-plans/calls';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { markPunched, type TrackRow, tracksOfSession } from '../music/public.ts';
import { saveAnswer } from './answer-store.ts';
import { cleanFeedbacks } from './forms.ts';
import { requireWritable } from './running-session.ts';
import { lockSession } from './session-store.ts';

type Input = InputOf<typeof offlinePlanCalls.musicPunch>;

/** Punches a track that was heard, in order, and after the last one saves the feedback on the music. */
export async function punchMusic(db: Db, caller: Member, input: Input): Promise<void> {
  const session = (await lockSession(db, input.sessionId)) ?? refuse('Trellis:NotFound');
  if (!session.music) return refuse('Trellis:NotFound', { members: ['sessionId'] });
  const known = await tracksOfSession(db, session.id);
  if (input.sessionTrackId && !known.some(({ id }) => id === input.sessionTrackId))
    refuse('Trellis:NotFound', { members: ['sessionTrackId'] });
  requireWritable(session, input.run);
  // with neither a track nor feedback the form's required fields are what is missing
  const feedbacks = input.feedbacks ?? (input.sessionTrackId ? undefined : []);
  if (input.sessionTrackId) await punchTrack(db, caller, known, input.sessionTrackId);
  if (feedbacks === undefined) return;
  const tracks = await tracksOfSession(db, session.id);
  if (!tracks.every((track) => track.isPunched)) refuse('RocketSystem:TrackOutOfOrder');
  const { formId } = session.music;
  const values = await cleanFeedbacks(db, caller, { formId, feedbacks });
  await saveAnswer(db, caller, { sessionId: session.id, scope: 'music', formId, values });
}

async function punchTrack(db: Db, caller: Member, tracks: readonly TrackRow[], trackId: string): Promise<void> {
  const fault = punchTrackFault(tracks, trackId);
  if (fault) refuse(fault);
  await markPunched(db, trackId, caller.now);
}
