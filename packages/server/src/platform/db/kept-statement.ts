import type { CompiledQuery, Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Database } from './types.ts';

/** Stands for a value in a statement that is put together once. */
class Place<Values> {
  readonly of: keyof Values;

  constructor(of: keyof Values) {
    this.of = of;
  }
}

type Places<Values> = { [K in keyof Values]: RawBuilder<Values[K]> };

/**
 * A statement whose text is always the same: it is put together when it is asked for first, and from then on only its values change. Worth it
 * where a statement is long and asked with every other request.
 */
export function keptStatement<Values extends object, Row>(make: (given: Places<Values>) => RawBuilder<Row>) {
  let kept: CompiledQuery<Row> | undefined;
  const places = new Proxy({} as Places<Values>, { get: (_, name) => sql.val(new Place<Values>(name as keyof Values)) });
  return async (db: Kysely<Database>, values: Values): Promise<Row[]> => {
    kept ??= make(places).compile(db);
    const parameters = kept.parameters.map((value) => (value instanceof Place ? values[value.of as keyof Values] : value));
    const { rows } = await db.executeQuery<Row>({ ...kept, parameters });
    return rows;
  };
}
