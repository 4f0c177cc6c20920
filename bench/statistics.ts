import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figures } from '@trellis/contract/statistics/figures';
import { sql } from 'kysely';
import { configureStorage } from '../packages/server/src/areas/files/public.ts';
import { countingJob } from '../packages/server/src/areas/statistics/public.ts';
import { aCentre, aMember, anOverseer, type CentreBuilt, type MemberBuilt } from '../packages/server/src/fixtures/builders.ts';
import { aPlan } from '../packages/server/src/fixtures/training-builders.ts';
import { startEmbedded } from '../packages/server/src/platform/db/embedded.ts';
import { migrate } from '../packages/server/src/platform/db/migrate.ts';
import { openPool, openPools, type Pools } from '../packages/server/src/platform/db/pools.ts';
import { ensureRoles } from '../packages/server/src/platform/db/roles.ts';
import type { RolePool } from '../packages/server/src/platform/db/types.ts';
import { buildServer } from '../packages/server/src/platform/http/server.ts';
import { issueToken } from '../packages/server/src/testing/http.ts';

/** How long a page of figures may take at the server, in milliseconds. */
const most = 200;
const { BENCH_TENANTS = '1000', BENCH_CHILDREN = '1000000', BENCH_SESSIONS = '20000000' } = process.env;
const tenants = Number(BENCH_TENANTS);
const childrenEach = Math.ceil(Number(BENCH_CHILDREN) / tenants);
const sessionsEach = Math.ceil(Number(BENCH_SESSIONS) / tenants);
const sessionsOfPlan = 100;
const startedAt = performance.now();
const say = (line: string) => console.log(`${`${((performance.now() - startedAt) / 1000).toFixed(0)} s`.padStart(6)}  ${line}`);

/** Children and finished sessions of every center over eight years. What would mark each of them is off: everything is counted afterwards. */
async function load(owner: RolePool): Promise<{ centre: CentreBuilt; lead: MemberBuilt }> {
  const centre = await aCentre(owner);
  const lead = await aMember(owner, { tenant: centre, roles: ['CenterAdmin'] });
  const { planId } = await aPlan(owner, { coach: centre.coach });
  const tables = ['app.subjects', 'app.plans', 'app.sessions'];
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(owner);
  await sql`
    insert into identity.tenants (kind, name, zone)
    select 'centre', 'Bench ' || i, (array['Asia/Shanghai', 'Europe/Madrid', 'America/New_York'])[1 + i % 3] from generate_series(2, ${tenants}::int) as i`.execute(
    owner,
  );
  await sql`
    insert into app.subjects (tenant_id, first_name, last_name, name, birthday, gender, created_at)
    select t.id, 'Child', i::text, 'Child ' || i, date '2016-01-01' + i % 3000, 'Male', timestamptz '2018-01-01' + (random() * interval '3200 days')
    from identity.tenants as t, generate_series(1, ${childrenEach}::int) as i where t.kind = 'centre'`.execute(owner);
  say(`${tenants} centers, ${tenants * childrenEach} children`);
  // one coach leads all of them
  await sql`
    insert into identity.memberships (tenant_id, person_id, side)
    select id, ${centre.coach.personId}, 'centre' from identity.tenants where kind = 'centre' and id <> ${centre.tenantId}`.execute(owner);
  await sql`
    insert into app.plans
    select (jsonb_populate_record(null::app.plans, to_jsonb(p) || jsonb_build_object('id', gen_random_uuid(), 'tenant_id', t.id, 'created_at', timestamptz '2018-01-01' + random() * interval '3200 days'))).*
    from app.plans as p, identity.tenants as t, generate_series(1, ${Math.ceil(sessionsEach / sessionsOfPlan)}::int) where p.id = ${planId} and t.kind = 'centre'`.execute(
    owner,
  );
  await sql`
    insert into app.sessions (tenant_id, plan_id, num, state, opened_at, finished_at)
    select p.tenant_id, p.id, i, 'finished', at.moment - interval '45 minutes', at.moment
    from app.plans as p, generate_series(1, ${sessionsOfPlan}::int) as i
    cross join lateral (select p.created_at + i * interval '3 days' + random() * interval '1 day' as moment) as at where p.id <> ${planId}`.execute(
    owner,
  );
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(owner);
  await sql`analyze`.execute(owner);
  say(`${tenants * sessionsEach} sessions`);
  return { centre, lead };
}

async function countAll(owner: RolePool, pools: Pools): Promise<void> {
  await sql`insert into jobs.figure_marks (tenant_id, source) select id, '*' from identity.tenants where kind = 'centre'`.execute(owner);
  const began = performance.now();
  await countingJob(pools.platform).run();
  say(`everything counted anew in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  await sql`vacuum analyze app.monthly_figures`.execute(owner);
  await sql`update app.sessions set finished_at = finished_at + interval '1 minute' where id in (select id from app.sessions limit 1000)`.execute(
    owner,
  );
  const again = performance.now();
  await countingJob(pools.platform).run();
  say(`after 1,000 changed sessions in ${(performance.now() - again).toFixed(0)} ms`);
}

const folder = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
chmodSync(folder, 0o755);
const secret = randomBytes(32).toString('hex');
const database = await startEmbedded({ dataDir: join(folder, 'postgres'), secret, log: () => {} });
try {
  await ensureRoles(database.ownerUrl, secret);
  await migrate(database.ownerUrl, () => {});
  const owner = openPool(database.ownerUrl, 4);
  const pools = openPools(database.ownerUrl, secret, 8);
  const { lead, centre } = await load(owner);
  await countAll(owner, pools);
  configureStorage({ dataDir: folder, secret });
  const app = await buildServer({
    config: { demo: false, logLevel: 'silent', secret, dataDir: folder },
    pools,
    origin: 'http://localhost:4200',
    signIn: { demoPeople: async () => [], roleLabel: (role) => role },
    withWebApp: false,
    ready: () => true,
  });
  const platform = await anOverseer(owner, { side: 'management', role: 'admin' });
  const enterprise = await anOverseer(owner, { side: 'enterprise', role: 'EnterpriseAdmin', centres: [centre] });
  const readers = {
    platform: await issueToken(owner, platform.personId, platform.membershipId),
    enterprise: await issueToken(owner, enterprise.personId, enterprise.membershipId),
    center: await issueToken(owner, lead.personId, lead.membershipId),
  };
  const asked = [
    'overview?unit=Month&period=06-2024',
    'overview?unit=Year&period=2024',
    'analysis?topic=oneToOne&unit=Month&period=06-2024',
    'analysis?topic=oneToOne&unit=Year&period=2024',
    'centers?figure=sessionsOne&unit=Year&period=2024',
  ];
  console.log(`\n${figures.length} figures; median of 9, milliseconds at the server (at most ${most})`);
  let slow = 0;
  for (const [reader, token] of Object.entries(readers)) {
    for (const query of asked) {
      const times: number[] = [];
      for (let turn = 0; turn < 12; turn += 1) {
        const began = performance.now();
        const { statusCode } = await app.inject({
          url: `/api/rocketAdmin/statistics/${query}`,
          headers: { authorization: `Bearer ${token}` },
        });
        if (statusCode !== 200) throw new Error(`${query} answered ${statusCode}`);
        if (turn >= 3) times.push(performance.now() - began);
      }
      const median = times.toSorted((one, other) => one - other)[4] ?? 0;
      if (median > most) slow += 1;
      console.log(`${median.toFixed(1).padStart(8)}  ${reader}: ${query}`);
    }
  }
  if (slow > 0) process.exitCode = 1;
  await app.close();
  await Promise.all([owner.destroy(), pools.close()]);
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
