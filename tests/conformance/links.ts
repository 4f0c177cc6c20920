import type { LinkPurpose } from '@trellis/contract/wire';
import { linkPurposes } from '@trellis/contract/wire';
import type { RolePool } from '@trellis/server/platform/db/types';
import { issueGuestToken } from '@trellis/server/testing/http';
import type { Scene } from './scene.ts';

/** A guest's link of each purpose to the child of a scene. */
export async function linksOf(owner: RolePool, { refs }: Scene): Promise<Record<LinkPurpose, string>> {
  const link = { tenantId: refs.tenant, subjectId: refs.subject, personId: refs.person };
  // somebody who registers is not known yet; every other page is a guardian's
  const guardianOf = (purpose: LinkPurpose) => (purpose === 'guardian' ? {} : { guardianId: refs.guardian });
  const target: Partial<Record<LinkPurpose, string>> = {
    questionnaire: refs.questionnaireAnswer,
    feedback: refs.plan,
    assessment: refs.userAssessment,
    report: refs.userAssessment,
    contract: await aSigning(owner, refs),
    chat: refs.chatUser,
  };
  const issued = linkPurposes.map(async (purpose) => {
    const token = await issueGuestToken(owner, { ...link, ...guardianOf(purpose), purpose, targetId: target[purpose] });
    return [purpose, token] as const;
  });
  return Object.fromEntries(await Promise.all(issued)) as Record<LinkPurpose, string>;
}

/** The contract of a scene at its guardian's, to be signed. */
async function aSigning(owner: RolePool, refs: Scene['refs']): Promise<string> {
  const terms = await owner.selectFrom('catalog.contract_terms').select('id').where('tenant_id', 'is', null).executeTakeFirstOrThrow();
  const sent = { contract_id: refs.contract, guardian_id: refs.guardian, terms_id: terms.id, created_by: refs.person };
  const signing = await owner
    .insertInto('app.contract_signings')
    .values({ tenant_id: refs.tenant, subject_id: refs.subject, ...sent })
    .returning('id')
    .executeTakeFirstOrThrow();
  return signing.id;
}
