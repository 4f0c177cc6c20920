import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aCentre, aSubject } from '@trellis/server/fixtures/builders';
import { openPool } from '@trellis/server/platform/db/pools';
import { roleUrl } from '@trellis/server/platform/db/roles';
import { issueToken } from '@trellis/server/testing/http';
import { listenAs, until } from '@trellis/server/testing/live';
import { testSecret } from '@trellis/server/testing/test-secret';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KillableProduct, startBeside, startKillable } from './killable-product.ts';
import { makePooler, type Pooler, pgbouncer } from './pgbouncer.ts';

/** A center: who runs it, a coach of it, the children that it began with and those that it was told are there. */
interface Centre {
  token: string;
  coach: string;
  names: string[];
  added: string[];
}

describe.skipIf(!pgbouncer)('behind PgBouncer in transaction mode', { timeout: 120_000 }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'trellis-pooler-'));
  let direct: KillableProduct;
  let pooler: Pooler;
  let pooled: { origin: string; kill(): Promise<void> };
  const centres: Centre[] = [];

  beforeAll(async () => {
    direct = await startKillable(dataDir);
    const owner = direct.openOwner();
    for (let made = 0; made < 4; made += 1) {
      const { admin, coach } = await aCentre(owner);
      const names = Array.from({ length: 3 }, (_, n) => `Child${made}${n} Pooled`);
      for (const name of names) await aSubject(owner, { tenant: admin, coach, firstName: name.split(' ')[0] ?? '', lastName: 'Pooled' });
      const token = await issueToken(owner, admin.personId, admin.membershipId);
      centres.push({ token, coach: coach.membershipId, names, added: [] });
    }
    await owner.destroy();
    pooler = await makePooler(pgbouncer ?? '', direct.superuserUrl(), dataDir);
    await pooler.start();
    pooled = await startBeside(dataDir, { DATABASE_POOLER_URL: pooler.url, POOL_SIZE: '12' });
  });
  afterAll(async () => {
    await pooled?.kill();
    await pooler?.kill();
    await direct?.kill();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });

  async function call(token: string, method: string, path: string, body?: object) {
    const response = await fetch(`${pooled.origin}/api/business/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, reply: (await response.json()) as unknown };
  }
  async function childrenOf({ token }: Centre): Promise<{ status: number; names: string[] }> {
    const { status, reply } = await call(token, 'GET', 'subject/simpleList?maxResultCount=100');
    const { items = [] } = reply as { items?: { name: string }[] };
    return { status, names: items.map(({ name }) => name).sort() };
  }

  /** How many connections to the database serve centers, of whatever process. */
  async function connections(): Promise<number> {
    const superuser = direct.openSuperuser();
    const { rows } = await sql<{
      open: number;
    }>`select count(*)::int as open from pg_stat_activity where usename = 'trellis_centre'`.execute(superuser);
    await superuser.destroy();
    return rows[0]?.open ?? 0;
  }

  it('serves each center its own, whoever else shares a connection, and keeps what it acknowledged', async () => {
    const before = await connections();
    const work = Array.from({ length: 120 }, async (_, n) => {
      const centre = centres[n % centres.length] as Centre;
      if (n % 3 > 0) return expect((await childrenOf(centre)).names).toEqual(expect.arrayContaining(centre.names));
      const firstName = `New${n}`;
      const child = { firstName, lastName: 'Pooled', birthday: '2019-05-14', gender: 'Female', gradeName: 1, outpatientNumber: firstName };
      expect(await call(centre.token, 'POST', 'subject/subject', child)).toMatchObject({ status: 200 });
      return centre.added.push(`${firstName} Pooled`);
    });
    await Promise.all(work);
    for (const centre of centres) {
      expect(centre.added).toHaveLength(10);
      expect((await childrenOf(centre)).names).toEqual([...centre.names, ...centre.added].sort());
    }
    expect((await connections()) - before).toBeLessThanOrEqual(2);
  });

  it('tells open pages what changes, which it hears past the pooler', async () => {
    const [{ token, coach }] = centres as [Centre];
    const heard = await listenAs(pooled.origin, { token });
    const { reply } = await call(token, 'POST', 'chat/conversation', { userID: coach });
    await call(token, 'POST', 'chat/messages', { ...(reply as object), clientMsgID: randomUUID(), contentType: 101, text: 'Here?' });
    await until(() => heard.events.length > 0);
    heard.leave();
  });

  it('lets nobody wait for a lock without end', async () => {
    const pool = openPool(roleUrl(pooler.url, 'centre', testSecret), 1);
    const { rows } = await sql.raw<{ lock_timeout: string }>('show lock_timeout').execute(pool);
    await pool.destroy();
    expect(rows).toEqual([{ lock_timeout: '10s' }]);
  });

  it('says that it is away when the pooler is, and goes on when it is back', async () => {
    const [centre] = centres as [Centre];
    await pooler.kill();
    expect(await call(centre.token, 'GET', 'subject/simpleList?maxResultCount=12')).toMatchObject({
      status: 503,
      reply: { error: { code: 'Trellis:DatabaseAway' } },
    });
    expect((await fetch(`${pooled.origin}/ready`)).status).toBe(503);
    await pooler.start();
    await expect.poll(async () => (await childrenOf(centre)).status, { timeout: 20_000 }).toBe(200);
    await expect.poll(async () => (await fetch(`${pooled.origin}/ready`)).status, { timeout: 20_000 }).toBe(200);
  });

  it('does not start where the pooler knows no role', async () => {
    const elsewhere = new URL(pooler.url);
    elsewhere.pathname = '/nowhere';
    await expect(startBeside(dataDir, { DATABASE_POOLER_URL: elsewhere.href })).rejects.toThrow(
      'DATABASE_POOLER_URL: the pooler does not let the roles of the product in',
    );
  });
});
