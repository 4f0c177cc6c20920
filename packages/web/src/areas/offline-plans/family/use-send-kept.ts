import type { FeedbackValue } from '@trellis/contract/offline-plans/feedback-schemas';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from '../../../app/call-error.ts';

export type SendState =
  | { name: 'editing' }
  | { name: 'sending' }
  | { name: 'waiting' }
  | { name: 'sent' }
  | { name: 'refused'; error: CallError };

interface Options {
  send: (feedbacks: FeedbackValue[]) => Promise<unknown>;
  /** What stands in the form is to be sent, or has arrived. */
  onWaiting: () => void;
  onSent: () => void;
}

const retryAfter = 15_000;

/** Sends a form. Without a connection it waits for one and sends then; what the center refuses is told. */
export function useSendKept({ send, onWaiting, onSent }: Options) {
  const [state, setState] = useState<SendState>({ name: 'editing' });
  const latest = useRef({ send, onWaiting, onSent });
  useEffect(() => {
    latest.current = { send, onWaiting, onSent };
  });
  const waiting = useRef<FeedbackValue[]>(undefined);

  const submit = useCallback(async (feedbacks: FeedbackValue[]) => {
    waiting.current = undefined;
    setState({ name: 'sending' });
    try {
      await latest.current.send(feedbacks);
      setState({ name: 'sent' });
      latest.current.onSent();
    } catch (error) {
      if (error instanceof CallError) return setState({ name: 'refused', error });
      waiting.current = feedbacks;
      setState({ name: 'waiting' });
      latest.current.onWaiting();
    }
  }, []);

  useEffect(() => {
    if (state.name !== 'waiting') return undefined;
    const again = () => waiting.current && void submit(waiting.current);
    const timer = setTimeout(again, retryAfter);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [state, submit]);

  /** Something was changed: it is not sent by itself any more. */
  const edit = useCallback(() => {
    waiting.current = undefined;
    setState((now) => (now.name === 'sending' ? now : { name: 'editing' }));
  }, []);
  return { state, submit, edit };
}
