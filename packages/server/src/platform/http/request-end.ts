import type { FastifyReply } from 'fastify';

/**
 * Resolves once a request is over, however it ends: answered, refused, broken off, or its connection gone before its turn to be answered came.
 * The framework's hooks tell of a reply that left whole, and of nothing else.
 */
export function requestEnd({ raw }: FastifyReply): Promise<void> {
  return new Promise((resolve) => {
    if (raw.destroyed) resolve();
    else raw.once('close', () => resolve());
  });
}
