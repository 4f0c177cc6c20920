-- What of the caller's own center is to be counted anew: its pages take the rest as it was counted.
create index figure_marks_of_tenant on jobs.figure_marks (tenant_id);
create function app.figures_marked() returns table (source text, day date) language sql stable security definer set search_path = pg_catalog as $$
  select distinct m.source, m.day from jobs.figure_marks m where m.tenant_id = app.acting_tenant()
$$;
revoke all on function app.figures_marked from public;
grant execute on function app.figures_marked to trellis_centre;
