import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeedbackProperty, FeedbackValue } from '@trellis/contract/offline-plans/feedback-schemas';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { classesOf, sellClasses } from '../areas/credits/public.ts';
import { configureStorage } from '../areas/files/public.ts';
import { recordProgress } from '../areas/music/record-progress.ts';
import { createPlan } from '../areas/offline-plans/create-plan.ts';
import { finishSession } from '../areas/offline-plans/finish-session.ts';
import { punchItem } from '../areas/offline-plans/punch-item.ts';
import { punchMusic } from '../areas/offline-plans/punch-music.ts';
import { saveCategory } from '../areas/offline-plans/save-category.ts';
import { saveOverall } from '../areas/offline-plans/save-overall.ts';
import { startSession } from '../areas/offline-plans/start-session.ts';
import { viewSession } from '../areas/offline-plans/view-session.ts';
import { insertCatalog } from '../fixtures/catalog-rows.ts';
import type { Db } from '../platform/db/types.ts';
import type { Member } from '../platform/http/caller.ts';
import { noon, openScene, type Scene } from './scene.ts';
import { testSecret } from './test-secret.ts';

export let scene: Scene;
export let coach: Member;
export let templateId: string;
export let subjectId: string;
export let planId: string;

/** Before each test of a file: a child at Riverside with a plan, and Lin Wei who coaches. */
export function openSessionDesk(): void {
  beforeAll(async () => {
    configureStorage({ dataDir: mkdtempSync(join(tmpdir(), 'trellis-session-')), secret: testSecret });
    scene = await openScene();
    await insertCatalog(scene.owner);
    coach = scene.as('lin');
    const template = await scene.owner
      .selectFrom('catalog.plan_templates')
      .select('id')
      .where('code', '<>', 'scene')
      .executeTakeFirstOrThrow();
    templateId = template.id;
    await sql`insert into app.centre_settings (tenant_id, session_durations) values (${coach.tenantId}, '{30,45,60}') on conflict do nothing`.execute(
      scene.owner,
    );
  });
  afterAll(() => scene.drop());

  beforeEach(async () => {
    // one coach has one session open at a time
    await sql`update app.sessions set state = 'finished', finished_at = opened_at where state = 'open'`.execute(scene.owner);
    subjectId = await scene.addChild();
    planId = (await run((db) => createPlan(db, coach, { subjectId, templateId, startDifficulty: 6, trainerId: coach.personId }))).id;
  });
}

export const tenMinutesLater = () => scene.as('lin', new Date(noon.getTime() + 600_000));
export const run = <T>(useCase: (db: Db) => Promise<T>, caller = coach): Promise<T> => scene.run(caller, useCase);
export const refused = (code: string) => expect.objectContaining({ code });
export const view = (num = 1) => run((db) => viewSession(db, coach, { userOfflinePlanId: planId, num }));
export const start = () => run((db) => startSession(db, coach, { userOfflinePlanId: planId }));
export const finish = (num = 1, caller = coach) => run((db) => finishSession(db, caller, { userOfflinePlanId: planId, num }), caller);
export const punch = (itemId: string, hasDone: boolean | null, feedbacks?: FeedbackValue[]) =>
  run((db) => punchItem(db, coach, { itemId, hasDone, feedbacks }));

/** Signs a contract and sells its classes. */
export async function sell(classes: number, of = subjectId): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into app.user_contracts (tenant_id, subject_id, contract_type, purpose, signed_on, amount, total_class)
    values (${coach.tenantId}, ${of}, 'First', 'Training', '2031-05-01', 90000, ${classes}) returning id`.execute(scene.owner);
  await run((db) => sellClasses(db, coach, { contractId: rows[0]?.id ?? '', subjectId: of, purpose: 'Training', classes }));
}

export const consumed = async () => (await run((db) => classesOf(db, subjectId))).consumed;

/** The least that a form asks for. */
export function leastAnswers(properties: readonly FeedbackProperty[]): FeedbackValue[] {
  return properties
    .filter((property) => property.isRequired)
    .map(({ id, type, extraProperties }) => ({
      programFeedbackPropertyId: id,
      value: type === 'Rating' ? 3 : (extraProperties.options?.[0]?.value ?? 'fine'),
    }));
}

export const everyItem = (session: SessionView) => [...session.items, ...session.nonePlaybook];

export async function answerAll(num = 1): Promise<SessionView> {
  const session = await view(num);
  for (const item of everyItem(session)) await punch(item.id, true);
  await run((db) => saveOverall(db, coach, { sessionId: session.id, feedbacks: leastAnswers(session.overall.feedbackProperties) }));
  for (const { categoryId, feedbackProperties } of session.categoryPunch) {
    await run((db) => saveCategory(db, coach, { sessionId: session.id, categoryId, feedbacks: leastAnswers(feedbackProperties) }));
  }
  const music = session.iLs;
  for (const track of music?.tracks ?? []) {
    // heard without a network, and told at once
    const heard = { sessionTrackId: track.id, progress: track.duration, sinceStart: track.duration, platform: 'Web' } as const;
    await run((db) => recordProgress('Finish')(db, tenMinutesLater(), heard));
    await run((db) => punchMusic(db, coach, { sessionId: session.id, sessionTrackId: track.id }));
  }
  if (music) {
    await run((db) => punchMusic(db, coach, { sessionId: session.id, feedbacks: leastAnswers(music.feedback.feedbackProperties) }));
  }
  return view(num);
}
