import { useEffect, useRef, useState } from 'react';
import { AnswerKeeper, type Answers, type KeepState, type Standing } from './answer-keeper.ts';

interface KeptOptions {
  standing: Standing;
  send: (standing: Standing) => Promise<{ concurrencyStamp: string }>;
  remember?: (pending: Pick<Standing, 'answerContent' | 'finishedPage'> | undefined) => void;
  /** What was left unsent before a reload. */
  pending?: Pick<Standing, 'answerContent' | 'finishedPage'> | undefined;
  onMerged?: () => void;
}

/** Answers that save themselves while somebody fills in a form, and how that stands. */
export function useKeptAnswers({ standing, send, remember, pending, onMerged }: KeptOptions) {
  const latest = useRef({ send, remember, onMerged });
  useEffect(() => {
    latest.current = { send, remember, onMerged };
  });
  const [first] = useState({ standing, pending });
  const [answers, setAnswers] = useState<Answers>({ ...standing.answerContent, ...pending?.answerContent });
  const [kept, setKept] = useState<{ state: KeepState; problem?: unknown }>({ state: 'saved' });
  const keeper = useRef<AnswerKeeper>(undefined);
  useEffect(() => {
    const made = new AnswerKeeper({
      standing: first.standing,
      send: (given) => latest.current.send(given),
      remember: (given) => latest.current.remember?.(given),
      onState: (state, problem) => setKept({ state, problem }),
      onMerged: (merged) => {
        setAnswers(merged);
        latest.current.onMerged?.();
      },
    });
    keeper.current = made;
    if (first.pending) made.change({ ...first.standing.answerContent, ...first.pending.answerContent }, first.pending.finishedPage);
    return () => {
      // what was typed last goes on its way even when the form is closed
      void made.flush();
      made.stop();
    };
  }, [first]);
  return {
    answers,
    ...kept,
    change: (given: Answers, page: number) => keeper.current?.change(given, page),
    touch: () => keeper.current?.touch(),
    flush: async () => (await keeper.current?.flush()) ?? false,
    /** What stands now, to be submitted. */
    current: () => keeper.current?.standing ?? first.standing,
  };
}
