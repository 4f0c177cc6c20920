-- Whoever looks after several centers reads what was written last, whatever it is about.
create index topic_thoughts_latest on app.topic_thoughts (created_at desc, id desc);
