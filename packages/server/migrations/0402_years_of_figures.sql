-- Years of the same figures, so that nobody who looks after a thousand centers waits for twelve times as many rows.
create table app.yearly_figures (
  tenant_id uuid not null references identity.tenants,
  figure text not null check (figure <> ''),
  -- its first day
  year date not null,
  part text not null,
  amount bigint not null,
  primary key (tenant_id, figure, year, part) include (amount)
);
create index yearly_figures_everywhere on app.yearly_figures (figure, year, tenant_id) include (part, amount);
select app.protect('app.yearly_figures', false, 'select');
grant insert, delete on app.yearly_figures to trellis_platform;

-- Who trained a session may be said after its end.
select jobs.mark_figures_of('app.session_coaches', 'sessions',
  '(r.tenant_id, (select s.finished_at from app.sessions s where s.tenant_id = r.tenant_id and s.id = r.session_id))');

insert into jobs.figure_marks (tenant_id, source) select id, '*' from identity.tenants where kind = 'centre';
