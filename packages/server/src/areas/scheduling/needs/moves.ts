import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import type { Found } from './found.ts';

const moves = '/system/center/menu/user/subjectMove';
// whoever was away for a weekend still sees what became of it
const toldFor = 7 * 24 * 3_600_000;

/** Children whom another centre asks this one to take, for whoever may answer. */
export async function askedMoves(db: Db, { policies }: Member): Promise<Found[]> {
  if (!policies.has('PFE.UserManagement.Subject.Write')) return [];
  const { rows } = await sql<{ id: string; name: string }>`
    select former_subject_id as id, name from app.moves_of_centre(null, 'asked') where not is_sent order by asked_at, id`.execute(db);
  return rows.map(({ id, name }) => ({
    key: `moveAsked:${id}`,
    kind: 'moveAsked',
    subjectId: id,
    subjectName: name,
    count: null,
    time: null,
    mend: moves,
  }));
}

/** What another centre answered lately, for whoever asked it. */
export async function answeredMoves(db: Db, { policies, tenantId, personId, now }: Member): Promise<Found[]> {
  if (!policies.has('PFE.UserManagement.Subject')) return [];
  const { rows } = await sql<{ id: string; name: string; state: 'refused' | 'accepted'; decidedAt: Date }>`
    select subject.id, subject.name, move.state, move.decided_at as "decidedAt" from app.subject_moves as move
    join app.subjects as subject on subject.tenant_id = move.tenant_id and subject.id = move.subject_id and subject.erased_at is null
    where move.tenant_id = ${tenantId} and move.asked_by = ${personId} and move.state in ('refused', 'accepted')
      and move.decided_at > ${new Date(now.getTime() - toldFor)}
      -- who asked again waits for that answer
      and not exists (
        select 1 from app.subject_moves as later
        where later.tenant_id = move.tenant_id and later.subject_id = move.subject_id and later.asked_at > move.asked_at
      )
    order by move.decided_at, move.id`.execute(db);
  return rows.map(({ id, name, state, decidedAt }) => ({
    key: `${state}:${id}:${decidedAt.toISOString()}`,
    kind: state === 'refused' ? 'moveRefused' : 'moveAccepted',
    subjectId: id,
    subjectName: name,
    count: null,
    time: decidedAt.toISOString(),
    mend: moves,
  }));
}
