import { lazy, Suspense, useSyncExternalStore } from 'react';
import { lockAsked } from './lock-state.ts';

const LockScreen = lazy(() => import('./lock-screen.tsx').then((module) => ({ default: module.LockScreen })));

/** Stands over everything while the device is locked. */
export function LockGate() {
  const asked = useSyncExternalStore(lockAsked.subscribe, lockAsked.current);
  return <Suspense>{asked && <LockScreen />}</Suspense>;
}
