-- In which order a headset told how its test goes: whoever follows goes on after the last that was heard.
alter table app.test_progress add column told bigint generated always as identity;
create index test_progress_as_told on app.test_progress (tenant_id, request_id, told);
