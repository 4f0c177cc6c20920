import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { DatabaseAway } from '../db/away.ts';
import { OnlyReads } from '../db/reach.ts';
import type { RolePool } from '../db/types.ts';
import { hasRoom } from '../disk.ts';

interface Readiness {
  /** False before the start is over and while the process stops. */
  isServing: () => boolean;
  database: RolePool;
  dataDir: string;
  /** Where files lie in a bucket: whether it answers. */
  answersBucket?: ((signal: AbortSignal) => Promise<boolean>) | undefined;
}

/** Milliseconds that a database or a storage may take to say that it is there. */
const patience = 2000;

/**
 * `/health`: the process lives. `/ready`: it can do its work, that is the database takes writes and the disk has room; otherwise what is amiss. A
 * bucket that is away is told of, and the process stays in service: it is away for all of them, and most of the work goes on without files.
 */
export function mountReadiness(app: FastifyInstance, { isServing, database, dataDir, answersBucket }: Readiness): void {
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    if (!isServing()) return reply.status(503).send({ status: 'starting' });
    const [databaseIs, diskIs, storageIs] = await Promise.all([
      stateOf(database),
      hasRoom(dataDir).then((room) => (room ? 'roomy' : 'full')),
      answersBucket && stateOfBucket(answersBucket),
    ]);
    const isReady = databaseIs === 'answering' && diskIs === 'roomy';
    const status = isReady && storageIs !== 'away' ? 'ready' : 'impaired';
    return reply.status(isReady ? 200 : 503).send({ status, database: databaseIs, disk: diskIs, ...(storageIs && { storage: storageIs }) });
  });
}

async function stateOf(database: RolePool): Promise<'answering' | 'away' | 'readOnly'> {
  const asked = sql<{ writable: boolean }>`select current_setting('transaction_read_only') = 'off' as writable`
    .execute(database)
    .then(({ rows }) => (rows[0]?.writable ? ('answering' as const) : ('readOnly' as const)));
  return Promise.race([asked, pause(patience, 'away' as const, { ref: false })]).catch((error: unknown) =>
    error instanceof DatabaseAway && error.cause instanceof OnlyReads ? 'readOnly' : 'away',
  );
}

async function stateOfBucket(answers: (signal: AbortSignal) => Promise<boolean>): Promise<'answering' | 'away'> {
  return (await answers(AbortSignal.timeout(patience)).catch(() => false)) ? 'answering' : 'away';
}
