import { dateIn, dayAround } from '@trellis/contract/scheduling/rules';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { remarkOf } from '../../../platform/imports/row-reader.ts';
import { sessionsInDays } from '../../scheduling/public.ts';
import { fieldOf, type SoundBooking, soundOf } from './booking-rows.ts';
import { remarks } from './remarks.ts';

/** More sessions than a plan has left, or than the centre allows a child a day: the rows that are beyond it, in the order of the file. */
export async function markLimits(db: Db, caller: Actor, sound: readonly SoundBooking[]): Promise<void> {
  markPlans(caller, sound);
  await markDays(db, caller, soundOf(sound));
}

function markPlans({ language }: Actor, sound: readonly SoundBooking[]): void {
  const counted = new Map<string, number>();
  for (const { candidate, faults } of sound) {
    const { id, left, remaining } = candidate.plan;
    const before = counted.get(id) ?? 0;
    if (before < left) counted.set(id, before + 1);
    else {
      const data = { remaining, ahead: remaining - left + before };
      faults.push({ field: fieldOf('child', candidate), message: remarkOf(remarks.tooMany, language, data) });
    }
  }
}

async function markDays(db: Db, caller: Actor, sound: readonly SoundBooking[]): Promise<void> {
  const days = new Map<string, { child: string; date: string; start: string; end: string }>();
  const keysOf = ({ candidate }: SoundBooking) => {
    const day = dateIn(caller.zone, candidate.start);
    return candidate.plan.children.map((child) => ({ child, key: `${child} ${day}` }));
  };
  for (const row of sound)
    for (const { child, key } of keysOf(row)) if (!days.has(key)) days.set(key, { child, ...dayAround(row.candidate.start, caller.zone) });
  const tenantId = caller.tenantId ?? refuse('Trellis:NotAllowed');
  const found = await sessionsInDays(db, { tenantId }, [...days.values()]);
  const room = new Map(found.map((day) => [`${day.child} ${day.date}`, day]));
  for (const row of sound) {
    const full = keysOf(row).flatMap(({ key }) => room.get(key) ?? []);
    const over = full.filter(({ taken, most }) => taken >= most);
    const [one] = over;
    if (one) {
      const data = { most: one.most, names: over.map(({ name }) => name).join(', ') };
      row.faults.push({ field: 'day', message: remarkOf(remarks.dailyLimit, caller.language, data) });
    } else for (const day of full) day.taken += 1;
  }
}
