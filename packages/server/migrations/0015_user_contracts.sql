-- What a family's contract says beside its price: why it was signed, whether it was cheaper and why, and when to remind.
-- A contract keeps the words of its reasons: whoever edits the list of reasons changes no history.
alter table app.user_contracts
  add column reason_id uuid,
  add column reason jsonb,
  add column discount boolean not null default false,
  add column discount_reason_id uuid,
  add column discount_reason jsonb,
  add column remind boolean not null default false,
  add column reminded_at timestamptz,
  add constraint user_contracts_reason_words check ((reason_id is null) = (reason is null)),
  add constraint user_contracts_discount_words check ((discount_reason_id is null) = (discount_reason is null)),
  add constraint user_contracts_discount_reason check (discount or discount_reason_id is null);
create index user_contracts_by_signing on app.user_contracts (tenant_id, signed_on, created_at, id);
create index user_contracts_by_amount on app.user_contracts (tenant_id, amount, id);
create index user_contracts_to_remind on app.user_contracts (tenant_id, id) where remind and reminded_at is null and stopped_at is null;

create table app.contract_payments (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  contract_id uuid not null,
  -- false: a refund, whose amount is positive too
  is_recharge boolean not null,
  amount bigint not null constraint contract_payments_positive check (amount > 0),
  paid_on date not null,
  remark text,
  person_id uuid not null references identity.persons,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  foreign key (tenant_id, contract_id) references app.user_contracts
);
create index contract_payments_of_contract on app.contract_payments (tenant_id, contract_id, paid_on desc, id desc) include (is_recharge, amount);
create trigger touch before update on app.contract_payments for each row execute function app.touch();
select app.protect('app.contract_payments', true, 'select, insert, update');

create table app.user_contract_files (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  contract_id uuid not null,
  file_id uuid not null,
  primary key (tenant_id, id),
  constraint user_contract_files_once unique (tenant_id, file_id),
  foreign key (tenant_id, contract_id) references app.user_contracts,
  foreign key (tenant_id, file_id) references app.files
);
create index user_contract_files_of_contract on app.user_contract_files (tenant_id, contract_id);
select app.protect('app.user_contract_files', true, 'select, insert, delete');

-- What a contract's form offers as reasons: the platform's, and of a centre that wants others its own.
create table catalog.contract_reasons (
  id uuid primary key default uuidv7(),
  tenant_id uuid references identity.tenants,
  kind text not null check (kind in ('Renewal', 'Signing', 'Discount')),
  name jsonb not null,
  position int not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid()
);
create index contract_reasons_in_order on catalog.contract_reasons (tenant_id, kind, position, id);
create trigger touch before update on catalog.contract_reasons for each row execute function app.touch();
create trigger audit after insert or update or delete on catalog.contract_reasons for each row execute function audit.record();
alter table catalog.contract_reasons enable row level security;
alter table catalog.contract_reasons force row level security;
create policy owner on catalog.contract_reasons to trellis_owner using (true) with check (true);
create policy centre_reads on catalog.contract_reasons for select to trellis_centre
  using (tenant_id is null or tenant_id = (select app.acting_tenant()));
create policy centre_adds on catalog.contract_reasons for insert to trellis_centre with check (tenant_id = (select app.acting_tenant()));
create policy centre_changes on catalog.contract_reasons for update to trellis_centre
  using (tenant_id = (select app.acting_tenant())) with check (tenant_id = (select app.acting_tenant()));
create policy centre_removes on catalog.contract_reasons for delete to trellis_centre using (tenant_id = (select app.acting_tenant()));
create policy platform on catalog.contract_reasons to trellis_platform using (tenant_id is null) with check (tenant_id is null);
grant select, insert, update, delete on catalog.contract_reasons to trellis_centre, trellis_platform;

insert into catalog.contract_reasons (kind, position, name) values
  ('Signing', 1, '{"en": "Recommended by a doctor or therapist", "zh-Hans": "医生或治疗师推荐", "es": "Recomendación de un médico o terapeuta"}'),
  ('Signing', 2, '{"en": "Recommended by another family", "zh-Hans": "其他家庭推荐", "es": "Recomendación de otra familia"}'),
  ('Signing', 3, '{"en": "Recommended by the school", "zh-Hans": "学校推荐", "es": "Recomendación del colegio"}'),
  ('Signing', 4, '{"en": "Convinced by the trial or assessment", "zh-Hans": "体验课或评估后签约", "es": "Por la clase de prueba o la evaluación"}'),
  ('Signing', 5, '{"en": "Another reason", "zh-Hans": "其他原因", "es": "Otro motivo"}'),
  ('Renewal', 1, '{"en": "The child makes progress", "zh-Hans": "孩子进步明显", "es": "El niño o la niña progresa"}'),
  ('Renewal', 2, '{"en": "The training is not finished yet", "zh-Hans": "训练尚未完成", "es": "El entrenamiento aún no ha terminado"}'),
  ('Renewal', 3, '{"en": "A new training goal", "zh-Hans": "新的训练目标", "es": "Un nuevo objetivo de entrenamiento"}'),
  ('Renewal', 4, '{"en": "Another reason", "zh-Hans": "其他原因", "es": "Otro motivo"}'),
  ('Discount', 1, '{"en": "Sibling", "zh-Hans": "兄弟姐妹", "es": "Hermanos"}'),
  ('Discount', 2, '{"en": "Large package", "zh-Hans": "大课包", "es": "Paquete grande"}'),
  ('Discount', 3, '{"en": "Promotion", "zh-Hans": "促销活动", "es": "Promoción"}'),
  ('Discount', 4, '{"en": "Hardship", "zh-Hans": "家庭困难", "es": "Dificultades económicas"}'),
  ('Discount', 5, '{"en": "Another reason", "zh-Hans": "其他原因", "es": "Otro motivo"}');

-- A contract's PDF that no contract names is left over like any other upload.
create or replace function jobs.forget_unused_uploads(before timestamptz) returns int
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  forgotten int;
  more int;
begin
  delete from identity.uploads where created_at < before;
  get diagnostics forgotten = row_count;
  delete from app.files f
  where f.created_at < before and f.kind in ('feedbackImage', 'feedbackVideo')
    and not exists (
      select 1 from app.answer_values v
      where v.tenant_id = f.tenant_id and jsonb_typeof(v.value) = 'array' and v.value ? f.id::text
    );
  get diagnostics more = row_count;
  forgotten := forgotten + more;
  delete from app.files f
  where f.created_at < before and f.kind = 'UserContract'
    and not exists (select 1 from app.user_contract_files link where link.tenant_id = f.tenant_id and link.file_id = f.id);
  get diagnostics more = row_count;
  return forgotten + more;
end $$;
