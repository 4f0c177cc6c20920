-- Whether a coach whose certificate ran out may go on training, as the center decides; told of it they are in any case.
alter table app.centre_settings add column expired_certificate_blocks boolean not null default false;
