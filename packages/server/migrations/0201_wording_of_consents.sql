-- A consent says what was signed: the wording as it was read, its version and language, and whether the result may be compared with.
alter table app.test_consents
  add column wording text,
  add column wording_version int,
  add column language text check (language in ('en', 'zh-Hans', 'es')),
  add column allows_norms boolean not null default false,
  add constraint test_consents_wording check ((wording is null) = (wording_version is null) and (wording is null) = (language is null));
