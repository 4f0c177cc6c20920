-- Of a module that was stopped no makeup is made any more, whoever would have it: neither by asking nor when its last text is judged.
create or replace function app.make_up_exam(p_tenant uuid, p_first uuid, p_now timestamptz) returns uuid language plpgsql set search_path = pg_catalog as $$
declare
  first app.exam_papers;
  made uuid;
begin
  select * into first from app.exam_papers where tenant_id = p_tenant and id = p_first and type = 'FIRST' for update;
  if not found then
    return null;
  end if;
  perform 1 from app.trainer_training_modules where tenant_id = p_tenant and id = first.trainer_module_id and status <> 'Stopped' for share;
  if not found then
    return null;
  end if;
  select id into made from app.exam_papers
  where tenant_id = p_tenant and trainer_module_id = first.trainer_module_id and status in ('NOT_STARTED', 'DOING');
  if found then
    return case when made = first.id then null else made end;
  end if;
  if coalesce(first.makeup_times, 0) = 0 or exists (
    select 1 from app.exam_papers where tenant_id = p_tenant and trainer_module_id = first.trainer_module_id and status = 'PASSED'
  ) then
    return null;
  end if;
  update app.exam_papers set makeup_times = makeup_times - 1 where tenant_id = p_tenant and id = p_first;
  insert into app.exam_papers (tenant_id, trainer_module_id, examination_id, type, father_paper_id, duration, total, passing_score, price, currency, created_at)
  values (p_tenant, first.trainer_module_id, first.examination_id, 'MAKEUP', first.id, first.duration, first.total, first.makeup_passing_score,
    first.makeup_price, first.currency, p_now)
  returning id into made;
  return made;
end $$;
