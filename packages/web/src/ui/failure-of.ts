import { isFinal } from '../app/call-error.ts';
import { hasUnsaved } from '../app/unsaved.ts';

/** What a page said already: a form that is begun meanwhile does not bring back what stood there. */
const said = new WeakSet<Error>();

/**
 * Why a page does not show what it asks for. What came once stays where asking again failed: on its way, within the server, or since the sign-in ended. A
 * form in it, or one that is open over it, may hold what somebody typed: a refusal too waits for that.
 */
export function failureOf({ data, error }: { data?: unknown; error: Error | null }): Error | null {
  if (!error) return null;
  const isOver = data === undefined || (isFinal(error) && (said.has(error) || !hasUnsaved()));
  if (!isOver) return null;
  said.add(error);
  return error;
}
