import type { FastifyInstance } from 'fastify';
import { isHere } from '../../config.ts';

const misdirected = 421;
const text = `This is a demonstration of Trellis with passwords that everybody knows. It was started for one machine and answers under its own name alone, such as http://localhost.

To show it to others, start it with DEMO=true. To work with it, start it without the demonstration: docs/operations.md says how.
`;

/** Whoever comes under another name, through a proxy or a tunnel say, is told so and served nothing. */
export function answerHereAlone(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isHere(request.hostname)) return;
    await reply.status(misdirected).type('text/plain; charset=utf-8').send(text);
  });
}
