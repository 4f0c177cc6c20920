import { consentVersion, consentWords } from '@trellis/contract/vr-classroom/consent-words';
import { codeAlphabet } from '@trellis/contract/vr-classroom/rules';
import type { TestRequest, TestRequestInfo } from '@trellis/contract/vr-classroom/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, anOverseer, aSubject } from '../../fixtures/builders.ts';
import { aDevice, aTestLocation } from '../../fixtures/vr-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { openVrCentre, type VrCentre, vrBase } from '../../testing/vr-centre.ts';

type Page = { items: TestRequest[]; totalCount: number };

let product: TestProduct;
let vr: VrCentre;
beforeAll(async () => {
  product = await startTestProduct();
  vr = await openVrCentre(product);
});
afterAll(() => product.close());

const list = async (input: object, centre = vr) => (await centre.call<Page>('POST', '/TestingCenter/TestRequestsPaged', input)).body;
const codeOf = (testRequestId: string, centre = vr) =>
  centre.call<{ code: string; expiresAt: string }>('GET', '/TestingCenter/CaseCode', { testRequestId });
const runOut = (id: string) =>
  sql`update app.test_requests set code_expires_at = now() - interval '1 minute' where id = ${id}`.execute(product.owner);

describe('a test', () => {
  it('is made in two steps: an order that answers Id, and a code that answers Code', async () => {
    const { subjectId } = await aSubject(product.owner, { tenant: vr.centre });
    const given = { LocationId: vr.locationId, TestType: 'Screening' };
    const ordered = await product.call<{ Id: string }>(
      vr.token,
      'POST',
      `${vrBase}/TestingCenter/TestRequest?subjectId=${subjectId}`,
      given,
    );
    expect(Object.keys(ordered.body)).toEqual(['Id']);
    const before = await vr.balances();
    const issued = await product.call<{ Code: string; ExpiresAt: string }>(vr.token, 'GET', `${vrBase}/TestingCenter/CaseCode`, {
      testRequestId: ordered.body.Id,
    });
    expect(issued.body.Code).toMatch(new RegExp(`^[${codeAlphabet}]{8}$`));
    const hours = (new Date(issued.body.ExpiresAt).getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeCloseTo(24, 1);
    expect((await vr.balances()).consumed).toBe((before.consumed ?? 0) + 1);
    expect(await vr.view(ordered.body.Id)).toMatchObject({
      subjectId,
      testType: 'Screening',
      status: 'CodeIssued',
      code: issued.body.Code,
    });
  });

  it('is not ordered for a child who has signed off', async () => {
    const { subjectId } = await aSubject(product.owner, { tenant: vr.centre });
    await sql`update app.subjects set logged_out_at = now() where id = ${subjectId}`.execute(product.owner);
    expect((await vr.order({ subjectId })).error.code).toBe('SubjectNotFound');
  });

  it.each([
    ['2024-05-14', 'RocketSystem:TestAgeOutside'],
    ['2008-05-14', 'RocketSystem:TestAgeOutside'],
    ['0001-01-01', undefined],
  ])('for somebody born %s is answered %s, and ordered once whoever orders it knows', async (birthday, code) => {
    const { subjectId } = await aSubject(product.owner, { tenant: vr.centre, birthday });
    expect((await vr.order({ subjectId })).error?.code).toBe(code);
    expect((await vr.order({ subjectId, acceptsAge: true })).status).toBe(200);
  });

  it('uses one of what is left, however often and at once its code is asked for', async () => {
    const { id } = (await vr.order()).body;
    const before = await vr.balances();
    const replies = await Promise.all(Array.from({ length: 6 }, () => codeOf(id)));
    expect(new Set(replies.map(({ body }) => body.code)).size).toBe(1);
    expect((await vr.balances()).available).toBe((before.available ?? 0) - 1);
  });

  it('gets a new code when the old one ran out, for the same test', async () => {
    const { id, code } = await vr.orderWithCode();
    const before = await vr.balances();
    await runOut(id);
    expect((await vr.call('POST', '/testRequest/find', { code })).error.code).toBe('RocketSystem:TestCodeClosed');
    const renewed = (await codeOf(id)).body.code;
    expect(renewed).not.toBe(code);
    expect(await vr.balances()).toEqual(before);
  });

  it('is found by its code while that holds', async () => {
    const { id, code } = await vr.orderWithCode();
    expect((await vr.call<TestRequest>('POST', '/testRequest/find', { code: code.toLowerCase() })).body.id).toBe(id);
    const other = await openVrCentre(product);
    expect((await other.call('POST', '/testRequest/find', { code })).status).toBe(404);
    await vr.step(id, 'Testing');
    expect((await vr.call('POST', '/testRequest/find', { code })).error.code).toBe('RocketSystem:TestCodeClosed');
  });

  it('shows its code as a QR that closes after 40 seconds', async () => {
    const { id, code } = await vr.orderWithCode();
    const qr = () => vr.call('GET', '/QrCode/staticQR', { testRequestId: id });
    expect((await qr()).body).toMatchObject({ code, content: code, closesAfterSeconds: 40 });
    await runOut(id);
    expect((await qr()).error.code).toBe('RocketSystem:TestCodeClosed');
  });

  it('is the only open one of its child, and taken up again where it stopped', async () => {
    const { subjectId } = await aSubject(product.owner, { tenant: vr.centre });
    const clicks = await Promise.all(Array.from({ length: 4 }, () => vr.order({ subjectId })));
    expect(new Set(clicks.map(({ body }) => body.id)).size).toBe(1);
    const id = clicks[0]?.body.id ?? '';
    await codeOf(id);
    expect((await vr.order({ subjectId })).error.code).toBe('RocketSystem:TestAlreadyOpen');
    await vr.step(id, 'Testing');
    expect((await vr.order({ subjectId })).error.code).toBe('RocketSystem:TestAlreadyOpen');
    await vr.step(id, 'Finished');
    expect((await vr.order({ subjectId })).status).toBe(200);
  });

  it('goes its steps in order, each once', async () => {
    const { id } = (await vr.order()).body;
    expect((await vr.step(id, 'Testing')).error.code).toBe('RocketSystem:TestStepRefused');
    await codeOf(id);
    expect((await vr.step(id, 'Finished')).error.code).toBe('RocketSystem:TestStepRefused');
    await runOut(id);
    expect((await vr.step(id, 'Testing')).error.code).toBe('RocketSystem:TestCodeClosed');
    await codeOf(id);
    const { concurrencyStamp } = await vr.view(id);
    await vr.sign(id);
    const { deviceId } = await vr.headset();
    const begin = () => vr.call('PUT', '/TestingCenter/TestRequest', { id, deviceId, status: 'Testing', concurrencyStamp });
    const both = await Promise.all([begin(), begin()]);
    expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    expect((await codeOf(id)).error.code).toBe('RocketSystem:TestBegun');
    await vr.step(id, 'Finished');
    const done = await vr.view(id);
    expect([done.status, done.beginTime !== null, done.finishTime !== null]).toEqual(['Finished', true, true]);
    expect((await vr.step(id, 'Cancelled')).error.code).toBe('RocketSystem:TestStepRefused');
  });

  it('may be changed until it begins', async () => {
    const { id } = await vr.orderWithCode();
    const elsewhere = await aTestLocation(product.owner, vr.centre.admin);
    const deviceId = await aDevice(product.owner, vr.centre.admin);
    const change = async (given: object) =>
      vr.call('PUT', '/TestingCenter/TestRequest', { id, concurrencyStamp: (await vr.view(id)).concurrencyStamp, ...given });
    expect((await change({ deviceId })).error.code).toBe('RocketSystem:DeviceNotPassed');
    await sql`update app.devices set state = 'Passed', decided_at = now() where id = ${deviceId}`.execute(product.owner);
    expect((await change({ deviceId, locationId: elsewhere, testType: 'Retest' })).status).toBe(200);
    await vr.call('POST', '/TestingCenter/TestType', { testRequestId: id, testType: 'Screening' });
    expect(await vr.view(id)).toMatchObject({ deviceId, locationId: elsewhere, testType: 'Screening' });
    const stale = await vr.call('PUT', '/TestingCenter/TestRequest', { id, testType: 'Retest', concurrencyStamp: id });
    const current = { id, testType: 'Screening', locationId: elsewhere };
    expect([stale.error.code, stale.error.data]).toMatchObject(['Trellis:StaleStamp', { current }]);
    await vr.step(id, 'Testing');
    expect((await change({ testType: 'Retest' })).error.code).toBe('RocketSystem:TestBegun');
    expect((await vr.call('POST', '/TestingCenter/TestType', { testRequestId: id, testType: 'Retest' })).error.code).toBe(
      'RocketSystem:TestBegun',
    );
  });
});

describe('what a centre has left', () => {
  it('decides whether a test can be ordered', async () => {
    const poor = await openVrCentre(product, 1);
    const enough = async () => (await poor.call<object>('GET', '/testRequest/tenantTestResourcesEnough')).body;
    const late = (await poor.order()).body.id;
    expect(await enough()).toEqual({ enough: true, left: 1 });
    await poor.orderWithCode();
    expect(await enough()).toEqual({ enough: false, left: 0 });
    const refused = await poor.order();
    expect([refused.status, refused.error.code]).toEqual([409, 'RocketSystem:QuotaUsedUp']);
    expect(refused.error.message).toBe('The center has none of this left.');
    expect((await codeOf(late, poor)).error.code).toBe('RocketSystem:QuotaUsedUp');
    expect((await poor.view(late)).status).toBe('Created');
    expect((await poor.call('GET', '/TestingCenter/TestResourceAmount')).body).toEqual({ bought: 1, used: 1, left: 0 });
  });

  it('is not overdrawn by orders at once', async () => {
    const poor = await openVrCentre(product, 2);
    const orders = await Promise.all(Array.from({ length: 5 }, () => poor.order()));
    const codes = await Promise.all(orders.map(({ body }) => codeOf(body.id, poor)));
    expect(codes.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 200, 409, 409, 409]);
    expect(await poor.balances()).toMatchObject({ available: 0, consumed: 2 });
  });

  it('gets a test back that is cancelled before it begins, once, and none that had begun', async () => {
    const { id } = await vr.orderWithCode();
    const before = await vr.balances();
    const { concurrencyStamp } = await vr.view(id);
    const cancel = () => vr.call('PUT', '/TestingCenter/TestRequest', { id, status: 'Cancelled', concurrencyStamp });
    const replies = await Promise.all([cancel(), cancel()]);
    expect(replies.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    expect((await vr.balances()).available).toBe((before.available ?? 0) + 1);
    const begun = await vr.orderWithCode();
    await vr.step(begun.id, 'Testing');
    const testing = await vr.balances();
    await vr.step(begun.id, 'Cancelled');
    expect(await vr.balances()).toEqual(testing);
  });
});

describe('a consent', () => {
  const consent = {
    signerName: 'Ana Berg',
    signerRole: 'Mother',
    signature: [
      [
        [10, 20],
        [30, 40],
      ],
    ],
  };
  const sign = (testRequestId: string, given = {}) =>
    vr.call('POST', `/TestingCenter/ConsentFormSign?testRequestId=${testRequestId}`, { ...consent, ...given });

  it('is tied to its test, signed once, before it begins', async () => {
    const { id } = await vr.orderWithCode();
    expect((await vr.view(id)).consentSigned).toBe(false);
    expect((await sign(id)).status).toBe(200);
    const { body } = await vr.call<TestRequestInfo>('GET', '/TestingCenter/TestRequestInfo', { testRequestId: id });
    expect(body).toMatchObject({ consentSigned: true, consent: { ...consent, witness: vr.centre.admin.name } });
    expect((await sign(id)).error.code).toBe('RocketSystem:TestConsentSigned');
    const begun = await vr.orderWithCode();
    await vr.step(begun.id, 'Testing');
    expect((await sign(begun.id)).error.code).toBe('RocketSystem:TestStepRefused');
  });

  it.each([{ signature: [] }, { signature: [[[10, 401]]] }, { signerName: ' ' }])('like %j is none', async (given) => {
    const { id } = await vr.orderWithCode();
    expect((await sign(id, given)).status).toBe(400);
  });

  it('keeps what was read: its wording, version and language, and what was agreed to besides', async () => {
    const { id } = await vr.orderWithCode();
    expect((await sign(id, { wordingVersion: consentVersion + 1 })).error.code).toBe('RocketSystem:TestConsentChanged');
    await sign(id, { language: 'es', allowsNorms: true });
    const { consent } = (await vr.view(id)) as TestRequestInfo;
    const { test, norms } = consentWords.es;
    expect(consent).toMatchObject({ wording: `${test}\n${norms}`, wordingVersion: consentVersion, language: 'es', allowsNorms: true });
    const other = await vr.orderWithCode();
    await sign(other.id);
    const plain = (await vr.view(other.id)) as TestRequestInfo;
    expect(plain.consent).toMatchObject({ wording: consentWords.en.test, language: 'en', allowsNorms: false });
  });

  it('goes with the child, from the trail too', async () => {
    const { id } = await vr.orderWithCode();
    await sign(id, { signerName: 'Xylomena Quart' });
    const { subjectId } = await vr.view(id);
    await product.call(vr.token, 'DELETE', `/api/rocketAdmin/account/subject/${subjectId}`);
    const { rows } = await sql`
      select 1 from audit.changes where coalesce(before, '{}')::text || coalesce(after, '{}')::text like '%Xylomena%'
      union all select 1 from app.test_consents where signer_name like 'Xylomena%'`.execute(product.owner);
    expect(rows).toEqual([]);
    expect(await vr.view(id)).toMatchObject({ subjectName: '***', consentSigned: false });
    expect((await vr.order({ subjectId })).error.code).toBe('Trellis:SubjectErased');
  });
});

describe('the list of tests', () => {
  it('pages, filters and sorts', async () => {
    const own = await openVrCentre(product);
    const { subjectId, name } = await aSubject(product.owner, { tenant: own.centre, firstName: 'Zora' });
    const { id } = (await own.order({ subjectId, testType: 'Retest' })).body;
    const { code } = (await codeOf(id, own)).body;
    const others = [(await own.order()).body.id, (await own.order()).body.id];
    const ids = async (input: object) => (await list(input, own)).items.map((item) => item.id);
    expect(await ids({})).toEqual([others[1], others[0], id]);
    expect(await ids({ sorting: 'creationTime' })).toEqual([id, ...others]);
    expect(await ids({ skipCount: 1, maxResultCount: 1 })).toEqual([others[0]]);
    for (const filter of [
      { subjectId },
      { filter: name },
      { filter: code.toLowerCase() },
      { testType: 'Retest' },
      { status: 'CodeIssued' },
    ])
      expect(await ids(filter), JSON.stringify(filter)).toEqual([id]);
    expect(await ids({ to: '2020-01-01' })).toEqual([]);
    expect((await own.call('POST', '/TestingCenter/TestRequestsPaged', { sorting: 'code' })).status).toBe(400);
  });

  it('is of the own centre alone', async () => {
    const other = await openVrCentre(product);
    const { subjectId } = await vr.view((await vr.orderWithCode()).id);
    expect((await other.call('POST', '/TestingCenter/TestRequestsPaged', { subjectId })).error.code).toBe('SubjectNotFound');
    expect((await list({}, other)).totalCount).toBe(0);
  });
});

describe('whoever', () => {
  it('has no right to order is refused, but reads', async () => {
    const { personId, membershipId } = vr.centre.coach;
    const coach = await issueToken(product.owner, personId, membershipId);
    const { subjectId } = await aSubject(product.owner, { tenant: vr.centre });
    expect((await vr.call('POST', '/TestingCenter/TestRequest', { subjectId, locationId: vr.locationId }, coach)).status).toBe(403);
    expect((await vr.call('POST', '/TestingCenter/TestRequestsPaged', {}, coach)).status).toBe(200);
  });

  it('works at a centre without the project neither orders nor reads', async () => {
    const off = await openVrCentre(product);
    const { subjectId } = await aSubject(product.owner, { tenant: off.centre });
    await sql`update identity.tenant_projects set enabled = false where tenant_id = ${off.centre.tenantId} and project = 'Project.Vrat'`.execute(
      product.owner,
    );
    for (const reply of [
      await off.order({ subjectId }),
      await off.call('POST', '/TestingCenter/TestRequestsPaged', {}),
      await off.call('POST', '/TestingCenter/TestRequestsExcel', {}),
      await off.call('POST', '/testLocation', { name: 'Nowhere' }),
      await off.call('GET', '/TestingCenter/SystemInfo'),
    ])
      expect([reply.status, reply.error.code]).toEqual([403, 'RocketSystem:ProjectDisabled']);
  });

  it('is no member of a centre orders nothing', async () => {
    const admin = await anOverseer(product.owner, { side: 'management', role: 'admin' });
    const token = await issueToken(product.owner, admin.personId, admin.membershipId);
    expect((await vr.call('POST', '/TestingCenter/TestRequest', {}, token)).status).toBe(403);
    const editor = await aMember(product.owner, { tenant: vr.centre, roles: ['trainer'] });
    expect(
      (await vr.call('GET', '/TestingCenter/SystemInfo', {}, await issueToken(product.owner, editor.personId, editor.membershipId))).status,
    ).toBe(403);
  });
});

it('the tests of one child are for whoever sees the tab of it', async () => {
  await sql`insert into identity.role_policies (tenant_id, role, policy, granted)
    values (${vr.centre.tenantId}, 'SeniorCoach', 'PFE.UserManagement.SubjectDetail.VratTestRequestTab', false)`.execute(product.owner);
  const { personId, membershipId } = await aMember(product.owner, { tenant: vr.centre, roles: ['SeniorCoach'] });
  const lead = await issueToken(product.owner, personId, membershipId);
  const { subjectId } = await aSubject(product.owner, { tenant: vr.centre });
  const ask = (input: object, token?: string) => vr.call<Page>('POST', '/TestingCenter/TestRequestsPaged', input, token);
  expect((await ask({ subjectId }, lead)).error.code).toBe('Trellis:NotAllowed');
  expect((await ask({}, lead)).status).toBe(200);
  expect((await ask({ subjectId })).status).toBe(200);
});

it('the tests of the whole center are for whoever sees their page, not for the tab of a child', async () => {
  await sql`insert into identity.role_policies (tenant_id, role, policy, granted)
    values (${vr.centre.tenantId}, 'IndependentCoach', 'RocketSystem.Vrat', false)`.execute(product.owner);
  const { personId, membershipId } = await aMember(product.owner, { tenant: vr.centre, roles: ['IndependentCoach'] });
  const coach = await issueToken(product.owner, personId, membershipId);
  const { subjectId } = await aSubject(product.owner, { tenant: vr.centre });
  const ask = (input: object) => vr.call<Page>('POST', '/TestingCenter/TestRequestsPaged', input, coach);
  expect((await ask({})).error.code).toBe('Trellis:NotAllowed');
  expect((await ask({ subjectId })).status).toBe(200);
});
