import type { ilsVersion } from '@trellis/contract/offline-plans/schemas';
import { sql } from 'kysely';
import type { z } from 'zod';

export type IlsVersion = z.infer<typeof ilsVersion>;

/** Of a plan, by its name in a statement. */
export const ilsVersionOf = (plan = 'p') => sql`case ${sql.ref(`${plan}.scale`)} when 2 then 'V4' else 'V3' end`;
