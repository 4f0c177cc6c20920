-- A child's sleep, nutrition and exercise, day by day: entered by staff, and by a guardian on a phone.
create table app.wellbeing_entries (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  subject_id uuid not null,
  kind text not null constraint wellbeing_entries_kind_check check (kind in ('sleep', 'nutrition', 'exercise')),
  -- of a night, the day on which the child woke up
  day date not null,
  bed_time text constraint wellbeing_entries_bed_time_check check (bed_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  asleep_time text constraint wellbeing_entries_asleep_time_check check (asleep_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  woke_time text constraint wellbeing_entries_woke_time_check check (woke_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  wakings smallint constraint wellbeing_entries_wakings_check check (wakings between 0 and 30),
  quality smallint constraint wellbeing_entries_quality_check check (quality between 1 and 5),
  meals smallint constraint wellbeing_entries_meals_check check (meals between 0 and 12),
  vegetables smallint constraint wellbeing_entries_vegetables_check check (vegetables between 0 and 20),
  water smallint constraint wellbeing_entries_water_check check (water between 0 and 30),
  sugar smallint constraint wellbeing_entries_sugar_check check (sugar between 0 and 20),
  activity text constraint wellbeing_entries_activity_check
    check (activity in ('Walking', 'Running', 'Cycling', 'Swimming', 'BallGames', 'Dancing', 'Gymnastics', 'Outdoors', 'Other')),
  minutes smallint constraint wellbeing_entries_minutes_check check (minutes between 1 and 720),
  intensity text constraint wellbeing_entries_intensity_check check (intensity in ('Light', 'Moderate', 'Vigorous')),
  note text constraint wellbeing_entries_note_check check (length(note) <= 500),
  -- who entered it last: somebody of the staff, or a guardian, who may be forgotten since
  person_id uuid,
  guardian_id uuid,
  is_by_guardian boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  foreign key (tenant_id, subject_id) references app.subjects,
  foreign key (tenant_id, guardian_id) references app.guardians on delete set null (guardian_id),
  -- one night and one day's food, and each activity once: sent again it is the same
  constraint wellbeing_entries_once_a_day unique nulls not distinct (tenant_id, subject_id, kind, day, activity),
  constraint wellbeing_entries_of_their_kind check (
    num_nonnulls(bed_time, asleep_time, woke_time, wakings, quality) = case kind when 'sleep' then 5 else 0 end
    and num_nonnulls(meals, vegetables, water, sugar) = case kind when 'nutrition' then 4 else 0 end
    and num_nonnulls(activity, minutes, intensity) = case kind when 'exercise' then 3 else 0 end
  )
);
create index wellbeing_entries_of_subject on app.wellbeing_entries (tenant_id, subject_id, kind, day desc, id desc);
create index wellbeing_entries_of_guardian on app.wellbeing_entries (tenant_id, guardian_id) where guardian_id is not null;
create trigger touch before update on app.wellbeing_entries for each row execute function app.touch();
select app.protect('app.wellbeing_entries', true, 'select, insert, update, delete');
select app.only_of_child('app.wellbeing_entries', 'subject_id = (select app.acting_subject())');

-- What is aimed at from a day on, until the next one begins.
create table app.wellbeing_goals (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  subject_id uuid not null,
  kind text not null constraint wellbeing_goals_kind_check check (kind in ('sleep', 'nutrition', 'exercise')),
  from_day date not null,
  bed_time text constraint wellbeing_goals_bed_time_check check (bed_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  hours double precision constraint wellbeing_goals_hours_check check (hours between 4 and 16),
  vegetables smallint constraint wellbeing_goals_vegetables_check check (vegetables between 0 and 20),
  water smallint constraint wellbeing_goals_water_check check (water between 0 and 30),
  sugar smallint constraint wellbeing_goals_sugar_check check (sugar between 0 and 20),
  minutes_a_week smallint constraint wellbeing_goals_minutes_a_week_check check (minutes_a_week between 1 and 3000),
  person_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  foreign key (tenant_id, subject_id) references app.subjects,
  constraint wellbeing_goals_once_a_day unique (tenant_id, subject_id, kind, from_day),
  constraint wellbeing_goals_of_their_kind check (
    num_nonnulls(bed_time, hours) = case kind when 'sleep' then 2 else 0 end
    and num_nonnulls(vegetables, water, sugar) = case kind when 'nutrition' then 3 else 0 end
    and num_nonnulls(minutes_a_week) = case kind when 'exercise' then 1 else 0 end
  )
);
create trigger touch before update on app.wellbeing_goals for each row execute function app.touch();
select app.protect('app.wellbeing_goals', true, 'select, insert, update, delete');
select app.only_of_child('app.wellbeing_goals', 'subject_id = (select app.acting_subject())');

alter table app.guest_links
  drop constraint guest_links_purpose_check,
  add constraint guest_links_purpose_check
    check (purpose in ('guardian', 'questionnaire', 'feedback', 'grant', 'assessment', 'report', 'contract', 'wellbeing'));

-- A guardian enters what is of their link's child, and sees what stands there.
create function app.comes_for_wellbeing() returns boolean language sql stable security definer set search_path = pg_catalog as $$
  select exists (
    select from app.guest_links l where l.tenant_id = app.acting_tenant() and l.id = app.acting_link() and l.purpose = 'wellbeing'
  )
$$;
revoke all on function app.comes_for_wellbeing from public;
grant execute on function app.comes_for_wellbeing to trellis_link;
create policy link on app.wellbeing_entries to trellis_link
  using (
    tenant_id = (select app.acting_tenant()) and subject_id = (select app.acting_subject()) and (select app.comes_for_wellbeing())
  )
  with check (
    tenant_id = (select app.acting_tenant()) and subject_id = (select app.acting_subject()) and (select app.comes_for_wellbeing())
    and guardian_id = (select app.acting_guardian()) and is_by_guardian and person_id is null
  );
grant select, insert, update on app.wellbeing_entries to trellis_link;
create policy link on app.wellbeing_goals for select to trellis_link
  using (tenant_id = (select app.acting_tenant()) and subject_id = (select app.acting_subject()) and (select app.comes_for_wellbeing()));
grant select on app.wellbeing_goals to trellis_link;

-- What was recorded of a child goes with its name.
create function app.forget_wellbeing() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  gone_rows uuid[];
begin
  with gone as (delete from app.wellbeing_entries where tenant_id = new.tenant_id and subject_id = new.id returning id)
  select array_agg(id) into gone_rows from gone;
  perform audit.redact('app.wellbeing_entries', gone_rows);
  with gone as (delete from app.wellbeing_goals where tenant_id = new.tenant_id and subject_id = new.id returning id)
  select array_agg(id) into gone_rows from gone;
  perform audit.redact('app.wellbeing_goals', gone_rows);
  return null;
end $$;
revoke all on function app.forget_wellbeing from public;
create trigger forget_wellbeing after update of erased_at on app.subjects
  for each row when (old.erased_at is null and new.erased_at is not null) execute function app.forget_wellbeing();
