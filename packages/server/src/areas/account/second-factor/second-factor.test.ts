import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, anOverseer, aPerson, type MemberBuilt } from '../../../fixtures/builders.ts';
import { codeAt } from '../../../platform/auth/second-factor/totp.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';

const base = '/api/us/Account/SecondFactor';
const password = 'correct horse';

let product: TestProduct;
let admin: MemberBuilt;
let coach: MemberBuilt;
let asAdmin: string;
let asCoach: string;
let asPlatform: string;

beforeAll(async () => {
  product = await startTestProduct();
  const { owner } = product;
  admin = await aMember(owner, { roles: ['CenterAdmin'], person: await aPerson(owner, { password }) });
  coach = await aMember(owner, { tenant: admin, person: await aPerson(owner, { password }) });
  asAdmin = await issueToken(owner, admin.personId, admin.membershipId);
  asCoach = await issueToken(owner, coach.personId, coach.membershipId);
  const platform = await anOverseer(owner, { side: 'management', role: 'admin' });
  asPlatform = await issueToken(owner, platform.personId, platform.membershipId);
});
afterAll(() => product.close());
beforeEach(async () => {
  for (const table of ['second_factors', 'second_factor_keys', 'recovery_codes', 'second_factor_rules', 'tries'])
    await sql`delete from ${sql.table(`identity.${table}`)}`.execute(product.owner);
  await product.owner.deleteFrom('jobs.letters').execute();
});

const post = <T = unknown>(path: string, input: object, token = asCoach) => product.call<T>(token, 'POST', path, input);
const view = async () => (await product.call<{ isOn: boolean; recoveryCodesLeft: number }>(asCoach, 'GET', base)).body;
const code = (key: string, seconds = 0) => codeAt(key, new Date(Date.now() + seconds * 1000));
const letters = async () =>
  (await product.owner.selectFrom('jobs.letters').select('template').orderBy('created_at').execute()).map((row) => row.template);

async function turnOn(): Promise<{ key: string; recoveryCodes: string[] }> {
  const { key } = (await post<{ key: string }>(`${base}/Begin`, { password })).body;
  const { recoveryCodes } = (await post<{ recoveryCodes: string[] }>(`${base}/Confirm`, { code: code(key, -30) })).body;
  return { key, recoveryCodes };
}

describe("one's own second step", () => {
  it('is on once a code of the app was confirmed, and a letter says so', async () => {
    expect((await post(`${base}/Begin`, { password: 'wrong' })).error.code).toBe('Trellis:WrongPassword');
    const begun = await post<{ key: string; address: string }>(`${base}/Begin`, { password });
    expect(begun.body.address).toBe(
      `otpauth://totp/Trellis:${encodeURIComponent(coach.email)}?issuer=Trellis&secret=${begun.body.key}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(await view()).toEqual({ isOn: false, isRequired: false, since: null, recoveryCodesLeft: 0, passkeys: [] });
    const wrong = await post(`${base}/Confirm`, { code: '12 34' });
    expect([wrong.status, wrong.error.code]).toEqual([400, 'Trellis:CodeWrong']);
    await turnOn();
    expect(await view()).toMatchObject({ isOn: true, isRequired: false, recoveryCodesLeft: 10 });
    expect(await letters()).toEqual(['secondFactorOn']);
    expect((await post(`${base}/Begin`, { password })).error.code).toBe('Trellis:SecondFactorOn');
  });

  it('has other recovery codes made by a code, which end the ones before', async () => {
    const { key, recoveryCodes } = await turnOn();
    const renewed = await post<{ recoveryCodes: string[] }>(`${base}/RecoveryCodes`, { code: code(key) });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await post(`${base}/TurnOff`, { code: recoveryCodes[0] ?? '' })).error.code).toBe('Trellis:CodeWrong');
    expect((await post(`${base}/TurnOff`, { code: renewed.body.recoveryCodes[0] ?? '' })).status).toBe(200);
    expect(await view()).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
    expect(await letters()).toEqual(['secondFactorOn', 'secondFactorOff']);
  });

  it('is guessed by nobody: five tries, then none is looked at', async () => {
    const { key } = await turnOn();
    const tried = await Promise.all(Array.from({ length: 12 }, () => post(`${base}/TurnOff`, { code: 'ABCDE-FGHJK' })));
    expect(tried.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5);
    expect((await post(`${base}/TurnOff`, { code: code(key) })).error.code).toBe('Trellis:TooMany');
  });

  it('leaves no key and no code in the trail', async () => {
    const { key, recoveryCodes } = await turnOn();
    const { rows } = await sql<{ text: string }>`
      select coalesce(before, after)::text as text from audit.changes where table_name like 'identity.second%' or table_name like 'identity.recovery%'`.execute(
      product.owner,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { text } of rows) for (const secret of [key, ...recoveryCodes]) expect(text).not.toContain(secret);
  });
});

describe('the rule', () => {
  it('of a center names its own roles, and keeps whoever holds one from turning it off', async () => {
    const { key } = await turnOn();
    const saved = await product.call(asAdmin, 'PUT', `${base}/Rule`, { roles: ['Coach', 'Coach'] });
    expect(saved.body).toEqual({ roles: ['Coach'] });
    expect(await view()).toMatchObject({ isRequired: true });
    expect((await post(`${base}/TurnOff`, { code: code(key) })).error.code).toBe('Trellis:SecondFactorRequired');
    const foreign = await product.call(asAdmin, 'PUT', `${base}/Rule`, { roles: ['admin'] });
    expect([foreign.status, foreign.error.code]).toEqual([400, 'Trellis:InvalidInput']);
    await product.call(asAdmin, 'PUT', `${base}/Rule`, { roles: [] });
    expect(await view()).toMatchObject({ isRequired: false });
  });

  it('of the platform counts everywhere', async () => {
    await product.call(asPlatform, 'PUT', `${base}/Rule`, { roles: ['CenterAdmin', 'Coach'] });
    expect(await view()).toMatchObject({ isRequired: true });
    expect((await product.call(asAdmin, 'GET', `${base}/Rule`)).body).toEqual({ roles: [] });
    expect((await product.call(asCoach, 'PUT', `${base}/Rule`, { roles: [] })).status).toBe(403);
  });
});

describe('whoever lost the device', () => {
  const ofStaff = '/api/business/user/removeSecondFactor';
  const ofAnybody = '/api/rocketAdmin/account/removeSecondFactor';

  it('has it taken away by the administrator of the center, and nobody else of it', async () => {
    await turnOn();
    expect((await post(ofStaff, { userId: admin.personId })).status).toBe(403);
    expect((await post(ofStaff, { userId: admin.personId }, asAdmin)).status).toBe(403);
    const elsewhere = await aMember(product.owner);
    expect((await post(ofStaff, { userId: elsewhere.personId }, asAdmin)).status).toBe(404);
    expect((await post(ofStaff, { userId: coach.personId }, asAdmin)).status).toBe(200);
    expect(await view()).toMatchObject({ isOn: false });
    expect(await letters()).toEqual(['secondFactorOn', 'secondFactorOff']);
    expect((await post(ofStaff, { userId: coach.personId }, asAdmin)).error.code).toBe('Trellis:SecondFactorOff');
  });

  it('or by the platform', async () => {
    await turnOn();
    expect((await post(ofAnybody, { userId: coach.personId }, asAdmin)).status).toBe(403);
    expect((await post(ofAnybody, { userId: coach.personId }, asPlatform)).status).toBe(200);
    const nobody = await aPerson(product.owner);
    expect((await post(ofAnybody, { userId: nobody.personId }, asPlatform)).status).toBe(404);
  });
});
