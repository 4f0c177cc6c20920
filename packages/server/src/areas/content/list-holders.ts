import type { courseHolderCalls } from '@trellis/contract/content/holder-calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import { findPage } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { textIn } from '../../platform/resources/texts.ts';

type Calls = typeof courseHolderCalls;
type Input = InputOf<Calls['holders']>;
type Holder = OutputOf<Calls['holders']>['items'][number];
type Taken = OutputOf<Calls['taken']>['items'][number];
type Row = Omit<Taken, 'givenAt' | 'startedAt' | 'takenAt'> & { givenAt: Date; startedAt: Date | null; takenAt: Date | null };

/** Who has courses, given last first: at a centre its own people. */
export async function listHolders(db: Db, caller: Actor, input: Input): Promise<{ items: Holder[]; totalCount: number }> {
  const { rows, totalCount } = await select(db, caller, input, { which: sql`h.taken_at is null`, order: sql`h.given_at desc, h.id desc` });
  return { items: rows.map(held), totalCount };
}

/** What was taken back, last first. */
export async function listTaken(db: Db, caller: Actor, input: Input): Promise<{ items: Taken[]; totalCount: number }> {
  const { rows, totalCount } = await select(db, caller, input, {
    which: sql`h.taken_at is not null`,
    order: sql`h.taken_at desc, h.id desc`,
  });
  const items = rows.map((row) => ({
    ...held(row),
    takenBy: row.takenBy,
    takenAt: (row.takenAt ?? row.givenAt).toISOString(),
    quotaReturned: row.quotaReturned,
  }));
  return { items, totalCount };
}

const held = ({ takenBy: _by, takenAt: _at, quotaReturned: _returned, givenAt, startedAt, ...row }: Row): Holder => ({
  ...row,
  givenAt: givenAt.toISOString(),
  startedAt: startedAt?.toISOString() ?? null,
});

function select(db: Db, { language }: Actor, input: Input, { which, order }: Record<'which' | 'order', RawBuilder<unknown>>) {
  const where = input.courseId ? sql`${which} and h.course_id = ${input.courseId}` : which;
  const rows = sql<Row>`
    select h.id, h.person_id as "userId", coalesce(p.name, '') as "userName", h.tenant_id as "tenantId", t.name as "tenantName",
      h.course_id as "courseId", ${textIn('c.titles', language)} as title, coalesce(giver.name, '') as "givenBy", h.given_at as "givenAt",
      h.started_at as "startedAt", coalesce(taker.name, '') as "takenBy", h.taken_at as "takenAt", h.quota_returned as "quotaReturned"
    from app.user_courses h
    join catalog.courses c on c.id = h.course_id
    join identity.tenants t on t.id = h.tenant_id
    left join identity.known_persons p on p.id = h.person_id
    left join identity.known_persons giver on giver.id = h.given_by
    left join identity.known_persons taker on taker.id = h.taken_by
    where ${where}`;
  return findPage(db, { rows, counted: sql`from app.user_courses h where ${where}`, order }, input);
}
