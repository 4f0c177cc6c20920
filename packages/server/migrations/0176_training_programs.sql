-- Training programs are kept by the library's editors. A version is a draft until it is published; then it never changes, but for its video.
select catalog.keep_resource('catalog.programs');
select catalog.keep_versions('catalog.program_versions', 'catalog.programs', 'program_id');
drop trigger stay on catalog.program_versions;
create trigger stay before update on catalog.program_versions for each row
  when (old.published_at is not null and to_jsonb(old) - 'video_id' is distinct from to_jsonb(new) - 'video_id')
  execute function catalog.refuse_change();
alter table catalog.program_versions
  drop constraint program_versions_program_id_fkey,
  add constraint program_versions_program_id_fkey foreign key (program_id) references catalog.programs on delete cascade,
  alter column form_version_id drop not null,
  add constraint program_versions_published_with_form check (published_at is null or form_version_id is not null);

alter table catalog.program_categories
  add column position int not null default 0,
  drop constraint program_categories_program_version_id_fkey,
  add constraint program_categories_program_version_id_fkey foreign key (program_version_id) references catalog.program_versions on delete cascade;
update catalog.program_categories as link set position = placed.position
  from (
    select trains.program_version_id, trains.category_id,
      row_number() over (partition by trains.program_version_id order by category.sort_order) as position
    from catalog.program_categories as trains join catalog.categories as category on category.id = trains.category_id
  ) as placed
  where placed.program_version_id = link.program_version_id and placed.category_id = link.category_id;

create table catalog.program_version_properties (
  program_version_id uuid not null references catalog.program_versions on delete cascade,
  feedback_property_id uuid not null references catalog.feedback_properties,
  position int not null,
  primary key (program_version_id, feedback_property_id)
);
create index on catalog.program_version_properties (feedback_property_id);
insert into catalog.program_version_properties (program_version_id, feedback_property_id, position)
  select version.id, asked.feedback_property_id, min(property.position)
  from catalog.program_versions as version
  join catalog.properties as property on property.form_version_id = version.form_version_id
  join catalog.feedback_property_versions as asked on asked.id = property.property_version_id
  group by version.id, asked.feedback_property_id;

create table catalog.program_version_images (
  program_version_id uuid not null references catalog.program_versions on delete cascade,
  media_id uuid not null references catalog.media,
  position int not null,
  primary key (program_version_id, media_id)
);
create index on catalog.program_version_images (media_id);

do $$
declare
  relation text;
begin
  foreach relation in array array['program_categories', 'program_version_properties', 'program_version_images'] loop
    execute format('create trigger audit after insert or update or delete on catalog.%I for each row execute function audit.record()', relation);
    execute format('grant select on catalog.%I to trellis_centre, trellis_span, trellis_platform', relation);
    execute format('grant insert, update, delete on catalog.%I to trellis_platform', relation);
  end loop;
end $$;

create or replace function catalog.uses_media(media uuid) returns boolean language sql stable security definer set search_path = pg_catalog as $$
  select exists (select 1 from catalog.course_contents where video_id = media)
    or exists (select 1 from catalog.coursewares where media_id = media)
    or exists (select 1 from catalog.courses where header_image_id = media)
    or exists (select 1 from catalog.program_versions where video_id = media)
    or exists (select 1 from catalog.program_version_images where media_id = media)
    or exists (select 1 from catalog.tracks where media_id = media)
$$;
