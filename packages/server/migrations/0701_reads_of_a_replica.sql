-- Fails where a replica has not yet replayed what was saved up to here: who asks it reads at least what they could know of. So does a primary that
-- has not come as far, which is one of former times.
create function app.must_have_replayed(saved_up_to pg_lsn) returns void language plpgsql set search_path = pg_catalog as $$
begin
  if (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end) < saved_up_to then
    raise exception 'The replica is still behind' using errcode = 'TR001';
  end if;
end $$;
revoke all on function app.must_have_replayed from public;
grant execute on function app.must_have_replayed to trellis_centre, trellis_span, trellis_platform;
