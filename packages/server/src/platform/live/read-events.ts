import type { LiveEvent } from '@trellis/contract/live';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/types.ts';

/** For how long rows are kept, and for how long a browser may have been away to be told the rest. */
export const keptMinutes = 15;
const awayMinutes = keptMinutes - 1;
/** Of one person; whoever missed more loads anew. */
const mostAtOnce = 200;
/** What a page asked for was true so many seconds before it asked: a transaction may still have been on its way. */
const margin = 15;

/** As a snapshot of PostgreSQL says which transactions it saw, and when it was taken, in seconds. */
const written = /^\d{1,20}:\d{1,20}:[\d,]{0,4000}@\d{1,12}$/;

export interface Told {
  event: LiveEvent;
  persons: string[];
  tenantId: string | null;
  toldAt: Date;
  /** The transaction that told it. */
  xact: string;
}

export interface ReadEvents<E> {
  /** What was committed by then has been read. */
  position: string;
  events: E[];
}

interface Row {
  position: string;
  id: number | null;
  topic: string;
  data: unknown;
  persons: string[];
  tenantId: string | null;
  toldAt: Date;
  xact: string;
}

const now = sql`pg_current_snapshot()::text || '@' || extract(epoch from clock_timestamp())::bigint as position`;
const of = (position: string) => position.split('@') as [snapshot: string, takenAt: string];
const unseen = (snapshot: string) =>
  sql`e.xact >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(e.xact, ${snapshot}::pg_snapshot)`;

export async function currentPosition(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ position: string }>`select ${now}`.execute(db);
  return rows[0]?.position ?? '';
}

/** What was told to anybody since. */
export async function readSince(db: Kysely<Database>, position: string): Promise<ReadEvents<Told>> {
  const { rows } = await sql<Row>`
    select ${now}, e.id, e.topic, e.data, e.persons, e.tenant_id as "tenantId", e.told_at as "toldAt", e.xact::text
    from (select) as once left join identity.live_events e on ${unseen(of(position)[0])}
    order by e.id`.execute(db);
  const events = rows.flatMap(({ id, topic, data, persons, tenantId, toldAt, xact }) =>
    id === null ? [] : [{ event: { id, topic, data } as LiveEvent, persons, tenantId, toldAt, xact }],
  );
  return { position: rows[0]?.position ?? position, events };
}

interface Reader {
  personId: string;
  tenantId: string | null;
}

/** What one person was told where they act, since a position or within so many milliseconds; undefined where not all of it is kept. */
export async function catchUp(
  db: Kysely<Database>,
  { personId, tenantId }: Reader,
  since: { position: string } | { age: number },
): Promise<ReadEvents<LiveEvent> | undefined> {
  const isNew =
    'age' in since ? sql`e.told_at > now() - make_interval(secs => ${since.age / 1000 + margin})` : sql`${unseen(of(since.position)[0])}`;
  const isKept =
    'age' in since
      ? sql`${since.age / 60_000} < ${awayMinutes}`
      : // one of a database that was restored since lies ahead of it
        sql`${of(since.position)[1]}::bigint > extract(epoch from now()) - ${awayMinutes * 60}
          and pg_snapshot_xmax(${of(since.position)[0]}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot())`;
  const { rows } = await sql<Row & { isKept: boolean }>`
    select ${now}, ${isKept} as "isKept", e.id, e.topic, e.data
    from (select) as once left join identity.live_events e
      on ${isNew} and e.persons @> array[${personId}::uuid] and (e.tenant_id is null or e.tenant_id = ${tenantId}::uuid)
    order by e.id limit ${mostAtOnce + 1}`.execute(db);
  const [first] = rows;
  if (!first?.isKept || rows.length > mostAtOnce) return undefined;
  return {
    position: first.position,
    events: rows.flatMap(({ id, topic, data }) => (id === null ? [] : [{ id, topic, data } as LiveEvent])),
  };
}

/** Whether who stands there was told of what a transaction told. */
export function isBehind(position: string, xact: string): boolean {
  const [xmin = '', xmax = '', running = ''] = of(position)[0].split(':');
  const id = BigInt(xact);
  return id < BigInt(xmin) || (id < BigInt(xmax) && !running.split(',').includes(xact));
}

export const isPosition = (said: unknown): said is string => typeof said === 'string' && written.test(said);
