import type { Language } from '@trellis/contract/languages';
import { mayListen } from '@trellis/contract/music/rules';
import type { TrackProgress } from '@trellis/contract/music/schemas';
import type { SessionFault } from '@trellis/contract/offline-plans/rules';
import { inLanguage, messageOf } from '../../platform/http/texts.ts';
import { signFile } from '../files/public.ts';
import type { TrackRow } from './store.ts';

/** The tracks of a session, each with a signed address and whether it may be listened to now. `fault` is why nothing of it may. */
export function presentTracks(
  tracks: readonly TrackRow[],
  { language, fault }: { language: Language; fault: SessionFault | undefined },
): TrackProgress[] {
  return tracks.map((track) => {
    const reason = fault ?? (mayListen(tracks, track.id) ? null : 'RocketSystem:TrackOutOfOrder');
    return {
      id: track.id,
      position: track.position,
      code: track.code,
      trackCode: track.code,
      courseCode: track.courseCode,
      title: inLanguage(track.title, language),
      duration: track.duration,
      boneConduction: track.boneConduction,
      isPunched: track.isPunched,
      progress: track.progress,
      lastProgress: track.lastProgress,
      isFinished: track.isFinished,
      canListen: reason === null,
      cannotListenReason: reason && messageOf(reason, language),
      url: signFile(track.fileKey),
    };
  });
}
