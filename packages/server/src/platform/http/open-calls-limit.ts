import rateLimit from '@fastify/rate-limit';
import type { CallMeta } from '@trellis/contract/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refusal.ts';

/** A minute's calls from one address, or one IPv6 network of 64 bits: enough for a whole team that opens its invitations at once, too few to guess. */
const most = 60;

/**
 * Counts public calls that take something in and can be tried by anybody: an address makes some a minute, all of them together. Counted
 * where the call is known: one path can be written in many ways.
 */
export async function openCallsLimit(scope: FastifyInstance): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<void>> {
  await scope.register(rateLimit, { global: false });
  const count = scope.createRateLimit({ max: most, timeWindow: '1 minute' });
  return async (request, reply) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', counted.ttlInSeconds);
    refuse('Trellis:TooMany');
  };
}

/** Public calls that name how they are refused for being made too often. */
export const isLimited = ({ access, errors }: Partial<CallMeta>) => access === 'public' && errors?.includes('Trellis:TooMany') === true;
