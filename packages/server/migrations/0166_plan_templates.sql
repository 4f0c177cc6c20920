-- What plans are made from is kept by editors: prepared as a version, and published with the sessions that its rules make.
alter table catalog.plan_templates
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  add column concurrency_stamp uuid not null default gen_random_uuid(),
  -- what was there was offered; what editors add is not until they say so
  add column status text not null default 'Public' check (status in ('Unpublish', 'Hide', 'Public', 'Expire', 'Trash'));
alter table catalog.plan_templates alter column status set default 'Unpublish';
create index plan_templates_by_recent on catalog.plan_templates (created_at desc, id desc);
create trigger touch before update on catalog.plan_templates for each row execute function app.touch();
create trigger audit after insert or update or delete on catalog.plan_templates for each row execute function audit.record();
grant insert, update, delete on catalog.plan_templates to trellis_platform;

alter table catalog.plan_template_versions
  add column rules jsonb not null default '[]',
  drop constraint plan_template_versions_plan_template_id_fkey,
  add foreign key (plan_template_id) references catalog.plan_templates on delete cascade;
select catalog.keep_versions('catalog.plan_template_versions', 'catalog.plan_templates', 'plan_template_id');
alter table catalog.plan_template_items
  drop constraint plan_template_items_plan_template_version_id_fkey,
  add foreign key (plan_template_version_id) references catalog.plan_template_versions on delete cascade;
grant insert, delete on catalog.plan_template_items to trellis_platform;

-- A version has as many sessions as its rules say, else as the one before; it asks of sessions what the one before asked, else what all do.
create function catalog.complete_plan_version() returns trigger language plpgsql set search_path = pg_catalog as $$
declare
  before record;
begin
  select total_num, overall_form_version_id, category_form_version_id, scale into before from catalog.plan_template_versions
    where plan_template_id = new.plan_template_id and version < new.version order by version desc limit 1;
  if jsonb_array_length(new.rules) > 0 then
    new.total_num := (select sum((rule ->> 'sessionCount')::int) from jsonb_array_elements(new.rules) as rule);
  end if;
  new.total_num := coalesce(new.total_num, before.total_num, 1);
  new.scale := coalesce(new.scale, before.scale, 1);
  new.overall_form_version_id := coalesce(new.overall_form_version_id, before.overall_form_version_id, catalog.latest_form_version('overall-session'));
  new.category_form_version_id := coalesce(new.category_form_version_id, before.category_form_version_id, catalog.latest_form_version('category-review'));
  return new;
end $$;
create function catalog.latest_form_version(form_code text) returns uuid language sql stable set search_path = pg_catalog as $$
  select version.id from catalog.form_versions as version join catalog.forms as form on form.id = version.form_id
  where form.code = form_code order by version.version desc limit 1
$$;
create trigger complete before insert or update on catalog.plan_template_versions for each row execute function catalog.complete_plan_version();
alter table catalog.plan_template_versions alter column scale drop default;

-- Whose children and classes train by it: it stays as long as they do.
create view catalog.centers_of_plan_templates as
  select distinct center.id, jsonb_build_object('en', center.name, 'zh-Hans', center.name, 'es', center.name) as name, used.plan_template_id
  from (
    select plan.tenant_id, version.plan_template_id from app.plans as plan
    join catalog.plan_template_versions as version on version.id = plan.plan_template_version_id
    union select tenant_id, plan_template_id from app.class_groups where plan_template_id is not null
  ) as used
  join identity.tenants as center on center.id = used.tenant_id;
grant select on catalog.centers_of_plan_templates to trellis_platform;

-- Whoever names one in a plan holds it while the plan is saved, which takes the right to write to it.
grant update (name) on catalog.music_courses to trellis_platform;
