import type { contractSigningCalls } from '@trellis/contract/contracts/signing/calls';
import { familyLinkDays } from '@trellis/contract/guardians/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { writeLetter } from '../../../platform/mail/write-letter.ts';
import { type IssuedFamilyLink, issueFamilyLink, requireGuardian } from '../../guardians/public.ts';
import { lockTerms } from '../contract-store.ts';
import { termsInUse } from './terms.ts';

type Calls = typeof contractSigningCalls;
type ToWhom = InputOf<Calls['code']>;

/** A link by which a guardian signs a contract. */
export async function shareContract(db: Db, caller: Member, input: ToWhom): Promise<OutputOf<Calls['code']>> {
  const { childName, guardianName, email, url, expiresAt } = await linkTo(db, caller, input);
  return { childName, guardianName, email, url, expiresAt: expiresAt.toISOString() };
}

/** Mails such a link, in the language of the guardian. */
export async function mailContract(db: Db, caller: Member, input: InputOf<Calls['mail']>): Promise<OutputOf<Calls['mail']>> {
  const { subjectId, guardianName, language, url } = await linkTo(db, caller, input);
  const child = await db.selectFrom('app.subjects').select('first_name').where('id', '=', subjectId).executeTakeFirstOrThrow();
  const centre = await db.selectFrom('identity.tenants').select('name').where('id', '=', caller.tenantId).executeTakeFirstOrThrow();
  await writeLetter(db, {
    template: 'contractToSign',
    recipient: input.email,
    recipientName: guardianName,
    language,
    zone: caller.zone,
    tenantId: caller.tenantId,
    data: { tenantName: centre.name, childName: child.first_name, subjectId, link: url, minutes: familyLinkDays * 24 * 60 },
  });
  return { sentTo: input.email };
}

async function linkTo(db: Db, caller: Member, { userContractId, guardianId }: ToWhom): Promise<IssuedFamilyLink & { subjectId: string }> {
  const contract = await lockTerms(db, userContractId, 'userContractId');
  const subjectId = contract.subject_id;
  await requireGuardian(db, guardianId, subjectId);
  if (contract.stopped_at) refuse('RocketSystem:UserContractStopped');
  const signed = await db
    .selectFrom('app.contract_signings')
    .select('id')
    .where('contract_id', '=', contract.id)
    .where('signed_at', 'is not', null)
    .executeTakeFirst();
  if (signed) refuse('RocketSystem:ContractSigned');
  const targetId = await openSigning(db, caller, { contractId: contract.id, subjectId, guardianId });
  return { ...(await issueFamilyLink(db, caller, { purpose: 'contract', subjectId, guardianId, targetId })), subjectId };
}

/** What a guardian is asked to sign: links that are made again lead to the same, as long as the terms are the same. */
async function openSigning(
  db: Db,
  caller: Member,
  { contractId, subjectId, guardianId }: { contractId: string; subjectId: string; guardianId: string },
): Promise<string> {
  const terms = await termsInUse(db, caller.tenantId);
  const open = await db
    .selectFrom('app.contract_signings')
    .select('id')
    .where('contract_id', '=', contractId)
    .where('guardian_id', '=', guardianId)
    .where('terms_id', '=', terms.id)
    .executeTakeFirst();
  if (open) return open.id;
  const { id } = await db
    .insertInto('app.contract_signings')
    .values({
      tenant_id: caller.tenantId,
      subject_id: subjectId,
      contract_id: contractId,
      guardian_id: guardianId,
      terms_id: terms.id,
      created_by: caller.personId,
      created_at: caller.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
