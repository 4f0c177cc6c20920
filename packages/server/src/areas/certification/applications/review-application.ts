import type { certificationCalls } from '@trellis/contract/certification/calls';
import type { ReviewAction } from '@trellis/contract/certification/rules';
import type { Language } from '@trellis/contract/languages';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { publicOrigin } from '../../../platform/http/origin.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { LetterTemplate } from '../../../platform/mail/templates.ts';
import { writeLetter } from '../../../platform/mail/write-letter.ts';
import { admitTrainer } from './admit-trainer.ts';

const ends: Record<ReviewAction, { audit_result: 'UnReviewed' | 'NotPassed' | 'Passed'; isCancelled: boolean }> = {
  pass: { audit_result: 'Passed', isCancelled: false },
  reject: { audit_result: 'NotPassed', isCancelled: false },
  cancel: { audit_result: 'UnReviewed', isCancelled: true },
};

/**
 * Passes, rejects or cancels an application that waits, and tells the applicant by mail. Of two reviewers the second is told that it is
 * done. Whoever passes is a trainer at the centre from then on, or invited to be one.
 */
export async function reviewApplication(db: Db, caller: Actor, input: InputOf<typeof certificationCalls.review>): Promise<void> {
  const { preparationTrainerId: id, action, remark } = input;
  const application = await lockApplication(db, id);
  if (application.audit_result !== 'UnReviewed' || application.cancelled_at) refuse('Trellis:ApplicationReviewed');
  const { audit_result, isCancelled } = ends[action];
  await db
    .updateTable('app.training_applications')
    .set({
      audit_result,
      cancelled_at: isCancelled ? caller.now : null,
      remark: remark || null,
      reviewed_by: caller.personId,
      reviewed_at: caller.now,
    })
    .where('id', '=', id)
    .execute();
  const template = action === 'pass' ? letterOfPass[await admitTrainer(db, caller, application)] : letterOfEnd[action];
  await notify(db, application, template, remark);
}

const letterOfPass = { member: 'trainingApplicationPassed', invited: 'trainingApplicationInvited' } as const;
const letterOfEnd = { reject: 'trainingApplicationRejected', cancel: 'trainingApplicationCancelled' } as const;

type Application = Awaited<ReturnType<typeof lockApplication>>;

async function lockApplication(db: Db, id: string) {
  const row = await db.selectFrom('app.training_applications').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row ?? refuse('Trellis:NotFound', { members: ['preparationTrainerId'] });
}

async function notify(db: Db, application: Application, template: LetterTemplate, remark: string | null): Promise<void> {
  const { tenant_id: tenantId, person_id: personId, name, email, language } = application;
  const tenant = await db.selectFrom('identity.tenants').select(['name', 'zone']).where('id', '=', tenantId).executeTakeFirstOrThrow();
  await writeLetter(db, {
    template,
    recipient: email,
    recipientName: name,
    // who applied as somebody who signs in reads it in the product too; an invitation is followed from the mail
    ...(personId && template !== 'trainingApplicationInvited' && { personId }),
    language: language as Language,
    zone: tenant.zone,
    tenantId,
    data: {
      tenantName: tenant.name,
      ...(remark ? { remark } : {}),
      ...(template === 'trainingApplicationPassed' ? { link: `${publicOrigin()}/system/center/personalCenter` } : {}),
    },
  });
}
