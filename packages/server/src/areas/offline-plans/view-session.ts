import type { offlinePlanCalls } from '@trellis/contract/offline-plans/calls';
import type { FeedbackProperty } from '@trellis/contract/offline-plans/feedback-schemas';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { presentTracks } from '../music/public.ts';
import { loadForms } from './forms.ts';
import { lastTimes, plansOfChild } from './item-store.ts';
import { presentItem } from './present.ts';
import { isWritable, mayAbandon, mayStart } from './running-session.ts';
import { findAnswer, type LoadedSession, loadSession } from './session-parts.ts';
import { findSession, type SessionRow } from './session-store.ts';
import { inLanguage } from './text.ts';

type Calls = typeof offlinePlanCalls;

/** A session of a child whole: its items with their forms and what happened last time, its own forms, its music, and what it still needs. */
export async function viewSession(db: Db, caller: Member, input: InputOf<Calls['session']>): Promise<OutputOf<Calls['session']>> {
  const session = (await findSession(db, 'one', input.userOfflinePlanId, input.num)) ?? refuse('Trellis:NotFound');
  const child = session.children[0] ?? refuse('Trellis:NotFound');
  const described = await describeSession(db, caller, session, { loaded: await loadSession(db, session), earlier: plansOfChild(child.id) });
  return { ...described, userOfflinePlanId: session.planId, subject: { id: child.id, name: child.name, isClosed: child.isClosed } };
}

interface About {
  loaded: LoadedSession;
  /** The plans in which its exercises may have been trained before. */
  earlier: RawBuilder<unknown>;
}

/** What a session is, whoever takes part. */
export async function describeSession(db: Db, caller: Member, session: SessionRow, { loaded, earlier: plans }: About) {
  const { items, answers, tracks, categories, missing } = loaded;
  const { language } = caller;
  const { overallFormId, categoryFormId, personalFormId, music } = session;
  const formIds = [overallFormId, categoryFormId, ...(music ? [music.formId] : []), ...items.map((item) => item.formId)];
  const personal = session.children.flatMap(({ id: subjectId, name, attendance }) => {
    const answer = answers.find((given) => given.scope === 'personal' && given.subjectId === subjectId);
    return attendance ? [{ subjectId, name, attendance, answer }] : [];
  });
  formIds.push(personalFormId, ...personal.flatMap(({ answer }) => answer?.formId ?? []));
  const programIds = items.map((item) => item.programId);
  const [forms, earlier] = await Promise.all([
    loadForms(db, formIds, language),
    lastTimes(db, plans, programIds, session.openedAt ?? caller.now),
  ]);

  const form = (formId: string, answer: ReturnType<typeof findAnswer>): SessionView['overall'] => ({
    feedbackProperties: propertiesIn(forms, formId),
    feedbacks: answer?.feedbacks ?? [],
    answered: answer !== undefined,
  });
  const writable = isWritable(session, caller);
  const presented = items.map((item) =>
    presentItem(item, {
      language,
      feedbackProperties: propertiesIn(forms, item.formId),
      answer: answers.find(({ itemId }) => itemId === item.id),
      lastTime: earlier.find(({ programId }) => programId === item.programId),
    }),
  );
  return {
    id: session.id,
    displayName: inLanguage(session.planName, language),
    ilsVersion: session.ilsVersion,
    coachName: session.coachName,
    num: session.num,
    totalNum: session.totalNum,
    run: session.run,
    state: session.state,
    openedAt: session.openedAt?.toISOString() ?? null,
    finishedAt: session.finishedAt?.toISOString() ?? null,
    sessionDuration: session.bookedMinutes,
    isWritable: writable,
    mayStart: mayStart(session, caller),
    mayAbandon: mayAbandon(session, caller),
    items: presented.filter((item) => item.kind !== 'nonePlaybook'),
    nonePlaybook: presented.filter((item) => item.kind === 'nonePlaybook'),
    overall: form(overallFormId, findAnswer(answers, 'overall')),
    categoryPunch: categories.map(({ id, name }) => ({
      ...form(categoryFormId, findAnswer(answers, 'category', id)),
      categoryId: id,
      name: inLanguage(name, language),
    })),
    iLs: music && {
      audioType: music.audioType,
      name: inLanguage(music.name, language),
      tracks: presentTracks(tracks, { language, fault: musicFault(session) }),
      feedback: form(music.formId, findAnswer(answers, 'music')),
    },
    userCourseItems: personal.map(({ answer, ...participant }) => ({ ...participant, ...form(answer?.formId ?? personalFormId, answer) })),
    missing,
  };
}

/** Why its music may not be listened to: it does not run. */
const musicFault = ({ state, planState }: { state: string; planState: string }) =>
  state === 'open' && planState === 'active' ? undefined : ('RocketSystem:SessionNotOpen' as const);

const propertiesIn = (forms: Map<string, FeedbackProperty[]>, formId: string): FeedbackProperty[] => forms.get(formId) ?? [];
