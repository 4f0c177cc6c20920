import { type OperationContext, TANSTACK_QUERY_OPERATION_CONTEXT_SYMBOL as operation } from '@orpc/tanstack-query';
import { CallError } from './call-error.ts';

/** What a call is told beside its input. */
export interface CallContext extends OperationContext {
  /** It changes something, though it is not made as a mutation of its own. */
  isWrite?: boolean;
  /** Of a write that is done once however often it is sent: whoever sends it again keeps its key. */
  writeKey?: string;
}

interface Call {
  path: readonly string[];
  input: unknown;
  context: CallContext;
}

/** Keys of writes that nobody answered, by what they said. */
const unanswered = new Map<string, string>();

/**
 * Gives each write a key, under which the server does it once (Idempotency-Key). One that nobody answered may have been done: sent again in the
 * same words it goes under the same key, and gets the answer that was lost. Two that are under way at once are two, whatever they say.
 */
export async function keysWrites<C extends Call>(call: C & { next: (call: Omit<C, 'next'>) => Promise<unknown> }): Promise<unknown> {
  const { path, input, context, next } = call;
  const isWrite = context.isWrite === true || context[operation]?.type === 'mutation';
  if (!isWrite || context.writeKey !== undefined || hasFile(input)) return next(call);
  const words = JSON.stringify([path, input]);
  const writeKey = unanswered.get(words) ?? crypto.randomUUID();
  unanswered.delete(words);
  try {
    const answer = await next({ ...call, context: { ...context, writeKey } });
    forgetThoseOf(path);
    return answer;
  } catch (error) {
    if (!isAnswered(error)) unanswered.set(words, writeKey);
    throw error;
  }
}

/** Once something else was done in an area, the same words are said anew: what was stopped and enabled since is stopped again. */
function forgetThoseOf([group]: readonly string[]): void {
  for (const words of unanswered.keys()) if (words.startsWith(`[["${group}",`)) unanswered.delete(words);
}

/** A refusal is an answer; that the server or its database is away is none, and neither is what a proxy says. */
const isAnswered = (error: unknown): boolean => error instanceof CallError && (error.status ?? 500) < 500;

/** Files are told apart by nothing that is written here, and the server asks no key of them. */
const hasFile = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && Object.values(input).some((value) => value instanceof Blob);
