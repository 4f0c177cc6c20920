-- A clinic number is no key that anything refers to. As a unique constraint it made whoever changed it wait for everybody who writes about the child,
-- and two of them for each other; as an index of the children who have one it does not.
alter table app.subjects drop constraint subjects_outpatient_number_key;
create unique index subjects_outpatient_number_key on app.subjects (tenant_id, outpatient_number) where outpatient_number is not null;
