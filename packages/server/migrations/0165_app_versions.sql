-- Versions of the apps on people's devices; apps ask before anybody signs in.
create table catalog.app_versions (
  app text not null check (app in ('Rocket', 'RocketB')),
  platform text not null check (platform in ('Android', 'iOS')),
  version text not null check (version ~ '^\d{1,5}\.\d{1,5}\.\d{1,5}$'),
  notes jsonb not null,
  link text not null,
  force_update boolean not null,
  constraint app_versions_once unique (app, platform, version)
);
select catalog.keep_resource('catalog.app_versions', has_status => true);
grant select on catalog.app_versions to trellis_identity;
