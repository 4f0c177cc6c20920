import type { subjectAccountCalls, Unsettled } from '@trellis/contract/subjects/account-calls';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { lockAlone, requireNothingAhead } from './archive.ts';

type Input = InputOf<typeof subjectAccountCalls.erase>;

/**
 * Forgets a child for good. The books stay, of a child without a name; nothing may be running or still to come. A rule waits for ever where something is
 * not settled; by hand a child goes, as a family may ask for that, once somebody said what is given up.
 */
export async function eraseSubject(db: Db, _caller: Actor, { subjectId, ...named }: Input): Promise<void> {
  const { tenantId } = await lockAlone(db, subjectId);
  await requireNothingAhead(db, subjectId);
  const { rows } = await sql<{ isHeld: boolean }>`select app.is_held(${tenantId}, ${subjectId}) as "isHeld"`.execute(db);
  if (rows[0]?.isHeld) refuse('Trellis:ChildHeld');
  await requireNamed(db, { tenantId, subjectId }, named);
  await sql`select app.forget_subject(${tenantId}, ${subjectId})`.execute(db);
}

/** Refuses where something is not settled with a child, unless it is named as it stands. */
async function requireNamed(db: Db, child: { tenantId: string; subjectId: string }, named: Unsettled): Promise<void> {
  const { rows } = await sql<Unsettled>`select sessions, contracts from app.unsettled(${child.tenantId}, ${child.subjectId})`.execute(db);
  const { sessions, contracts } = rows[0] ?? { sessions: 0, contracts: 0 };
  if (named.sessions === sessions && named.contracts === contracts) return;
  refuse('Trellis:ChildUnsettled', { members: ['sessions', 'contracts'], data: { sessions, contracts } });
}
