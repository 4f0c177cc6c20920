-- What is searched and compared whatever the case of its letters is, is compared by the rules of Unicode: a database may be of a kind that knows
-- no more than A to Z. An index serves what is asked by its own rules alone.
drop index identity.tenants_name_parts, identity.persons_parts, catalog.schools_parts, platform.tenant_contracts_number_idx, app.subjects_name_parts,
  app.subjects_number_parts, app.subjects_same_name, app.guardians_parts, chat.messages_parts;
create index tenants_name_parts on identity.tenants using gin (name collate pg_c_utf8 gin_trgm_ops) where deleted_at is null;
create index persons_parts on identity.persons using gin (name collate pg_c_utf8 gin_trgm_ops, email collate pg_c_utf8 gin_trgm_ops);
create index schools_parts on catalog.schools using gin (name collate pg_c_utf8 gin_trgm_ops, city collate pg_c_utf8 gin_trgm_ops);
create index on platform.tenant_contracts using gin (number collate pg_c_utf8 gin_trgm_ops) where deleted_at is null;
create index subjects_name_parts on app.subjects using gin (name collate pg_c_utf8 gin_trgm_ops);
create index subjects_number_parts on app.subjects using gin (outpatient_number collate pg_c_utf8 gin_trgm_ops);
create index subjects_same_name on app.subjects (tenant_id, lower(name collate pg_c_utf8));
create index guardians_parts on app.guardians
  using gin (full_name collate pg_c_utf8 gin_trgm_ops, email collate pg_c_utf8 gin_trgm_ops, phone collate pg_c_utf8 gin_trgm_ops);
create index messages_parts on chat.messages using gin (body collate pg_c_utf8 gin_trgm_ops);
