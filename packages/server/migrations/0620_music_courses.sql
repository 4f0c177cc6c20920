-- Music courses are kept by the library's editors: which pieces each plays, in which order. A piece may be in several.
create table catalog.music_course_tracks (
  music_course_id uuid not null references catalog.music_courses on delete cascade,
  track_id uuid not null references catalog.tracks,
  position int not null,
  primary key (music_course_id, track_id)
);
create index on catalog.music_course_tracks (track_id);
insert into catalog.music_course_tracks (music_course_id, track_id, position)
  select music_course_id, id, position from catalog.tracks where music_course_id is not null;
create trigger audit after insert or update or delete on catalog.music_course_tracks for each row execute function audit.record();
grant select on catalog.music_course_tracks to trellis_centre, trellis_span, trellis_platform;
grant insert, update, delete on catalog.music_course_tracks to trellis_platform;

-- A session keeps the course that it plays, whatever becomes of that.
alter table app.session_tracks add column music_course_id uuid references catalog.music_courses;
alter table app.session_tracks disable trigger user;
update app.session_tracks as played set music_course_id = track.music_course_id from catalog.tracks as track where track.id = played.track_id;
alter table app.session_tracks enable trigger user;
alter table app.session_tracks alter column music_course_id set not null;
create index on app.session_tracks (music_course_id);
create index if not exists session_tracks_by_track on app.session_tracks (track_id);
alter table catalog.tracks drop column music_course_id, drop column position;

alter table catalog.music_courses add column sort_order int;
update catalog.music_courses as course set sort_order = placed.place - 1
  from (select id, row_number() over (order by code) as place from catalog.music_courses) as placed where placed.id = course.id;
alter table catalog.music_courses alter column sort_order set not null;
select catalog.keep_resource('catalog.music_courses', is_ordered => true);

-- What is asked when a course was heard is what the library asks of music.
create function catalog.complete_music_course() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  new.form_version_id := coalesce(new.form_version_id, catalog.latest_form_version('music-listening'));
  return new;
end $$;
create trigger complete before insert on catalog.music_courses for each row execute function catalog.complete_music_course();

-- Whose children hear a course or a piece of it: they stay as long as the records do.
create view catalog.centers_of_music as
  select distinct center.id, jsonb_build_object('en', center.name, 'zh-Hans', center.name, 'es', center.name) as name,
    used.music_course_id, used.track_id
  from (
    select tenant_id, music_course_id, track_id from app.session_tracks
    union select tenant_id, music_course_id, null from app.plans where music_course_id is not null
    union select tenant_id, music_course_id, null from app.music_generations
    union select tenant_id, recommend_music_course_id, null from app.plan_renewals where recommend_music_course_id is not null
    union select tenant_id, using_music_course_id, null from app.plan_renewals where using_music_course_id is not null
  ) as used
  join identity.tenants as center on center.id = used.tenant_id;
grant select on catalog.centers_of_music to trellis_platform;
