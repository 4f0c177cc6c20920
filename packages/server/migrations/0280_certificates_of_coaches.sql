-- A certificate counts for a coach of whom nothing was noted before, too.
create or replace function app.keep_certificate_until() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  v_until date := (
    select max(held.end_date) from app.certificates held
    where held.tenant_id = new.tenant_id and held.person_id = new.person_id and held.cancelled_at is null
  );
begin
  update app.coach_training_configs c set certificate_until = v_until where c.tenant_id = new.tenant_id and c.person_id = new.person_id;
  if not found and v_until is not null then
    insert into app.coach_training_configs (tenant_id, person_id, certificate_until)
    select m.tenant_id, m.person_id, v_until from identity.memberships m where m.tenant_id = new.tenant_id and m.person_id = new.person_id
    on conflict (tenant_id, person_id) do update set certificate_until = excluded.certificate_until;
  end if;
  return null;
end $$;

insert into app.coach_training_configs (tenant_id, person_id, certificate_until)
select held.tenant_id, held.person_id, max(held.end_date) from app.certificates held
join identity.memberships m on m.tenant_id = held.tenant_id and m.person_id = held.person_id
where held.cancelled_at is null
group by held.tenant_id, held.person_id
on conflict (tenant_id, person_id) do nothing;
