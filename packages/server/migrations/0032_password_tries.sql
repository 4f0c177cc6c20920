-- A row of tries is made if there is none, and is locked until the transaction ends.
create function identity.lock_tries(p_key text) returns void language sql volatile set search_path = pg_catalog as $$
  insert into identity.tries as known (key, tries, since) values (p_key, 0, clock_timestamp())
  on conflict (key) do update set tries = known.tries
$$;

-- The seconds until a password may be looked at, 0 for at once, and how often one failed before.
-- p_account: p_free failures cost nothing, each further one doubles the wait up to p_longest seconds, and a quiet day forgets them bit by bit.
-- p_network, p_everybody: so many passwords a minute.
create function identity.password_wait(
  p_account text, p_free int, p_longest int, p_network text, p_of_network int, p_everybody text, p_of_everybody int,
  out wait int, out failed int
) language sql volatile set search_path = pg_catalog as $$
  select
    greatest(0, ceil(max(case
      when key = p_account then case when remembered < p_free then 0 else least(power(2, remembered - p_free), p_longest) - passed end
      when tries < case key when p_network then p_of_network else p_of_everybody end then 0
      else 60 - passed
    end)))::int,
    coalesce(max(remembered) filter (where key = p_account), 0)::int
  from (
    select t.key, t.tries, age.passed, ceil(t.tries * greatest(0, 1 - age.passed / 86400)) as remembered
    from identity.tries t, lateral (select extract(epoch from clock_timestamp() - t.since)::float as passed) age
    where t.key in (p_account, p_network, p_everybody)
  ) counted
$$;

-- Counts a password before it is looked at: in all three places, or in none when it has to wait. `failed` counts this one, too.
create function identity.count_password_try(
  p_account text, p_free int, p_longest int, p_network text, p_of_network int, p_everybody text, p_of_everybody int,
  out wait int, out failed int
) language plpgsql volatile set search_path = pg_catalog as $$
begin
  -- without a lock at first: whoever has to wait costs one look and leaves nothing behind
  select * into wait, failed
  from identity.password_wait(p_account, p_free, p_longest, p_network, p_of_network, p_everybody, p_of_everybody);
  if wait > 0 then return; end if;
  -- always in this order, so that no two wait for each other; what all share comes last and is held shortest
  perform identity.lock_tries(p_account);
  perform identity.lock_tries(p_network);
  perform identity.lock_tries(p_everybody);
  select * into wait, failed
  from identity.password_wait(p_account, p_free, p_longest, p_network, p_of_network, p_everybody, p_of_everybody);
  if wait > 0 then return; end if;
  failed := failed + 1;
  update identity.tries set tries = failed, since = clock_timestamp() where key = p_account;
  update identity.tries set
    tries = case when since > clock_timestamp() - interval '1 minute' then tries + 1 else 1 end,
    since = case when since > clock_timestamp() - interval '1 minute' then since else clock_timestamp() end
  where key in (p_network, p_everybody);
end $$;

revoke all on function identity.lock_tries, identity.password_wait, identity.count_password_try from public;
grant execute on function identity.lock_tries, identity.password_wait, identity.count_password_try to trellis_identity;
