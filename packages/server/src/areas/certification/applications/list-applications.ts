import type { TrainingApplicationDetail } from '@trellis/contract/certification/application-schemas';
import type { certificationCalls } from '@trellis/contract/certification/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { findPage } from '../../../platform/db/page.ts';
import { containing } from '../../../platform/db/patterns.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { centreOf } from '../../users/public.ts';
import { applicationRows, presentApplication } from './application-store.ts';

type Calls = typeof certificationCalls;
type Input = InputOf<Calls['applyList']>;

/** Applications, the latest first: row-level security leaves those that the caller may look into. */
export async function listApplications(db: Db, caller: Actor, input: Input): Promise<OutputOf<Calls['applyList']>> {
  const matching = matches(caller, input);
  const list = {
    rows: applicationRows(caller.language, matching),
    counted: sql`from app.training_applications application where ${matching}`,
    order: sql`application.created_at desc, application.id`,
  };
  const { rows, totalCount } = await findPage(db, list, input);
  return { items: rows.map(presentApplication), totalCount };
}

function matches(caller: Actor, { filter, auditResult, tenantId }: Input) {
  const conditions = [sql`true`];
  if (caller.kind === 'member' || tenantId) conditions.push(sql`application.tenant_id = ${centreOf(caller, tenantId)}`);
  if (filter) conditions.push(sql`(application.name ilike ${containing(filter)} or application.email ilike ${containing(filter)})`);
  if (auditResult === 'Cancelled') conditions.push(sql`application.cancelled_at is not null`);
  else if (auditResult) conditions.push(sql`application.audit_result = ${auditResult} and application.cancelled_at is null`);
  return sql.join(conditions, sql` and `);
}

/** One application with its form and answers. */
export async function viewApplication(db: Db, caller: Actor, input: InputOf<Calls['applyDetail']>): Promise<TrainingApplicationDetail> {
  const { rows } = await applicationRows(caller.language, sql`application.id = ${input.preparationTrainerId}`).execute(db);
  const row = rows[0] ?? refuse('Trellis:NotFound', { members: ['preparationTrainerId'] });
  const { definition, data } = await db
    .selectFrom('app.training_applications as application')
    .innerJoin('catalog.questionnaire_versions as version', 'version.id', 'application.version_id')
    .select(['version.definition', 'application.data'])
    .where('application.id', '=', row.id)
    .executeTakeFirstOrThrow();
  return {
    ...presentApplication(row),
    questionnaireAndAnswer: { jsonString: JSON.stringify(definition), answerContent: data as Record<string, unknown> },
  };
}
