-- Questions, exams that are drawn from them, and the papers of trainers. A paper keeps its questions as they were when it was drawn.
create table catalog.questions (
  titles jsonb not null,
  solution jsonb not null,
  kind text not null generated always as (solution ->> 'kind') stored
    constraint questions_kind_check check (kind in ('single', 'multiple', 'trueFalse', 'fillIn', 'freeText')),
  picture_key text
);
create table catalog.examinations (
  names jsonb not null,
  descriptions jsonb not null,
  duration int not null constraint examinations_duration_check check (duration between 1 and 600),
  regulations jsonb not null,
  passing_score double precision not null check (passing_score >= 0)
);
select catalog.keep_resource('catalog.questions'), catalog.keep_resource('catalog.examinations');
create index on catalog.questions (kind);
create index on catalog.questions (picture_key) where picture_key is not null;

create table catalog.question_tags (
  question_id uuid not null references catalog.questions on delete cascade,
  tag_id uuid not null references catalog.tags,
  position int not null,
  primary key (question_id, tag_id)
);
create index on catalog.question_tags (tag_id);
create trigger audit after insert or update or delete on catalog.question_tags for each row execute function audit.record();
grant select on catalog.question_tags to trellis_centre, trellis_span, trellis_platform;
grant insert, update, delete on catalog.question_tags to trellis_platform;

-- The tags that an exam draws from stay while it does.
create table catalog.examination_tags (
  examination_id uuid not null references catalog.examinations on delete cascade,
  tag_id uuid not null references catalog.tags,
  primary key (examination_id, tag_id)
);
create index on catalog.examination_tags (tag_id);
grant select on catalog.examination_tags to trellis_centre, trellis_span, trellis_platform;
create function catalog.keep_examination_tags() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from catalog.examination_tags where examination_id = new.id;
  insert into catalog.examination_tags (examination_id, tag_id)
  select distinct new.id, (rule ->> 'tagId')::uuid from jsonb_array_elements(new.regulations) rule where rule ->> 'tagId' is not null;
  return null;
end $$;
revoke all on function catalog.keep_examination_tags from public;
create trigger keep_tags after insert or update of regulations on catalog.examinations
  for each row execute function catalog.keep_examination_tags();

alter table catalog.training_modules add column examination_id uuid references catalog.examinations;
create index on catalog.training_modules (examination_id) where examination_id is not null;

create table app.exam_papers (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  trainer_module_id uuid not null,
  examination_id uuid not null,
  type text not null check (type in ('FIRST', 'MAKEUP')),
  father_paper_id uuid,
  status text not null default 'NOT_STARTED' check (status in ('NOT_STARTED', 'DOING', 'FAILED', 'PASSED')),
  -- what the questions, their order and that of their options were drawn by
  seed int,
  duration int not null check (duration > 0),
  total double precision not null,
  passing_score double precision not null check (passing_score >= 0),
  -- of a first paper: what is left of makeups; null where nobody arranged any
  makeup_times int check (makeup_times >= 0),
  makeup_passing_score double precision check (makeup_passing_score >= 0),
  makeup_price int check (makeup_price >= 0),
  -- in minor units: what a makeup costs
  price int not null default 0 check (price >= 0),
  currency text not null default 'USD',
  paid_at timestamptz,
  started_at timestamptz,
  ends_at timestamptz,
  submitted_at timestamptz,
  score double precision,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  foreign key (tenant_id, trainer_module_id) references app.trainer_training_modules on delete cascade,
  foreign key (tenant_id, father_paper_id) references app.exam_papers on delete cascade,
  constraint exam_papers_exam_fkey foreign key (examination_id) references catalog.examinations,
  constraint exam_papers_makeup check ((type = 'MAKEUP') = (father_paper_id is not null)),
  constraint exam_papers_arranged check (num_nulls(makeup_times, makeup_passing_score, makeup_price) in (0, 3)),
  constraint exam_papers_begun check ((status = 'NOT_STARTED') = (started_at is null) and (started_at is null) = (ends_at is null)),
  constraint exam_papers_judged check ((status in ('FAILED', 'PASSED')) = (score is not null) and (score is null or submitted_at is not null))
);
create unique index exam_papers_one_first on app.exam_papers (tenant_id, trainer_module_id) where type = 'FIRST';
create unique index exam_papers_one_open on app.exam_papers (tenant_id, trainer_module_id) where status in ('NOT_STARTED', 'DOING');
create index on app.exam_papers (tenant_id, father_paper_id) where father_paper_id is not null;
create index on app.exam_papers (examination_id);
create index exam_papers_of_centre on app.exam_papers (tenant_id, created_at desc, id desc);
create index exam_papers_by_recent on app.exam_papers (created_at desc, id desc);
create index exam_papers_running on app.exam_papers (ends_at) where status = 'DOING' and submitted_at is null;
create trigger touch before update on app.exam_papers for each row execute function app.touch();
select app.protect('app.exam_papers', true, 'select, insert, update');

-- A question as it was when the paper was drawn, its options in the order of this paper, and what was answered.
create table app.exam_paper_questions (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  paper_id uuid not null,
  position int not null,
  question_id uuid not null,
  kind text not null check (kind in ('single', 'multiple', 'trueFalse', 'fillIn', 'freeText')),
  titles jsonb not null,
  solution jsonb not null,
  picture_key text,
  fraction double precision not null check (fraction > 0),
  answer jsonb,
  answered_at timestamptz,
  -- null while nobody judged it
  points double precision check (points between 0 and fraction),
  primary key (tenant_id, id),
  foreign key (tenant_id, paper_id) references app.exam_papers on delete cascade,
  constraint exam_paper_questions_once unique (tenant_id, paper_id, position)
);
create index on app.exam_paper_questions (picture_key) where picture_key is not null;
select app.protect('app.exam_paper_questions', false, 'select, insert, update');

-- The makeup of a first paper, while there are times left: null where there are none. One that is open is answered again.
create function app.make_up_exam(p_tenant uuid, p_first uuid, p_now timestamptz) returns uuid language plpgsql set search_path = pg_catalog as $$
declare
  first app.exam_papers;
  made uuid;
begin
  select * into first from app.exam_papers where tenant_id = p_tenant and id = p_first and type = 'FIRST' for update;
  if not found then
    return null;
  end if;
  select id into made from app.exam_papers
  where tenant_id = p_tenant and trainer_module_id = first.trainer_module_id and status in ('NOT_STARTED', 'DOING');
  if found then
    return case when made = first.id then null else made end;
  end if;
  if coalesce(first.makeup_times, 0) = 0 or exists (
    select 1 from app.exam_papers where tenant_id = p_tenant and trainer_module_id = first.trainer_module_id and status = 'PASSED'
  ) then
    return null;
  end if;
  update app.exam_papers set makeup_times = makeup_times - 1 where tenant_id = p_tenant and id = p_first;
  insert into app.exam_papers (tenant_id, trainer_module_id, examination_id, type, father_paper_id, duration, total, passing_score, price, currency, created_at)
  values (p_tenant, first.trainer_module_id, first.examination_id, 'MAKEUP', first.id, first.duration, first.total, first.makeup_passing_score,
    first.makeup_price, first.currency, p_now)
  returning id into made;
  return made;
end $$;
revoke all on function app.make_up_exam from public;
grant execute on function app.make_up_exam to trellis_centre, trellis_platform;

-- Settles a paper that was handed in once all of it is judged: passed, or failed and made up for where that was arranged.
create function app.settle_exam(p_tenant uuid, p_paper uuid, p_now timestamptz) returns void language plpgsql set search_path = pg_catalog as $$
declare
  settled app.exam_papers;
begin
  update app.exam_papers paper
  set score = judged.points, status = case when judged.points >= paper.passing_score then 'PASSED' else 'FAILED' end
  from (
    select round(sum(q.points)::numeric, 2)::double precision as points, bool_and(q.points is not null) as is_all
    from app.exam_paper_questions q where q.tenant_id = p_tenant and q.paper_id = p_paper
  ) judged
  where paper.tenant_id = p_tenant and paper.id = p_paper and paper.status = 'DOING' and paper.submitted_at is not null and judged.is_all
  returning paper.* into settled;
  if settled.status = 'FAILED' then
    perform app.make_up_exam(p_tenant, coalesce(settled.father_paper_id, settled.id), p_now);
  end if;
end $$;
revoke all on function app.settle_exam from public;
grant execute on function app.settle_exam to trellis_centre, trellis_platform;

-- Hands a paper in, once: what was not answered gives nothing, a text that was waits to be judged.
create function app.hand_in_exam(p_tenant uuid, p_paper uuid, p_now timestamptz) returns boolean language plpgsql set search_path = pg_catalog as $$
begin
  update app.exam_papers set submitted_at = least(p_now, ends_at)
  where tenant_id = p_tenant and id = p_paper and status = 'DOING' and submitted_at is null;
  if not found then
    return false;
  end if;
  update app.exam_paper_questions set points = 0 where tenant_id = p_tenant and paper_id = p_paper and answer is null and points is null;
  perform app.settle_exam(p_tenant, p_paper, p_now);
  return true;
end $$;
revoke all on function app.hand_in_exam from public;
grant execute on function app.hand_in_exam to trellis_centre, trellis_platform;

-- Whose time is over hands in, whether anybody looks at it or not.
create function jobs.hand_in_exams() returns int language plpgsql security definer set search_path = pg_catalog as $$
declare
  over record;
  handed int := 0;
begin
  for over in
    select tenant_id, id from app.exam_papers where status = 'DOING' and submitted_at is null and ends_at <= now()
    order by ends_at limit 1000 for update skip locked
  loop
    if app.hand_in_exam(over.tenant_id, over.id, now()) then
      handed := handed + 1;
    end if;
  end loop;
  return handed;
end $$;
revoke all on function jobs.hand_in_exams from public;
grant execute on function jobs.hand_in_exams to trellis_jobs;

-- Pictures of questions, and of papers that were drawn from them, are in use.
alter function jobs.keys_without_row(text[]) rename to keys_without_row_before_exams;
create function jobs.keys_without_row(keys text[]) returns setof text
  language sql stable security definer set search_path = pg_catalog as $$
  select k from jobs.keys_without_row_before_exams(keys) k
  where not exists (select 1 from catalog.questions where picture_key = k)
    and not exists (select 1 from app.exam_paper_questions where picture_key = k)
$$;
revoke all on function jobs.keys_without_row from public;
grant execute on function jobs.keys_without_row to trellis_jobs;
revoke all on function jobs.keys_without_row_before_exams from trellis_jobs;
