import type pg from 'pg';
import { withClient } from './with-client.ts';

/**
 * An index keeps the order that its server's ICU had when it was built, and finds nothing reliably once another version orders: after a new
 * operating system, or a copy to a machine that has another one. Builds the indexes of that order anew where it is so.
 */
export async function keepOrder(ownerUrl: string, log: (line: string) => void, collation = 'app.names'): Promise<void> {
  await withClient(ownerUrl, async (owner) => {
    if (!(await isAnother(owner, collation))) return;
    await owner.query('begin');
    // another process may start at this moment
    await owner.query("select pg_advisory_xact_lock(hashtext('trellis order'))");
    if (await isAnother(owner, collation)) {
      const { rows } = await owner.query<{ name: string }>(indexesOf, [collation]);
      log(`The database orders names by another version of ICU, so its indexes of names are built anew: ${rows.length}`);
      for (const { name } of rows) await owner.query(`reindex index ${name}`);
      await owner.query(`alter collation ${collation} refresh version`);
    }
    await owner.query('commit');
  });
}

async function isAnother(owner: pg.Client, collation: string): Promise<boolean> {
  const { rowCount } = await owner.query(
    'select from pg_collation where oid = $1::regcollation and collversion is distinct from pg_collation_actual_version(oid)',
    [collation],
  );
  return rowCount === 1;
}

const indexesOf = `
  select distinct place.oid::regclass::text as name from pg_depend as held join pg_class as place on place.oid = held.objid
  where held.classid = 'pg_class'::regclass and held.refclassid = 'pg_collation'::regclass and held.refobjid = $1::regcollation
    and place.relkind = 'i' order by 1`;
