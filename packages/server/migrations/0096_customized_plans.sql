-- A plan whose exercises were chosen by a report: by which one, and how many a session. The latest counts.
create table app.plan_customizations (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  plan_id uuid not null,
  assessment_report_id uuid not null,
  bars smallint not null constraint plan_customizations_bars_check check (bars > 0),
  person_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, plan_id) references app.plans,
  -- what a report said goes with it
  foreign key (tenant_id, assessment_report_id) references app.assessment_reports on delete cascade
);
create index plan_customizations_in_order on app.plan_customizations (tenant_id, plan_id, created_at desc, id desc);
create index plan_customizations_of_report on app.plan_customizations (tenant_id, assessment_report_id);
select app.protect('app.plan_customizations', false, 'select, insert');
select app.only_of_child('app.plan_customizations',
  'exists (select 1 from app.plan_members m where m.tenant_id = plan_customizations.tenant_id and m.plan_id = plan_customizations.plan_id)');
