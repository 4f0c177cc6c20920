-- After how many idle minutes a device locks itself, for whoever has a PIN on it.
alter table app.centre_settings
  add column lock_after_minutes int not null default 5 constraint centre_settings_lock_after_minutes_check check (lock_after_minutes between 1 and 120);
