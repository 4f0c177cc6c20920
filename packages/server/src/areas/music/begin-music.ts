import type { musicCalls } from '@trellis/contract/music/calls';
import { sessionFault } from '@trellis/contract/offline-plans/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findMusicSession, rewind, tracksOfSession } from './store.ts';
import { placeLeft } from './view-progress.ts';

type Call = typeof musicCalls.begin;

/** The music of a session starts where it was left, or at its first track. */
export async function beginMusic(db: Db, _caller: Member, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const session = (await findMusicSession(db, input.sessionId)) ?? refuse('Trellis:NotFound');
  const fault = sessionFault(session);
  if (fault) refuse(fault);
  const tracks = await tracksOfSession(db, input.sessionId);
  const [first] = tracks;
  if (!first) return refuse('Trellis:NotFound', { members: ['sessionId'] });
  if (session.music?.audioType !== input.audioType) return refuse('Trellis:NotFound', { members: ['audioType'] });
  const left = input.from === 'progress' ? placeLeft(tracks) : undefined;
  if (!left) await rewind(db, input.sessionId);
  return { sessionTrackId: (left ?? first).id, progress: left?.progress ?? 0 };
}
