import { dateIn, dayAround } from '@trellis/contract/scheduling/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Need } from './clashes.ts';

/** Refuses more sessions of a child on one day of the centre than the centre allows. Under the locks of a booking, or two would both be the last. */
export async function requireRoomInDay(db: Db, caller: Member, needs: readonly Need[], except: readonly string[] = []): Promise<void> {
  const days = [...Map.groupBy(needs, ({ start }) => dateIn(caller.zone, start))].map(([date, of]) => {
    const children = of.flatMap(({ resources }) => resources.filter(({ kind }) => kind === 'child').map(({ id }) => id));
    const { start, end } = dayAround(of[0]!.start, caller.zone);
    return { date, start, end, children: [...new Set(children)], added: of.length };
  });
  const asked = days.flatMap(({ children, ...day }) => children.map((child) => ({ ...day, child })));
  const { rows } = await sql<{ name: string; date: string; most: number }>`
    select child.name, asked.date, center.sessions_per_day as most
    from unnest(${asked.map(({ child }) => child)}::uuid[], ${asked.map(({ date }) => date)}::text[], ${asked.map(({ start }) => start)}::timestamptz[],
      ${asked.map(({ end }) => end)}::timestamptz[], ${asked.map(({ added }) => added)}::int[]) as asked (child, date, start_at, end_at, added)
    join app.centre_settings as center on center.tenant_id = ${caller.tenantId} and center.sessions_per_day > 0
    join app.subjects as child on child.tenant_id = center.tenant_id and child.id = asked.child
    left join app.holds as hold on hold.tenant_id = child.tenant_id and hold.kind = 'child' and hold.resource_id = child.id
      and hold.during && tstzrange(asked.start_at, asked.end_at) and hold.occurrence_id <> all (${except}::uuid[])
    group by child.id, child.name, asked.date, asked.added, center.sessions_per_day
    having count(hold.id) + asked.added > center.sessions_per_day
    order by asked.date, child.name`.execute(db);
  const [first] = rows;
  if (!first) return;
  const names = [...new Set(rows.map(({ name }) => name))].join(', ');
  refuse('RocketSystem:DailyLimitReached', {
    members: ['time'],
    data: { names, most: first.most, days: [...new Set(rows.map(({ date }) => date))] },
  });
}
