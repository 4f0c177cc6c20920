-- A service may act for the platform as a whole: it has no tenant, and stands among those who left the platform.
alter table identity.clients drop constraint clients_of_their_kind;
alter table identity.clients add constraint clients_of_their_kind check (
  case kind
    when 'app' then cardinality(redirect_uris) > 0 and tenant_id is null and person_id is null
    else cardinality(redirect_uris) = 0 and person_id is not null
  end
);

create or replace function identity.add_service_person(p_tenant uuid, p_name text) returns uuid language plpgsql set search_path = pg_catalog as $$
declare
  made uuid := gen_random_uuid();
begin
  insert into identity.persons (id, email, name, password_hash, deleted_at) values (made, made || '@service.invalid', p_name, null, now());
  insert into identity.memberships (person_id, tenant_id, side, state, left_at)
  select made, p_tenant, coalesce(t.kind, 'management'), 'Invalid', now()
  from (select p_tenant as id) asked left join identity.tenants t on t.id = asked.id;
  return made;
end $$;
