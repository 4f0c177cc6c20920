import { reportConfig } from '@trellis/contract/files/storage';
import type { FastifyInstance } from 'fastify';
import { countryConfig } from './country-config.ts';

const cached = 'public, max-age=3600';

/** What clients read once and nobody's: countries with their calling codes, and how reports are asked for. */
export async function mountStaticData(app: FastifyInstance): Promise<void> {
  app.get('/storage/countryConfig.json', async (_request, reply) => reply.header('cache-control', cached).send(countryConfig()));
  app.get('/reportConfig.json', async (_request, reply) => reply.header('cache-control', cached).send(reportConfig));
}
