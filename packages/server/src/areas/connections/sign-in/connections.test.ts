import type { SignInConnection } from '@trellis/contract/connections/sign-in/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, anOverseer, aTenant, type MemberBuilt } from '../../../fixtures/builders.ts';
import { configureSignInNetworks } from '../../../platform/auth/organization/networks.ts';
import { configureSealing } from '../../../platform/sealing.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';
import { type OpenidProvider, ownClient, startOpenidProvider } from '../../../testing/openid-provider.ts';
import { testSecret } from '../../../testing/test-secret.ts';

const base = '/api/rocketAdmin/signInConnection';

let product: TestProduct;
let upstream: OpenidProvider;
let center: MemberBuilt;
let asPlatform: string;

beforeAll(async () => {
  product = await startTestProduct();
  upstream = await startOpenidProvider();
  center = await aMember(product.owner, { roles: ['CenterAdmin'] });
  const platform = await anOverseer(product.owner, { side: 'management', role: 'admin' });
  asPlatform = await issueToken(product.owner, platform.personId, platform.membershipId);
});
afterAll(async () => {
  configureSignInNetworks({});
  await upstream.stop();
  await product.close();
});
beforeEach(async () => {
  configureSignInNetworks({ signInNetworks: '127.0.0.1' });
  upstream.trouble = 'none';
  await product.owner.deleteFrom('identity.sign_in_connections').execute();
});

const fields = (changed: object = {}) => ({
  name: 'Clinic',
  issuer: upstream.issuer,
  clientId: ownClient.client_id,
  domains: ['Clinic.example '],
  enabled: true,
  newRole: null,
  passwordCounts: true,
  ...changed,
});
const create = (changed: object = {}, token = asPlatform) =>
  product.call<SignInConnection>(token, 'POST', base, {
    tenantId: center.tenantId,
    clientSecret: ownClient.client_secret,
    ...fields(changed),
  });
const change = ({ id, concurrencyStamp }: SignInConnection, changed: object = {}) =>
  product.call<SignInConnection>(asPlatform, 'PUT', `${base}/${id}`, { concurrencyStamp, ...fields(changed) });
const probe = async ({ id }: SignInConnection) =>
  (await product.call<{ fault: string | null; told: string | null }>(asPlatform, 'POST', `${base}/${id}/try`)).body;

describe('the sign-in of an organization', () => {
  it('is connected by the platform, with an address that leads back to it alone; its secret is told to nobody', async () => {
    const { status, body } = await create();
    expect(status).toBe(200);
    expect(body).toMatchObject({ domains: ['clinic.example'], hasSecret: true, people: 0, tenantKind: 'centre' });
    expect(body.redirectUri).toBe(`http://localhost:4200/oidc/organization/${body.id}/back`);
    const { sealed } = await product.owner.selectFrom('identity.sign_in_connection_secrets').select('sealed').executeTakeFirstOrThrow();
    const kept = await product.owner.selectFrom('audit.changes').select('after').where('row_id', '=', body.id).execute();
    for (const text of [sealed, JSON.stringify(kept), JSON.stringify(body)]) expect(text).not.toContain(ownClient.client_secret);
    expect(kept).toHaveLength(1);
  });

  it('is no matter of a center, whoever administers it', async () => {
    const asCenter = await issueToken(product.owner, center.personId, center.membershipId);
    const made = (await create()).body;
    expect((await create({ domains: ['other.example'] }, asCenter)).status).toBe(403);
    for (const [method, path] of [
      ['GET', base],
      ['PUT', `${base}/${made.id}`],
      ['DELETE', `${base}/${made.id}`],
      ['POST', `${base}/${made.id}/try`],
    ] as const) {
      const input = method === 'PUT' ? { ...fields(), concurrencyStamp: made.concurrencyStamp } : undefined;
      expect((await product.call(asCenter, method, path, input)).status).toBe(403);
    }
  });

  it('has domains that no other has, also in another spelling and for another organization', async () => {
    await create();
    const other = await aTenant(product.owner);
    const taken = await create({ tenantId: other.tenantId, domains: ['b.example', 'CLINIC.example'] });
    expect([taken.status, taken.error.code]).toEqual([409, 'Trellis:SignInDomainTaken']);
    const made = (await create({ tenantId: other.tenantId, domains: ['b.example', 'c.example'] })).body;
    await change(made, { domains: ['c.example'] });
    expect((await create({ domains: ['b.example'] })).status).toBe(200);
  });

  it.each(['clinic', '@clinic.example', 'clinic.example/x', '10.0.0.1', '-a.example', 'a b.example'])(
    'takes no %s for a domain',
    async (domain) => expect((await create({ domains: [domain] })).status).toBe(400),
  );

  it('is of a center or an enterprise, and makes newcomers of a center alone', async () => {
    const enterprise = await aTenant(product.owner, { kind: 'enterprise' });
    const area = await aTenant(product.owner, { kind: 'area' });
    expect((await create({ tenantId: area.tenantId })).status).toBe(404);
    expect((await create({ tenantId: enterprise.tenantId, newRole: 'Coach' })).error.code).toBe('Trellis:SignInNewRole');
    expect((await create({ newRole: 'admin' })).status).toBe(400);
    expect((await create({ newRole: 'CenterAdmin' })).status).toBe(400);
    expect((await create({ tenantId: enterprise.tenantId })).status).toBe(200);
  });

  it('is turned on once client and secret are there, which stays where none is sent', async () => {
    const bare = { clientSecret: undefined, clientId: '' };
    expect((await create(bare)).error.code).toBe('Trellis:SignInIncomplete');
    const made = (await create({ ...bare, enabled: false })).body;
    expect(made).toMatchObject({ hasSecret: false, enabled: false });
    expect((await probe(made)).fault).toBe('incomplete');
    const whole = (await change(made, { clientSecret: ownClient.client_secret })).body;
    expect((await change(whole, { name: 'Other' })).body).toMatchObject({ hasSecret: true, name: 'Other' });
    expect((await change(whole)).error.code).toBe('Trellis:StaleStamp');
  });

  it('leads to the internet alone, unless the operator says otherwise', async () => {
    configureSignInNetworks({});
    for (const issuer of [upstream.issuer, 'https://10.0.0.1', 'http://93.184.215.14', 'https://a@93.184.215.14', 'https://localhost'])
      expect((await create({ issuer })).error.code, issuer).toBe('Trellis:SignInIssuer');
    for (const issuer of ['https://93.184.215.14/?a', 'https://93.184.215.14/#a', 'https://93.184.215.14/.well-known/openid-configuration'])
      expect((await create({ issuer })).error.code, issuer).toBe('Trellis:SignInIssuer');
  });
});

describe('trying it', () => {
  it('finds nothing wrong where the provider knows the client', async () => {
    const made = (await create()).body;
    upstream.register(made.redirectUri);
    expect(await probe(made)).toEqual({ fault: null, told: null });
    upstream.register(made.redirectUri, { token_endpoint_auth_method: 'client_secret_post' });
    expect(await probe(made)).toEqual({ fault: null, told: null });
  });

  it('tells what is wrong', async () => {
    const made = (await create()).body;
    upstream.register(made.redirectUri, { client_secret: 'another secret of tests, long enough' });
    expect((await probe(made)).fault).toBe('client');
    upstream.register(made.redirectUri, { client_id: 'another' });
    expect((await probe(made)).fault).toBe('client');
    upstream.trouble = 'otherIssuer';
    expect(await probe(made)).toEqual({ fault: 'issuer', told: 'https://other.example' });
    upstream.trouble = 'noDocument';
    expect((await probe(made)).fault).toBe('noDocument');
    configureSignInNetworks({});
    expect((await probe(made)).fault).toBe('notAllowed');
    configureSignInNetworks({ signInNetworks: '127.0.0.1' });
    expect((await probe((await change(made, { issuer: 'http://127.0.0.1:9' })).body)).fault).toBe('unreachable');
  });

  it('says where the secret was sealed with another one of the product', async () => {
    configureSealing({ secret: 'f'.repeat(64) });
    const made = (await create()).body;
    configureSealing({ secret: testSecret });
    expect((await probe(made)).fault).toBe('noSecret');
  });
});
