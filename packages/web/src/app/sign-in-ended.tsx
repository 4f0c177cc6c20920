import { lazy, Suspense, useSyncExternalStore } from 'react';
import { signInEnded } from './sign-in-watch.ts';

const SignInAgain = lazy(() => import('./sign-in-again.tsx').then((module) => ({ default: module.SignInAgain })));

/** Says that the sign-in ended while something was typed, and signs in again in a window of its own: the page stays as it is. */
export function SignInEnded() {
  const ended = useSyncExternalStore(signInEnded.subscribe, signInEnded.current);
  return <Suspense>{ended && <SignInAgain why={ended.why} />}</Suspense>;
}
