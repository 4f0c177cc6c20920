import type { FeedbackProperty } from '@trellis/contract/offline-plans/feedback-schemas';
import type { GuestSession, guestFeedbackCalls } from '@trellis/contract/offline-plans/guest-calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Guest } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { frameOf } from '../../platform/links/guest-frame.ts';
import { shownBanners } from '../banners/public.ts';
import { signFile } from '../files/public.ts';
import { type GuestSessionRow, saveFamilyAnswer, sessionsOfLink } from './family-feedback-store.ts';
import { cleanFeedbacks, loadForms } from './forms.ts';
import { parentFormId } from './parent-form.ts';

type Calls = typeof guestFeedbackCalls;

/** What the page of a feedback link shows. What another guardian said is not told. */
export async function viewGuestFeedback(db: Db, guest: Guest): Promise<OutputOf<Calls['get']>> {
  const [{ logoKey, expiresAt, ...frame }, banners, rows] = await Promise.all([
    frameOf(db, guest),
    shownBanners(db, 'Guardian', guest),
    sessionsOfLink(db),
  ]);
  const current = await parentFormId(db);
  const forms = await loadForms(db, [current, ...rows.flatMap(({ formId }) => formId ?? [])], guest.language);
  return {
    ...frame,
    logo: logoKey && signFile(logoKey),
    expiresAt: expiresAt.toISOString(),
    zone: guest.zone,
    banners,
    sessions: rows.map((row) => presentSession(row, forms, current)),
  };
}

/** An open session is answered on the form of today; what is closed reads as it was asked. */
function presentSession(row: GuestSessionRow, forms: Map<string, FeedbackProperty[]>, current: string): GuestSession {
  const feedbackProperties = forms.get(row.isOpen ? current : (row.formId ?? current)) ?? [];
  const asked = new Set(feedbackProperties.map(({ id }) => id));
  return {
    id: row.id,
    num: row.num,
    finishedAt: row.finishedAt.toISOString(),
    coachName: row.coachName,
    isOpen: row.isOpen,
    sentAt: row.sentAt?.toISOString() ?? null,
    feedbackProperties,
    feedbacks: row.feedbacks.filter(({ programFeedbackPropertyId }) => asked.has(programFeedbackPropertyId)),
  };
}

/** Keeps what a guardian says about a session of the link's plan, until a later one is finished. */
export async function saveGuestFeedback(db: Db, guest: Guest, input: InputOf<Calls['save']>): Promise<OutputOf<Calls['save']>> {
  const guardianId = guest.guardianId ?? refuse('Trellis:GuardianMayNot');
  const session = (await sessionsOfLink(db)).find(({ id }) => id === input.sessionId);
  if (!session) return refuse('Trellis:NotFound', { members: ['sessionId'] });
  if (!session.isOpen) refuse('RocketSystem:FeedbackClosed');
  const formId = await parentFormId(db);
  const values = await cleanFeedbacks(db, guest, { formId, feedbacks: input.feedbacks });
  await saveFamilyAnswer(db, guest, { sessionId: session.id, guardianId, formId, values });
  return { sentAt: guest.now.toISOString() };
}
