-- How a center hands out the reports of its tests.
create table app.vr_settings (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  parent_layout text not null default '3.1' check (parent_layout <> ''),
  recommendation_layout text not null default '3.1' check (recommendation_layout <> ''),
  attaches_reports boolean not null default false,
  primary key (tenant_id, id),
  constraint vr_settings_once unique (tenant_id)
);
select app.protect('app.vr_settings', true, 'select, insert, update');
