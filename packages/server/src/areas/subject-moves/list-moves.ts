import type { SubjectMove, subjectMoveCalls } from '@trellis/contract/subject-moves/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { findPage } from '../../platform/db/page.ts';
import { byName } from '../../platform/db/sorting.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';

type Calls = typeof subjectMoveCalls;
type Row = Omit<SubjectMove, 'askedAt' | 'decidedAt'> & { askedAt: Date; decidedAt: Date | null };

export async function listCentersBeside(db: Db): Promise<OutputOf<Calls['centers']>> {
  const { rows } = await sql<{
    id: string;
    name: string;
  }>`select id, name from app.centres_beside() order by ${byName(sql`name`)}, id`.execute(db);
  return { items: rows };
}

/** What the caller's centre asked for and was asked for. */
export async function listMoves(db: Db, _caller: Member, input: InputOf<Calls['list']>): Promise<OutputOf<Calls['list']>> {
  const counted = sql`from app.moves_of_centre(${input.subjectId ?? null}, ${input.state ?? null}) as move`;
  const moves = sql<Row>`
    select move.id, move.is_sent as "isSent", move.centre as "centerName", move.name as "subjectName", move.birthday::text as birthday, move.reason,
      move.state, move.asked_at as "askedAt", move.asked_by as "askedBy", move.decided_at as "decidedAt", move.decided_by as "decidedBy",
      move.former_subject_id as "formerSubjectId", move.new_subject_id as "newSubjectId" ${counted}`;
  const { rows, totalCount } = await findPage(db, { rows: moves, counted, order: sql`move.asked_at desc, move.id desc` }, input);
  const items = rows.map(({ askedAt, decidedAt, ...move }) => ({
    ...move,
    askedAt: askedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }));
  return { items, totalCount };
}
