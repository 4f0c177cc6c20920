import { lowerFirstLetters } from '@trellis/contract/keys';
import type { NormSet } from '@trellis/contract/scoring/norms';
import { consentVersion } from '@trellis/contract/vr-classroom/consent-words';
import { type ReportText, shippedStamp } from '@trellis/contract/vr-classroom/report-text-calls';
import { namesDisorder, skillMeanings } from '@trellis/contract/vr-classroom/skill-meanings';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOverseer, aSubject } from '../../../fixtures/builders.ts';
import { sendRecording } from '../../../headset/play-test.ts';
import { playedRecording } from '../../../headset/played-recording.ts';
import { issueToken, type Reply, startTestProduct, type TestProduct } from '../../../testing/http.ts';
import { openVrCentre, type VrCentre, vrBase } from '../../../testing/vr-centre.ts';

let product: TestProduct;
let vr: VrCentre;
let platform: string;
let finished: string;
beforeAll(async () => {
  product = await startTestProduct();
  vr = await openVrCentre(product, 80);
  const person = await anOverseer(product.owner, { side: 'management', role: 'operationAdmin' });
  platform = await issueToken(product.owner, person.personId, person.membershipId);
  finished = await normalTest();
});
afterAll(() => product.close());

const asPlatform = async <T>(method: string, path: string, input?: object): Promise<Reply<T>> => {
  const reply = await product.call(platform, method, `${vrBase}${path}`, input);
  return { ...reply, body: lowerFirstLetters(reply.body) as T } as Reply<T>;
};

async function normalTest(): Promise<string> {
  const { subjectId } = await aSubject(product.owner, { tenant: vr.centre });
  await sql`update app.subjects set gender = 'Female', birthday = (now() at time zone ${vr.centre.zone} - interval '102 months')::date where id = ${subjectId}`.execute(
    product.owner,
  );
  const { id } = (await vr.order({ subjectId })).body;
  const { code } = (await vr.call<{ code: string }>('GET', '/TestingCenter/CaseCode', { testRequestId: id })).body;
  await vr.sign(id, { allowsNorms: true, wordingVersion: consentVersion });
  const { send, serialNumber } = await vr.headset();
  await send('begin', { code, serialNumber });
  await sendRecording(send, id, playedRecording({ seed: 7, serialNumber, startedAt: new Date(), hz: 20 }));
  await asPlatform('PUT', '/Admin/TestRequest/NormalData', { id });
  return id;
}

/** More tests like one, their figures a little apart: the headset takes too long to play sixty. */
async function multiply(id: string, times: number): Promise<void> {
  const { rows } = await sql<{ tenant: string; subject: string }>`
    select tenant_id as tenant, subject_id as subject from app.test_requests where id = ${id}`.execute(product.owner);
  await sql`
    with more as (
      insert into app.test_requests (tenant_id, subject_id, location_id, device_id, test_type, status, code, code_expires_at, is_normal_data,
        ordered_by, begun_at, finished_at)
      select tenant_id, subject_id, location_id, device_id, test_type, status, 'A2' || translate(lpad(n::text, 6, '0'), '01', 'ZY'),
        code_expires_at, true, ordered_by, begun_at, finished_at
      from app.test_requests, generate_series(1, ${times}) n where id = ${id} returning tenant_id, id
    ), consents as (
      insert into app.test_consents (tenant_id, request_id, signer_name, signer_role, signature, witness_id, allows_norms)
      select more.tenant_id, more.id, 'A', 'Mother', '[]', c.witness_id, true from more, app.test_consents c where c.request_id = ${id}
    ), recordings as (
      insert into app.test_recordings (tenant_id, request_id, device_id, digest, size, key, format_version, software_version, paradigm, received_at)
      select more.tenant_id, more.id, r.device_id, r.digest, r.size, more.id::text, r.format_version, r.software_version, r.paradigm, r.received_at
      from more, app.test_recordings r where r.request_id = ${id} returning tenant_id, id
    )
    insert into app.test_scores (tenant_id, recording_id, scoring_version, score, computed_at)
    select k.tenant_id, k.id, s.scoring_version,
      jsonb_set(s.score, '{measures,rtMean,value}', to_jsonb(400 + row_number() over (order by k.id) * 2)), now()
    from recordings k, app.test_scores s join app.test_recordings r on r.tenant_id = s.tenant_id and r.id = s.recording_id
    where r.request_id = ${id}`.execute(product.owner);
  expect(rows.length).toBe(1);
}

describe('norms of normal data', () => {
  const make = (id = 'own') =>
    asPlatform<{ version: number }>('POST', '/Admin/NormSet/FromNormalData', { id, source: 'Own tests', paradigm: 'trellis-gonogo@1' });
  const cells = async () =>
    (await asPlatform<{ items: { paradigm: string; cells: object[] }[]; least: number }>('GET', '/Admin/NormSet/NormalData')).body;

  it('are made by those who may, once a cell has enough', async () => {
    expect(await cells()).toEqual({
      items: [{ paradigm: 'trellis-gonogo@1', cells: [{ sex: 'female', years: 8, n: 1, isUsed: false }] }],
      least: 50,
    });
    expect((await make()).error.code).toBe('RocketSystem:NormDataTooFew');
    expect((await product.call(vr.token, 'GET', `${vrBase}/Admin/NormSet/NormalData`)).status).toBe(403);
  });

  it('count each version up, name their recordings, and are what reports compare with from then on', async () => {
    await multiply(finished, 55);
    expect((await cells()).items[0]?.cells).toEqual([{ sex: 'female', years: 8, n: 56, isUsed: true }]);
    expect([(await make()).body.version, (await make()).body.version]).toEqual([1, 2]);
    const { rows } = await sql<{ set: NormSet; of: number }>`
      select set, cardinality(made_of) as of from catalog.norm_sets where name = 'own' and version = 2`.execute(product.owner);
    expect(rows[0]).toMatchObject({ of: 56, set: { isDemonstration: false, source: 'Own tests' } });
    expect(rows[0]?.set.measures.rtMean?.female?.map(({ ageMonths, n }) => [ageMonths, n])).toEqual([
      [96, 56],
      [102, 56],
      [107, 56],
    ]);
    const info = await vr.call('GET', '/DataAnalysis/Test/Info', { caseId: finished });
    expect(info.body).toMatchObject({ normSet: { id: 'own', version: 2 } });
  });

  it('leave out who is marked no longer', async () => {
    await asPlatform('PUT', '/Admin/TestRequest/NormalData', { id: finished, isNormalData: false });
    expect((await cells()).items[0]?.cells).toMatchObject([{ n: 55 }]);
  });
});

describe('what reports say of a skill', () => {
  const list = async () => (await asPlatform<{ items: ReportText[] }>('GET', '/Admin/ReportText')).body.items;
  const texts = { en: 'How many were seen.', 'zh-Hans': '看到了多少。', es: 'Cuántos vio.' };
  const save = (more: object) =>
    asPlatform('PUT', '/Admin/ReportText', { code: 'Attention', texts, concurrencyStamp: shippedStamp, ...more });

  it('is what the product says until the platform says otherwise, each once', async () => {
    expect((await list())[0]).toMatchObject({ code: 'Attention', isChanged: false, texts: { en: skillMeanings.en.Attention } });
    const both = await Promise.all([save({}), save({})]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const [changed] = await list();
    expect(changed).toMatchObject({ isChanged: true, texts });
    const again = { texts: { ...texts, en: 'Again.' }, concurrencyStamp: changed?.concurrencyStamp };
    expect([(await save(again)).status, (await save(again)).error.code]).toEqual([200, 'Trellis:StaleStamp']);
    const read = await vr.call<{ items: { code: string; text: string }[] }>('GET', '/DataAnalysis/Test/Texts', { caseId: finished });
    expect(read.body.items.slice(0, 2)).toEqual([
      { code: 'Attention', text: 'Again.' },
      { code: 'ContinuousAttention', text: skillMeanings.en.ContinuousAttention },
    ]);
    expect((await product.call(vr.token, 'PUT', `${vrBase}/Admin/ReportText`, { code: 'Attention', texts })).status).toBe(403);
  });

  it.each([
    ['en', 'A sign of ADHD'],
    ['zh-Hans', '提示多动症'],
    ['es', 'Indica un trastorno'],
  ])('names no disorder in %s', async (language, text) => {
    expect((await save({ texts: { ...texts, [language]: text } })).error.code).toBe('RocketSystem:TextDiagnoses');
  });

  it('names none as it ships', () => {
    expect(
      Object.values(skillMeanings)
        .flatMap((words) => Object.values(words))
        .filter(namesDisorder),
    ).toEqual([]);
  });
});
