import type { RecordField } from '@trellis/contract/imports/fields';
import { sql } from 'kysely';
import { calledOneOf } from '../../../platform/db/patterns.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import type { RowReader } from '../../../platform/imports/row-reader.ts';
import { sessionDurationsByCoach } from '../../admins/public.ts';
import { listClassrooms, type PlanToBook, plansToBook } from '../../scheduling/public.ts';
import { type CoachesByWord, coachesByWord } from '../../subjects/public.ts';
import { childOf, findChildren, type KnownChildren } from '../find-children.ts';

/** What of the center a list of bookings mentions. */
export interface KnownToBook {
  children: KnownChildren;
  coaches: CoachesByWord;
  /** Ids of classes by name; several where a name is no name of one. */
  classes: ReadonlyMap<string, readonly string[]>;
  /** Those in use, by name. */
  rooms: ReadonlyMap<string, string>;
  plans: { ofChild: ReadonlyMap<string, PlanToBook>; ofClass: ReadonlyMap<string, PlanToBook> };
  /** By coach: how many minutes a session may last with them. */
  durations: ReadonlyMap<string, number[]>;
}

/** How names are compared. */
export const nameKey = (name: string) => name.trim().toLowerCase();

/** Looks up all that rows of bookings mention, with as many queries however many rows there are. */
export async function findToBook(db: Db, caller: Actor, readers: readonly RowReader<RecordField>[]): Promise<KnownToBook> {
  const [children, coaches, rooms, classes] = await Promise.all([
    findChildren(db, readers),
    coachesByWord(db),
    listClassrooms(db),
    classesNamed(db, [...new Set(readers.map((reader) => nameKey(reader.get('classGroup'))))]),
  ]);
  const subjects = readers.flatMap((reader) => childOf(reader, children)?.id ?? []);
  const coachIds = readers.flatMap((reader) => coaches.get(nameKey(reader.get('coach'))) ?? []).filter((id) => id !== 'several');
  const [plans, durations] = await Promise.all([
    plansToBook(db, caller, { subjects: [...new Set(subjects)], classes: [...classes.values()].flat() }),
    sessionDurationsByCoach(db, [...new Set(coachIds)]),
  ]);
  return {
    children,
    coaches,
    classes,
    rooms: new Map(rooms.filter(({ status }) => status === 'Effective').map(({ id, classroomName }) => [nameKey(classroomName), id])),
    plans: {
      ofChild: new Map(plans.flatMap((plan) => (plan.subjectId ? [[plan.subjectId, plan] as const] : []))),
      ofClass: new Map(plans.flatMap((plan) => (plan.classGroupId ? [[plan.classGroupId, plan] as const] : []))),
    },
    durations,
  };
}

async function classesNamed(db: Db, names: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from app.class_groups where tenant_id = app.acting_tenant() and ${calledOneOf(sql`name`, names)}`.execute(db);
  return new Map([...Map.groupBy(rows, ({ name }) => nameKey(name))].map(([name, of]) => [name, of.map(({ id }) => id)]));
}
