import type { trainingDoorCalls } from '@trellis/contract/certification/door-calls';
import { applyTries, certificationForms } from '@trellis/contract/certification/rules';
import type { TenantDoor } from '@trellis/contract/tenancy/door/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { countTry } from '../../../platform/auth/tries.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { IdentityContext } from '../../../platform/http/routes.ts';
import { signFile } from '../../files/public.ts';
import { checkAnswers, knownAnswers } from '../../questionnaires/public.ts';
import { publishedForm } from '../forms/published-form.ts';
import { moduleOfCode, showModule } from '../modules/show-module.ts';

type Calls = typeof trainingDoorCalls;
/** Whether the centre has the project that applications go with. */
const trains = sql<boolean>`exists (
  select from identity.tenant_projects own where own.tenant_id = identity.tenants.id and own.project = 'Project.Training' and own.enabled
)`.as('trains');
const form = { code: certificationForms.trainingApplication };

/** The centre whose code was scanned, and the form of an application there. */
export async function viewApplyDoor(
  context: IdentityContext,
  input: InputOf<Calls['viewApplication']>,
): Promise<OutputOf<Calls['viewApplication']>> {
  const { id, door } = await centreOfCode(context, input.code);
  return asApplicant(context, id, async (db) => ({
    center: door,
    module: input.module ? await showModule(db, input.module, input.language) : null,
    jsonString: JSON.stringify((await publishedForm(db, form)).definition),
  }));
}

/** The module whose code was scanned, and the centre that its code came from. */
export async function viewModuleDoor(
  context: IdentityContext,
  input: InputOf<Calls['viewModule']>,
): Promise<OutputOf<Calls['viewModule']>> {
  const centre = input.center ? await centreOfCode(context, input.center) : null;
  const module = await asApplicant(context, centre?.id ?? '', (db) => showModule(db, input.code, input.language));
  return { module, center: centre?.door ?? null };
}

/**
 * Hands in an application of somebody without an account. Where one of that address waits already, nothing happens, and nothing is told
 * apart from having been taken in: a code must not tell who applied.
 */
export async function applyAtDoor(context: IdentityContext, input: InputOf<Calls['apply']>): Promise<void> {
  const { id: tenantId } = await centreOfCode(context, input.code);
  await countTry(context.pools.identity, `training application ${input.email}`, applyTries);
  await asApplicant(context, tenantId, async (db) => {
    const { versionId, definition } = await publishedForm(db, form);
    const known = knownAnswers(definition, input.questionnaireAndAnswer.answerContent);
    const { data, faults } = await checkAnswers(definition, known, input.language);
    if (faults.length > 0) refuse('Trellis:QuestionnaireIncomplete', { validationErrors: faults });
    const module = input.module === null ? null : await moduleOfCode(db, input.module);
    await db
      .insertInto('app.training_applications')
      .values({
        tenant_id: tenantId,
        name: input.name,
        email: input.email,
        phone: input.phone || null,
        job_title: input.jobTitle || null,
        work_unit: input.workUnit || null,
        language: input.language,
        training_module_id: module?.id ?? null,
        version_id: versionId,
        data: JSON.stringify(data),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

async function centreOfCode({ pools }: IdentityContext, code: string): Promise<{ id: string; door: TenantDoor }> {
  const centre = await pools.identity
    .selectFrom('identity.tenants')
    .select(['id', 'name', 'logo_key', 'address', 'phone', 'email', trains])
    .where('qr_token', '=', code)
    .where('kind', '=', 'centre')
    .where('state', '=', 'Effective')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!centre) return refuse('Trellis:NotFound', { members: ['code'] });
  if (!centre.trains) refuse('RocketSystem:ProjectDisabled');
  const { id, name, address, phone, email } = centre;
  return { id, door: { name, logo: centre.logo_key && signFile(centre.logo_key), address, phone, email } };
}

/** On the role of those without an account, which may hand in at this centre and read nothing of it. */
function asApplicant<T>({ pools }: IdentityContext, tenantId: string, run: (db: Db) => Promise<T>): Promise<T> {
  return inTransaction(pools.link, { 'app.tenant_id': tenantId, 'app.link_id': '', 'app.person_id': '' }, run);
}
