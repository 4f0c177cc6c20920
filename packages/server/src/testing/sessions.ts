import type { MemberBuilt, SubjectBuilt } from '../fixtures/builders.ts';
import { insertHistory } from '../fixtures/session-history.ts';
import { anOccurrence, aPlan, type PlanBuilt } from '../fixtures/training-builders.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { RolePool } from '../platform/db/types.ts';

/** How a session of a plan went: in the room unless it was booked through the app, and to its end unless it goes on. */
interface Held {
  num: number;
  booked?: 'App';
  goesOn?: boolean;
}

/** A plan of a child whose sessions a coach held. */
export async function aTrainedPlan(
  owner: RolePool,
  given: { subject: SubjectBuilt; coach: MemberBuilt; held: Held[] },
): Promise<PlanBuilt> {
  const { subject, coach, held } = given;
  const plan = await aPlan(owner, { subject, coach });
  const openedAt = new Date(Date.now() - 3_600_000);
  const ids = await inTransaction(owner, { 'app.tenant_id': coach.tenantId, 'app.person_id': coach.personId }, (db) =>
    insertHistory(
      db,
      held.map(({ num, goesOn }) => ({
        tenantId: coach.tenantId,
        planId: plan.planId,
        num,
        coachId: coach.personId,
        subjectId: subject.subjectId,
        openedAt,
        finishedAt: goesOn ? null : new Date(),
        itemsDone: 1,
      })),
    ),
  );
  for (const [index, { booked }] of held.entries()) {
    if (!booked) continue;
    const { occurrenceId } = await anOccurrence(owner, { plan });
    await owner
      .updateTable('app.occurrences')
      .set({ state: 'finished', session_id: ids[index] ?? null })
      .where('id', '=', occurrenceId)
      .execute();
  }
  return plan;
}
