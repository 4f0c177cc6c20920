import { type RawBuilder, sql } from 'kysely';
import type { OwnedTable } from './owned-tables.ts';

type Condition = RawBuilder<unknown>;

/**
 * Which rows of a table, called `owned`, are about one child; undefined where none are. A row is about the child that it names, and about the one
 * whose row it belongs to. A plan is where nobody but the child is trained by it: of a class only what names the child is the child's.
 */
export function rowsOfChild(tables: readonly OwnedTable[], subjectId: string): (table: OwnedTable) => Condition | undefined {
  const known = new Map<string, Condition | undefined>();
  const named = new Map(tables.map((table) => [table.name, table]));
  const roots: Record<string, Condition> = {
    subjects: sql`owned.id = ${subjectId}`,
    guardians: sql`owned.id in (select guardian_id from app.subject_guardians where subject_id = ${subjectId})`,
    plans: sql`owned.class_group_id is null and owned.id in (select plan_id from app.plan_members where subject_id = ${subjectId})`,
  };
  /** Where its rows belong to a row that is about the child. */
  const belonging = (table: OwnedTable): Condition[] =>
    table.parents.flatMap(({ table: parentName, columns }) => {
      // who a guardian is says nothing of a child; what belongs to the child itself names it
      if (parentName === table.name || parentName === 'subjects' || parentName === 'guardians') return [];
      const parent = named.get(parentName);
      const condition = parent && of(parent);
      if (!condition) return [];
      const own = sql.join(columns.map((pair) => sql.ref(`owned.${pair.own}`)));
      const theirs = sql.join(columns.map((pair) => sql.ref(`owned.${pair.theirs}`)));
      return [sql`(${own}) in (select ${theirs} from ${sql.table(`app.${parentName}`)} as owned where ${condition})`];
    });
  const of = (table: OwnedTable): Condition | undefined => {
    if (known.has(table.name)) return known.get(table.name);
    // of tables that belong to each other the first one that is asked for is asked for once
    known.set(table.name, undefined);
    const condition = roots[table.name] ?? about(table, belonging(table), subjectId);
    known.set(table.name, condition);
    return condition;
  };
  return of;
}

function about(table: OwnedTable, belonging: readonly Condition[], subjectId: string): Condition | undefined {
  const belongs = belonging.length > 0 ? sql`(${sql.join(belonging, sql` or `)})` : undefined;
  if (!table.columns.includes('subject_id')) return belongs;
  const names = sql`owned.subject_id = ${subjectId}`;
  return belongs ? sql`(${names} or owned.subject_id is null and ${belongs})` : names;
}
