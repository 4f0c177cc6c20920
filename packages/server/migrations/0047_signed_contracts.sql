-- What a family agrees to beside the figures of its contract: the platform's terms, or those of a center that wrote its own. A version that is
-- out never changes; another text is another version, and the one with the highest number is in use.
create table catalog.contract_terms (
  id uuid primary key default uuidv7(),
  tenant_id uuid references identity.tenants,
  version int not null check (version > 0),
  body jsonb not null,
  person_id uuid references identity.persons,
  created_at timestamptz not null default now(),
  constraint contract_terms_version_key unique nulls not distinct (tenant_id, version)
);
alter table catalog.contract_terms enable row level security;
alter table catalog.contract_terms force row level security;
create policy owner on catalog.contract_terms to trellis_owner using (true) with check (true);
create policy centre_reads on catalog.contract_terms for select to trellis_centre
  using (tenant_id is null or tenant_id = (select app.acting_tenant()));
create policy centre_adds on catalog.contract_terms for insert to trellis_centre with check (tenant_id = (select app.acting_tenant()));
create policy span_reads on catalog.contract_terms for select to trellis_span using (tenant_id is null);
create policy platform on catalog.contract_terms to trellis_platform using (tenant_id is null) with check (tenant_id is null);
grant select, insert on catalog.contract_terms to trellis_centre, trellis_platform;
grant select on catalog.contract_terms to trellis_span;

insert into catalog.contract_terms (version, body) values (1, jsonb_build_object(
  'en', 'The center gives the child the sessions that this contract names, with trained coaches and a plan of its own.

The price covers these sessions. Sessions that were not used when the contract ends are settled with the family.

A session that cannot take place is told to the center in good time; the center offers another day.

The center keeps what it needs for the training, shows it to nobody who does not work with the child, and tells the family on request what it keeps.

Both sides may end the contract in writing. What was paid for sessions that were not used is given back.',
  'zh-Hans', '中心为孩子提供本合同约定的课时，由受过培训的教练按照个人计划授课。

合同价款包含上述课时。合同结束时未使用的课时由双方结算。

如不能按时上课，请提前告知中心，中心将另行安排时间。

中心仅保存训练所需的信息，不向与孩子训练无关的人员展示，并可应家庭要求告知所保存的内容。

双方均可书面终止合同。未使用课时的已付费用将退还。',
  'es', 'El centro da al niño o a la niña las sesiones que indica este contrato, con entrenadores formados y un plan propio.

El precio cubre estas sesiones. Las que no se hayan usado al terminar el contrato se liquidan con la familia.

Si una sesión no puede tener lugar, se avisa al centro con tiempo y el centro ofrece otro día.

El centro guarda lo necesario para el entrenamiento, no lo muestra a quien no trabaja con el niño o la niña e informa a la familia, si lo pide, de lo que guarda.

Ambas partes pueden terminar el contrato por escrito. Lo pagado por sesiones no usadas se devuelve.'
));

-- A contract that is at a guardian's to sign, and what was signed. Written down once: who may serve may not change it.
create table app.contract_signings (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  subject_id uuid not null,
  contract_id uuid not null,
  guardian_id uuid,
  terms_id uuid not null references catalog.contract_terms,
  created_by uuid not null references identity.persons,
  created_at timestamptz not null default now(),
  opened_at timestamptz,
  signed_at timestamptz,
  language text check (language in ('en', 'zh-Hans', 'es')),
  -- what goes when the child is forgotten: the contract as it was read, the name and the strokes
  signed_content jsonb,
  signer_name text,
  signature text,
  primary key (tenant_id, id),
  constraint contract_signings_whole check (
    (signed_at is null) = (language is null) and (signed_at is not null or num_nonnulls(signed_content, signer_name, signature) = 0)
  ),
  foreign key (tenant_id, subject_id, contract_id) references app.user_contracts (tenant_id, subject_id, id),
  foreign key (tenant_id, guardian_id) references app.guardians on delete set null (guardian_id)
);
create unique index contract_signings_signed_once on app.contract_signings (tenant_id, contract_id) where signed_at is not null;
create index contract_signings_of_contract on app.contract_signings (tenant_id, contract_id, created_at desc);
create index contract_signings_of_guardian on app.contract_signings (tenant_id, guardian_id) where guardian_id is not null;
select app.protect('app.contract_signings', false, 'select, insert');

alter table app.guest_links
  drop constraint guest_links_purpose_check,
  add constraint guest_links_purpose_check
    check (purpose in ('guardian', 'questionnaire', 'feedback', 'grant', 'assessment', 'report', 'contract'));

-- What of a contract is signed.
create function app.content_of_contract(p_tenant uuid, p_contract uuid) returns jsonb
  language sql stable security definer set search_path = pg_catalog as $$
  select jsonb_build_object(
    'centerName', t.name, 'childName', s.name, 'contractType', c.contract_type, 'purpose', c.purpose, 'signTime', c.signed_on::text,
    'amount', c.amount, 'currency', c.currency, 'totalClass', c.total_class, 'discount', c.discount
  )
  from app.user_contracts c
  join app.subjects s on s.tenant_id = c.tenant_id and s.id = c.subject_id
  join identity.tenants t on t.id = c.tenant_id
  where c.tenant_id = p_tenant and c.id = p_contract
$$;

-- The contract that a guest's link is for. Of contracts the role of links reads nothing else.
create function app.contract_of_link()
  returns table (
    content jsonb, stamp text, is_stopped boolean, is_signed_elsewhere boolean, terms_version int, terms jsonb, guardian_name text,
    signed_at timestamptz, language text, signer_name text, signature text
  )
  language sql stable security definer set search_path = pg_catalog as $$
  select known.content, md5(known.content::text), c.stopped_at is not null,
    exists (
      select 1 from app.contract_signings other
      where other.tenant_id = own.tenant_id and other.contract_id = own.contract_id and other.id <> own.id and other.signed_at is not null
    ),
    terms.version, terms.body, g.full_name, own.signed_at, own.language, own.signer_name, own.signature
  from app.guest_links l
  join app.contract_signings own on own.tenant_id = l.tenant_id and own.id = l.target_id and own.subject_id = l.subject_id
  join app.user_contracts c on c.tenant_id = own.tenant_id and c.id = own.contract_id
  join catalog.contract_terms terms on terms.id = own.terms_id
  left join app.guardians g on g.tenant_id = own.tenant_id and g.id = own.guardian_id
  cross join lateral (select coalesce(own.signed_content, app.content_of_contract(own.tenant_id, own.contract_id)) as content) as known
  where l.tenant_id = app.acting_tenant() and l.id = app.acting_link() and l.purpose = 'contract'
$$;

-- A guardian has the contract before their eyes.
create function app.open_contract_of_link() returns void language sql volatile security definer set search_path = pg_catalog as $$
  update app.contract_signings own set opened_at = now()
  from app.guest_links l
  where l.tenant_id = app.acting_tenant() and l.id = app.acting_link() and l.purpose = 'contract'
    and own.tenant_id = l.tenant_id and own.id = l.target_id and own.subject_id = l.subject_id and own.opened_at is null
$$;

-- Signs what was read, and says how that went. Whoever changes the contract at the same moment waits, or is waited for.
create function app.sign_contract_of_link(p_stamp text, p_name text, p_signature text, p_language text) returns text
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare
  own app.contract_signings;
  known app.user_contracts;
  read_now jsonb;
begin
  select s.* into own from app.guest_links l
  join app.contract_signings s on s.tenant_id = l.tenant_id and s.id = l.target_id and s.subject_id = l.subject_id
  where l.tenant_id = app.acting_tenant() and l.id = app.acting_link() and l.purpose = 'contract';
  if not found then return 'unknown'; end if;
  select c.* into known from app.user_contracts c where c.tenant_id = own.tenant_id and c.id = own.contract_id for no key update;
  if exists (
    select 1 from app.contract_signings s where s.tenant_id = own.tenant_id and s.contract_id = own.contract_id and s.signed_at is not null
  ) then
    return 'signed';
  end if;
  if known.stopped_at is not null then return 'stopped'; end if;
  read_now := app.content_of_contract(own.tenant_id, own.contract_id);
  if md5(read_now::text) <> p_stamp then return 'changed'; end if;
  update app.contract_signings s
  set opened_at = coalesce(s.opened_at, now()), signed_at = now(), language = p_language, signed_content = read_now, signer_name = p_name,
    signature = p_signature
  where s.tenant_id = own.tenant_id and s.id = own.id;
  return 'done';
end $$;
revoke all on function app.content_of_contract, app.contract_of_link, app.open_contract_of_link, app.sign_contract_of_link from public;
grant execute on function app.contract_of_link, app.open_contract_of_link, app.sign_contract_of_link to trellis_link;

-- What was signed stays as it was signed.
create function app.keep_signed_contract() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  if exists (
    select 1 from app.contract_signings s where s.tenant_id = old.tenant_id and s.contract_id = old.id and s.signed_at is not null
  ) then
    raise exception 'A signed contract stays as it was signed' using errcode = 'check_violation', constraint = 'user_contracts_stay_signed';
  end if;
  return new;
end $$;
create trigger keep_signed before update on app.user_contracts
  for each row when (
    (old.contract_type, old.purpose, old.signed_on, old.amount, old.currency, old.total_class, old.discount, old.subject_id)
    is distinct from (new.contract_type, new.purpose, new.signed_on, new.amount, new.currency, new.total_class, new.discount, new.subject_id)
  ) execute function app.keep_signed_contract();

-- Who is forgotten is named by no signature.
create function app.forget_signatures() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  update app.contract_signings set signed_content = null, signer_name = null, signature = null
  where tenant_id = new.tenant_id and subject_id = new.id;
  return null;
end $$;
create trigger forget_signatures after update of erased_at on app.subjects
  for each row when (old.erased_at is null and new.erased_at is not null) execute function app.forget_signatures();
