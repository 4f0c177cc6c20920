import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { lockRecording } from '../guardians/public.ts';

/** A row as the former centre had it, to be written anew. */
type Row = Record<string, unknown>;

export async function profileOf(db: Db, subjectId: string): Promise<Row> {
  const { rows } = await sql<{ profile: Row }>`
    select to_jsonb(subject) as profile from app.subjects as subject where subject.id = ${subjectId}`.execute(db);
  return rows[0]?.profile ?? {};
}

/** Who a child is, as it was known; its clinic number unless another child here has it. */
export async function copyProfile(db: Db, { tenantId, now }: Member, subjectId: string, profile: Row): Promise<void> {
  await sql`
    insert into app.subjects (
      tenant_id, id, first_name, last_name, name, birthday, gender, grade, language, tag, is_test, bind_state, city, school_name, school_nature,
      class_name, dominant_hand, session_durations, picture_key, logged_out_at, outpatient_number, created_at
    )
    select ${tenantId}, ${subjectId}, p.first_name, p.last_name, p.name, p.birthday, p.gender, p.grade, p.language, coalesce(p.tag_before, 'Active'),
      p.is_test, p.bind_state, p.city, p.school_name, p.school_nature, p.class_name, p.dominant_hand, p.session_durations, p.picture_key,
      p.logged_out_at,
      case when not exists (select 1 from app.subjects as other where other.outpatient_number = p.outpatient_number) then p.outpatient_number end,
      ${now}
    from jsonb_populate_record(null::app.subjects, ${JSON.stringify(profile)}::jsonb) as p`.execute(db);
}

/** The guardians of a child with what they may do about it. */
export async function guardiansOf(db: Db, subjectId: string): Promise<Row[]> {
  const { rows } = await sql<{ guardian: Row; link: Row }>`
    select to_jsonb(guardian) as guardian, to_jsonb(link) as link
    from app.subject_guardians as link
    join app.guardians as guardian on guardian.tenant_id = link.tenant_id and guardian.id = link.guardian_id
    where link.subject_id = ${subjectId} order by link.id`.execute(db);
  return rows;
}

/** Binds each of them here: somebody who is known by name and contacts already is that person. */
export async function copyGuardians(db: Db, caller: Member, subjectId: string, guardians: readonly Row[]): Promise<void> {
  if (guardians.length === 0) return;
  await lockRecording(db, caller);
  for (const { guardian, link } of guardians) {
    await sql`
      with given as (select * from jsonb_populate_record(null::app.guardians, ${JSON.stringify(guardian)}::jsonb)),
      known as (
        select known.id from app.guardians as known join given on known.full_name = given.full_name
          and known.phone is not distinct from given.phone and known.email is not distinct from given.email
        where known.phone is not null or known.email is not null
        order by known.created_at, known.id limit 1
      ),
      added as (
        insert into app.guardians (
          tenant_id, full_name, email, phone, city, source, source_text, emergency_name, emergency_phone, emergency_role, language,
          consented_at, confirmed_at, created_at
        )
        select ${caller.tenantId}, full_name, email, phone, city, source, source_text, emergency_name, emergency_phone, emergency_role, language,
          consented_at, confirmed_at, ${caller.now}
        from given where not exists (select 1 from known) returning id
      )
      insert into app.subject_guardians (
        tenant_id, subject_id, guardian_id, role, can_report, can_answer, can_grant, can_schedule, can_pay
      )
      select ${caller.tenantId}, ${subjectId}, bound.id, link.role, link.can_report, link.can_answer, link.can_grant, link.can_schedule, link.can_pay
      from (select id from known union all select id from added) as bound,
        jsonb_populate_record(null::app.subject_guardians, ${JSON.stringify(link)}::jsonb) as link
      -- somebody who was recorded twice there is one person here, as recorded first
      on conflict (tenant_id, subject_id, guardian_id) do nothing`.execute(db);
  }
}
