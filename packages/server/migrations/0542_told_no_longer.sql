-- What somebody was told of and is settled withdraws itself, as reminders and clashes do: a leave that was answered, sessions or tests that
-- were bought, an exam that was begun. A letter that waits for the end of quiet hours is not sent then.
create index messages_to_withdraw on identity.messages (tenant_id, kind) where kind in ('leaveAsked', 'fewClasses', 'lowQuota', 'examToTake');

-- Says nothing more of a row: by the kind of what was told, under which key that names the row, and by which of its columns.
create function jobs.withdraw_told() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  kind_told text := tg_argv[0];
  key text := tg_argv[1];
  named text := to_jsonb(new) ->> tg_argv[2];
begin
  delete from jobs.letters where tenant_id = new.tenant_id and template = kind_told and state = 'queued' and next_at > now() and data ->> key = named;
  delete from identity.messages where tenant_id = new.tenant_id and kind = kind_told and data ->> key = named;
  return null;
end $$;
-- once more is left than what was told of
create function jobs.withdraw_low_quota() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  left_now bigint;
begin
  select case when bool_or(a.unlimited) then 1000000000 else sum(a.balance) end into left_now from app.credit_accounts a
  where a.tenant_id = new.tenant_id and a.tenant_resource_id is not null and a.commodity = new.commodity and a.bucket = 'available';
  delete from jobs.letters
  where tenant_id = new.tenant_id and template = 'lowQuota' and state = 'queued' and next_at > now() and data ->> 'commodity' = new.commodity and (data ->> 'left')::bigint < left_now;
  delete from identity.messages
  where tenant_id = new.tenant_id and kind = 'lowQuota' and data ->> 'commodity' = new.commodity and (data ->> 'left')::bigint < left_now;
  return null;
end $$;
revoke all on function jobs.withdraw_told, jobs.withdraw_low_quota from public;

create trigger told_no_longer after update of state on app.leaves for each row when (old.state = 'Asked' and new.state <> 'Asked')
  execute function jobs.withdraw_told('leaveAsked', 'leaveId', 'id');
create trigger told_no_longer after update of reminded_at, stopped_at on app.user_contracts for each row
  when (old.reminded_at is not null and (new.reminded_at is null or (new.stopped_at is not null and old.stopped_at is null)))
  execute function jobs.withdraw_told('fewClasses', 'contractId', 'id');
create trigger told_no_longer after update of status on app.exam_papers for each row when (old.status = 'NOT_STARTED' and new.status <> 'NOT_STARTED')
  execute function jobs.withdraw_told('examToTake', 'trainerModuleId', 'trainer_module_id');
create trigger told_no_longer after update of balance, unlimited on app.credit_accounts for each row
  when (new.tenant_resource_id is not null and new.bucket = 'available' and (new.balance > old.balance or (new.unlimited and not old.unlimited)))
  execute function jobs.withdraw_low_quota();
create trigger told_no_longer_new after insert on app.credit_accounts for each row
  when (new.tenant_resource_id is not null and new.bucket = 'available')
  execute function jobs.withdraw_low_quota();
