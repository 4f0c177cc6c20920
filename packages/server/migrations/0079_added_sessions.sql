-- Sessions that were put into a plan after some that were held: what for.
alter table app.sessions
  add column added_by text constraint sessions_added_by_check check (added_by in ('addpreoneclass', 'addpretwoclass', 'addcclass'));
