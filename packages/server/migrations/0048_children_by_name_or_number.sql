-- A centre's children are counted and paged by a part of their name or of their clinic number without a look at their rows.
drop index app.subjects_current_by_recent;
create index subjects_current_by_recent on app.subjects (tenant_id, created_at desc, id) include (name, outpatient_number) where tag <> 'Archived';
