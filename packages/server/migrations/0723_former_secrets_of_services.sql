-- The secret of a service before the present one, which proves it too until then.
alter table identity.client_states add column former_hash text, add column former_until timestamptz,
  add constraint client_states_former check ((former_hash is null) = (former_until is null));
