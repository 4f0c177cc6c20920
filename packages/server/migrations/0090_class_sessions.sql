-- What a class session has beyond a child's own (docs/sessions.md): when a child came late or left early.
alter table app.session_subjects
  add column arrived_at timestamptz,
  add column left_at timestamptz,
  add constraint session_subjects_stay check (left_at > arrived_at);

-- a class trains by one plan at a time
create unique index plans_active_of_class on app.plans (tenant_id, class_group_id) where class_group_id is not null and state in ('active', 'readyToEnd');

-- who took part, how a plan was prolonged and set, is read with the past of a child that moved
select app.only_of_child('app.session_subjects', 'subject_id = (select app.acting_subject())');
select app.only_of_child(relation::regclass, format('exists (select 1 from app.plan_members m where m.tenant_id = %1$s.tenant_id and m.plan_id = %1$s.plan_id)', name))
from (values ('app.plan_renewals', 'plan_renewals'), ('app.plan_settings', 'plan_settings')) as of_plan (relation, name);
