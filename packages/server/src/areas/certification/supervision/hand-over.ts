import type { certificationCalls } from '@trellis/contract/certification/calls';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { publicOrigin } from '../../../platform/http/origin.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { writeOfModule } from '../trainers/write-of-module.ts';
import { requireOpenModule } from './begin-session.ts';
import { lockSession } from './session-store.ts';
import { supervisorsFor } from './supervisors.ts';

/**
 * Hands a session to another supervisor until the summary is submitted. What was written of it goes with the session: the successor
 * goes on with it. Both are told by mail; whoever supervises it already is not told again.
 */
export async function handOverSession(
  db: Db,
  caller: Actor,
  { id, supervisorId }: InputOf<typeof certificationCalls.handOverSession>,
): Promise<void> {
  const session = await lockSession(db, caller, id);
  requireOpenModule(session);
  if (session.ssFinishTime) refuse('Trellis:SupervisionSubmitted');
  const options = await supervisorsFor(db, session.trainerId);
  const successor = options.find((option) => option.id === supervisorId) ?? refuse('Trellis:NotFound', { members: ['supervisorId'] });
  if (session.supervisorId === supervisorId) return;
  await db.updateTable('app.supervise_sessions').set({ supervisor_id: supervisorId }).where('id', '=', id).execute();
  const { trainerModuleId, order, trainerName } = session;
  const about = { trainerModuleId, data: { order, trainerName } };
  await writeOfModule(db, {
    ...about,
    personId: supervisorId,
    template: 'supervisionTaken',
    data: { ...about.data, link: `${publicOrigin()}/` },
  });
  await writeOfModule(db, {
    ...about,
    personId: session.supervisorId,
    template: 'supervisionReleased',
    data: { ...about.data, supervisorName: successor.name },
  });
}
