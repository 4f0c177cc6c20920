-- Where the player last stood in a track, beside the furthest place that was heard.
alter table app.track_progress add column last_seconds numeric(8, 1) not null default 0 check (last_seconds >= 0);
update app.track_progress set last_seconds = seconds;
