import { isClosed } from '@trellis/contract/subjects/rules';
import { type MissingOfTrial, missingOfTrial } from '@trellis/contract/trial-plans/rules';
import type { trialSessionCalls } from '@trellis/contract/trial-plans/session-calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { presentTracks, tracksOfSession } from '../music/public.ts';
import { answersOf, inLanguage, itemsOf, lastTimes, loadForms, plansOfChild, presentItem } from '../offline-plans/public.ts';
import { isWritable, mayAbandon } from './running-trial.ts';
import { findTrial, type TrialRow } from './trial-store.ts';
import { trialsLeft } from './trials-left.ts';

type Calls = typeof trialSessionCalls;

/** The exercises of a trial, what was said, and what finishing it still needs. */
export async function loadTrial(db: Db, trial: TrialRow) {
  const [items, answers] = await Promise.all([itemsOf(db, trial.sessionId), answersOf(db, trial.sessionId)]);
  const overall = answers.find(({ scope }) => scope === 'overall');
  const missing: MissingOfTrial[] = missingOfTrial({ items, overall: { answered: overall !== undefined } });
  return { items, answers, overall, missing };
}

export async function viewTrial(db: Db, caller: Member, { trialPlanId }: InputOf<Calls['get']>): Promise<OutputOf<Calls['get']>> {
  const trial = await findTrial(db, trialPlanId);
  const [{ items, answers, overall, missing }, tryCount] = await Promise.all([loadTrial(db, trial), trialsLeft(db)]);
  const { language } = caller;
  const [forms, earlier] = await Promise.all([
    loadForms(db, [trial.overallFormId, ...items.map(({ formId }) => formId)], language),
    lastTimes(
      db,
      plansOfChild(trial.subjectId),
      items.map(({ programId }) => programId),
      trial.startedAt,
    ),
  ]);
  const writable = isWritable(trial, caller);
  return {
    id: trial.planId,
    isTry: true,
    subject: {
      id: trial.subjectId,
      name: trial.subjectName,
      tag: trial.subjectTag,
      isClosed: isClosed({ isErased: trial.subjectErased, tag: trial.subjectTag }),
    },
    coachName: trial.coachName,
    trainingType: trial.trainingType,
    complaint: trial.complaint,
    state: trial.state,
    startedAt: trial.startedAt.toISOString(),
    finishedAt: trial.finishedAt?.toISOString() ?? null,
    isWritable: writable,
    mayAbandon: mayAbandon(trial, caller),
    items: items.map((item) =>
      presentItem(item, {
        language,
        feedbackProperties: forms.get(item.formId) ?? [],
        answer: answers.find(({ itemId }) => itemId === item.id),
        lastTime: earlier.find(({ programId }) => programId === item.programId),
      }),
    ),
    overall: {
      feedbackProperties: forms.get(trial.overallFormId) ?? [],
      feedbacks: overall?.feedbacks ?? [],
      answered: overall !== undefined,
    },
    missing,
    tryCount,
  };
}

/** The music of a trial in order, with how far it was heard. */
export async function viewMusic(db: Db, caller: Member, { trialPlanId }: InputOf<Calls['musics']>): Promise<OutputOf<Calls['musics']>> {
  const trial = await findTrial(db, trialPlanId);
  if (!trial.music) return { music: null };
  const tracks = await tracksOfSession(db, trial.sessionId);
  const { language } = caller;
  return {
    music: {
      audioType: trial.music.audioType,
      name: inLanguage(trial.music.name, language),
      tracks: presentTracks(tracks, { language, fault: trial.state === 'open' ? undefined : 'RocketSystem:SessionNotOpen' }),
    },
  };
}
