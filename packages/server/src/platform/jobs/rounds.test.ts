import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aMember, type MemberBuilt } from '../../fixtures/builders.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/template.ts';
import { cleaningJobs } from './clean-up.ts';
import { startRounds } from './rounds.ts';

let database: TestDatabase;
let somebody: MemberBuilt;
beforeAll(async () => {
  database = await cloneDatabase();
  somebody = await aMember(database.owner);
});
afterAll(() => database.drop());

const quiet = { info: () => undefined, error: () => undefined };

describe('cleaning up', () => {
  it('removes what has run out and keeps what is in force', async () => {
    const { owner } = database;
    const { tenantId, personId } = somebody;
    await sql`insert into oidc.payloads (kind, id, payload, expires_at) values
      ('AccessToken', 'old', '{}', now() - interval '1 minute'), ('AccessToken', 'live', '{}', now() + interval '1 hour'), ('Grant', 'for ever', '{}', null)`.execute(
      owner,
    );
    await sql`insert into app.idempotency_keys (tenant_id, person_id, key, request_hash, created_at) values
      (${tenantId}, ${personId}, 'old', '-', now() - interval '2 days'), (${tenantId}, ${personId}, 'live', '-', now())`.execute(owner);
    await sql`insert into platform.idempotency_keys (person_id, key, request_hash, created_at) values
      (${personId}, 'old', '-', now() - interval '2 days'), (${personId}, 'live', '-', now())`.execute(owner);
    await sql`insert into identity.step_ups (token_hash, person_id, purpose, expires_at) values
      ('old', ${personId}, 'email', now() - interval '1 minute'), ('live', ${personId}, 'email', now() + interval '1 minute')`.execute(
      owner,
    );

    await sql`insert into jobs.letters (recipient, language, template, state, created_at) values
      ('old', 'en', 'testLetter', 'sent', now() - interval '13 months'), ('old and waiting', 'en', 'testLetter', 'queued', now() - interval '13 months'),
      ('new', 'en', 'testLetter', 'failed', now() - interval '11 months')`.execute(owner);

    await startRounds(cleaningJobs(database.pools.jobs), quiet).stop();

    const left = await sql<{ id: string }>`
      select id from oidc.payloads union all select 'app ' || key from app.idempotency_keys
      union all select 'platform ' || key from platform.idempotency_keys union all select 'step ' || token_hash from identity.step_ups
      union all select 'letter ' || recipient from jobs.letters`.execute(owner);
    expect(left.rows.map((row) => row.id).sort()).toEqual([
      'app live',
      'for ever',
      'letter new',
      'letter old and waiting',
      'live',
      'platform live',
      'step live',
    ]);
  });
});

describe('the hourly round', () => {
  it('goes on after a job that failed, and never runs twice at once', async () => {
    const order: string[] = [];
    const error = vi.fn();
    const failing = { name: 'failing', run: () => Promise.reject(new Error('no')) };
    const slow = {
      name: 'slow',
      run: async () => {
        order.push('begin');
        await new Promise((resolve) => setTimeout(resolve, 30));
        order.push('end');
        return 1;
      },
    };
    const round = startRounds([failing, slow], { ...quiet, error }, 10);
    await new Promise((resolve) => setTimeout(resolve, 60));
    await round.stop();
    expect(error).toHaveBeenCalled();
    expect(order.length).toBeGreaterThan(2);
    expect(order.join(' ')).toMatch(/^(begin end ?)+$/);
  });
});
