-- Whoever forgot a password chooses another one by a mailed code.
alter table identity.codes drop constraint codes_purpose_check;
alter table identity.codes add constraint codes_purpose_check check (purpose in ('email', 'phone', 'tenantContract', 'password'));
