-- Texts are jsonb by language: {"en": …, "zh-Hans": …, "es": …}. A published version is never changed; answers point at it.
create table catalog.categories (
  id uuid primary key default uuidv7(),
  code text not null unique,
  name jsonb not null,
  position int not null
);
create table catalog.forms (
  id uuid primary key default uuidv7(),
  code text not null unique,
  scope text not null check (scope in ('item', 'static', 'overall', 'category', 'music', 'personal')),
  name jsonb not null
);
create table catalog.form_versions (
  id uuid primary key default uuidv7(),
  form_id uuid not null references catalog.forms,
  version int not null,
  published_at timestamptz not null default now(),
  unique (form_id, version)
);
create table catalog.properties (
  id uuid primary key default uuidv7(),
  form_version_id uuid not null references catalog.form_versions,
  position int not null,
  code text not null,
  type text not null check (type in ('String', 'Rating', 'Boolean', 'Duration', 'Number', 'Selection', 'Checkbox', 'TimePicker', 'ImagePicker', 'VideoPicker')),
  is_required boolean not null,
  display_name jsonb not null,
  description jsonb,
  extra_properties jsonb not null default '{}',
  unique (form_version_id, position),
  unique (form_version_id, code)
);
create table catalog.programs (
  id uuid primary key default uuidv7(),
  code text not null unique,
  kind text not null check (kind in ('activity', 'static', 'nonePlaybook'))
);
create table catalog.program_versions (
  id uuid primary key default uuidv7(),
  program_id uuid not null references catalog.programs,
  version int not null,
  published_at timestamptz not null default now(),
  title jsonb not null,
  sub_title jsonb not null,
  texts jsonb not null,
  difficulty smallint not null check (difficulty between 1 and 20),
  difficulty2 smallint not null check (difficulty2 between 1 and 20),
  min_difficulty smallint not null check (min_difficulty between 1 and 20),
  max_difficulty smallint not null check (max_difficulty between 1 and 20),
  form_version_id uuid not null references catalog.form_versions,
  unique (program_id, version),
  check (min_difficulty <= max_difficulty)
);
create table catalog.program_categories (
  program_version_id uuid not null references catalog.program_versions,
  category_id uuid not null references catalog.categories,
  primary key (program_version_id, category_id)
);
create table catalog.music_courses (
  id uuid primary key default uuidv7(),
  code text not null unique,
  name jsonb not null,
  music_type text not null check (music_type in ('Fas', 'CmSmo', 'OpiOpii')),
  audio_type text not null check (audio_type in ('BrainAudio', 'SenseAudio')),
  form_version_id uuid not null references catalog.form_versions
);
create table catalog.tracks (
  id uuid primary key default uuidv7(),
  music_course_id uuid not null references catalog.music_courses,
  position int not null,
  code text not null unique,
  title jsonb not null,
  seconds int not null check (seconds > 0),
  bone_conduction boolean not null,
  file_key text not null,
  unique (music_course_id, position)
);
create table catalog.plan_templates (
  id uuid primary key default uuidv7(),
  code text not null unique
);
create table catalog.plan_template_versions (
  id uuid primary key default uuidv7(),
  plan_template_id uuid not null references catalog.plan_templates,
  version int not null,
  published_at timestamptz not null default now(),
  name jsonb not null,
  description jsonb not null,
  total_num int not null check (total_num between 1 and 400),
  scale smallint not null default 1 check (scale in (1, 2)),
  music_course_id uuid references catalog.music_courses,
  overall_form_version_id uuid not null references catalog.form_versions,
  category_form_version_id uuid not null references catalog.form_versions,
  unique (plan_template_id, version)
);
create table catalog.plan_template_items (
  plan_template_version_id uuid not null references catalog.plan_template_versions,
  num int not null check (num > 0),
  position int not null,
  kind text not null check (kind in ('activity', 'static', 'nonePlaybook')),
  program_version_id uuid not null references catalog.program_versions,
  difficulty_offset smallint not null default 0,
  primary key (plan_template_version_id, num, position),
  unique (plan_template_version_id, num, program_version_id)
);
grant select on all tables in schema catalog to trellis_centre, trellis_span, trellis_platform, trellis_link;
