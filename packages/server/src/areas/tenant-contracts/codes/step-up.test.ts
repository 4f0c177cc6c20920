import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOverseer, aTenant } from '../../../fixtures/builders.ts';
import { issueStepUp, issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';

const base = '/api/rocketAdmin/tenantContract';

interface Someone {
  token: string;
  personId: string;
  email: string;
}

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

async function someone(role: 'finance' | 'editor' = 'finance'): Promise<Someone> {
  const { personId, membershipId, email } = await anOverseer(product.owner, { side: 'management', role });
  return { personId, email, token: await issueToken(product.owner, personId, membershipId) };
}
const list = ({ token }: Someone, stepUp?: string) => product.call(token, 'GET', base, {}, stepUp ? { 'x-authenticate': stepUp } : {});
const send = ({ token }: Someone, input: object = {}) =>
  product.call<{ sentTo: string; resendAfter: number; validFor: number }>(token, 'POST', `${base}/sendMessage`, input);
const check = ({ token }: Someone, code: string) =>
  product.call<{ token: string; expiresAt: string }>(token, 'POST', `${base}/checkCode`, { code });
const letterTo = ({ email }: Someone) =>
  product.owner
    .selectFrom('jobs.letters')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
const codeOf = async (to: Someone) => String((await letterTo(to)).data && ((await letterTo(to)).data as { code: string }).code);
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');
const ago = ({ personId }: Someone, change: object) =>
  product.owner.updateTable('identity.codes').set(change).where('person_id', '=', personId).execute();

describe('contracts stand behind a mailed code', () => {
  it('that opens them to whoever it was mailed to, for ten minutes', async () => {
    const [nora, omar] = [await someone(), await someone()];
    const refused = await list(nora);
    expect([refused.status, refused.error.code]).toEqual([403, 'RocketSystem:AuthenticateRequired']);
    const { body } = await send(nora);
    expect(body).toEqual({ sentTo: expect.stringMatching(/^pe•••@test\.example$/), resendAfter: 60, validFor: 600 });
    const checked = await check(nora, await codeOf(nora));
    const seconds = (Date.parse(checked.body.expiresAt) - Date.now()) / 1000;
    expect(Math.round(seconds / 10)).toBe(60);
    expect((await list(nora, checked.body.token)).status).toBe(200);
    expect((await list(omar, checked.body.token)).error.code).toBe('RocketSystem:AuthenticateRequired');
  });

  it('is written in the reader’s language and names the center', async () => {
    const nora = await someone();
    const { tenantId } = await aTenant(product.owner, { name: 'North Pier' });
    expect((await send(nora, { tenantId })).status).toBe(200);
    expect(await letterTo(nora)).toMatchObject({
      template: 'tenantContractCode',
      language: 'en',
      data: { tenantName: 'North Pier', minutes: 10 },
    });
    expect((await send(await someone(), { tenantId: crypto.randomUUID() })).status).toBe(404);
  });

  it('is kept as a hash only, and so is the token', async () => {
    const nora = await someone();
    await send(nora);
    const code = await codeOf(nora);
    const { body } = await check(nora, code);
    const kept = await product.owner.selectFrom('identity.codes').selectAll().where('person_id', '=', nora.personId).execute();
    const tokens = await product.owner.selectFrom('identity.step_ups').selectAll().where('person_id', '=', nora.personId).execute();
    expect(JSON.stringify(kept)).not.toContain(`"${code}"`);
    expect(JSON.stringify(tokens)).not.toContain(body.token);
  });

  it('is sent again after a minute, and then only the new one counts', async () => {
    const nora = await someone();
    await send(nora);
    const first = await codeOf(nora);
    const soon = await send(nora);
    expect([soon.status, soon.error.code]).toEqual([429, 'Trellis:TooSoon']);
    expect(Number(soon.error.data['seconds'])).toBeGreaterThan(50);
    await ago(nora, { sent_at: new Date(Date.now() - 61_000) });
    expect((await send(nora)).status).toBe(200);
    const second = await codeOf(nora);
    if (first !== second) expect((await check(nora, first)).error.code).toBe('Trellis:CodeWrong');
    expect((await check(nora, second)).status).toBe(200);
  });

  it('serves once', async () => {
    const nora = await someone();
    await send(nora);
    const code = await codeOf(nora);
    const both = await Promise.all([check(nora, code), check(nora, code)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
    expect((await check(nora, code)).error.code).toBe('Trellis:CodeExpired');
  });

  it('runs out after ten minutes', async () => {
    const nora = await someone();
    await send(nora);
    await ago(nora, { expires_at: new Date(Date.now() - 1000) });
    const reply = await check(nora, await codeOf(nora));
    expect([reply.status, reply.error.code, reply.error.validationErrors[0]?.members]).toEqual([400, 'Trellis:CodeExpired', ['code']]);
  });

  it('may be guessed at five times, however many at once', async () => {
    const nora = await someone();
    await send(nora);
    const code = await codeOf(nora);
    const tries = await Promise.all(Array.from({ length: 8 }, () => check(nora, wrongFor(code))));
    expect(tries.filter(({ error }) => error.code === 'Trellis:CodeWrong')).toHaveLength(5);
    expect((await check(nora, code)).error.code).toBe('Trellis:CodeExpired');
  });

  it('takes six digits', async () => {
    const nora = await someone();
    for (const code of ['12345', '1234567', 'abcdef']) expect((await check(nora, code)).status).toBe(400);
  });
});

it('tells its times in the configuration', async () => {
  const { body } = await product.call(undefined, 'GET', '/api/business/accountUser/jsConfig');
  expect(body).toMatchObject({ environment: { notificationInterval: 60, musicRecordInterval: 15, contractTime: 600, codeTime: 60 } });
});

describe('the token', () => {
  it('runs out', async () => {
    const nora = await someone();
    expect((await list(nora, await issueStepUp(product.owner, nora.personId, -1))).error.code).toBe('RocketSystem:AuthenticateRequired');
  });

  it('of another purpose opens nothing', async () => {
    const nora = await someone();
    const token = await issueStepUp(product.owner, nora.personId);
    await product.owner.updateTable('identity.step_ups').set({ purpose: 'email' }).where('person_id', '=', nora.personId).execute();
    expect((await list(nora, token)).error.code).toBe('RocketSystem:AuthenticateRequired');
  });

  it('does not stand for the policy, nor does the code', async () => {
    const editor = await someone('editor');
    const reply = await list(editor, await issueStepUp(product.owner, editor.personId));
    expect([reply.status, reply.error.code]).toEqual([403, 'Trellis:NotAllowed']);
    expect((await send(editor)).error.code).toBe('Trellis:NotAllowed');
  });
});
