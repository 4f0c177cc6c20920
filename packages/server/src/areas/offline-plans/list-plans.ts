import type { offlinePlanCalls } from '@trellis/contract/offline-plans/calls';
import type { PlanSummary } from '@trellis/contract/offline-plans/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { subjectOf } from '../subjects/public.ts';
import { findPlan, type PlanRow, pageOfPlans } from './plan-store.ts';
import { recordsOfPlan } from './records-of-plan.ts';
import { listSessionRows } from './session-store.ts';
import { listTemplates } from './template-store.ts';
import { inLanguage } from './text.ts';

type Calls = typeof offlinePlanCalls;

/** A child's plans, newest first. */
export async function listPlans(db: Db, caller: Member, input: InputOf<Calls['list']>): Promise<OutputOf<Calls['list']>> {
  const [{ rows, totalCount }] = await Promise.all([pageOfPlans(db, input.userId, input), subjectOf(db, input.userId)]);
  return { items: rows.map((row) => presentPlan(row, caller)), totalCount };
}

export async function getPlan(db: Db, caller: Member, input: InputOf<Calls['get']>): Promise<OutputOf<Calls['get']>> {
  return presentPlan((await findPlan(db, input.id)) ?? refuse('Trellis:NotFound'), caller);
}

/** The templates that a plan may be created from. */
export async function listAvailablePlans(db: Db, caller: Member): Promise<OutputOf<Calls['availablePlans']>> {
  const items = (await listTemplates(db)).map((row) => ({
    id: row.templateId,
    displayName: inLanguage(row.name, caller.language),
    description: inLanguage(row.description, caller.language),
    totalNum: row.totalNum,
  }));
  return { items, totalCount: items.length };
}

/** The numbered sessions of a plan. */
export async function listSessions(db: Db, _caller: Member, input: InputOf<Calls['sessionList']>): Promise<OutputOf<Calls['sessionList']>> {
  const plan = (await findPlan(db, input.userOfflinePlanId)) ?? refuse('Trellis:NotFound');
  const rows = await listSessionRows(db, plan.id, input);
  const items = rows.map((row) => ({
    ...row,
    bookedFor: row.bookedFor?.toISOString() ?? null,
    openedAt: row.openedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }));
  return { items, totalCount: plan.totalNum };
}

/** What happened to a plan, newest first. */
export async function listPlanRecords(
  db: Db,
  caller: Member,
  input: InputOf<Calls['planRecords']>,
): Promise<OutputOf<Calls['planRecords']>> {
  const plan = (await findPlan(db, input.userOfflinePlanId)) ?? refuse('Trellis:NotFound');
  return recordsOfPlan(db, caller, plan.id, input);
}

function presentPlan(row: PlanRow, caller: Member): PlanSummary {
  const canNext = row.state === 'active' && row.openNum === null && row.nextNum !== null;
  return {
    id: row.id,
    displayName: inLanguage(row.name, caller.language),
    kind: row.kind,
    state: row.state,
    subjectId: row.subjectId,
    userId: row.subjectId,
    subjectName: row.subjectName,
    trainerId: row.trainerId,
    coachName: row.coachName,
    qualificationMedals: row.medals.map(({ name, ...medal }) => ({ ...medal, name: inLanguage(name, caller.language) })),
    startDifficulty: row.startDifficulty,
    ilsVersion: row.ilsVersion,
    serverNumber: row.serverNumber,
    isAudioRecommend: row.isAudioRecommend,
    isTry: row.kind === 'trial',
    isApp: row.isApp,
    isAdjustment: row.isAdjustment,
    musicCourse: row.music && inLanguage(row.music, caller.language),
    isClosed: row.isClosed,
    totalNum: row.totalNum,
    num: row.finishedNum,
    currentNum: row.openNum ?? row.nextNum ?? row.totalNum,
    isOpening: row.openNum !== null,
    canNext,
    showNextClass: canNext && row.finishedNum > 0,
    canViewDetails: caller.policies.has('RocketSystem.UserOfflinePlan'),
    openSessionId: row.openSessionId,
    bookedNum: row.bookedNum,
    isUntouched: row.isUntouched,
    assessmentStatus: row.assessments.map(({ title, ...one }) => ({ ...one, title: inLanguage(title, caller.language) })),
    creationTime: row.createdAt.toISOString(),
  };
}
