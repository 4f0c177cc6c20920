import { lowerFirstLetters } from '@trellis/contract/keys';
import { scoringVersion } from '@trellis/contract/scoring/score';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOverseer, aSubject } from '../../../fixtures/builders.ts';
import { demoNorms } from '../../../fixtures/demo-norms.ts';
import { progressOf, sendRecording } from '../../../headset/play-test.ts';
import { type Played, playedRecording } from '../../../headset/played-recording.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';
import { openVrCentre, type VrCentre } from '../../../testing/vr-centre.ts';
import { childAt } from './load-report.ts';

let product: TestProduct;
let vr: VrCentre;
let support: string;
let headset: Awaited<ReturnType<VrCentre['headset']>>;
beforeAll(async () => {
  product = await startTestProduct();
  vr = await openVrCentre(product, 40);
  headset = await vr.headset();
  const person = await anOverseer(product.owner, { side: 'management', role: 'admin' });
  support = await issueToken(product.owner, person.personId, person.membershipId);
});
afterAll(() => product.close());

async function begun(more = {}): Promise<string> {
  const { subjectId } = await aSubject(product.owner, { tenant: vr.centre });
  await sql`update app.subjects set gender = 'Male', birthday = (now() at time zone ${vr.centre.zone} - interval '9 years')::date where id = ${subjectId}`.execute(
    product.owner,
  );
  const { id } = (await vr.order({ subjectId })).body;
  const { code } = (await vr.call<{ code: string }>('GET', '/TestingCenter/CaseCode', { testRequestId: id })).body;
  await vr.sign(id, more);
  await headset.send('begin', { code, serialNumber: headset.serialNumber });
  return id;
}

const played = (more: Partial<Played> = {}) =>
  playedRecording({ seed: 5, serialNumber: headset.serialNumber, startedAt: new Date(), hz: 20, ...more });

async function tested(more: Partial<Played> = {}, agreed = {}): Promise<string> {
  const id = await begun(agreed);
  await sendRecording(headset.send, id, played(more));
  return id;
}

const part = async <T = never>(name: string, caseId: string, more = {}, as = vr.token) =>
  (await vr.call<T>('GET', `/DataAnalysis/Test/${name}`, { caseId, 'api-version': '2', ...more }, as)).body;
const codeOf = async (name: string, caseId: string, more = {}) =>
  (await vr.call('GET', `/DataAnalysis/Test/${name}`, { caseId, ...more })).error?.code;

describe('a report', () => {
  it('says whom it is about, by which formulae, and what it can be compared with', async () => {
    const id = await tested();
    expect(await part('Info', id)).toMatchObject({
      caseId: id,
      scoringVersion,
      isOutdated: false,
      ageMonths: 108,
      validity: 'valid',
      reasons: [],
      normSet: null,
    });
    const radar = await part<{ hasRadar: boolean; skills: Record<string, { value: number | null; reason: string | null }> }>('Radar', id);
    expect([radar.hasRadar, radar.skills.attention]).toMatchObject([false, { value: null, reason: 'noNorm' }]);
    expect(await part('ScreeningCPTFlag', id)).toMatchObject({ flag: 'notAssessed' });
  });

  it('counts the age to the day that it is at the center, not where the server is', async () => {
    const id = await begun();
    const born = async (birthday: string) => {
      const { rows } = await sql<{ subject: string }>`
        update app.test_requests set begun_at = '2031-06-05T01:00:00Z' where id = ${id} returning subject_id as subject`.execute(
        product.owner,
      );
      await sql`update app.subjects set birthday = ${birthday} where id = ${rows[0]?.subject}`.execute(product.owner);
      return (await inTransaction(product.owner, {}, (db) => childAt(db, id))).ageMonths;
    };
    expect([await born('2022-06-04'), await born('2022-06-05'), await born('0001-01-01')]).toEqual([108, 107, null]);
  });

  it('compares with the latest norm set of its paradigm, which only the whole platform adds', async () => {
    const id = await tested();
    expect((await product.call(vr.token, 'POST', '/api/vrclassroom/Admin/NormSet', demoNorms)).status).toBe(403);
    const add = (version: number) => product.call(support, 'POST', '/api/vrclassroom/Admin/NormSet', { ...demoNorms, version });
    expect([(await add(1)).status, (await add(1)).error.code, (await add(2)).status]).toEqual([200, 'RocketSystem:NormSetTaken', 200]);
    expect(await part('Info', id)).toMatchObject({ normSet: { id: 'demonstration', version: 2, isDemonstration: true } });
    const radar = await part<{ baseline: number; hasRadar: boolean; skills: Record<string, { value: number }> }>('Radar', id);
    expect(Object.keys(radar.skills)).toEqual([
      'attention',
      'continuousAttention',
      'sensitivity',
      'reactionStability',
      'reactivity',
      'selfControl',
    ]);
    expect([radar.baseline, radar.hasRadar]).toEqual([0.5, true]);
    for (const { value } of Object.values(radar.skills)) expect(value > 0 && value < 1).toBe(true);
    expect(await part('ScreeningCPTFlag', id)).toMatchObject({ expectedPercent: { from: 11, to: 12.5 } });
    // of the set before no figure was another
    expect(await part('Info', id)).toMatchObject({ lacksNorm: null, normsDifferFrom: null });
    const poor = await tested({ misses: 0.45, mistakes: 0.5 });
    expect(await part('ScreeningCPTFlag', poor)).toMatchObject({ flag: 'lookCloser' });
    const sets = await product.call<{ items: { version: number }[] }>(support, 'GET', '/api/vrclassroom/Admin/NormSet');
    expect((lowerFirstLetters(sets.body) as typeof sets.body).items.map(({ version }) => version)).toEqual([2, 1]);
  });

  it('names the norms beside which it read otherwise, and says when these say nothing of the age', async () => {
    const id = await tested();
    const add = (version: number, measures: object) =>
      product.call(support, 'POST', '/api/vrclassroom/Admin/NormSet', { ...demoNorms, id: 'other', version, measures });
    const [line = []] = Object.values(demoNorms.measures.dPrime ?? {});
    const slower = line.map((knot) => ({ ...knot, mean: 1 }));
    await add(1, { ...demoNorms.measures, dPrime: { male: slower, female: slower } });
    expect(await part('Info', id)).toMatchObject({
      normSet: { id: 'other', version: 1 },
      normsDifferFrom: { id: 'demonstration', version: 2 },
    });
    // whoever was tested since knows no other norms
    expect(await part('Info', await tested())).toMatchObject({ normsDifferFrom: null });
    const toddlers = [{ ageMonths: 36, n: 60, mean: 1, sd: 1 }];
    await add(2, { dPrime: { male: toddlers, female: toddlers } });
    expect(await part('Info', id)).toMatchObject({ lacksNorm: 'noNormOfAge', normsDifferFrom: { id: 'other', version: 1 } });
    const radar = await part<{ hasRadar: boolean; skills: Record<string, object> }>('Radar', id);
    expect([radar.hasRadar, radar.skills.attention]).toMatchObject([false, { value: null, reason: 'noNormOfAge' }]);
    await add(3, demoNorms.measures);
  });

  it('has every part in a shape of its own', async () => {
    const id = await tested();
    const course = await part<{ records: { type: number; reactionTime: number | null }[]; minutes: unknown[] }>('ContinuousAttention', id);
    expect([course.minutes.length, new Set(course.records.map(({ type }) => type))]).toEqual([13, new Set([0, 1, 2])]);
    expect(course.records.every(({ type, reactionTime }) => (type === 1) === (reactionTime === null))).toBe(true);
    const { bins } = await part<{ bins: number[] }>('Rose', id);
    expect([bins.length, Math.round(bins.reduce((sum, share) => sum + share, 0))]).toEqual([16, 100]);
    const { points } = await part<{ points: unknown[] }>('MovementPath', id);
    expect(points.length > 500 && points.length <= 2000).toBe(true);
    const path = await part<{ total: { value: number }; minutes: { cumulative: number }[] }>('PathLength', id);
    expect(path.minutes.length).toBe(13);
    expect((path.minutes.at(-1)?.cumulative ?? 0) / path.total.value).toBeCloseTo(1, 2);
    const { measures } = await part<{ measures: { id: string; value: number | null }[] }>('OverView', id);
    expect(measures.find((one) => one.id === 'dPrime')?.value).toBeGreaterThan(1);
    expect((await part<{ points: unknown[] }>('HeadVelocity', id)).points.length).toBeGreaterThan(700);
    expect((await part<{ measures: unknown[] }>('MotionCharacteristics', id)).measures.length).toBe(17);
    expect(await part('ScreeningMotionFlag', id)).toMatchObject({
      parts: [{ id: 'pathPerMinute' }, { id: 'velocityP95' }, { id: 'offBoard' }],
    });
  });

  it('is refused where nothing was recorded, with another code, and to another center', async () => {
    const id = await begun();
    expect(await codeOf('Info', id)).toBe('RocketSystem:NoReport');
    const done = await tested();
    expect(await codeOf('Info', done, { code: 'ZZZZZZZZ' })).toBe('Trellis:NotFound');
    const other = await openVrCentre(product);
    expect((await other.call('GET', '/DataAnalysis/Test/Info', { caseId: done })).status).toBe(404);
    expect(await part('Info', done, {}, support)).toMatchObject({ caseId: done });
  });

  it('tells how a test goes while it runs', async () => {
    const id = await begun();
    expect(await part('RealTime', id)).toEqual({ status: 'Testing', records: [], motions: [] });
    await headset.send('progress', { testRequestId: id, ...progressOf(played(), 1) });
    const running = await part<{ records: { minute: number }[]; motions: unknown[] }>('RealTime', id);
    expect(running.records.length).toBeGreaterThan(10);
    expect(running.motions).toEqual([{ minute: 0.5, motionIndex: 3 }]);
  });
});

describe('normal data', () => {
  const mark = async (id: string, isNormalData = true) =>
    (await product.call(support, 'PUT', '/api/vrclassroom/Admin/TestRequest/NormalData', { id, isNormalData })).error?.code;

  it('is a test that ran and can be read without reserve', async () => {
    expect(await mark(await begun())).toBe('RocketSystem:NoReport');
    expect(await mark(await tested({ hz: 0, minutes: 5 }))).toBe('RocketSystem:TestNotValid');
    expect(await mark(await tested())).toBe('RocketSystem:TestNormsNotAgreed');
    const id = await tested({}, { allowsNorms: true });
    expect([await mark(id), (await vr.view(id)).isNormalData]).toEqual([undefined, true]);
    expect(await mark(id, false)).toBeUndefined();
  });
});
