-- What the platform tells centers or families for a time. A day is a calendar day wherever it is read.
create table catalog.banners (
  titles jsonb not null,
  texts jsonb not null,
  image_key text,
  link text,
  audience text not null constraint banners_audience_check check (audience in ('Center', 'Guardian')),
  from_day date,
  until_day date,
  constraint banners_end_after_they_begin check (from_day <= until_day)
);
select catalog.keep_resource('catalog.banners', is_ordered => true, has_status => true);
-- guardians see what is for them
grant select on catalog.banners to trellis_link;

create or replace function jobs.keys_without_row(keys text[]) returns setof text
  language sql stable security definer set search_path = pg_catalog as $$
  select k from unnest(keys) k
  where not exists (select 1 from app.files where key = k)
    and not exists (select 1 from identity.uploads where key = k)
    and not exists (select 1 from identity.resumes where key = k)
    and not exists (select 1 from identity.persons where picture_key = k)
    and not exists (select 1 from identity.tenants where logo_key = k)
    and not exists (select 1 from app.subjects where picture_key = k)
    and not exists (select 1 from catalog.media where key = k)
    and not exists (select 1 from catalog.qualification_medals where k in (issued_key, unissued_key))
    and not exists (select 1 from catalog.banners where image_key = k)
$$;
