import { lowerFirstLetters } from '@trellis/contract/keys';
import type { TestRequest } from '@trellis/contract/vr-classroom/schemas';
import { sql } from 'kysely';
import { aCentre, aSubject, type CentreBuilt } from '../fixtures/builders.ts';
import { aTenantContract, type TenantContractBuilt } from '../fixtures/tenant-contract-builders.ts';
import { aHeadset, aTestLocation, type HeadsetBuilt } from '../fixtures/vr-builders.ts';
import { type Send, sendRecording } from '../headset/play-test.ts';
import { playedRecording } from '../headset/played-recording.ts';
import { issueToken, type Reply, type TestProduct } from './http.ts';

export const vrBase = '/api/vrclassroom';

export interface VrCentre {
  centre: CentreBuilt;
  contract: TenantContractBuilt;
  token: string;
  locationId: string;
  /** Calls the API as the centre's administrator unless told; keys of the reply as the contract writes them. */
  call<T = unknown>(method: string, path: string, input?: unknown, as?: string): Promise<Reply<T>>;
  /** Orders a test, for a child of its own unless told. */
  order(given?: object): Promise<Reply<{ id: string }>>;
  /** The same with its code. */
  orderWithCode(): Promise<{ id: string; code: string }>;
  view(id: string): Promise<TestRequest>;
  /** A headset that takes part, and what sends as it. */
  headset(): Promise<HeadsetBuilt & { send: Send }>;
  /** Signs the consent for a test. */
  sign(id: string, more?: object): Promise<Reply<unknown>>;
  /** Brings a test a step further, with what the step needs: consent and headset, or a recording that it sends. */
  step(id: string, status: 'Testing' | 'Finished' | 'Cancelled'): Promise<Reply<unknown>>;
  /** Balances of the tests that the centre bought, by bucket. */
  balances(): Promise<Record<string, number>>;
}

const consent = {
  signerName: 'A guardian',
  signerRole: 'Mother',
  signature: [
    [
      [10, 10],
      [20, 20],
    ],
  ],
};

/** A centre that bought 20 tests, unless told, and has a place for them. */
export async function openVrCentre(product: TestProduct, bought = 20): Promise<VrCentre> {
  const { owner } = product;
  const centre = await aCentre(owner);
  const token = await issueToken(owner, centre.admin.personId, centre.admin.membershipId);
  const contract = await aTenantContract(owner, { tenant: centre, tests: bought });
  const locationId = await aTestLocation(owner, centre.admin);
  const call: VrCentre['call'] = async (method, path, input, as = token) => {
    const reply = await product.call(as, method, `${vrBase}${path}`, input);
    return { ...reply, body: lowerFirstLetters(reply.body) as never };
  };
  const order: VrCentre['order'] = async (given = {}) => {
    const { subjectId } = await aSubject(owner, { tenant: centre });
    return call('POST', '/TestingCenter/TestRequest', { subjectId, locationId, ...given });
  };
  const view = async (testRequestId: string) => (await call<TestRequest>('GET', '/TestingCenter/TestRequestInfo', { testRequestId })).body;
  const sendAs =
    (key: string): Send =>
    async (path, body) => {
      const form = body instanceof FormData ? new Response(body) : undefined;
      const reply = await product.app.inject({
        method: 'POST',
        url: `${vrBase}/headset/${path}`,
        headers: { authorization: `Device ${key}`, ...(form && { 'content-type': form.headers.get('content-type') ?? '' }) },
        payload: form ? Buffer.from(await form.arrayBuffer()) : body,
      });
      const answered = reply.body === '' ? {} : reply.json();
      if (reply.statusCode !== 200)
        throw Object.assign(new Error(answered.error.code), { data: answered.error.data, status: reply.statusCode });
      return answered;
    };
  let built: Promise<HeadsetBuilt> | undefined;
  const headset: VrCentre['headset'] = async () => {
    built ??= aHeadset(owner, centre.admin);
    const found = await built;
    return { ...found, send: sendAs(found.key) };
  };
  const sign = (testRequestId: string, more = {}) => call('POST', '/TestingCenter/ConsentFormSign', { testRequestId, ...consent, ...more });
  return {
    headset,
    sign,
    centre,
    contract,
    token,
    locationId,
    call,
    order,
    orderWithCode: async () => {
      const { id } = (await order()).body;
      const { code } = (await call<{ code: string }>('GET', '/TestingCenter/CaseCode', { testRequestId: id })).body;
      return { id, code };
    },
    view,
    step: async (id, status) => {
      const { concurrencyStamp, status: before } = await view(id);
      if (status === 'Finished' && before === 'Testing') {
        const { send, serialNumber } = await headset();
        await sendRecording(send, id, playedRecording({ seed: 1, serialNumber, startedAt: new Date(), hz: 15 }));
        return { status: 200 } as Reply<unknown>;
      }
      const begins = status === 'Testing' && before === 'CodeIssued';
      if (begins) await sign(id);
      const more = begins ? { deviceId: (await headset()).deviceId } : {};
      return call('PUT', '/TestingCenter/TestRequest', { id, status, concurrencyStamp, ...more });
    },
    balances: async () => {
      const { rows } = await sql<{ bucket: string; balance: number }>`
        select bucket, sum(balance)::int as balance from app.credit_accounts
        where tenant_id = ${centre.tenantId} and commodity = 'vrat' group by bucket`.execute(owner);
      return Object.fromEntries(rows.map(({ bucket, balance }) => [bucket, balance]));
    },
  };
}
