import type { paperCalls } from '@trellis/contract/exams/paper-calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockTrainerModule, requireRunning } from '../certification/public.ts';
import { makeOrder } from '../payments/public.ts';
import { findOwnPaper } from './paper-store.ts';

type Order = (typeof paperCalls)['makeupOrder'];
type Titles = Parameters<typeof makeOrder>[1]['titles'];

/** Orders a makeup of the caller's that costs something; the order that there is is answered again. */
export async function orderMakeup(db: Db, caller: Actor, { id }: InputOf<Order>): Promise<OutputOf<Order>> {
  const { trainerModuleId } = await findOwnPaper(db, caller, id);
  requireRunning(await lockTrainerModule(db, caller, trainerModuleId));
  // as it is under that lock
  const { tenantId, examinationId, price: amount, currency, submittedAt } = await findOwnPaper(db, caller, id);
  if (amount === 0) refuse('Trellis:NothingToPay');
  if (submittedAt) refuse('Trellis:ExamPaperDone');
  const { rows } = await sql<{ titles: Titles }>`select names as titles from catalog.examinations where id = ${examinationId}`.execute(db);
  const { titles } = rows[0] ?? refuse('Trellis:NotFound', { members: ['id'] });
  const { personId, now } = caller;
  return makeOrder(db, { tenantId, purpose: 'makeupExam', purposeId: id, personId, titles, amount, currency, now });
}
