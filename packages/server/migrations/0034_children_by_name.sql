-- A centre's children are counted and paged by a part of their name without a look at their rows.
drop index app.subjects_current_by_recent;
create index subjects_current_by_recent on app.subjects (tenant_id, created_at desc, id) include (name) where tag <> 'Archived';
