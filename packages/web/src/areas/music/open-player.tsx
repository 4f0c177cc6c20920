import { lazy, Suspense, useSyncExternalStore } from 'react';
import { TouchFloor } from '../../app/antd-floor.tsx';
import { besidePage } from '../../app/beside-page.ts';
import { watched } from '../../app/watched.ts';
import type { Place, PlayedSession } from './heard.ts';

const Player = lazy(() => import('./player.tsx').then((module) => ({ default: module.Player })));

/** What plays, or is held. */
const playing = watched<{ sessionId: string; trackId: string } | null>(null);

/** Opens the player in the frame, or takes it to another place. */
export function openPlayer(session: PlayedSession, first: Place): void {
  playing.set({ sessionId: session.id, trackId: first.track.id });
  besidePage.set(
    <Suspense>
      <TouchFloor>
        <Player
          key={session.id}
          session={session}
          first={first}
          onTrack={(trackId) => playing.set({ sessionId: session.id, trackId })}
          onClose={closePlayer}
        />
      </TouchFloor>
    </Suspense>,
  );
}

export function closePlayer(): void {
  playing.set(null);
  besidePage.set(null);
}

/** The track of this session that is in the player; none where its player is closed. */
export function usePlayedTrack(sessionId: string): string | undefined {
  const now = useSyncExternalStore(playing.subscribe, playing.current);
  return now?.sessionId === sessionId ? now.trackId : undefined;
}
