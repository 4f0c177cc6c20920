-- The video of an exercise while its session runs: how often it was played to its end, and which player has it now.
create table app.video_playbacks (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  session_item_id uuid not null,
  times int not null default 0 check (times >= 0),
  seconds numeric(8, 1) not null default 0 check (seconds >= 0),
  player_id uuid,
  seen_at timestamptz,
  primary key (tenant_id, id),
  constraint video_playbacks_once unique (tenant_id, session_item_id),
  constraint video_playbacks_player check ((player_id is null) = (seen_at is null)),
  foreign key (tenant_id, session_item_id) references app.session_items on delete cascade
);
select app.protect('app.video_playbacks', false, 'select, insert, update, delete');
select app.only_of_child('app.video_playbacks', 'exists (
  select 1 from app.session_items item where item.tenant_id = video_playbacks.tenant_id and item.id = video_playbacks.session_item_id
)');
