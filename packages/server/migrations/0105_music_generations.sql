-- Which music the sessions of a child play, in order: each course for so many sessions of a plan, the last one to its end.
create table app.music_generations (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  subject_id uuid not null,
  position smallint not null constraint music_generations_position_check check (position > 0),
  music_course_id uuid not null references catalog.music_courses,
  session_count smallint not null constraint music_generations_session_count_check check (session_count > 0),
  -- somebody chose it; otherwise it follows from the child's stage or report
  is_edited boolean not null,
  -- the assessment that it was chosen by
  user_assessment_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  constraint music_generations_in_order unique (tenant_id, subject_id, position) deferrable initially immediate,
  foreign key (tenant_id, subject_id) references app.subjects,
  foreign key (tenant_id, user_assessment_id) references app.user_assessments on delete set null (user_assessment_id)
);
create index music_generations_of_assessment on app.music_generations (tenant_id, user_assessment_id) where user_assessment_id is not null;
create trigger touch before update on app.music_generations for each row execute function app.touch();
select app.protect('app.music_generations', true, 'select, insert, update');
select app.only_of_child('app.music_generations', 'subject_id = (select app.acting_subject())');

-- sessions to come play other music from then on
grant delete on app.session_tracks to trellis_centre, trellis_platform;
