-- People of a center read from their account whether its contract is good: from when until when, and nothing else of it.
grant select (tenant_id, signed_on, starts_on, ends_on, stopped_at, deleted_at) on platform.tenant_contracts to trellis_identity;
create policy identity on platform.tenant_contracts for select to trellis_identity using (true);
