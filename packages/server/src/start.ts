import { join } from 'node:path';
import { contract } from '@trellis/contract';
import { roleLabel } from '@trellis/contract/account/role-labels';
import { configureWebhooks } from './areas/connections/public.ts';
import { configureStorage, keepFilesIn } from './areas/files/public.ts';
import { configurePayments } from './areas/payments/public.ts';
import { endFollowing } from './areas/vr-classroom/public.ts';
import { type Config, readUsableConfig } from './config.ts';
import { inviteFirstAdmin } from './first-admin.ts';
import { ensureDemo, refuseDemo } from './fixtures/demo.ts';
import { demoPeople } from './fixtures/demo-people.ts';
import { ensureLibrary } from './fixtures/load-catalog.ts';
import { configureSignInNetworks } from './platform/auth/organization/networks.ts';
import { configureBackupDays } from './platform/backup/keep-days.ts';
import { startEmbedded } from './platform/db/embedded.ts';
import { keepOrder } from './platform/db/keep-order.ts';
import { migrate } from './platform/db/migrate.ts';
import { findPooler, type Pooler } from './platform/db/pooler.ts';
import { openPools } from './platform/db/pools.ts';
import { noReplica, openReplica } from './platform/db/replica.ts';
import { assertUnprivileged, ensureRoles, roleUrl } from './platform/db/roles.ts';
import { standardOutput } from './platform/http/log.ts';
import { setPublicOrigin } from './platform/http/origin.ts';
import { contractPaths, pathTemplates } from './platform/http/paths.ts';
import { buildServer } from './platform/http/server.ts';
import { openLive } from './platform/live/open-live.ts';
import { configureMail } from './platform/mail/setup.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { sealAnew } from './platform/seal-anew.ts';
import { configureSealing } from './platform/sealing.ts';
import { startWork } from './start-work.ts';

export interface Product {
  origin: string;
  /** What a newcomer reads: the address and who can sign in. */
  banner: string;
  stop(): Promise<void>;
}

interface StartOptions {
  /** Settles when the web app is there to be served; false: the API alone. */
  webApp?: Promise<void> | false;
  /** What stands against the start beside its settings. */
  obstacle?: string | undefined;
}

/** Starts everything in order: configuration → database → migrations → demo centre → HTTP. */
export async function startProduct(env: NodeJS.ProcessEnv, { webApp = Promise.resolve(), obstacle }: StartOptions = {}): Promise<Product> {
  const config = await readUsableConfig(env, obstacle);
  configureStorage(config);
  if (config.bucket) await keepFilesIn(config.bucket);
  configureMail(config);
  configureSealing(config);
  configurePayments(config);
  configureWebhooks(config);
  configureSignInNetworks(config);
  configureBackupDays(config.backupKeepDays);
  const database = await openDatabase(config);
  try {
    const pooler = config.poolerUrl === undefined ? undefined : await openPooler(config.poolerUrl, config);
    const pools = openPools(database.ownerUrl, config.secret, config.poolSize, { pooler });
    await assertUnprivileged(pools);
    const replica = config.replicaUrl
      ? openReplica(config.replicaUrl, config.secret, config.poolSize, (line) => app.log.warn(line))
      : noReplica;
    const origin = config.origin ?? `http://localhost:${config.port}`;
    // letters of the demonstration have links too
    setPublicOrigin(origin);
    if (!config.demo) await refuseDemo(database.ownerUrl);
    await ensureLibrary(database.ownerUrl);
    const people = config.demo ? await ensureDemo(database.ownerUrl) : [];
    const invitation = config.adminEmail && (await inviteFirstAdmin(database.ownerUrl, origin, config.adminEmail));
    if (webApp) await webApp;
    const templateOf = pathTemplates(contractPaths(contract));
    const metrics = createMetrics({ pools, replica, templateOf });
    const reports = config.errorReporting ? await openErrorReports(config.errorReporting) : undefined;
    const reported = reports?.alsoReport(standardOutput()) ?? standardOutput();
    const telemetry = config.telemetry && (await openTelemetry(config.telemetry, templateOf));
    let isReady = false;
    const app = await buildServer({
      config,
      pools,
      replica,
      origin,
      signIn: { demoPeople: () => demoPeople(pools.identity), roleLabel },
      withWebApp: webApp !== false,
      ready: () => isReady,
      logStream: telemetry?.alsoSend(reported) ?? reported,
      watchRequests: (server) => {
        telemetry?.watchRequests(server);
        if (config.metricsPort) metrics.watchRequests(server);
      },
    });
    telemetry?.warnBy((line) => app.log.warn(line));
    const live = openLive({
      server: app.server,
      identity: pools.identity,
      url: roleUrl(database.ownerUrl, 'identity', config.secret),
      origin,
      log: (line) => app.log.warn(line),
      watch: config.metricsPort ? metrics.watchLive : undefined,
    });
    await app.listen({ host: config.host, port: config.port });
    const measured = config.metricsPort ? await serveMetrics(metrics, { host: config.host, port: config.metricsPort }) : undefined;
    const work = startWork({
      pools,
      backupDir: config.backupDir,
      url: roleUrl(database.ownerUrl, 'jobs', config.secret),
      watchJobs: (jobs) => metrics.watchJobs(telemetry?.watchJobs(jobs) ?? jobs),
      log: app.log,
    });
    isReady = true;
    const stop = async () => {
      isReady = false;
      endFollowing();
      await live.stop();
      await app.close();
      await measured?.stop();
      await work.stop();
      await Promise.all([pools.close(), replica.close()]);
      await Promise.all([telemetry?.stop(), reports?.stop()]);
      await database.stop();
    };
    return { origin, banner: banner(origin, people, invitation), stop };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** What sends traces and logs is loaded where somebody collects them, and what reports errors where somebody takes them. */
const openTelemetry = async (...given: Parameters<typeof import('./platform/telemetry/telemetry.ts').openTelemetry>) =>
  (await import('./platform/telemetry/telemetry.ts')).openTelemetry(...given);

const openErrorReports = async (dsn: string) => (await import('./platform/telemetry/report-errors.ts')).openErrorReports(dsn);

async function openPooler(url: string, { secret, logLevel }: Config): Promise<Pooler> {
  const pooler = await findPooler(url, roleUrl(url, 'identity', secret));
  if (!pooler.prepares && logLevel !== 'silent')
    console.log(
      'The pooler does not follow prepared statements, so each is planned anew. PgBouncer 1.21 does, with max_prepared_statements',
    );
  return pooler;
}

async function openDatabase(config: Config): Promise<{ ownerUrl: string; stop(): Promise<void> }> {
  const log = (line: string) => config.logLevel !== 'silent' && console.log(line);
  const database = config.databaseUrl
    ? { ownerUrl: config.databaseUrl, stop: async () => {} }
    : await startEmbedded({ dataDir: join(config.dataDir, 'postgres'), secret: config.secret, log });
  try {
    await ensureRoles(database.ownerUrl, config.secret);
    await migrate(database.ownerUrl, log);
    await keepOrder(database.ownerUrl, log);
    await sealAnew(database.ownerUrl, config, log);
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

function banner(origin: string, people: readonly { name: string; email: string; role: string }[], invitation: string | undefined): string {
  const lines = people.map(({ name, email, role }) => `  ${email.padEnd(28)} ${name} (${role})`);
  const demo = lines.length > 0 ? `\nDemo people (on the sign-in page a click each; password "trellis-demo"):\n${lines.join('\n')}` : '';
  const first = invitation
    ? `\nNobody runs the platform yet. The invitation of its first administrator, good for 7 days:\n  ${invitation}\n`
    : '';
  return `\nTrellis is ready at ${origin}\n${demo}${first}\n`;
}
