import { randomUUID } from 'node:crypto';
import type { creditCalls } from '@trellis/contract/credits/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { coverUpcoming } from '../scheduling/public.ts';
import { subjectOf } from '../subjects/public.ts';
import { freeClasses } from './choices.ts';
import { findBalance } from './find-balance.ts';
import { lockCredits, openAccounts, post } from './ledger.ts';

type Call = typeof creditCalls.classHours;

/**
 * Gives a child classes without a contract, which cover sessions booked ahead; or takes free ones back. What is held by a booking is not
 * free, and nothing falls below zero.
 */
export async function adjustClasses(db: Db, caller: Member, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const { userId, classHours, remark } = input;
  await subjectOf(db, userId);
  await lockCredits(db, userId);
  if (classHours > 0) await give(db, caller, userId, classHours, remark);
  else await takeBack(db, caller, userId, -classHours, remark);
  return findBalance(db, caller, { userId });
}

async function give(db: Db, caller: Member, subjectId: string, amount: number, remark: string | null): Promise<void> {
  const accounts = await openAccounts(db, caller, { subjectId, contractId: null, commodity: 'oneToOne' });
  await post(db, caller, {
    key: `adjust:${randomUUID()}`,
    kind: 'adjust',
    from: accounts.sold,
    to: accounts.available,
    amount,
    subjectId,
    remark,
  });
  await coverUpcoming(db, caller, subjectId);
}

/** Takes back what was given without a contract first, then of contracts in the order of their use: the one signed first goes first. */
async function takeBack(db: Db, caller: Member, subjectId: string, amount: number, remark: string | null): Promise<void> {
  const inOrderOfUse = await freeClasses(db, { subjectId, commodity: 'oneToOne' });
  const free = [
    ...inOrderOfUse.filter(({ contractId }) => contractId === null),
    ...inOrderOfUse.filter(({ contractId }) => contractId !== null),
  ];
  const left = free.reduce((sum, { balance }) => sum + balance, 0);
  if (amount > left) refuse('RocketSystem:CreditBelowZero', { members: ['classHours'], data: { left } });
  const key = `adjust:${randomUUID()}`;
  let missing = amount;
  for (const { contractId, balance } of free) {
    if (missing === 0) return;
    const part = Math.min(missing, balance);
    const accounts = await openAccounts(db, caller, { subjectId, contractId, commodity: 'oneToOne' });
    await post(db, caller, {
      key: `${key}:${contractId ?? 'given'}`,
      kind: 'adjust',
      from: accounts.available,
      to: accounts.sold,
      amount: part,
      subjectId,
      remark,
    });
    missing -= part;
  }
}
