import { normalizeIP } from '@fastify/rate-limit';
import type { CallMeta } from '@trellis/contract/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { RolePool } from '../db/types.ts';
import { refuse } from './refusal.ts';

/** A minute's calls from one address, or one IPv6 network of 64 bits: enough for a whole team that opens its invitations at once, too few to guess. */
const most = 60;

/**
 * Counts public calls that take something in and can be tried by anybody: an address makes some a minute, all of them together, whichever
 * process it asks. Counted where the call is known: one path can be written in many ways.
 */
export const openCallsLimit = (identity: RolePool) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { rows } = await sql<{ wait: number }>`
    select identity.count_open_call(${normalizeIP(request.ip)}, ${most}) as wait`.execute(identity);
  const wait = rows[0]?.wait ?? 0;
  if (wait === 0) return;
  reply.header('retry-after', wait);
  refuse('Trellis:TooMany');
};

/** Public calls that name how they are refused for being made too often. */
export const isLimited = ({ access, errors }: Partial<CallMeta>) => access === 'public' && errors?.includes('Trellis:TooMany') === true;
