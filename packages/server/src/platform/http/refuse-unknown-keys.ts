import type { AnyContractProcedure } from '@orpc/contract';
import { ORPCError, ValidationError } from '@orpc/server';
import { keysAnswered, unknownKeys } from '@trellis/contract/unknown-keys';
import type { z } from 'zod';

/**
 * Refuses a write that says what its call does not know: what would be dropped in silence is named, with whatever else is wrong. A change may come
 * with what else the group of the call answers of the thing, as it was read.
 */
export function refuseUnknownKeys({ '~orpc': { inputSchema, route } }: AnyContractProcedure, group: readonly AnyContractProcedure[]) {
  const schema = inputSchema as z.ZodType;
  const isRead = new Set(route.method === 'PUT' ? group.flatMap(({ '~orpc': call }) => keysAnswered(call.outputSchema as z.ZodType)) : []);
  return async ({ next }: { next: () => unknown }, input: unknown) => {
    const unknown = unknownKeys(schema, input).filter(([key, ...more]) => more.length > 0 || !isRead.has(String(key)));
    if (unknown.length === 0) return next();
    const { error } = await schema.safeParseAsync(input);
    const others = (error?.issues ?? []).filter(({ code }) => code !== 'unrecognized_keys');
    const named = unknown.map((path) => ({ code: 'unrecognized_keys', keys: [path.join('.')], path, message: 'Unknown key' }));
    const cause = new ValidationError({ message: 'Unknown keys', issues: [...named, ...others], data: input });
    throw new ORPCError('BAD_REQUEST', { message: cause.message, cause });
  };
}
