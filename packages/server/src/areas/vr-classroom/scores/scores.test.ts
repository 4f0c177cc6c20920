import { scoringVersion } from '@trellis/contract/scoring/score';
import type { ScoreRun } from '@trellis/contract/vr-classroom/score-calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { roleUrl } from '../../../platform/db/roles.ts';
import { testSecret } from '../../../testing/test-secret.ts';
import { openReports, type ReportScene } from '../../../testing/vr-reports.ts';
import { makeDueScores } from './score-round.ts';
import { startScoreWorker } from './score-worker.ts';

let scene: ReportScene;
beforeAll(async () => {
  scene = await openReports();
});
afterAll(() => scene.product.close());

const round = () => makeDueScores(scene.product.pools, () => undefined);
const post = <T>(path: string, input: object) => scene.vr.call<T>('POST', path, input);
const listOf = async (userId: string) =>
  (await scene.vr.call<{ items: ScoreRun[] }>('GET', `/testRequest/regenerateList/${userId}`)).body.items;
const info = async (caseId: string) =>
  (
    await scene.vr.call<{ scoringVersion: string; isOutdated: boolean; differsFrom: string | null }>('GET', '/DataAnalysis/Test/Info', {
      caseId,
    })
  ).body;

/** The score of a test as formulae of before told it. */
const age = (caseId: string, changed = '{}') =>
  sql`
    update app.test_scores set scoring_version = 'cpt-score 0.9.0',
      score = jsonb_set(jsonb_set(score, '{version}', '"cpt-score 0.9.0"'), '{measures}', score -> 'measures' || ${changed}::jsonb)
    where recording_id = (select id from app.test_recordings where request_id = ${caseId})`.execute(scene.product.owner);
const scoresOf = async (caseId: string) =>
  (
    await sql<{ scoring_version: string }>`
      select scoring_version from app.test_scores where recording_id = (select id from app.test_recordings where request_id = ${caseId}) order by 1`.execute(
      scene.product.owner,
    )
  ).rows.map(({ scoring_version }) => scoring_version);

describe('a test that is scored anew', () => {
  it('waits once, however many ask at once, and its list says when it is done', async () => {
    const subjectId = await scene.child();
    const caseId = await scene.tested({}, subjectId);
    await age(caseId);
    const asked = await Promise.all(Array.from({ length: 8 }, () => post<ScoreRun>('/TestingCenter/GenerateReport', { caseId })));
    expect(asked.map(({ error, status }) => [status, error?.code])).toEqual(asked.map(() => [200, undefined]));
    expect(new Set(asked.map(({ status, body }) => `${status} ${body.id} ${body.status}`)).size).toBe(1);
    expect(await listOf(subjectId)).toMatchObject([{ caseId, testType: 'Standard', status: 'Create' }]);
    expect([await round(), await round()]).toEqual([1, 0]);
    expect(await listOf(subjectId)).toMatchObject([{ status: 'Success' }]);
    expect(await scoresOf(caseId)).toEqual(['cpt-score 0.9.0', scoringVersion]);
  });

  it('says on its report which version told other figures before, and nothing where they are the same', async () => {
    const [same, other] = [await scene.tested(), await scene.tested({ seed: 9 })];
    await age(same);
    await age(other, JSON.stringify({ dPrime: { value: 9, low: null, high: null, reason: null } }));
    expect([await info(same), await info(other)]).toMatchObject([{ isOutdated: true }, { isOutdated: true }]);
    for (const caseId of [same, other]) await post('/TestingCenter/GenerateReport', { caseId });
    await round();
    expect(await info(same)).toMatchObject({ scoringVersion, isOutdated: false, differsFrom: null });
    expect(await info(other)).toMatchObject({ scoringVersion, isOutdated: false, differsFrom: 'cpt-score 0.9.0' });
  });

  it('stays as it was where its recording cannot be read, and the list says so', async () => {
    const subjectId = await scene.child();
    const caseId = await scene.tested({}, subjectId);
    await sql`update app.test_recordings set key = 'gone' where request_id = ${caseId}`.execute(scene.product.owner);
    await post('/TestingCenter/GenerateReport', { caseId });
    expect(await round()).toBe(1);
    expect([await listOf(subjectId), await scoresOf(caseId)]).toMatchObject([[{ status: 'Failed' }], [scoringVersion]]);
    const told = await scene.product.owner.selectFrom('identity.messages').select('data').where('kind', '=', 'reportFailed').execute();
    expect(told).toMatchObject([{ data: { subjectId } }]);
  });

  it('is refused without a recording, to another center and with what it does not know', async () => {
    const path = '/TestingCenter/GenerateReport';
    const caseId = await scene.begun();
    expect(await scene.refusal('POST', path, { caseId })).toBe('RocketSystem:NoReport');
    expect(await scene.refusal('POST', path, { caseId: crypto.randomUUID() })).toBe('Trellis:NotFound');
    expect(await scene.refusal('POST', path, { caseId, force: true })).toBe('Trellis:InvalidInput');
  });
});

describe('all tests', () => {
  it('are scored by the formulae in force when the platform says so, and go on where they were stopped', async () => {
    const cases = [await scene.tested(), await scene.tested(), await scene.tested()];
    for (const caseId of cases) await age(caseId);
    const progress = async () => (await scene.vr.call<Record<string, number>>('GET', '/Admin/Scoring', {}, scene.support)).body;
    const before = await progress();
    const begin = () => scene.vr.call<Record<string, number>>('POST', '/Admin/Scoring/Recompute', {}, scene.support);
    expect(await scene.refusal('POST', '/Admin/Scoring/Recompute', {})).toBe('Trellis:NotAllowed');
    expect((await begin()).body).toMatchObject({ version: scoringVersion, waiting: 3, current: before.current });
    expect((await begin()).body).toMatchObject({ waiting: 3 });
    // one that stopped after the first left the others in line
    await sql`update app.score_runs set created_at = now() + interval '1 day' where request_id <> ${cases[0]} and status = 'Create'`.execute(
      scene.product.owner,
    );
    const worker = startScoreWorker({
      pools: scene.product.pools,
      url: roleUrl(scene.product.ownerUrl, 'jobs', testSecret),
      log: (line) => console.error(line),
    });
    await vi.waitFor(async () => expect(await progress()).toMatchObject({ waiting: 0, current: (before.current ?? 0) + 3 }), {
      timeout: 20_000,
    });
    await worker.stop();
    expect((await begin()).body).toMatchObject({ waiting: 0 });
  });
});

describe('a report that is deducted for', () => {
  const deduct = (caseId: string) =>
    scene.vr.call<{ isDeducted: boolean; info: { caseId: string } }>('GET', `/testRequest/vratDeductAndGetReport/${caseId}`);

  it('uses no other test than its code did', async () => {
    const caseId = await scene.tested();
    const before = await scene.vr.balances();
    expect((await deduct(caseId)).body).toMatchObject({ isDeducted: false, info: { caseId } });
    expect(await scene.vr.balances()).toEqual(before);
  });

  it('uses one test where none was, also when twenty ask at once', async () => {
    const { id } = (await scene.vr.order({ subjectId: await scene.child() })).body;
    await sql`
      update app.test_requests set status = 'CodeIssued', code = 'WWWWWWWW', code_expires_at = now() + interval '1 hour' where id = ${id}`.execute(
      scene.product.owner,
    );
    await scene.vr.step(id, 'Testing');
    await scene.vr.step(id, 'Finished');
    const before = await scene.vr.balances();
    const replies = await Promise.all(Array.from({ length: 20 }, () => deduct(id)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(replies.filter(({ body }) => body.isDeducted)).toHaveLength(1);
    expect((await scene.vr.balances()).consumed).toBe((before.consumed ?? 0) + 1);
  });

  it('is refused without a recording', async () => {
    expect((await deduct(await scene.begun())).error?.code).toBe('RocketSystem:NoReport');
  });
});
