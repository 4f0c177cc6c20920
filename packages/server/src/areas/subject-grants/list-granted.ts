import type { GrantedSubject, subjectGrantCalls } from '@trellis/contract/subject-grants/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { findPage } from '../../platform/db/page.ts';
import { containing } from '../../platform/db/patterns.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';

type Call = typeof subjectGrantCalls.getList;
type Row = Omit<GrantedSubject, 'grantedAt'> & { grantedAt: Date };

/** The children that were granted to the caller's centre, and the code that a family types to grant another. */
export async function listGranted(db: Db, caller: Member, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const wanted = input.name ? containing(input.name) : null;
  const counted = sql`from app.granted_subjects(${wanted})`;
  const granted = sql<Row>`select id, name, birth_year as "birthYear", centre as "centerName", granted_at as "grantedAt" ${counted}`;
  const [{ rows, totalCount }, own] = await Promise.all([
    findPage(db, { rows: granted, counted, order: sql`granted_at desc, id` }, input),
    db.selectFrom('identity.tenants').select('grant_code').where('id', '=', caller.tenantId).executeTakeFirstOrThrow(),
  ]);
  return {
    items: rows.map((row) => ({ ...row, grantedAt: row.grantedAt.toISOString() })),
    totalCount,
    centerCode: own.grant_code,
  };
}
