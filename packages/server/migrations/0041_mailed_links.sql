-- A link that was mailed and one that is shown as a code stand beside each other: another of its kind closes it.
alter table app.guest_links add column is_mailed boolean not null default false;
