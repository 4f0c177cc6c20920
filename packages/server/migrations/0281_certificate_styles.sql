-- Pictures of the platform's on which certificates are written. A certificate keeps the version that was out when it was issued.
create table catalog.certificate_styles (
  name jsonb not null
);
select catalog.keep_resource('catalog.certificate_styles');
create table catalog.certificate_style_versions (
  picture_key text,
  places jsonb not null
);
select catalog.keep_versions('catalog.certificate_style_versions', 'catalog.certificate_styles', 'certificate_style_id');
create index on catalog.certificate_style_versions (picture_key) where picture_key is not null;

alter table app.certificates
  alter column style drop not null,
  add column style_version_id uuid references catalog.certificate_style_versions,
  add constraint certificates_one_look check (num_nonnulls(style, style_version_id) = 1);
create index on app.certificates (style_version_id) where style_version_id is not null;

alter function jobs.keys_without_row(text[]) rename to keys_without_row_before_styles;
create function jobs.keys_without_row(keys text[]) returns setof text
  language sql stable security definer set search_path = pg_catalog as $$
  select k from jobs.keys_without_row_before_styles(keys) k
  where not exists (select 1 from catalog.certificate_style_versions where picture_key = k)
$$;
revoke all on function jobs.keys_without_row from public;
grant execute on function jobs.keys_without_row to trellis_jobs;
revoke all on function jobs.keys_without_row_before_styles from trellis_jobs;
