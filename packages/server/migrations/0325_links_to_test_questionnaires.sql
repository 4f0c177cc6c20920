-- A family's link to a questionnaire of a test ends with the leave to fill it in.
create function app.close_questionnaire_links() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  update app.guest_links set revoked_at = now()
  where tenant_id = new.tenant_id and subject_id = new.subject_id and purpose = 'questionnaire' and revoked_at is null
    and target_id in (select a.id from app.test_answers a where a.tenant_id = new.tenant_id and a.request_id = new.id);
  return null;
end $$;
create trigger close_questionnaire_links after update of allow_questionnaires, status on app.test_requests
  for each row when (not new.allow_questionnaires and old.allow_questionnaires or new.status = 'Cancelled' and old.status <> 'Cancelled')
  execute function app.close_questionnaire_links();
