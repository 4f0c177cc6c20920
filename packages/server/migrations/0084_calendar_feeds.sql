-- The secret address at which a calendar program reads the sessions of a coach: one a coach and center, replaced or deleted when it is revoked.
create table app.calendar_feeds (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  person_id uuid not null,
  token_hash text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint calendar_feeds_token unique (token_hash),
  constraint calendar_feeds_one unique (tenant_id, person_id),
  foreign key (tenant_id, person_id) references identity.memberships (tenant_id, person_id)
);
select app.protect('app.calendar_feeds', true, 'select, insert, update, delete');

-- Whose it is; what they may read is looked up anew each time.
create function identity.find_calendar_feed(wanted text) returns table (tenant_id uuid, person_id uuid)
  language sql stable security definer set search_path = pg_catalog as $$
  select f.tenant_id, f.person_id from app.calendar_feeds f where f.token_hash = wanted
$$;
revoke all on function identity.find_calendar_feed from public;
grant execute on function identity.find_calendar_feed to trellis_identity;
