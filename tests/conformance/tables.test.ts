import { cloneDatabase, type TestDatabase } from '@trellis/server/testing/template';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

/** Journals already, or gone within a day: their changes are not recorded a second time. */
const journals = [
  'coach_training_records',
  'contract_signings',
  'credit_accounts',
  'device_keys',
  'erasures',
  'exam_paper_questions',
  'finished_imports',
  'idempotency_keys',
  'monthly_figures',
  'plan_customizations',
  'plan_events',
  'plan_renewals',
  'postings',
  'recording_parts',
  'report_run_items',
  'report_runs',
  'retention_notices',
  'score_runs',
  'sent_reports',
  'subject_import_progress',
  'subject_imports',
  'subject_visits',
  'suggestion_likes',
  'test_progress',
  'test_recordings',
  'test_scores',
  'track_progress',
  'video_playbacks',
  'yearly_figures',
];

async function names(query: ReturnType<typeof sql<{ name: string }>>): Promise<string[]> {
  return (await query.execute(database.owner)).rows.map((row) => row.name).sort();
}

const tables = () =>
  names(sql`select c.relname as name from pg_class c where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p')`);

describe('every table of a centre', () => {
  it('exists', async () => expect((await tables()).length).toBeGreaterThan(20));

  it('has row-level security, forced', async () => {
    const loose = await names(
      sql`select relname as name from pg_class where relnamespace = 'app'::regnamespace and relkind = 'r' and not (relrowsecurity and relforcerowsecurity)`,
    );
    expect(loose).toEqual([]);
  });

  it('lets the centre role see only the acting tenant', async () => {
    const policed = await names(sql`
      select tablename as name from pg_policies
      where schemaname = 'app' and roles = '{trellis_centre}' and qual like '%acting_tenant()%' and with_check like '%acting_tenant()%'`);
    expect(policed).toEqual(await tables());
  });

  it('is narrowed to one child, where the past of one who moved is read', async () => {
    const narrowed = await names(sql`
      select tablename as name from pg_policies
      where schemaname = 'app' and policyname = 'of_child' and permissive = 'RESTRICTIVE' and roles = '{trellis_span}' and qual like '%acting_subject()%'`);
    expect(narrowed).toEqual(await tables());
  });

  it('leads its primary key with tenant_id', async () => {
    const led = await names(sql`
      select c.relname as name from pg_index i join pg_class c on c.oid = i.indrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where c.relnamespace = 'app'::regnamespace and i.indisprimary and a.attname = 'tenant_id'`);
    expect(led).toEqual(await tables());
  });

  it('reaches other rows of app only together with their tenant', async () => {
    const crossing = await names(sql`
      select conname as name from pg_constraint k
      where k.contype = 'f' and k.connamespace = 'app'::regnamespace and k.confrelid in (select oid from pg_class where relnamespace = 'app'::regnamespace)
        and not exists (select 1 from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any (k.conkey) and a.attname = 'tenant_id')`);
    expect(crossing).toEqual([]);
  });

  it('records who changed what, unless it is a journal itself', async () => {
    const audited = await names(
      sql`select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'audit' and c.relnamespace = 'app'::regnamespace`,
    );
    expect(audited).toEqual((await tables()).filter((name) => !journals.includes(name)));
    // each kind of change once: what is added by a trigger of the statement or of the row
    const recorded = await names(sql`
      select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
      cross join lateral (values (4), (8), (16)) as kind (bit)
      where t.tgname in ('audit', 'audit_added') and c.relnamespace = 'app'::regnamespace and (t.tgtype & kind.bit) <> 0`);
    expect(recorded).toEqual(audited.flatMap((name) => [name, name, name]));
  });

  it('has a stamp that changes by itself where people edit it', async () => {
    const stamped = await names(
      sql`select table_name as name from information_schema.columns where table_schema = 'app' and column_name = 'concurrency_stamp'`,
    );
    const touched = await names(
      sql`select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'touch' and c.relnamespace = 'app'::regnamespace`,
    );
    expect(touched).toEqual(stamped);
  });
});

describe('the serving roles', () => {
  it('own nothing and bypass nothing', async () => {
    const privileged = await names(
      sql`select rolname as name from pg_roles where rolname like 'trellis\\_%' and rolname <> 'trellis_owner' and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)`,
    );
    expect(privileged).toEqual([]);
  });

  it('cannot rewrite the ledger or the audit trail', async () => {
    const { rows } = await sql<{ may: boolean }>`
      select bool_or(has_table_privilege(role, relation, privilege)) as may
      from unnest(array['trellis_identity', 'trellis_centre', 'trellis_span', 'trellis_platform', 'trellis_link']) role,
        unnest(array['app.postings', 'audit.changes', 'app.credit_accounts']) relation, unnest(array['UPDATE', 'DELETE', 'TRUNCATE']) privilege`.execute(
      database.owner,
    );
    expect(rows[0]?.may).toBe(false);
  });

  it('see nothing without a tenant', async () => {
    const { rows } = await sql`select 1 from app.subjects`.execute(database.pools.centre);
    expect(rows).toEqual([]);
  });
});
