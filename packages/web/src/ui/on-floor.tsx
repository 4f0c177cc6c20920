import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

const loadFloor = () => import('../app/antd-floor.tsx').then((module) => ({ default: module.AntdFloor }));
const AntdFloor = lazy(loadFloor);
/** Before anything can be chosen: a pointer that comes, a finger, a key. */
const beginnings = ['pointermove', 'pointerdown', 'keydown'] as const;

/** What opens on a page that is drawn without antd. What it stands on stays once it was there: words of what is done are still to be read. */
export function OnFloor({ waiting, children }: { waiting?: ReactNode; children: ReactNode }) {
  const isAsked = children !== false && children !== undefined;
  const [wasAsked, setAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setAsked(true);
  useEffect(() => {
    const prepare = () => void loadFloor().catch(() => undefined);
    for (const name of beginnings) window.addEventListener(name, prepare, { once: true, capture: true });
    return () => beginnings.forEach((name) => window.removeEventListener(name, prepare, { capture: true }));
  }, []);
  return <Suspense fallback={waiting}>{wasAsked && <AntdFloor>{children}</AntdFloor>}</Suspense>;
}
