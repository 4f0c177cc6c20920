import type { PersonProfile } from '@trellis/contract/account/profile';
import type { CurrentUser } from '@trellis/contract/account/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, type MemberBuilt, nextNumber } from '../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';

const sendPath = '/api/us/Internal/Account/SendChangePhoneNumberToken';
const changePath = '/api/us/Internal/Account/ChangePhoneNumber';

let product: TestProduct;
let token: string;
let phone: { countryCode: string; phoneNumber: string };

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  [, token] = await somebody();
  phone = { countryCode: '+34', phoneNumber: `600${String(nextNumber()).padStart(6, '0')}` };
});

async function somebody(): Promise<[MemberBuilt, string]> {
  const built = await aMember(product.owner);
  return [built, await issueToken(product.owner, built.personId, built.membershipId)];
}

const send = (as = token, input: object = phone) => product.call(as, 'POST', sendPath, input);
const change = (code: string, as = token, input: object = phone) => product.call<PersonProfile>(as, 'POST', changePath, { ...input, code });
const info = async () => (await product.call<CurrentUser>(token, 'GET', '/api/us/Account/Info')).body;
async function codesTo({ countryCode, phoneNumber } = phone): Promise<string[]> {
  const letters = await product.owner
    .selectFrom('jobs.letters')
    .select(['data', 'channel', 'template'])
    .where('recipient', '=', `${countryCode}${phoneNumber}`)
    .orderBy('created_at')
    .execute();
  for (const { channel, template } of letters) expect([channel, template]).toEqual(['sms', 'phoneCode']);
  return letters.map(({ data }) => String((data as { code: string }).code));
}

describe('changing the telephone number', () => {
  it('sends a code to the new number and keeps it, by code and digits', async () => {
    expect((await send()).body).toEqual({ resendAfter: 60, validFor: 600 });
    const [code = ''] = await codesTo();
    expect((await change(code)).status).toBe(200);
    expect(await info()).toMatchObject(phone);
    expect((await change(code)).error.code).toBe('Trellis:CodeExpired');
  });

  it('waits a minute between two codes', async () => {
    await send();
    const again = await send();
    expect([again.status, again.error.code]).toEqual([429, 'Trellis:TooSoon']);
    expect(again.error.data['seconds']).toBeGreaterThan(0);
  });

  it('takes the code for this number only', async () => {
    await send();
    const [code = ''] = await codesTo();
    expect((await change(code, token, { ...phone, phoneNumber: '600999999' })).error.code).toBe('Trellis:CodeWrong');
    expect((await info()).phoneNumber).toBeNull();
  });

  it.each([
    ['letters', { phoneNumber: '60011a' }],
    ['too few digits', { phoneNumber: '600' }],
    ['no country', { countryCode: '34' }],
  ])('refuses %s', async (_, part) => {
    expect((await send(token, { ...phone, ...part })).error.code).toBe('Trellis:InvalidInput');
  });

  it('refuses more than fifteen digits in all', async () => {
    const { status, error } = await send(token, { countryCode: '+1242', phoneNumber: '123456789012' });
    expect([status, error.code]).toEqual([400, 'Trellis:PhoneInvalid']);
  });

  it('tells nobody that a number is known of somebody else: two who are both reached by it keep it', async () => {
    const [, other] = await somebody();
    await send();
    const [own = ''] = await codesTo();
    await send(other);
    const theirs = (await codesTo()).find((code) => code !== own) ?? own;
    const replies = await Promise.all([change(own), change(theirs, other)]);
    expect(replies.map(({ status, body }) => [status, body.countryCode, body.phoneNumber])).toEqual(
      replies.map(() => [200, phone.countryCode, phone.phoneNumber]),
    );
  });
});
