import { useEffect, useEffectEvent, useState } from 'react';
import type { Standing } from './answer-keeper.ts';
import type { useKeptAnswers } from './use-kept-answers.ts';

type Kept = Pick<ReturnType<typeof useKeptAnswers>, 'flush' | 'current'>;

interface Submitting {
  submit: () => Promise<void>;
  /** Submitted without a connection: it goes by itself when that is back. */
  isWaiting: boolean;
  /** What the server refused. */
  problem: Error | undefined;
}

/** Submits answers that are kept: what is not saved yet goes first. */
export function useSubmitKept(kept: Kept, complete: (standing: Standing) => Promise<unknown>, onDone: () => unknown): Submitting {
  const [problem, setProblem] = useState<Error>();
  const [isWaiting, setWaiting] = useState(false);
  const submit = async () => {
    try {
      const isKept = await kept.flush();
      setProblem(undefined);
      // what the server refuses to keep does not go by itself later either: that is told beside it
      setWaiting(!isKept && !navigator.onLine);
      if (!isKept) return;
      await complete(kept.current());
    } catch (caught) {
      setWaiting(!navigator.onLine);
      if (navigator.onLine) setProblem(caught as Error);
      return;
    }
    onDone();
  };
  const goOn = useEffectEvent(() => void submit());
  useEffect(() => {
    if (!isWaiting) return;
    const resume = () => goOn();
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [isWaiting]);
  return { submit, isWaiting, problem };
}
