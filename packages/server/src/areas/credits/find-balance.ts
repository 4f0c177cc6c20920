import type { creditCalls } from '@trellis/contract/credits/calls';
import type { OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { subjectOf } from '../subjects/public.ts';
import { classesOf } from './balances.ts';

/** A child's one-to-one classes. */
export async function findBalance(db: Db, _caller: Member, { userId }: { userId: string }): Promise<OutputOf<typeof creditCalls.balance>> {
  await subjectOf(db, userId);
  const classes = await classesOf(db, userId);
  return { userId, ...classes, remainingTimes: classes.available + classes.held };
}
