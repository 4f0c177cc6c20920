import { familyLinkDays, rightOfPurpose } from '@trellis/contract/guardians/rules';
import type { Language } from '@trellis/contract/languages';
import type { LinkPurpose } from '@trellis/contract/wire';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { issueLink } from '../../platform/links/issue-link.ts';
import { lockSubject, subjectOf } from '../subjects/public.ts';
import { requireRight } from './require-right.ts';
import { findGuardian } from './store.ts';

export interface FamilyLink {
  purpose: LinkPurpose;
  subjectId: string;
  guardianId: string;
  targetId?: string;
}

export interface IssuedFamilyLink {
  childName: string;
  guardianName: string;
  url: string;
  expiresAt: Date;
  /** Where a letter to the guardian goes, and in which language. */
  email: string | null;
  language: Language;
}

/** Makes a link that stands for one guardian of a child, who must have the right that its purpose asks for. */
export async function issueFamilyLink(db: Db, caller: Member, link: FamilyLink): Promise<IssuedFamilyLink> {
  await lockSubject(db, link.subjectId);
  const child = await subjectOf(db, link.subjectId);
  // a link about a child who was signed off opens nothing
  if (child.loggedOutAt) refuse('RocketSystem:SubjectLoggedOut');
  const guardian = (await findGuardian(db, link.guardianId)) ?? refuse('Trellis:GuardianNotFound', { members: ['guardianId'] });
  const right = rightOfPurpose[link.purpose];
  if (right) await requireRight(db, link.guardianId, link.subjectId, right);
  const { url, expiresAt } = await issueLink(db, caller, { ...link, days: familyLinkDays });
  return { childName: child.name, guardianName: guardian.fullName, url, expiresAt, email: guardian.email, language: guardian.language };
}
