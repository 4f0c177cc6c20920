import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, aSubject } from '../../fixtures/builders.ts';
import { aContract } from '../../fixtures/training-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';

const base = '/api/rocketAdmin/userContract';

let product: TestProduct;
let token: string;
let userId: string;
let userContractId: string;
beforeAll(async () => {
  product = await startTestProduct();
  const { owner } = product;
  const centre = await aCentre(owner);
  token = await issueToken(owner, centre.admin.personId, centre.admin.membershipId);
  const { subject, contractId } = await aContract(owner, { subject: await aSubject(owner, { tenant: centre }), seller: centre.admin });
  userId = subject.subjectId;
  userContractId = contractId;
});
afterAll(() => product.close());

const send = async (path: string, input: object) => {
  const { status, error } = await product.call(token, 'POST', `${base}${path}`, input);
  return { status, code: error?.code, members: error?.validationErrors.flatMap(({ members }) => members) };
};
const reasonOfSigning = async () => {
  const reasons = product.owner.selectFrom('catalog.contract_reasons').select('id').where('kind', '=', 'Signing');
  return (await reasons.where('tenant_id', 'is', null).limit(1).executeTakeFirstOrThrow()).id;
};
const refusing = (...members: string[]) => ({ status: 400, code: 'Trellis:InvalidInput', members });

describe('a contract', () => {
  const sign = async (changes: object) =>
    send('', {
      userId,
      contractType: 'First',
      purpose: 'Training',
      signTime: '2026-01-15',
      amount: 0,
      totalClass: 1,
      reasonId: await reasonOfSigning(),
      ...changes,
    });

  it.each([{ amount: -1 }, { amount: 10_000_001 }, { amount: 0.005 }, { totalClass: 0 }, { totalClass: 1.5 }, { totalClass: 10_001 }])(
    'refuses %o and names it',
    async (changes) => {
      expect(await sign(changes)).toEqual(refusing(...Object.keys(changes)));
    },
  );

  it('may cost nothing and be of one class', async () => {
    expect((await sign({})).status).toBe(200);
  });
});

describe('a payment', () => {
  const pay = (changes: object) => send('/recharge', { userContractId, payDate: '2026-01-16', amount: 1, ...changes });

  it.each([{ amount: 0 }, { amount: -5 }, { amount: 0, isRecharge: false }, { amount: 1.001 }])('refuses %o', async (changes) => {
    expect(await pay(changes)).toEqual(refusing('amount'));
  });

  it('is of one unit at least', async () => {
    expect((await pay({})).status).toBe(200);
  });
});
