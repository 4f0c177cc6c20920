import { withClient } from '../packages/server/src/platform/db/with-client.ts';

/** A bare table of the same children under a policy: what the raw server reads and writes. */
export async function fillRawTable(ownerUrl: string): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    await client.query(`
      create schema bare;
      create table bare.children (
        tenant_id uuid not null,
        id uuid primary key,
        name text not null,
        birthday date not null,
        gender text not null,
        grade smallint,
        language text,
        tag text not null,
        bind_state text not null,
        outpatient_number text,
        created_at timestamptz not null
      );
      insert into bare.children
        select tenant_id, id, name, birthday, gender, grade, language, tag, bind_state, outpatient_number, created_at
        from app.subjects order by ctid;
      create index children_by_recent on bare.children (tenant_id, created_at desc, id) include (name);
      alter table bare.children enable row level security;
      create policy centre on bare.children to trellis_centre
        using (tenant_id = (select current_setting('app.tenant_id')::uuid));
      grant usage on schema bare to trellis_centre;
      grant select, update on bare.children to trellis_centre`);
    await client.query('vacuum analyze bare.children');
  });
}
