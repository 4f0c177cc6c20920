import type { questionnaireCalls } from '@trellis/contract/questionnaires/calls';
import { questionnaireDays } from '@trellis/contract/questionnaires/rules';
import type { QuestionnaireCode } from '@trellis/contract/questionnaires/schemas';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { issueLink } from '../../platform/links/issue-link.ts';
import { writeLetter } from '../../platform/mail/write-letter.ts';
import { requireRight } from '../guardians/public.ts';
import { subjectOf } from '../subjects/public.ts';
import { latestId } from './find-answer.ts';
import { openAnswer } from './open-answer.ts';

/** A link to the development history that is open; a new one where none is. */
export async function newDevelopmentCode(
  db: Db,
  caller: Member,
  input: InputOf<typeof questionnaireCalls.newDevelopmentCode>,
): Promise<QuestionnaireCode> {
  return shareAnswer(db, caller, input, () => openAnswer(db, caller, input.subjectId, 'development'));
}

/** A link to a child's development history as it stands. */
export async function childDevelopmentCode(
  db: Db,
  caller: Member,
  input: InputOf<typeof questionnaireCalls.childDevelopmentCode>,
): Promise<QuestionnaireCode> {
  return shareAnswer(
    db,
    caller,
    input,
    async () => (await latestId(db, input.subjectId)) ?? openAnswer(db, caller, input.subjectId, 'development'),
  );
}

/** Mails a link to the development history that is open. */
export async function sendDevelopment(
  db: Db,
  caller: Member,
  { subjectId, guardianId, email }: InputOf<typeof questionnaireCalls.sendDevelopment>,
): Promise<QuestionnaireCode> {
  const code = await newDevelopmentCode(db, caller, { subjectId, guardianId });
  const child = await db.selectFrom('app.subjects').select('first_name').where('id', '=', subjectId).executeTakeFirstOrThrow();
  const centre = await db.selectFrom('identity.tenants').select('name').where('id', '=', caller.tenantId).executeTakeFirstOrThrow();
  await writeLetter(db, {
    template: 'developmentQuestionnaire',
    recipient: email,
    recipientName: null,
    language: caller.language,
    zone: caller.zone,
    tenantId: caller.tenantId,
    data: { tenantName: centre.name, childName: child.first_name, subjectId, link: code.url, minutes: questionnaireDays * 24 * 60 },
  });
  return code;
}

interface Shared {
  subjectId: string;
  /** Who answers; nobody in particular where it is missing. */
  guardianId?: string | undefined;
}

/** A link to answers that are found or begun, for a guardian or for whoever holds it. */
export async function shareAnswer(
  db: Db,
  caller: Member,
  { subjectId, guardianId }: Shared,
  find: () => Promise<string>,
): Promise<QuestionnaireCode> {
  const child = await subjectOf(db, subjectId);
  // a link about a child who left would open nothing
  if (child.loggedOutAt) refuse('SubjectNotFound');
  if (guardianId) await requireRight(db, guardianId, subjectId, 'canAnswer');
  const answerId = await find();
  const { url, expiresAt } = await issueLink(db, caller, {
    purpose: 'questionnaire',
    subjectId,
    guardianId: guardianId ?? null,
    targetId: answerId,
    days: questionnaireDays,
  });
  return { answerId, childName: child.name, url, expiresAt: expiresAt.toISOString() };
}
