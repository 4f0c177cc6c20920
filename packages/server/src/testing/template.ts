import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { openPool, openPools, type Pools } from '../platform/db/pools.ts';
import type { RolePool } from '../platform/db/types.ts';
import { testSecret } from './test-secret.ts';

export interface TestDatabase {
  ownerUrl: string;
  /** Signs in as the owner: to set the scene, never to do what is tested. */
  owner: RolePool;
  pools: Pools;
  drop(): Promise<void>;
}

/** A database of its own for a test file, cloned from the migrated template. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(template, `create database ${name} template template_trellis strategy file_copy`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  const owner = openPool(url.href, 4);
  const pools = openPools(url.href, testSecret, 12);
  const drop = async () => {
    await Promise.all([owner.destroy(), pools.close()]);
    // a session that was just closed may take a moment to end
    await retry(() => asAdmin(template, `drop database ${name}`));
  };
  return { ownerUrl: url.href, owner, pools, drop };
}

async function retry(run: () => Promise<void>, tries = 50): Promise<void> {
  for (let left = tries; ; left -= 1) {
    try {
      return await run();
    } catch (error) {
      if (left === 0) throw error;
      await pause(100);
    }
  }
}

async function asAdmin(template: URL, statement: string): Promise<void> {
  const url = new URL(template);
  url.pathname = '/trellis';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    // cloning needs the template unused: test files take turns
    await client.query("select pg_advisory_lock(hashtext('trellis tests'))");
    await client.query(statement);
  } finally {
    await client.end();
  }
}
