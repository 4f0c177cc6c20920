import { mayGrantAtFirst } from '@trellis/contract/guardians/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { lockRecording } from '../guardians/public.ts';
import type { Candidate, Guardian } from './candidate.ts';

interface Related {
  subjectId: string;
  guardian: Guardian;
}

/** Adds children with their coaches and guardians, each kind in one statement. Answers how many guardians are new. */
export async function insertChildren(db: Db, caller: Member, importId: string, candidates: readonly Candidate[]): Promise<number> {
  const ids = await newIds(db, candidates.length);
  const children = candidates.map((candidate, at) => ({ id: ids[at] ?? '', ...candidate }));
  await sql`
    insert into app.subjects (
      tenant_id, id, first_name, last_name, name, birthday, gender, grade, language, tag, outpatient_number, bind_state, created_at, import_id
    )
    select ${caller.tenantId}::uuid, c.id, c."firstName", c."lastName", c.name, c.birthday, c.gender, c.grade, c.language, c.tag,
      c."outpatientNumber", case when c.guardian is null then 'Unbound' else 'Bind' end, ${caller.now}::timestamptz, ${importId}::uuid
    from jsonb_to_recordset(${JSON.stringify(children)}::jsonb) as c (
      id uuid, "firstName" text, "lastName" text, name text, birthday date, gender text, grade smallint, language text, tag text,
      "outpatientNumber" text, guardian jsonb
    )`.execute(db);
  const coaches = children.flatMap(({ id, coachIds }) => coachIds.map((personId) => ({ subjectId: id, personId })));
  if (coaches.length > 0) {
    await sql`
      insert into app.subject_coaches (tenant_id, subject_id, person_id)
      select ${caller.tenantId}::uuid, c."subjectId", c."personId"
      from jsonb_to_recordset(${JSON.stringify(coaches)}::jsonb) as c ("subjectId" uuid, "personId" uuid)`.execute(db);
  }
  const related = children.flatMap(({ id, guardian }) => (guardian ? [{ subjectId: id, guardian }] : []));
  return related.length > 0 ? relateGuardians(db, caller, importId, related) : 0;
}

/** In the order of the file, so that the list shows it that way. */
async function newIds(db: Db, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select uuidv7() as id from generate_series(1, ${count}::int)`.execute(db);
  return rows.map((row) => row.id);
}

/** Brothers and sisters share a guardian: the same name with the same phone and address is one person, here already or in the list. */
async function relateGuardians(db: Db, caller: Member, importId: string, related: readonly Related[]): Promise<number> {
  await lockRecording(db, caller);
  const known = await knownGuardians(db, related);
  const fresh = new Map<string, Guardian & { id: string }>();
  const ids = await newIds(db, related.length);
  const links = related.map(({ subjectId, guardian }, at) => {
    const key = keyOf(guardian);
    const found = known.get(key) ?? fresh.get(key)?.id;
    if (found && (guardian.phone || guardian.email)) return { subjectId, guardianId: found, role: guardian.role };
    const id = ids[at] ?? '';
    // without a phone or an address nobody can tell whether it is the same person
    fresh.set(guardian.phone || guardian.email ? key : id, { ...guardian, id });
    return { subjectId, guardianId: id, role: guardian.role };
  });
  await sql`
    insert into app.guardians (tenant_id, id, full_name, phone, email, language, created_at, import_id)
    select ${caller.tenantId}::uuid, g.id, g."fullName", g.phone, g.email, ${caller.language}, ${caller.now}::timestamptz, ${importId}::uuid
    from jsonb_to_recordset(${JSON.stringify([...fresh.values()])}::jsonb) as g (id uuid, "fullName" text, phone text, email text)`.execute(
    db,
  );
  await sql`
    insert into app.subject_guardians (tenant_id, subject_id, guardian_id, role, can_grant)
    select ${caller.tenantId}::uuid, l."subjectId", l."guardianId", l.role, l."canGrant"
    from jsonb_to_recordset(${JSON.stringify(links.map((link) => ({ ...link, canGrant: mayGrantAtFirst(link.role) })))}::jsonb) as l ("subjectId" uuid, "guardianId" uuid, role text, "canGrant" boolean)`.execute(
    db,
  );
  return fresh.size;
}

async function knownGuardians(db: Db, related: readonly Related[]): Promise<Map<string, string>> {
  const names = related.map(({ guardian }) => guardian.fullName);
  const { rows } = await sql<Guardian & { id: string }>`
    select id, full_name as "fullName", phone, email from app.guardians
    where tenant_id = app.acting_tenant() and full_name = any (${names}::text[]) order by created_at desc, id desc`.execute(db);
  return new Map(rows.map((row) => [keyOf(row), row.id]));
}

const keyOf = ({ fullName, phone, email }: Pick<Guardian, 'fullName' | 'phone' | 'email'>) => JSON.stringify([fullName, phone, email]);
