-- An assessment may be arranged for a plan: what the plan says of them is asked for by it.
alter table app.user_assessments
  add column plan_id uuid,
  add constraint user_assessments_plan foreign key (tenant_id, plan_id) references app.plans;
create index user_assessments_of_plan on app.user_assessments (tenant_id, plan_id) where plan_id is not null;
