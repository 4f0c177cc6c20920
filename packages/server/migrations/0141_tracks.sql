-- Pieces of music are kept by the library's editors. One may be there before a course plays it.
alter table catalog.media
  drop constraint media_kind_check,
  add constraint media_kind_check check (kind in ('video', 'courseWare', 'courseHeader', 'track', 'banner')),
  -- what comes with the product was uploaded by nobody
  alter column created_by drop not null,
  alter column size drop not null;

alter table catalog.tracks
  alter column music_course_id drop not null,
  alter column position drop not null,
  add constraint tracks_placed_in_course check ((music_course_id is null) = (position is null)),
  alter column bone_conduction set default false,
  add column media_id uuid references catalog.media;
create index on catalog.tracks (media_id);

with moved as (
  insert into catalog.media (id, kind, file_name, type, key)
  select gen_random_uuid(), 'track', code || '.wav', 'audio/wav', file_key from catalog.tracks returning id, key
)
update catalog.tracks as track set media_id = moved.id from moved where moved.key = track.file_key;
alter table catalog.tracks alter column media_id set not null, drop column file_key;
select catalog.keep_resource('catalog.tracks');

-- Who counts what is used asks here, so that what uses files adds itself in one place.
create function catalog.uses_media(media uuid) returns boolean language sql stable security definer set search_path = pg_catalog as $$
  select exists (select 1 from catalog.course_contents where video_id = media)
    or exists (select 1 from catalog.coursewares where media_id = media)
    or exists (select 1 from catalog.courses where header_image_id = media)
    or exists (select 1 from catalog.program_versions where video_id = media)
    or exists (select 1 from catalog.tracks where media_id = media)
$$;
revoke all on function catalog.uses_media from public;

create or replace function jobs.forget_unused_uploads(before timestamptz) returns int
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  forgotten int;
  more int;
begin
  delete from identity.uploads where created_at < before;
  get diagnostics forgotten = row_count;
  delete from app.files f
  where f.created_at < before and f.kind in ('feedbackImage', 'feedbackVideo')
    and not exists (
      select 1 from app.answer_values v
      where v.tenant_id = f.tenant_id and jsonb_typeof(v.value) = 'array' and v.value ? f.id::text
    );
  get diagnostics more = row_count;
  forgotten := forgotten + more;
  delete from app.files f
  where f.created_at < before and f.kind = 'UserContract'
    and not exists (select 1 from app.user_contract_files link where link.tenant_id = f.tenant_id and link.file_id = f.id);
  get diagnostics more = row_count;
  forgotten := forgotten + more;
  delete from catalog.media m where m.created_at < before and not catalog.uses_media(m.id);
  get diagnostics more = row_count;
  return forgotten + more;
end $$;
