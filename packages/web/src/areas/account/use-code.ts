import { limits } from '@trellis/contract/limits';
import { useEffect, useState } from 'react';
import { CallError } from '../../app/call-error.ts';

/** How a code is asked for: seconds until another may be, and what went wrong. What concerns a field of the form is left to the form. */
export function useCode(ask: () => Promise<unknown>, onFault: (error: Error) => void) {
  const [seconds, setSeconds] = useState(0);
  const [isSending, setSending] = useState(false);
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = window.setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => window.clearInterval(timer);
  }, [isWaiting]);
  const send = async (): Promise<boolean> => {
    setSending(true);
    try {
      await ask();
      setSeconds(limits.code.resendAfter);
      return true;
    } catch (error) {
      const wait = error instanceof CallError && error.code === 'Trellis:TooSoon' ? Number(error.data['seconds']) : 0;
      if (wait > 0) setSeconds(wait);
      onFault(error as Error);
      return false;
    } finally {
      setSending(false);
    }
  };
  return { seconds, isSending, send };
}
