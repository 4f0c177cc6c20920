-- What families read and do day by day: topics in weeks, weeks in templates, templates granted to centers.
create table catalog.adhd_tags (names jsonb not null);
create table catalog.topic_categories (names jsonb not null);
select catalog.keep_resource('catalog.adhd_tags'), catalog.keep_resource('catalog.topic_categories', is_ordered => true);

create table catalog.daily_topics (
  titles jsonb not null,
  module text not null constraint daily_topics_module_check
    check (module in ('Cbt', 'Emotion', 'ParentLearning', 'ParentEmotion', 'Exercise', 'Sleep', 'Nutrition')),
  contents jsonb not null,
  minutes int not null constraint daily_topics_minutes_check check (minutes between 1 and 120),
  category_id uuid references catalog.topic_categories
);
create index on catalog.daily_topics (category_id);
create table catalog.week_themes (titles jsonb not null, contents jsonb not null);
create table catalog.wellbeing_templates (titles jsonb not null, contents jsonb not null);
select catalog.keep_resource('catalog.daily_topics', has_status => true);
select catalog.keep_resource('catalog.week_themes', is_ordered => true, has_status => true);
select catalog.keep_resource('catalog.wellbeing_templates', has_status => true);

create table catalog.topic_tags (
  daily_topic_id uuid not null references catalog.daily_topics on delete cascade,
  tag_id uuid not null references catalog.adhd_tags,
  position int not null,
  primary key (daily_topic_id, tag_id)
);
create index on catalog.topic_tags (tag_id);
create table catalog.week_days (
  week_theme_id uuid not null references catalog.week_themes on delete cascade,
  daily_topic_id uuid not null references catalog.daily_topics,
  sort_order int not null,
  primary key (week_theme_id, daily_topic_id)
);
create index on catalog.week_days (daily_topic_id);
create table catalog.template_weeks (
  template_id uuid not null references catalog.wellbeing_templates on delete cascade,
  week_theme_id uuid not null references catalog.week_themes,
  sort_order int not null,
  primary key (template_id, week_theme_id)
);
create index on catalog.template_weeks (week_theme_id);
do $$
declare
  relation text;
begin
  foreach relation in array array['topic_tags', 'week_days', 'template_weeks'] loop
    execute format('create trigger audit after insert or update or delete on catalog.%I for each row execute function audit.record()', relation);
    execute format('grant select on catalog.%I to trellis_centre, trellis_span, trellis_platform', relation);
    execute format('grant insert, update, delete on catalog.%I to trellis_platform', relation);
  end loop;
end $$;

-- The platform grants; a center sees its own, an enterprise or area those of its centers.
create table catalog.template_grants (
  tenant_id uuid not null,
  tenant_kind text not null default 'centre' check (tenant_kind = 'centre'),
  template_id uuid not null references catalog.wellbeing_templates on delete cascade,
  granted_at timestamptz not null default now(),
  primary key (tenant_id, template_id),
  foreign key (tenant_id, tenant_kind) references identity.tenants (id, kind)
);
create index on catalog.template_grants (template_id);
alter table catalog.template_grants enable row level security;
alter table catalog.template_grants force row level security;
create policy owner on catalog.template_grants to trellis_owner using (true) with check (true);
create policy platform on catalog.template_grants to trellis_platform using (true) with check (true);
create policy centre on catalog.template_grants for select to trellis_centre using (tenant_id = (select app.acting_tenant()));
create policy span on catalog.template_grants for select to trellis_span using (tenant_id = any ((select app.acting_tenants())::uuid[]));
grant select on catalog.template_grants to trellis_centre, trellis_span;
grant select, insert, update, delete on catalog.template_grants to trellis_platform;
create trigger audit after insert or update or delete on catalog.template_grants for each row execute function audit.record();
