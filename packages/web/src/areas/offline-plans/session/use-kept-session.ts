import { useQueryClient } from '@tanstack/react-query';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { useEffect, useMemo, useRef } from 'react';
import { whenSent } from '../../../app/unsent/unsent.ts';
import { useUnsent } from '../../../app/unsent/use-unsent.ts';
import { laneOfMusic } from '../../music/public.ts';
import { useDesk } from './desk.ts';
import { answerOf, kindOf, laneOf, withAnswer } from './session-answer.ts';
import './senders.ts';

/** A session with what was said in it here and has not arrived yet. What the center refuses falls away from it, and what others say shows through. */
export function useKeptSession(session: SessionView) {
  const client = useQueryClient();
  const desk = useDesk();
  const lane = laneOf(session);
  const kept = useUnsent(lane);
  const music = useUnsent(laneOfMusic(session.id)).waiting;
  const { waiting, refused, isHeldUp } = kept;
  const { userOfflinePlanId, num } = session;

  useEffect(
    () =>
      whenSent((entry) => {
        if (entry.lane !== lane && entry.lane !== laneOfMusic(session.id)) return;
        const queryKey = desk.keyOf({ userOfflinePlanId, num });
        void client.cancelQueries({ queryKey });
        client.setQueryData<SessionView>(queryKey, (cached) => cached && withAnswer(cached, answerOf(entry)));
      }),
    [client, desk, lane, session.id, userOfflinePlanId, num],
  );

  // a refetch in between would do no harm, and tell nothing new
  const before = useRef({ waiting: 0, refused: 0 });
  useEffect(() => {
    const isSettled = waiting.length === 0 && before.current.waiting > 0;
    const isRefused = refused.length > before.current.refused;
    before.current = { waiting: waiting.length, refused: refused.length };
    if (isSettled || isRefused) void client.invalidateQueries({ queryKey: desk.ofArea });
  }, [client, desk, waiting, refused]);

  const shown = useMemo(
    () =>
      [...waiting, ...music]
        // a session that is being ended is shown so once the center says it, or cannot be asked
        .filter((entry) => isHeldUp || !['finish', 'abandon'].includes(kindOf(entry)))
        .sort((one, other) => one.id - other.id)
        .reduce((now, entry) => withAnswer(now, answerOf(entry)), session),
    [session, waiting, music, isHeldUp],
  );
  return { ...kept, session: shown };
}

export type KeptSession = ReturnType<typeof useKeptSession>;
