-- Whose certificate runs out counts as long as they work at the center: who comes or goes is counted anew.
create function jobs.mark_member() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into jobs.figure_marks (tenant_id, source)
  select new.tenant_id, 'trainers' from app.coach_training_configs c where c.tenant_id = new.tenant_id and c.person_id = new.person_id;
  return null;
end $$;
revoke all on function jobs.mark_member from public;
create trigger figures after update of state on identity.memberships for each row when (old.state is distinct from new.state)
  execute function jobs.mark_member();

insert into jobs.figure_marks (tenant_id, source) select id, 'trainers' from identity.tenants where kind = 'centre';
