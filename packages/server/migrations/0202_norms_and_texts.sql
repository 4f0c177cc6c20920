-- A norm set made of tests names the recordings that it rests on.
alter table catalog.norm_sets add column made_of uuid[] not null default '{}';

-- What reports say of a skill, where the platform says it otherwise than the product does.
create table catalog.report_texts (
  id uuid primary key default uuidv7(),
  code text not null constraint report_texts_code_key unique,
  texts jsonb not null check (jsonb_typeof(texts) = 'object'),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid()
);
create trigger touch before update on catalog.report_texts for each row execute function app.touch();
create trigger audit after insert or update or delete on catalog.report_texts for each row execute function audit.record();
grant select on catalog.report_texts to trellis_centre, trellis_span, trellis_platform;
grant insert, update on catalog.report_texts to trellis_platform;
