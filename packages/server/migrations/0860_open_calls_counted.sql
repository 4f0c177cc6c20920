-- Counts a public call of a network before it is answered: 0, or the seconds until the minute of its first one is over when it made p_most.
create function identity.count_open_call(p_network text, p_most int) returns int language plpgsql volatile set search_path = pg_catalog as $$
declare
  wait int;
  key_of_network text := 'open calls ' || p_network;
begin
  -- without a lock at first: whoever makes too many costs one look
  select ceil(60 - extract(epoch from clock_timestamp() - since)) into wait from identity.tries where key = key_of_network and tries >= p_most;
  if wait > 0 then return wait; end if;
  insert into identity.tries as known (key, tries, since) values (key_of_network, 1, clock_timestamp())
  on conflict (key) do update set
    tries = case when known.since > clock_timestamp() - interval '1 minute' then known.tries + 1 else 1 end,
    since = case when known.since > clock_timestamp() - interval '1 minute' then known.since else clock_timestamp() end
  returning case when tries > p_most then greatest(1, ceil(60 - extract(epoch from clock_timestamp() - since))) else 0 end into wait;
  return wait;
end $$;
revoke all on function identity.count_open_call from public;
grant execute on function identity.count_open_call to trellis_identity;
