import type { TestRequest } from '@trellis/contract/vr-classroom/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';

type Times = 'codeExpiresAt' | 'creationTime' | 'beginTime' | 'finishTime' | 'cancelTime';
type Instants = { [K in Times]: K extends 'creationTime' ? Date : Date | null };

/** A test as the queries bring it. */
export interface TestRow extends Omit<TestRequest, Times>, Instants {
  /** When it was ordered, to the microsecond: where the next portion of a file begins. */
  orderedAt: string;
}

/** Tests as `test`, of the children `child`. `tail` orders and pages. */
export const testsWhere = (condition: RawBuilder<unknown>, tail = sql``) => sql<TestRow>`
  select test.id, test.tenant_id as "tenantId", tenant.name as "tenantName", test.subject_id as "subjectId", child.name as "subjectName",
    child.outpatient_number as "outpatientNumber", test.test_type as "testType", test.location_id as "locationId",
    location.name as "locationName", test.device_id as "deviceId", device.name as "deviceName", test.status, test.code,
    test.code_expires_at as "codeExpiresAt",
    exists (select 1 from app.test_consents c where c.tenant_id = test.tenant_id and c.request_id = test.id) as "consentSigned",
    test.allow_questionnaires as "allowQuestionnaires", test.is_normal_data as "isNormalData", coalesce(orderer.name, '') as "orderedBy",
    test.created_at as "creationTime", test.created_at::text as "orderedAt", test.begun_at as "beginTime", test.finished_at as "finishTime",
    test.cancelled_at as "cancelTime", test.concurrency_stamp as "concurrencyStamp"
  from app.test_requests test
  join app.subjects child on child.tenant_id = test.tenant_id and child.id = test.subject_id
  join app.test_locations location on location.tenant_id = test.tenant_id and location.id = test.location_id
  join identity.tenants tenant on tenant.id = test.tenant_id
  left join app.devices device on device.tenant_id = test.tenant_id and device.id = test.device_id
  left join identity.known_persons orderer on orderer.id = test.ordered_by
  where ${condition} ${tail}`;

/** A test as the wire has it: its code is told to nobody but its centre. */
export function presentTest(caller: Actor, { orderedAt: _orderedAt, ...row }: TestRow): TestRequest {
  const told = caller.kind === 'member';
  return {
    ...row,
    code: told ? row.code : null,
    codeExpiresAt: told ? iso(row.codeExpiresAt) : null,
    creationTime: row.creationTime.toISOString(),
    beginTime: iso(row.beginTime),
    finishTime: iso(row.finishTime),
    cancelTime: iso(row.cancelTime),
  };
}

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** A test that the caller may see; refuses when there is none. */
export async function findTest(db: Db, id: string, member: string): Promise<TestRow> {
  const { rows } = await testsWhere(sql`test.id = ${id}`, sql``).execute(db);
  return rows[0] ?? refuse('Trellis:NotFound', { members: [member] });
}

/** The test's row until the transaction ends: of two who change it, one comes after the other. */
export async function lockTest(db: Db, id: string, member: string) {
  const row = await db.selectFrom('app.test_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row ?? refuse('Trellis:NotFound', { members: [member] });
}
