import { useQueryClient } from '@tanstack/react-query';
import { parseFeedbacks } from '@trellis/contract/offline-plans/feedback-rules';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { useEffect, useState } from 'react';
import { CallError } from '../../../app/call-error.ts';
import { centerNow } from '../../../app/offline/center-clock.ts';
import { discardUnsent, keepUnsent, whenSent } from '../../../app/unsent/unsent.ts';
import type { Finished } from './after-finish.tsx';
import { useDesk } from './desk.ts';
import { answerOf, laneOf, placeOf, runOf } from './session-answer.ts';
import type { KeptSession } from './use-kept-session.ts';

/** Finishes a session after all that was said in it: at once, or as soon as the center can be reached. */
export function useFinish({ session, waiting }: KeptSession) {
  const client = useQueryClient();
  const desk = useDesk();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<CallError | null>(null);
  const [finished, setFinished] = useState<Finished | null>(null);
  const { userOfflinePlanId, num, run } = session;
  const lane = laneOf(session);
  const isKept = waiting.some((entry) => answerOf(entry).kind === 'finish');

  useEffect(
    () =>
      whenSent((entry, reply) => {
        if (entry.lane !== lane || answerOf(entry).kind !== 'finish') return;
        setFinished(reply as Finished);
        void desk.refresh(client);
      }),
    [client, desk, lane],
  );

  const finish = async () => {
    if (isAsking || isKept) return;
    setAsking(true);
    setFailure(null);
    const input = { userOfflinePlanId, num, finishedAt: centerNow(), ...runOf(lane, run) };
    const { id, outcome } = keepUnsent({ lane, place: placeOf(desk.prefix, session), kind: `${desk.prefix}finish`, input });
    try {
      await outcome;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error);
      await discardUnsent(id);
      // somebody else took an answer back meanwhile: show what is missing now
      if (error.code === 'RocketSystem:SessionIncomplete')
        await client.invalidateQueries({ queryKey: desk.keyOf({ userOfflinePlanId, num }) });
    } finally {
      setAsking(false);
    }
  };
  return { finish: () => void finish(), isFinishing: isAsking, isKept, failure, finished };
}

/** A form that asks for nothing and of which nothing was said is given by finishing. */
export const isGivenByFinishing = ({ answered, feedbackProperties }: SessionView['overall']): boolean =>
  !answered && parseFeedbacks(feedbackProperties, []).ok;

/** A session as it stands once what asks for nothing is given. */
export function withRestGiven<S extends Pick<SessionView, 'overall' | 'categoryPunch' | 'iLs'>>(session: S): S {
  const given = <F extends SessionView['overall']>(form: F): F => (isGivenByFinishing(form) ? { ...form, answered: true } : form);
  const { overall, categoryPunch, iLs } = session;
  return {
    ...session,
    overall: given(overall),
    categoryPunch: categoryPunch.map(given),
    iLs: iLs && { ...iLs, feedback: given(iLs.feedback) },
  };
}
