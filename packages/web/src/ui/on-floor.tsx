import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

const loadFloor = () => import('../app/antd-floor.tsx').then((module) => ({ default: module.AntdFloor }));
const AntdFloor = lazy(loadFloor);
/** Before anything can be chosen: a pointer that comes, a finger, a key. */
const beginnings = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Long after the first paint, so that nothing of the first visit waits for it. */
const untilQuiet = 8_000;

interface Props {
  /** Loads what opens; where it is given, it is at hand before it is asked for, on a screen that no pointer moves over too. */
  load?: () => Promise<unknown>;
  waiting?: ReactNode;
  children: ReactNode;
}

/** What opens on a page that is drawn without antd. What it stands on stays once it was there: words of what is done are still to be read. */
export function OnFloor({ load, waiting, children }: Props) {
  const isAsked = children !== false && children !== undefined;
  const [wasAsked, setAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setAsked(true);
  useEffect(() => {
    const prepare = () => void Promise.all([loadFloor(), load?.()]).catch(() => undefined);
    for (const name of beginnings) window.addEventListener(name, prepare, { once: true, capture: true });
    const quiet = load && window.setTimeout(() => navigator.onLine && prepare(), untilQuiet);
    return () => {
      for (const name of beginnings) window.removeEventListener(name, prepare, { capture: true });
      window.clearTimeout(quiet);
    };
  }, [load]);
  return <Suspense fallback={waiting}>{wasAsked && <AntdFloor>{children}</AntdFloor>}</Suspense>;
}
