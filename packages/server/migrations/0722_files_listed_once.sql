-- When the bucket of files was last looked through for what nothing names: by one process of all, and not again by each that starts.
create table jobs.file_round (is_only boolean primary key default true check (is_only), listed_at timestamptz not null);
grant select, insert, update on jobs.file_round to trellis_jobs;
