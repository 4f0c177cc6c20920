import type { WellbeingKind } from '@trellis/contract/wellbeing/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from '../../../app/call-error.ts';
import { type DayValues, type KeptDay, type KeptDays, keepDays } from './kept-days.ts';

export type SendState = { name: 'sending' } | { name: 'waiting' } | { name: 'sent' } | { name: 'refused'; error: CallError };

const retryAfter = 15_000;
const keyOf = (kind: WellbeingKind, day: string) => `${kind} ${day}`;

/**
 * What a guardian enters, of several days and kinds: it stays on the device until the center has it. Without a connection it waits for one and
 * is sent then; each is one entry of a day, so that to send it twice is to send it once.
 */
export function useKeptDays(token: string, found: KeptDays, send: (day: KeptDay) => Promise<unknown>) {
  const [days, setDays] = useState(found);
  const [states, setStates] = useState<Readonly<Record<string, SendState>>>({});
  const latest = useRef({ days, send });
  useEffect(() => {
    latest.current.send = send;
  });

  const put = useCallback(
    (key: string, day: KeptDay | undefined) => {
      const { [key]: _former, ...others } = latest.current.days;
      const next = day ? { ...others, [key]: day } : others;
      latest.current.days = next;
      setDays(next);
      void keepDays(token, next);
    },
    [token],
  );

  const attempt = useCallback(
    async (key: string) => {
      const day = latest.current.days[key];
      if (!day) return;
      const say = (state: SendState) => setStates((now) => ({ ...now, [key]: state }));
      say({ name: 'sending' });
      try {
        await latest.current.send(day);
        // what was changed since stays to be sent
        if (latest.current.days[key] === day) put(key, undefined);
        say({ name: 'sent' });
      } catch (error) {
        if (!(error instanceof CallError)) return say({ name: 'waiting' });
        if (latest.current.days[key] === day) put(key, { ...day, isWaiting: false });
        say({ name: 'refused', error });
      }
    },
    [put],
  );

  const sendWaiting = useCallback(async () => {
    for (const [key, { isWaiting }] of Object.entries(latest.current.days)) if (isWaiting) await attempt(key);
  }, [attempt]);
  // what waited when the page was closed goes on its way when it opens again
  useEffect(() => void sendWaiting(), [sendWaiting]);
  const isAnyWaiting = Object.values(days).some(({ isWaiting }) => isWaiting);
  useEffect(() => {
    if (!isAnyWaiting) return undefined;
    const again = () => void sendWaiting();
    const timer = setInterval(again, retryAfter);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isAnyWaiting, sendWaiting]);

  return {
    valuesOf: (kind: WellbeingKind, day: string): DayValues | undefined => days[keyOf(kind, day)]?.values,
    stateOf: (kind: WellbeingKind, day: string): SendState | undefined => states[keyOf(kind, day)],
    change: (kind: WellbeingKind, day: string, values: DayValues) => {
      put(keyOf(kind, day), { kind, day, values, isWaiting: false });
      setStates(({ [keyOf(kind, day)]: _said, ...others }) => others);
    },
    submit: (kind: WellbeingKind, day: string, values: DayValues) => {
      put(keyOf(kind, day), { kind, day, values, isWaiting: true });
      return attempt(keyOf(kind, day));
    },
  };
}
