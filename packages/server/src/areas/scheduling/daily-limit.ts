import { compareNames } from '@trellis/contract/compare-names';
import { dateIn, dayAround } from '@trellis/contract/scheduling/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Need } from './clashes.ts';

/** A child on a day of the centre. */
interface ChildDay {
  child: string;
  date: string;
  start: string;
  end: string;
}

/** How many sessions children have on days, beside some occurrences, and how many the centre allows; nothing where it allows any number. */
export async function sessionsInDays<Day extends ChildDay>(
  db: Db,
  caller: Pick<Member, 'tenantId'>,
  days: readonly Day[],
  except: readonly string[] = [],
): Promise<(Day & { name: string; taken: number; most: number })[]> {
  const { rows } = await sql<{ place: number; name: string; taken: number; most: number }>`
    select asked.place::int as place, child.name, count(hold.id)::int as taken, center.sessions_per_day as most
    from unnest(${days.map(({ child }) => child)}::uuid[], ${days.map(({ start }) => start)}::timestamptz[],
      ${days.map(({ end }) => end)}::timestamptz[]) with ordinality as asked (child, start_at, end_at, place)
    join app.centre_settings as center on center.tenant_id = ${caller.tenantId} and center.sessions_per_day > 0
    join app.subjects as child on child.tenant_id = center.tenant_id and child.id = asked.child
    left join app.holds as hold on hold.tenant_id = child.tenant_id and hold.kind = 'child' and hold.resource_id = child.id
      and hold.during && tstzrange(asked.start_at, asked.end_at) and hold.occurrence_id <> all (${except}::uuid[])
    group by asked.place, child.id, child.name, center.sessions_per_day
    order by asked.place`.execute(db);
  return rows.map(({ place, ...found }) => ({ ...days[place - 1]!, ...found }));
}

/** Refuses more sessions of a child on one day of the centre than the centre allows. Under the locks of a booking, or two would both be the last. */
export async function requireRoomInDay(db: Db, caller: Member, needs: readonly Need[], except: readonly string[] = []): Promise<void> {
  const days = [...Map.groupBy(needs, ({ start }) => dateIn(caller.zone, start))].flatMap(([date, of]) => {
    const children = of.flatMap(({ resources }) => resources.filter(({ kind }) => kind === 'child').map(({ id }) => id));
    const { start, end } = dayAround(of[0]!.start, caller.zone);
    return [...new Set(children)].map((child) => ({ child, date, start, end, added: of.length }));
  });
  const full = (await sessionsInDays(db, caller, days, except))
    .filter(({ taken, added, most }) => taken + added > most)
    .toSorted((one, other) => one.date.localeCompare(other.date) || compareNames(one.name, other.name));
  const [first] = full;
  if (!first) return;
  const names = [...new Set(full.map(({ name }) => name))].join(', ');
  refuse('RocketSystem:DailyLimitReached', {
    members: ['time'],
    data: { names, most: first.most, days: [...new Set(full.map(({ date }) => date))] },
  });
}
