-- Whatever names a file keeps it, in whichever order the steps before came: pictures of questions and of papers, styles of certificates, the chat.
create or replace function jobs.keys_without_row(keys text[]) returns setof text
  language sql stable security definer set search_path = pg_catalog as $$
  select k from jobs.keys_without_row_before_exams(keys) k
  where not exists (select 1 from catalog.questions where picture_key = k)
    and not exists (select 1 from app.exam_paper_questions where picture_key = k)
    and not exists (select 1 from catalog.certificate_style_versions where picture_key = k)
    and not exists (select 1 from chat.messages where file_key = k)
$$;
revoke all on function jobs.keys_without_row from public;
grant execute on function jobs.keys_without_row to trellis_jobs;
