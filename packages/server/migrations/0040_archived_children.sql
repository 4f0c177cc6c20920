-- A child who is archived keeps what it was, and is that again when it is restored. What is known of those archived already is that they were in training.
alter table app.subjects
  add column tag_before text check (tag_before in ('Potential', 'Active', 'Test')),
  add constraint subjects_tag_before check (tag_before is null or tag = 'Archived');

-- A family's page writes nothing about a child who is archived or forgotten.
grant select (tag, erased_at) on app.subjects to trellis_link;
