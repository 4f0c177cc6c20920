-- What the last check of the ledger found is measured by every process until the next one.
create policy jobs on platform.ledger_rounds for select to trellis_jobs using (true);
grant select on platform.ledger_rounds to trellis_jobs;
