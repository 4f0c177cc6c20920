-- Assessments are counted by what they are for. Texts are jsonb by language.
create table catalog.assessment_tags (
  id uuid primary key default uuidv7(),
  code text not null unique,
  name jsonb not null,
  position int not null
);
grant select on catalog.assessment_tags to trellis_centre, trellis_span, trellis_platform;
insert into catalog.assessment_tags (code, position, name) values
  ('preAssessment', 1, '{"en": "Preassessment", "zh-Hans": "前测评估", "es": "Evaluación inicial"}'),
  ('mediumAssessment', 2, '{"en": "Interim assessment", "zh-Hans": "中期评估", "es": "Evaluación intermedia"}'),
  ('fas', 3, '{"en": "FAS test", "zh-Hans": "FAS 测试", "es": "Prueba FAS"}');

-- A child has an account for each tag; classes that the centre gave have accounts without a contract.
alter table app.credit_accounts
  add column tag_id uuid references catalog.assessment_tags,
  add constraint credit_accounts_tag check ((tag_id is not null) = (commodity = 'assessment' and subject_id is not null)),
  drop constraint credit_accounts_once,
  add constraint credit_accounts_once unique nulls not distinct (tenant_id, subject_id, commodity, contract_id, tenant_resource_id, tag_id, bucket);

-- The statement of a centre: what moved in a period, apart from what the centre itself bought.
create index postings_of_families on app.postings (tenant_id, created_at, id) where subject_id is not null;
create index postings_by_person on app.postings (tenant_id, person_id, created_at) where kind in ('consume', 'return');

-- Each day it is proved once that every balance is the sum of its postings and that no account is below zero.
create table platform.ledger_rounds (
  day date primary key,
  at timestamptz not null default now(),
  accounts int not null default 0,
  faults int not null default 0
);
create table platform.ledger_checks (
  id uuid primary key default uuidv7(),
  day date not null references platform.ledger_rounds on delete cascade,
  tenant_id uuid not null references identity.tenants,
  at timestamptz not null default now(),
  accounts int not null,
  faults int not null,
  -- the first hundred: [{accountId, balance, posted}]
  detail jsonb not null default '[]',
  unique (tenant_id, day)
);
create index ledger_checks_by_recent on platform.ledger_checks (day desc, tenant_id);
create index ledger_checks_with_faults on platform.ledger_checks (day desc, tenant_id) where faults > 0;

do $$
declare
  relation text;
begin
  foreach relation in array array['ledger_rounds', 'ledger_checks'] loop
    execute format('alter table platform.%I enable row level security', relation);
    execute format('alter table platform.%I force row level security', relation);
    execute format('create policy owner on platform.%I to trellis_owner using (true) with check (true)', relation);
    execute format('create policy platform on platform.%I for select to trellis_platform using (true)', relation);
    execute format('grant select on platform.%I to trellis_platform', relation);
  end loop;
end $$;
create policy centre on platform.ledger_checks for select to trellis_centre using (tenant_id = (select app.acting_tenant()));
create policy span on platform.ledger_checks for select to trellis_span using (tenant_id = any ((select app.acting_tenants())::uuid[]));
grant select on platform.ledger_checks to trellis_centre, trellis_span;

-- Answers nothing when the day's round is done already: of several processes one does it.
create function jobs.check_ledger() returns table (checked int, faulty int)
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
begin
  insert into platform.ledger_rounds (day) values (today) on conflict do nothing;
  if not found then return; end if;

  insert into platform.ledger_checks (day, tenant_id, accounts, faults, detail)
  select today, account.tenant_id, count(*), count(*) filter (where account.faulty),
    coalesce(
      jsonb_agg(jsonb_build_object('accountId', account.id, 'balance', account.balance, 'posted', account.posted) order by account.rank)
        filter (where account.faulty and account.rank <= 100),
      '[]'
    )
  from (
    select found.*, row_number() over (partition by found.tenant_id, found.faulty order by found.id) as rank
    from (
      select a.tenant_id, a.id, a.balance, coalesce(moved.amount, 0) as posted,
        a.balance <> coalesce(moved.amount, 0) or (a.balance < 0 and a.bucket <> 'sold' and not a.unlimited) as faulty
      from app.credit_accounts a
      left join (
        select side.tenant_id, side.account_id, sum(side.amount) as amount
        from (
          select tenant_id, to_id as account_id, amount from app.postings
          union all
          select tenant_id, from_id, -amount from app.postings
        ) side
        group by side.tenant_id, side.account_id
      ) moved on moved.tenant_id = a.tenant_id and moved.account_id = a.id
    ) found
  ) account
  group by account.tenant_id;

  update platform.ledger_rounds r
  set accounts = total.accounts, faults = total.faults
  from (select coalesce(sum(c.accounts), 0) as accounts, coalesce(sum(c.faults), 0) as faults from platform.ledger_checks c where c.day = today) total
  where r.day = today;
  delete from platform.ledger_rounds where day < today - 400;
  return query select r.accounts, r.faults from platform.ledger_rounds r where r.day = today;
end $$;
revoke all on function jobs.check_ledger from public;
grant execute on function jobs.check_ledger to trellis_jobs;
