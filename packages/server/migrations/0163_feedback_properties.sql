-- Fields of feedback forms, each said once and published in versions. A form keeps what it asked when it was published: what was answered is read by it.
create table catalog.feedback_properties (
  -- by which forms and files know it
  code text not null unique default gen_random_uuid()::text
);
select catalog.keep_resource('catalog.feedback_properties');
create table catalog.feedback_property_versions (
  display_names jsonb not null,
  descriptions jsonb not null,
  is_required boolean not null,
  type text not null check (type in ('String', 'Rating', 'Boolean', 'Duration', 'Number', 'Selection', 'Checkbox', 'TimePicker', 'ImagePicker', 'VideoPicker')),
  extra_properties jsonb not null
);
select catalog.keep_versions('catalog.feedback_property_versions', 'catalog.feedback_properties', 'feedback_property_id');

alter table catalog.properties add column property_version_id uuid references catalog.feedback_property_versions;
create index on catalog.properties (property_version_id);

-- what forms ask already; what several ask in the same words is one field
do $$
declare
  asked record;
  added uuid;
begin
  for asked in
    select code, type, is_required, display_name, coalesce(description, '{"en": "", "zh-Hans": "", "es": ""}') as description, extra_properties,
      array_agg(id) as ids, row_number() over (partition by code order by (array_agg(id order by id))[1]) as again
    from catalog.properties group by code, type, is_required, display_name, description, extra_properties order by (array_agg(id order by id))[1]
  loop
    insert into catalog.feedback_properties (code)
      values (asked.code || case when asked.again > 1 then '-' || asked.again else '' end) returning id into added;
    insert into catalog.feedback_property_versions (
      feedback_property_id, version, published_at, display_names, descriptions, is_required, type, extra_properties
    )
      values (added, 1, now(), asked.display_name, asked.description, asked.is_required, asked.type, asked.extra_properties) returning id into added;
    update catalog.properties set property_version_id = added where id = any (asked.ids);
  end loop;
end $$;
alter table catalog.properties alter column property_version_id set not null;

grant insert on catalog.forms, catalog.form_versions, catalog.properties to trellis_platform;

-- Which forms ask a version of a field.
create view catalog.asking_forms with (security_invoker) as
  select distinct property.property_version_id, version.form_id
  from catalog.properties as property join catalog.form_versions as version on version.id = property.form_version_id;
grant select on catalog.asking_forms to trellis_platform;
