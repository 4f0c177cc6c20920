import { useSyncExternalStore } from 'react';

let token: string | undefined;
const readers = new Set<() => void>();

/** What the header x-authenticate carries: proof of a code that was mailed, kept for this page alone. */
export const stepUpToken = (): string | undefined => token;

/** Keeps the proof, or forgets it when the server no longer takes it. */
export function keepStepUp(proof: string | undefined): void {
  token = proof;
  for (const notify of readers) notify();
}

/** Whether the code was entered; changes when the proof is lost. */
export function useIsSteppedUp(): boolean {
  return useSyncExternalStore(
    (reader) => {
      readers.add(reader);
      return () => readers.delete(reader);
    },
    () => token !== undefined,
  );
}
