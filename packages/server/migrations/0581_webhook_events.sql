-- What webhooks are told, queued by the transaction in which it happens. Where a center has none, it costs a look at an index.

-- What a receiver reads of an event: its type, when it happened, and ids.
create function jobs.webhook_event(p_type text, p_data jsonb) returns jsonb language sql stable set search_path = pg_catalog as $$
  select jsonb_build_object('type', p_type, 'timestamp', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', p_data)
$$;
create function jobs.tell_webhooks(p_tenant uuid, p_type text, p_data jsonb) returns void language sql security definer set search_path = pg_catalog as $$
  insert into jobs.webhook_deliveries (tenant_id, webhook_id, type, payload)
  select h.tenant_id, h.id, p_type, jobs.webhook_event(p_type, p_data)
  from app.webhooks h where h.tenant_id = p_tenant and h.enabled and p_type = any (h.events)
$$;

-- Children: many at once, when a list of them is imported.
create function app.hook_children_added() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into jobs.webhook_deliveries (tenant_id, webhook_id, type, payload)
  select h.tenant_id, h.id, 'child.created', jobs.webhook_event('child.created', jsonb_build_object('childId', c.id))
  from changed c join app.webhooks h on h.tenant_id = c.tenant_id and h.enabled and 'child.created' = any (h.events);
  return null;
end $$;
create trigger webhooks_added after insert on app.subjects referencing new table as changed for each statement execute function app.hook_children_added();

create function app.hook_children_changed() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  noise constant text[] := array['updated_at', 'concurrency_stamp'];
begin
  insert into jobs.webhook_deliveries (tenant_id, webhook_id, type, payload)
  select h.tenant_id, h.id, 'child.changed', jobs.webhook_event('child.changed', jsonb_build_object('childId', c.id, 'change', case
    when c.erased_at is not null and b.erased_at is null then 'forgotten'
    when c.tag <> 'Archived' and b.tag = 'Archived' then 'broughtBack'
    when c.tag = 'Archived' and b.tag <> 'Archived' then case
      when exists (select from app.subject_moves m where m.tenant_id = c.tenant_id and m.subject_id = c.id and m.state = 'accepted') then 'moved'
      else 'archived'
    end
    else 'details'
  end))
  from changed c
  join app.webhooks h on h.tenant_id = c.tenant_id and h.enabled and 'child.changed' = any (h.events)
  join before b on b.tenant_id = c.tenant_id and b.id = c.id
  where to_jsonb(c) - noise is distinct from to_jsonb(b) - noise;
  return null;
end $$;
create trigger webhooks_changed after update on app.subjects referencing old table as before new table as changed
  for each statement execute function app.hook_children_changed();

create function app.hook_children_gone() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into jobs.webhook_deliveries (tenant_id, webhook_id, type, payload)
  select h.tenant_id, h.id, 'child.changed', jobs.webhook_event('child.changed', jsonb_build_object('childId', c.id, 'change', 'removed'))
  from changed c join app.webhooks h on h.tenant_id = c.tenant_id and h.enabled and 'child.changed' = any (h.events);
  return null;
end $$;
create trigger webhooks_gone after delete on app.subjects referencing old table as changed for each statement execute function app.hook_children_gone();

-- Postings of children; what a center buys itself is none of theirs.
create function app.hook_postings() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into jobs.webhook_deliveries (tenant_id, webhook_id, type, payload)
  select h.tenant_id, h.id, 'credit.posted', jobs.webhook_event('credit.posted', jsonb_build_object(
    'postingId', c.id, 'childId', c.subject_id, 'sessionId', c.session_id, 'bookingId', c.occurrence_id, 'change', c.kind
  ))
  from changed c join app.webhooks h on h.tenant_id = c.tenant_id and h.enabled and 'credit.posted' = any (h.events)
  where c.subject_id is not null;
  return null;
end $$;
create trigger webhooks_added after insert on app.postings referencing new table as changed for each statement execute function app.hook_postings();

create function app.hook_contract_added() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform jobs.tell_webhooks(new.tenant_id, 'contract.created', jsonb_build_object('contractId', new.id, 'childId', new.subject_id));
  return null;
end $$;
create trigger webhooks_added after insert on app.user_contracts for each row execute function app.hook_contract_added();

create function app.hook_contract_changed() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform jobs.tell_webhooks(new.tenant_id, 'contract.changed', jsonb_build_object(
    'contractId', new.id, 'childId', new.subject_id, 'change', case when new.stopped_at is null then 'enabled' else 'stopped' end
  ));
  return null;
end $$;
create trigger webhooks_changed after update of stopped_at on app.user_contracts for each row
  when ((new.stopped_at is null) <> (old.stopped_at is null)) execute function app.hook_contract_changed();

create function app.hook_contract_signed() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform jobs.tell_webhooks(new.tenant_id, 'contract.changed', jsonb_build_object(
    'contractId', new.contract_id, 'childId', new.subject_id, 'change', 'signed'
  ));
  return null;
end $$;
create trigger webhooks_changed after update of signed_at on app.contract_signings for each row when (new.signed_at is not null and old.signed_at is null)
  execute function app.hook_contract_signed();

-- Sessions, whoever they are for: a plan says whether of one child, of a class or a trial. One that was abandoned may begin anew.
create function app.hook_session() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  event text := case new.state when 'open' then 'session.started' when 'finished' then 'session.finished' else 'session.canceled' end;
begin
  perform jobs.tell_webhooks(new.tenant_id, event, (
    select jsonb_build_object('sessionId', new.id, 'planId', new.plan_id, 'planKind', p.kind, 'number', new.num)
    from app.plans p where p.tenant_id = new.tenant_id and p.id = new.plan_id
  ));
  return null;
end $$;
create trigger webhooks_added after insert on app.sessions for each row when (new.state = 'open') execute function app.hook_session();
create trigger webhooks_changed after update of state on app.sessions for each row
  when (new.state <> old.state and (new.state in ('open', 'finished') or old.state = 'open')) execute function app.hook_session();

-- A report that somebody may read: one that costs, once it was obtained.
create function app.hook_report() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform jobs.tell_webhooks(new.tenant_id, 'report.ready', jsonb_build_object('assessmentId', new.id, 'childId', new.subject_id, 'kind', 'assessment'));
  return null;
end $$;
create trigger webhooks_changed after update of status, has_get_report on app.user_assessments for each row when (
  new.status = 'ReportedReady' and (new.has_get_report or not new.need_pay)
  and not (old.status = 'ReportedReady' and (old.has_get_report or not old.need_pay))
) execute function app.hook_report();

-- That of an attention test is there with its first score.
create function app.hook_score() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  if exists (
    select from app.test_scores s where s.tenant_id = new.tenant_id and s.recording_id = new.recording_id and s.id <> new.id
  ) then return null; end if;
  perform jobs.tell_webhooks(r.tenant_id, 'report.ready', jsonb_build_object('testId', r.id, 'childId', r.subject_id, 'kind', 'attentionTest'))
  from app.test_recordings recording
  join app.test_requests r on r.tenant_id = recording.tenant_id and r.id = recording.request_id
  where recording.tenant_id = new.tenant_id and recording.id = new.recording_id;
  return null;
end $$;
create trigger webhooks_added after insert on app.test_scores for each row execute function app.hook_score();

revoke all on function jobs.webhook_event, jobs.tell_webhooks, app.hook_children_added, app.hook_children_changed, app.hook_children_gone, app.hook_postings,
  app.hook_contract_added, app.hook_contract_changed, app.hook_contract_signed, app.hook_session, app.hook_report, app.hook_score from public;
