import type { guestQuestionnaireCalls } from '@trellis/contract/questionnaires/guest-calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Guest } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { frameOf } from '../../platform/links/guest-frame.ts';
import { shownBanners } from '../banners/public.ts';
import { signFile } from '../files/public.ts';
import { contentOf } from './find-answer.ts';
import { findAnswer, lockAnswer } from './store.ts';
import { type Filler, keepAnswers, submitAnswers } from './write-answers.ts';

type Calls = typeof guestQuestionnaireCalls;

/** What the page of a questionnaire's link shows. Once it is submitted it tells no answers. */
export async function viewGuestQuestionnaire(db: Db, guest: Guest): Promise<OutputOf<Calls['get']>> {
  const found = (await findAnswer(db, targetOf(guest))) ?? refuse('Trellis:QuestionnaireNotFound');
  const { jsonString, answerContent } = contentOf(found);
  return {
    ...(await guestFrame(db, guest)),
    name: found.name[guest.language],
    isComplete: found.isComplete,
    finishedPage: found.finishedPage,
    questionnaireAndAnswer: { jsonString, answerContent: found.isComplete ? {} : answerContent },
    concurrencyStamp: found.concurrencyStamp,
  };
}

/** What stands around a guest's form: whose it is, about which child, until when. */
export async function guestFrame(db: Db, guest: Guest) {
  const [{ logoKey, expiresAt, ...frame }, banners] = await Promise.all([frameOf(db, guest), shownBanners(db, 'Guardian', guest)]);
  return { ...frame, logo: logoKey && signFile(logoKey), expiresAt: expiresAt.toISOString(), banners };
}

/** Keeps what a guest answered so far. */
export async function saveGuestAnswers(db: Db, guest: Guest, input: InputOf<Calls['save']>): Promise<OutputOf<Calls['save']>> {
  const found = (await lockAnswer(db, targetOf(guest))) ?? refuse('Trellis:QuestionnaireNotFound');
  return keepAnswers(db, found, input, fillerOf(guest));
}

/** Submits a guest's answers. Whoever got no reply the first time sends them again: that changes nothing. */
export async function completeGuestAnswers(db: Db, guest: Guest, input: InputOf<Calls['complete']>): Promise<OutputOf<Calls['complete']>> {
  const found = (await lockAnswer(db, targetOf(guest))) ?? refuse('Trellis:QuestionnaireNotFound');
  if (found.finishTime) return { finishTime: found.finishTime.toISOString() };
  await submitAnswers(db, found, input, { filler: fillerOf(guest), language: guest.language, now: guest.now });
  return { finishTime: guest.now.toISOString() };
}

function targetOf({ targetId }: Guest): string {
  return targetId ?? refuse('Trellis:QuestionnaireNotFound');
}

const fillerOf = ({ guardianId, linkId }: Guest): Filler => ({
  filler_person_id: null,
  filler_guardian_id: guardianId,
  filled_by_link: linkId,
});
