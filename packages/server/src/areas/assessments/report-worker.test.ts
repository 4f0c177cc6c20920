import type { AssessmentCode } from '@trellis/contract/assessments/schemas';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { roleUrl } from '../../platform/db/roles.ts';
import { type AssessmentScene, answersOf, openAssessments } from '../../testing/assessments.ts';
import { testSecret } from '../../testing/test-secret.ts';
import { untilWaiting } from '../../testing/waiting.ts';
import { type ReportWorker, startReportWorker } from './report-worker.ts';

let scene: AssessmentScene;
let worker: ReportWorker | undefined;
beforeAll(async () => {
  scene = await openAssessments();
});
afterAll(() => scene.product.close());
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
});

/** It never looks by itself: what it makes, it was woken for. */
function startWoken(): void {
  const { pools, ownerUrl } = scene.product;
  worker = startReportWorker({ pools, url: roleUrl(ownerUrl, 'jobs', testSecret), log: (line) => console.error(line), pollSeconds: 3600 });
}

const ordered = async () => (await scene.order((await scene.child()).subjectId, 'starting-profile'))[0]?.id ?? '';
const statusOf = async (id: string) => (await scene.find(id)).status;
const allReported = (ids: readonly string[]) =>
  vi.waitFor(async () => expect(await Promise.all(ids.map(statusOf))).toEqual(ids.map(() => 'ReportedReady')), { timeout: 8000 });

/** Holds an assessment as a call does that has begun and not ended. */
async function hold(id: string): Promise<{ release(): Promise<void> }> {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holding = scene.owner.transaction().execute(async (db) => {
    await db.selectFrom('app.user_assessments').select('id').where('id', '=', id).forUpdate().execute();
    held.resolve();
    await released.promise;
  });
  await held.promise;
  return {
    release: async () => {
      released.resolve();
      await holding;
    },
  };
}

describe('whoever makes reports', () => {
  it('is woken by every submit, however many come at once', async () => {
    startWoken();
    const ids = await Promise.all([1, 2, 3, 4, 5, 6].map(ordered));
    await Promise.all(ids.map((id) => scene.answer(id)));
    await allReported(ids);
    // whoever ordered them is told of each, once
    const told = await scene.owner.selectFrom('identity.messages').select('data').where('kind', '=', 'reportReady').execute();
    expect(told).toHaveLength(ids.length);
    expect(told[0]?.data).toMatchObject({
      subjectId: expect.any(String),
      assessmentName: { en: expect.stringMatching(/\w/), es: expect.stringMatching(/\w/) },
    });
  });

  it('has the reports of twenty that are submitted at the same moment within three seconds', async () => {
    startWoken();
    const ids = await Promise.all(Array.from({ length: 20 }, ordered));
    await Promise.all(ids.map((id) => scene.answer(id)));
    const submitted = await sql<{ at: Date }>`select now() as at`.execute(scene.owner);
    await allReported(ids);
    const made = await scene.owner
      .selectFrom('app.assessment_reports')
      .select('created_at')
      .where('user_assessment_id', 'in', ids)
      .execute();
    expect(made).toHaveLength(20);
    const last = Math.max(...made.map(({ created_at: at }) => at.getTime()));
    expect(last - (submitted.rows[0]?.at.getTime() ?? 0)).toBeLessThan(3_000);
  });

  it('waits for whoever still holds an assessment that was submitted, and makes the others meanwhile', async () => {
    const held = await ordered();
    await scene.answer(held);
    const holder = await hold(held);
    const others = await Promise.all([ordered(), ordered()]);
    await Promise.all(others.map((id) => scene.answer(id)));
    const round = scene.makeReports();
    try {
      await allReported(others);
      await untilWaiting(scene.owner);
    } finally {
      await holder.release();
    }
    expect(await round).toBe(3);
    expect(await statusOf(held)).toBe('ReportedReady');
  });

  it('makes the report of a guardian who submits several times at once', async () => {
    startWoken();
    const id = await ordered();
    const { url } = (await scene.call<AssessmentCode>('GET', '/api/rocketAdmin/QrCode/UserAssessment', { userAssessmentId: id })).body;
    const headers = { authorization: `Guest ${new URL(url).hash.slice(1)}` };
    const guest = <T>(method: string, path: string, input?: object) => scene.product.call<T>(undefined, method, path, input, headers);
    await guest('POST', '/api/m/assessment/confirm', {});
    const { concurrencyStamp } = (await guest<{ concurrencyStamp: string }>('GET', '/api/m/assessment')).body;
    const whole = { answerContent: answersOf('never'), finishedPage: 7, concurrencyStamp };
    await Promise.all([1, 2, 3, 4].map(() => guest('POST', '/api/m/assessment/complete', whole)));
    await allReported([id]);
  });
});
