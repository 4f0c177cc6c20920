import { contract } from '@trellis/contract';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/template.ts';
import { openPool } from '../db/pools.ts';
import { noReplica } from '../db/replica.ts';
import { contractPaths, pathTemplates } from '../http/paths.ts';
import { writeLetter } from '../mail/write-letter.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

const templateOf = pathTemplates(contractPaths(contract));
const data = { link: 'https://trellis.example/activate' };
const letter = { template: 'staffInvitation', recipient: 'a@test.example', recipientName: null, language: 'en', data } as const;

it('tells of requests by the path of their call, whatever is in it', async () => {
  const metrics = createMetrics({ pools: database.pools, replica: noReplica, templateOf });
  const app = Fastify();
  metrics.watchRequests(app);
  app.get('/api/*', async () => 'read');
  await app.inject('/api/rocketAdmin/userCredit/0196f5a2-0000-7000-8000-000000000001?filter=Emma');
  await app.inject('/api/nothing/of/ours');
  const told = await metrics.text();
  expect(told).toContain(
    'trellis_http_request_duration_seconds_count{method="GET",path="/api/rocketAdmin/userCredit/{userId}",status="200"} 1',
  );
  expect(told).toContain('path="/api/*"');
  expect(told).not.toMatch(/0196f5a2|Emma|nothing/);
  await app.close();
});

it('tells when a job ran last, and that it fails', async () => {
  const metrics = createMetrics({ pools: database.pools, replica: noReplica, templateOf });
  let isWell = true;
  const run = async () => {
    if (!isWell) throw new Error('It does not add up');
    return 3;
  };
  const [job] = metrics.watchJobs([{ name: 'ledger check', run }]);
  expect(await job?.run()).toBe(3);
  expect(await metrics.text()).toContain('trellis_job_failing{job="ledger check"} 0');
  isWell = false;
  await expect(job?.run()).rejects.toThrow('It does not add up');
  const told = await metrics.text();
  expect(told).toContain('trellis_job_failing{job="ledger check"} 1');
  expect(told).toMatch(/trellis_job_last_success_timestamp_seconds\{job="ledger check"\} \d{10}/);
});

it('tells what waits to be sent, on a port of its own', async () => {
  await writeLetter(database.owner, letter);
  const served = await serveMetrics(createMetrics({ pools: database.pools, replica: noReplica, templateOf }), {
    host: '127.0.0.1',
    port: 0,
  });
  const told = await (await fetch(`${served.origin}/metrics`)).text();
  await served.stop();
  expect(told).toContain('trellis_letters{state="queued"} 1');
  expect(told).toContain('trellis_database_up 1');
  expect(told).toMatch(/trellis_database_connections\{role="jobs",state="idle"\} \d/);
});

it('says that the database is away, and the rest all the same', async () => {
  const jobs = openPool('postgres://trellis_jobs:x@127.0.0.1:9/trellis', 1);
  const told = await createMetrics({ pools: { jobs, connections: () => ({}) }, replica: noReplica, templateOf }).text();
  await jobs.destroy();
  expect(told).toContain('trellis_database_up 0');
  expect(told).toContain('process_resident_memory_bytes');
});

it('tells how much a replica answers, and how much the primary in its place', async () => {
  const answers = { replica: 0, primary: 0 };
  const metrics = createMetrics({ pools: database.pools, replica: { answers }, templateOf });
  for (const replica of [7, 9]) {
    Object.assign(answers, { replica, primary: 2 });
    const told = await metrics.text();
    expect(told).toContain(`trellis_replica_reads_total{answered_by="replica"} ${replica}`);
    expect(told).toContain('trellis_replica_reads_total{answered_by="primary"} 2');
  }
});
