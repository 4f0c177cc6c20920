-- What a plan was when it was prolonged: the classes of its child then, and its music.
create table app.plan_renewals (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  plan_id uuid not null,
  continuation_mode text not null constraint plan_renewals_mode_check check (continuation_mode in ('New', 'Continue', 'Reset')),
  added_class int not null constraint plan_renewals_added_check check (added_class > 0),
  arrangeable_class int not null check (arrangeable_class >= 0),
  schedule_class int not null check (schedule_class >= 0),
  recommend_music_course_id uuid references catalog.music_courses,
  using_music_course_id uuid references catalog.music_courses,
  person_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, plan_id) references app.plans
);
create index plan_renewals_in_order on app.plan_renewals (tenant_id, plan_id, created_at desc, id desc);
select app.protect('app.plan_renewals', false, 'select, insert');
