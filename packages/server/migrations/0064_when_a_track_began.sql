-- When somebody began to listen to a track: it is heard no faster than time passes.
alter table app.track_progress add column started_at timestamptz;
