import rateLimit from '@fastify/rate-limit';
import { contract } from '@trellis/contract';
import type { CallMeta } from '@trellis/contract/wire';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** A minute's calls from one address: enough for a whole team that opens its invitations at once, too few to guess. */
const most = 60;

/** Public calls that take something in can be tried by anybody: an address makes some a minute. Must be registered before the calls. */
export async function limitOpenCalls(scope: FastifyInstance): Promise<void> {
  const limited = openPaths();
  await scope.register(rateLimit, {
    global: true,
    max: most,
    timeWindow: '1 minute',
    keyGenerator: (request) => request.ip,
    allowList: (request) => !limited.has((request.url.split('?')[0] ?? '').toLowerCase()),
    errorResponseBuilder: () => new Refusal('Trellis:TooMany'),
  });
}

/** Public calls that name how they are refused for being made too often. */
function openPaths(): Set<string> {
  const calls = Object.values(contract).flatMap((area) => Object.values(area).map((call) => call['~orpc']));
  const open = calls.filter(({ meta }) => {
    const { access, errors } = meta as unknown as CallMeta;
    return access === 'public' && errors.includes('Trellis:TooMany');
  });
  return new Set(open.map(({ route }) => (route.path ?? '').toLowerCase()));
}
