-- The sessions of a day, also those that nobody booked.
create index sessions_opened on app.sessions (tenant_id, opened_at) where opened_at is not null;
