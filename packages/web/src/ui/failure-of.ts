import { CallError } from '../app/call-error.ts';

/** Answers that say that somebody may see it no more, or that it is gone. */
const final = [403, 404];

/**
 * Why a page does not show what it asks for. What came once stays where asking again failed: on its way, within the server, or since the sign-in ended. A
 * form in it, or one that is open over it, may hold what somebody typed.
 */
export function failureOf({ data, error }: { data?: unknown; error: Error | null }): Error | null {
  const isFinal = error instanceof CallError && final.includes(error.status);
  return data === undefined || isFinal ? error : null;
}
