import type { ownApplicationCalls } from '@trellis/contract/certification/application-calls';
import { cardStateOf, certificationForms, mayApply } from '@trellis/contract/certification/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { checkAnswers, knownAnswers } from '../../questionnaires/public.ts';
import { publishedForm } from '../forms/published-form.ts';
import { latestApplication, ownAccount } from './application-store.ts';

type Calls = typeof ownApplicationCalls;
const form = { code: certificationForms.trainingApplication };

/** What became of one's own application, and the form for another one. */
export async function viewApplyState(db: Db, caller: Member): Promise<OutputOf<Calls['applyState']>> {
  const [account, isTrainer, { definition }] = await Promise.all([
    ownAccount(db, caller.personId),
    trainsOrSupervises(db, caller),
    publishedForm(db, form),
  ]);
  const latest = await latestApplication(db, caller.tenantId, account);
  return {
    tenantId: caller.tenantId,
    preparationTrainerId: latest?.id ?? null,
    auditResult: latest?.auditResult ?? null,
    state: cardStateOf(latest, isTrainer),
    remark: latest?.remark ?? null,
    creationTime: latest?.createdAt.toISOString() ?? null,
    canApply: mayApply(latest, isTrainer),
    phone: latest?.phone ?? account.phone,
    jobTitle: latest?.jobTitle ?? null,
    workUnit: latest?.workUnit ?? null,
    questionnaireAndAnswer: { jsonString: JSON.stringify(definition), answerContent: latest?.data ?? {} },
  };
}

/** Applies at one's own centre. One application waits at a time: a constraint settles who was first. */
export async function applyAsMember(db: Db, caller: Member, input: InputOf<Calls['apply']>): Promise<OutputOf<Calls['apply']>> {
  if (input.tenantId !== caller.tenantId) refuse('Trellis:NotFound', { members: ['tenantId'] });
  const account = await ownAccount(db, caller.personId);
  const latest = await latestApplication(db, caller.tenantId, account);
  if (!mayApply(latest, false)) refuse(latest?.auditResult === 'Passed' ? 'Trellis:ApplicationPassed' : 'Trellis:ApplicationOpen');
  if (await trainsOrSupervises(db, caller)) refuse('Trellis:TrainerAlready');
  const { versionId, definition } = await publishedForm(db, form);
  const known = knownAnswers(definition, input.questionnaireAndAnswer.answerContent);
  const { data, faults } = await checkAnswers(definition, known, caller.language);
  if (faults.length > 0) refuse('Trellis:QuestionnaireIncomplete', { validationErrors: faults });
  const { id } = await db
    .insertInto('app.training_applications')
    .values({
      tenant_id: caller.tenantId,
      person_id: caller.personId,
      name: account.name,
      email: account.email,
      phone: input.phone || account.phone,
      job_title: input.jobTitle || null,
      work_unit: input.workUnit || null,
      language: account.language,
      version_id: versionId,
      data: JSON.stringify(data),
      created_at: caller.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { preparationTrainerId: id };
}

/** Who is a trainer of the centre, or supervises trainers, has nothing to apply for. */
async function trainsOrSupervises(db: Db, { roles, personId }: Member): Promise<boolean> {
  if (roles.includes('trainer')) return true;
  const supervisor = await db.selectFrom('platform.supervisors').select('person_id').where('person_id', '=', personId).executeTakeFirst();
  return supervisor !== undefined;
}
