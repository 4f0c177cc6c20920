-- The courses of the library. Texts are jsonb by language: {"en": …, "zh-Hans": …, "es": …}. Everybody reads, the platform writes.

-- A file of the library; its id is that of the upload that brought it.
create table catalog.media (
  id uuid primary key,
  kind text not null check (kind in ('video', 'courseWare', 'courseHeader')),
  file_name text not null,
  type text not null,
  size bigint not null check (size > 0),
  key text not null unique,
  created_by uuid not null references identity.persons,
  created_at timestamptz not null default now()
);
create index on catalog.media (created_at);

create table catalog.tags (
  id uuid primary key default uuidv7(),
  names jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid()
);
create table catalog.teachers (
  id uuid primary key default uuidv7(),
  names jsonb not null,
  introductions jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid()
);
create table catalog.coursewares (
  id uuid primary key default uuidv7(),
  names jsonb not null,
  media_id uuid not null references catalog.media,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid()
);
create index on catalog.coursewares (media_id);

-- A section of courses: a video, or a document that is one of the coursewares. A video may come after its section.
create table catalog.course_contents (
  id uuid primary key default uuidv7(),
  titles jsonb not null,
  kind text not null check (kind in ('video', 'document')),
  video_id uuid references catalog.media,
  courseware_id uuid references catalog.coursewares,
  minutes int not null check (minutes between 0 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  constraint course_contents_one_kind check (case kind when 'video' then courseware_id is null else video_id is null and courseware_id is not null end)
);
create index on catalog.course_contents (video_id);
create index on catalog.course_contents (courseware_id);

create table catalog.courses (
  id uuid primary key default uuidv7(),
  titles jsonb not null,
  sub_titles jsonb not null,
  teacher_id uuid references catalog.teachers,
  header_image_id uuid references catalog.media,
  status text not null default 'Unpublish' check (status in ('Unpublish', 'Hide', 'Public', 'Expire', 'Trash')),
  sort_order int not null check (sort_order >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid()
);
create index courses_in_order on catalog.courses (sort_order, id);
create index on catalog.courses (teacher_id);
create index on catalog.courses (header_image_id);

create table catalog.course_sections (
  course_id uuid not null references catalog.courses on delete cascade,
  content_id uuid not null references catalog.course_contents,
  sort_order int not null check (sort_order >= 0),
  primary key (course_id, content_id)
);
create index course_sections_in_order on catalog.course_sections (course_id, sort_order);
create index on catalog.course_sections (content_id);

create table catalog.course_categories (
  id uuid primary key default uuidv7(),
  names jsonb not null,
  sort_order int not null check (sort_order >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid()
);
create index course_categories_in_order on catalog.course_categories (sort_order, id);
create table catalog.category_courses (
  category_id uuid not null references catalog.course_categories on delete cascade,
  course_id uuid not null references catalog.courses on delete cascade,
  sort_order int not null check (sort_order >= 0),
  primary key (category_id, course_id)
);
create index category_courses_in_order on catalog.category_courses (category_id, sort_order);
create index on catalog.category_courses (course_id);

do $$
declare
  relation text;
begin
  foreach relation in array array['media', 'tags', 'teachers', 'coursewares', 'course_contents', 'courses', 'course_sections', 'course_categories', 'category_courses'] loop
    execute format('grant select on catalog.%I to trellis_centre, trellis_span, trellis_platform', relation);
    execute format('grant insert, update, delete on catalog.%I to trellis_platform', relation);
    execute format('create trigger audit after insert or update or delete on catalog.%I for each row execute function audit.record()', relation);
  end loop;
  foreach relation in array array['tags', 'teachers', 'coursewares'] loop
    execute format('create trigger touch before update on catalog.%I for each row execute function app.touch()', relation);
    execute format('create index %I on catalog.%I (created_at desc, id desc)', relation || '_by_recent', relation);
  end loop;
end $$;
create index course_contents_by_recent on catalog.course_contents (created_at desc, id desc);
-- who moves a row does not make its editor stale
create trigger touch before update of titles, kind, video_id, courseware_id, minutes on catalog.course_contents
  for each row execute function app.touch();
create trigger touch before update of titles, sub_titles, teacher_id, header_image_id, status on catalog.courses
  for each row execute function app.touch();
create trigger touch before update of names on catalog.course_categories for each row execute function app.touch();

-- A training program shows how it is done.
alter table catalog.program_versions add column video_id uuid references catalog.media;
create index on catalog.program_versions (video_id) where video_id is not null;
grant update (video_id) on catalog.program_versions to trellis_platform;

-- Who may study which course. One that was taken back stays as a record; the same course may be given again.
create table app.user_courses (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  person_id uuid not null references identity.persons,
  course_id uuid not null references catalog.courses,
  given_by uuid not null references identity.persons,
  given_at timestamptz not null default now(),
  -- a quota of the centre was used; what the platform gives costs none
  uses_quota boolean not null,
  -- when the first of its contents was opened
  started_at timestamptz,
  taken_by uuid references identity.persons,
  taken_at timestamptz,
  quota_returned boolean not null default false,
  primary key (tenant_id, id),
  constraint user_courses_taken check ((taken_by is null) = (taken_at is null)),
  constraint user_courses_returned check (not quota_returned or (uses_quota and taken_at is not null and started_at is null))
);
create unique index user_courses_one_held on app.user_courses (tenant_id, person_id, course_id) where taken_at is null;
create index user_courses_of_person on app.user_courses (person_id, course_id) where taken_at is null;
create index user_courses_by_given on app.user_courses (tenant_id, given_at desc, id desc) where taken_at is null;
create index user_courses_by_taken on app.user_courses (tenant_id, taken_at desc, id desc) where taken_at is not null;
create index on app.user_courses (course_id);
select app.protect('app.user_courses', true, 'select, insert, update');

-- Which kinds there are is the product's to say; what nothing uses is forgotten, whatever its kind.
alter table identity.uploads drop constraint uploads_kind_check, add constraint uploads_kind_check check (kind ~ '^[A-Za-z]{1,40}$');

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
  delete from catalog.media m
  where m.created_at < before
    and not exists (select 1 from catalog.course_contents where video_id = m.id)
    and not exists (select 1 from catalog.coursewares where media_id = m.id)
    and not exists (select 1 from catalog.courses where header_image_id = m.id)
    and not exists (select 1 from catalog.program_versions where video_id = m.id);
  get diagnostics more = row_count;
  return forgotten + more;
end $$;

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
$$;
