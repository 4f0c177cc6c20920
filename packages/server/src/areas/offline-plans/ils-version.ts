import type { ilsVersion } from '@trellis/contract/offline-plans/schemas';
import { sql } from 'kysely';
import type { z } from 'zod';

export type IlsVersion = z.infer<typeof ilsVersion>;

/** Of the plan `p`. */
export const ilsVersionOf = sql`case p.scale when 2 then 'V4' else 'V3' end`;
