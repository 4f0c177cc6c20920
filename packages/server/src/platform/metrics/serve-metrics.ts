import Fastify from 'fastify';
import type { Metrics } from './metrics.ts';

/** Answers GET /metrics on a port of its own: whoever reaches the product does not reach it. */
export async function serveMetrics(
  metrics: Metrics,
  at: { host: string; port: number },
): Promise<{ origin: string; stop(): Promise<void> }> {
  const app = Fastify();
  app.get('/metrics', async (_request, reply) => reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text()));
  return { origin: await app.listen(at), stop: () => app.close() };
}
