-- A file says what somebody over several centers could read when it was written: once a center is taken from them, none is kept.
create function identity.forget_exports_of_reach() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  update identity.exports set expires_at = now()
  where created_at > now() - interval '1 day' and case tg_table_name
    when 'tenant_links' then tenant_id = (to_jsonb(old) ->> 'parent_id')::uuid
    when 'managed_tenants' then membership_id = (to_jsonb(old) ->> 'membership_id')::uuid
    else membership_id = (to_jsonb(old) ->> 'id')::uuid
  end;
  return null;
end $$;
revoke all on function identity.forget_exports_of_reach from public;
create trigger exports_forget after delete on identity.managed_tenants for each row execute function identity.forget_exports_of_reach();
create trigger exports_forget after delete on identity.tenant_links for each row execute function identity.forget_exports_of_reach();
create trigger exports_forget after update of scope on identity.memberships for each row when (new.scope = 'managed' and old.scope <> 'managed')
  execute function identity.forget_exports_of_reach();
