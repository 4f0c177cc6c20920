import { clockTime, dateIn } from '@trellis/contract/scheduling/rules';
import { overlaps } from '@trellis/contract/scheduling/series-rules';
import type { Actor } from '../../../platform/http/caller.ts';
import { remarkOf } from '../../../platform/imports/row-reader.ts';
import { fieldOf, type SoundBooking } from './booking-rows.ts';
import { remarks } from './remarks.ts';

/** Two rows that need the same coach, child or room at once: the first of them stays sound, the other one names it. */
export function markAmongRows({ language, zone }: Actor, sound: readonly SoundBooking[]): void {
  const first = new Map<string, number>();
  // nothing lasts until the next day begins
  const taken = new Map<string, SoundBooking[]>();
  for (const row of sound) {
    const { candidate, faults } = row;
    const same = first.get(`${candidate.planId} ${candidate.start}`);
    if (same !== undefined) {
      faults.push({ field: 'startTime', message: remarkOf(remarks.sameInFile, language, { row: same }) });
      continue;
    }
    const day = dateIn(zone, candidate.start);
    const keys = candidate.resources.map(({ kind, id }) => ({ kind, key: `${kind} ${id} ${day}` }));
    for (const { kind, key } of keys) {
      const other = taken.get(key)?.find((before) => overlaps(before.candidate, candidate));
      const field = fieldOf(kind, candidate);
      if (!other || faults.some((fault) => fault.field === field)) continue;
      const { start, end } = other.candidate;
      const data = { row: other.row.number, name: what[kind][language], from: clockTime(start, zone), to: clockTime(end, zone) };
      faults.push({ field, message: remarkOf(remarks.clashInFile, language, data) });
    }
    if (faults.length > 0) continue;
    first.set(`${candidate.planId} ${candidate.start}`, row.row.number);
    for (const { key } of keys) taken.set(key, [...(taken.get(key) ?? []), row]);
  }
}

const what = {
  coach: { en: 'the coach', 'zh-Hans': '该教练', es: 'al entrenador' },
  child: { en: 'the child', 'zh-Hans': '该儿童', es: 'al niño o niña' },
  classroom: { en: 'the classroom', 'zh-Hans': '该教室', es: 'el aula' },
} as const;
