-- What starting a session reminds of: that the coach's certificate ran out, and that a talk with the parents is due.
alter table app.coach_training_configs add column certificate_until date;
-- every so many sessions the parents are talked to; null where the center does not ask for it
alter table app.centre_settings
  add column interview_every int constraint centre_settings_interview_every_check check (interview_every between 1 and 200);
