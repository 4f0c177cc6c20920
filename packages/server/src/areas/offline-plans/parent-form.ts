import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';

/** The code of the form that guardians fill in after a session. */
const parentFormCode = 'parent-feedback';

/** The version of the parents' form that is published now. */
export async function parentFormId(db: Db): Promise<string> {
  const version = await db
    .selectFrom('catalog.form_versions as version')
    .innerJoin('catalog.forms as form', 'form.id', 'version.form_id')
    .select('version.id')
    .where('form.code', '=', parentFormCode)
    .orderBy('version.version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return version?.id ?? refuse('Trellis:NotFound');
}
