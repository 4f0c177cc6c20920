import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Pools } from '../db/pools.ts';
import type { Replica } from '../db/replica.ts';
import type { Database } from '../db/types.ts';
import type { Job } from '../jobs/rounds.ts';
import type { LiveWatch } from '../live/open-live.ts';
import { watchLive } from './watch-live.ts';

/** What Prometheus reads of one process; times are in seconds, names follow https://prometheus.io/docs/practices/naming/. */
export interface Metrics {
  /** Measures every request of the server from now on. */
  watchRequests: (app: FastifyInstance) => void;
  /** The same jobs, of which each run is measured. */
  watchJobs: (jobs: readonly Job[]) => Job[];
  /** Told of what open pages are told. */
  watchLive: LiveWatch;
  text: () => Promise<string>;
}

interface Watched {
  pools: Pick<Pools, 'jobs' | 'connections'>;
  replica: Pick<Replica, 'answers'>;
  /** The path of the contract that an address belongs to. */
  templateOf: (path: string) => string | undefined;
}

export function createMetrics({ pools, replica, templateOf }: Watched): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'trellis_http_request_duration_seconds',
    help: 'How long requests took, by the path of the call',
    labelNames: ['method', 'path', 'status'],
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers,
  });
  const took = new Gauge({ name: 'trellis_job_duration_seconds', help: 'How long the last run took', labelNames: ['job'], registers });
  const succeeded = new Gauge({
    name: 'trellis_job_last_success_timestamp_seconds',
    help: 'When a run ended well the last time',
    labelNames: ['job'],
    registers,
  });
  const failing = new Gauge({ name: 'trellis_job_failing', help: '1 when the last run failed', labelNames: ['job'], registers });
  watchDatabase(pools, registers);
  new Counter({
    name: 'trellis_replica_reads_total',
    help: 'Reads that the replica answered, and those that the primary answered in its place',
    labelNames: ['answered_by'],
    registers,
    collect() {
      this.reset();
      for (const [by, count] of Object.entries(replica.answers)) this.inc({ answered_by: by }, count);
    },
  });
  return {
    watchRequests: (app) =>
      app.addHook('onResponse', async (request, reply) => {
        const path = templateOf(request.url.split('?')[0] ?? '') ?? request.routeOptions.url ?? 'none';
        requests.observe({ method: request.method, path, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
      }),
    watchJobs: (jobs) =>
      jobs.map(({ name: job, run }) => ({
        name: job,
        run: async () => {
          const end = took.startTimer({ job });
          try {
            const count = await run();
            succeeded.setToCurrentTime({ job });
            failing.set({ job }, 0);
            return count;
          } catch (error) {
            failing.set({ job }, 1);
            throw error;
          } finally {
            end();
          }
        },
      })),
    watchLive: watchLive(registers),
    text: () => registry.metrics(),
  };
}

/** Read when somebody asks: a database that is away says so, and the rest is told all the same. */
function watchDatabase(pools: Watched['pools'], registers: Registry[]): void {
  new Gauge({
    name: 'trellis_database_connections',
    help: 'Connections of this process by the role that they serve',
    labelNames: ['role', 'state'],
    registers,
    collect() {
      for (const [role, { total, idle, waiting }] of Object.entries(pools.connections())) {
        this.set({ role, state: 'busy' }, total - idle);
        this.set({ role, state: 'idle' }, idle);
        this.set({ role, state: 'waited for' }, waiting);
      }
    },
  });
  const letters = askedOnce(() => countLetters(pools.jobs));
  const ledger = askedOnce(() => lastLedgerCheck(pools.jobs));
  new Gauge({
    name: 'trellis_database_up',
    help: '1 when the database answered just now',
    registers,
    async collect() {
      this.set((await letters()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'trellis_letters',
    help: 'Mails and short messages that are not sent yet, or were given up',
    labelNames: ['state'],
    registers,
    async collect() {
      const counts = await letters();
      this.reset();
      for (const { state, count } of counts ?? []) this.set({ state }, count);
    },
  });
  // every process tells it until the next check; the run of the job that found it is one process's, and of one hour
  new Gauge({
    name: 'trellis_ledger_accounts',
    help: 'Accounts of credits that the last check found in agreement with their postings, and at fault',
    labelNames: ['state'],
    registers,
    async collect() {
      const last = await ledger();
      this.reset();
      if (!last) return;
      this.set({ state: 'agreeing' }, last.accounts - last.faults);
      this.set({ state: 'faulty' }, last.faults);
    },
  });
  new Gauge({
    name: 'trellis_ledger_check_timestamp_seconds',
    help: 'When the ledger of credits was checked the last time',
    registers,
    async collect() {
      const last = await ledger();
      this.reset();
      if (last) this.set(last.at.getTime() / 1000);
    },
  });
}

/** Asked once for all that one scrape tells; nothing where the database is away. */
function askedOnce<Answer>(ask: () => Promise<Answer>): () => Promise<Answer | undefined> {
  let asked: Promise<Answer> | undefined;
  return () => {
    asked ??= ask().finally(() => {
      asked = undefined;
    });
    return asked.catch(() => undefined);
  };
}

async function countLetters(jobs: Kysely<Database>): Promise<{ state: string; count: number }[]> {
  const { rows } = await sql<{ state: string; count: number }>`
    select wanted.state, (select count(*)::int from jobs.letters l where l.state = wanted.state) as count
    from unnest(array['queued', 'sending', 'failed']) as wanted (state)`.execute(jobs);
  return rows;
}

const lastLedgerCheck = (jobs: Kysely<Database>) =>
  jobs.selectFrom('platform.ledger_rounds').select(['at', 'accounts', 'faults']).orderBy('day', 'desc').limit(1).executeTakeFirst();
