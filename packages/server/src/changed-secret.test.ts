import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignInConnection } from '@trellis/contract/connections/sign-in/calls';
import pg from 'pg';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliverNext } from './areas/connections/webhooks/deliver-next.ts';
import { configureWebhooks } from './areas/connections/webhooks/networks.ts';
import { aMember, anOverseer, aPerson } from './fixtures/builders.ts';
import { configureSignInNetworks } from './platform/auth/organization/networks.ts';
import { codeAt } from './platform/auth/second-factor/totp.ts';
import { passwordOfOwner } from './platform/db/embedded.ts';
import { findSmtp } from './platform/mail/carriers.ts';
import { sealAnew } from './platform/seal-anew.ts';
import { configureSealing, seal, unseal } from './platform/sealing.ts';
import { startProduct } from './start.ts';
import { issueToken, startTestProduct, type TestProduct } from './testing/http.ts';
import { type OpenidProvider, ownClient, startOpenidProvider } from './testing/openid-provider.ts';
import { testSecret } from './testing/test-secret.ts';
import { type Arrived, type Receiver, startReceiver } from './testing/webhook-receiver.ts';

const formerSecret = 'the secret that these tests had before';
const secrets = { secret: testSecret, formerSecret };

describe('what is sealed', () => {
  let product: TestProduct;
  let receiver: Receiver;
  let upstream: OpenidProvider;
  const password = 'correct horse';

  beforeAll(async () => {
    product = await startTestProduct();
    receiver = await startReceiver();
    upstream = await startOpenidProvider();
    configureWebhooks({ webhookNetworks: '127.0.0.1' });
    configureSignInNetworks({ signInNetworks: '127.0.0.1' });
  });
  afterAll(async () => {
    configureWebhooks({});
    configureSignInNetworks({});
    configureSealing({ secret: testSecret });
    await Promise.all([receiver.stop(), upstream.stop()]);
    await product.close();
  });
  beforeEach(async () => {
    const { owner } = product;
    for (const table of ['app.webhooks', 'identity.sign_in_connections', 'platform.mail_passwords'] as const)
      await owner.deleteFrom(table).execute();
    for (const table of ['identity.second_factors', 'identity.second_factor_keys', 'identity.recovery_codes'] as const)
      await owner.deleteFrom(table).execute();
  });

  const change = async (given: Parameters<typeof sealAnew>[1] = secrets) => {
    const said: string[] = [];
    await sealAnew(product.ownerUrl, given, (line) => said.push(line));
    return said;
  };
  const code = (key: string, seconds = 0) => codeAt(key, new Date(Date.now() + seconds * 1000));

  /** One of everything, entered by whoever does, while the product has this secret. */
  async function enterAll(secret: string) {
    configureSealing({ secret });
    const { owner } = product;
    const admin = await aMember(owner, { roles: ['CenterAdmin'], person: await aPerson(owner, { password }) });
    const platform = await anOverseer(owner, { side: 'management', role: 'admin' });
    const asAdmin = await issueToken(owner, admin.personId, admin.membershipId);
    const asPlatform = await issueToken(owner, platform.personId, platform.membershipId);
    const call = async <T>(...given: Parameters<TestProduct['call']>) => {
      const { status, body } = await product.call<T>(...given);
      expect([200, 201]).toContain(status);
      return body;
    };
    const factor = '/api/us/Account/SecondFactor';
    const { key } = await call<{ key: string }>(asAdmin, 'POST', `${factor}/Begin`, { password });
    const { recoveryCodes } = await call<{ recoveryCodes: string[] }>(asAdmin, 'POST', `${factor}/Confirm`, { code: code(key, -30) });
    const { concurrencyStamp } = await call<{ concurrencyStamp: string }>(asPlatform, 'GET', '/api/rocketAdmin/mailSettings');
    await call(asPlatform, 'PUT', '/api/rocketAdmin/mailSettings', {
      host: 'mail.example',
      port: 465,
      secure: true,
      user: 'trellis',
      password: 'pass word',
      fromName: 'Trellis',
      fromAddress: 'post@trellis.example',
      concurrencyStamp,
    });
    const webhooks = '/api/business/connections/webhook';
    const given = { name: 'Billing', address: receiver.url, events: ['child.created'], enabled: true };
    const webhook = await call<{ id: string; secret: string }>(asAdmin, 'POST', webhooks, given);
    const renewed = await call<{ secret: string }>(asAdmin, 'POST', `${webhooks}/${webhook.id}/secret`);
    const connections = '/api/rocketAdmin/signInConnection';
    const connection = await call<SignInConnection>(asPlatform, 'POST', connections, {
      tenantId: admin.tenantId,
      name: 'Clinic',
      issuer: upstream.issuer,
      clientId: ownClient.client_id,
      clientSecret: ownClient.client_secret,
      domains: ['clinic.example'],
      enabled: true,
      newRole: null,
      passwordCounts: true,
    });
    upstream.register(connection.redirectUri);

    return {
      takesCode: async () => (await product.call(asAdmin, 'POST', `${factor}/RecoveryCodes`, { code: code(key) })).status === 200,
      turnOffBy: async (given: 'app' | 'recovery code') =>
        (await product.call(asAdmin, 'POST', `${factor}/TurnOff`, { code: given === 'app' ? code(key) : (recoveryCodes[0] ?? '') })).status,
      mailPassword: async () => (await findSmtp(product.pools.jobs)).password,
      signed: async () => {
        await call(asAdmin, 'POST', `${webhooks}/${webhook.id}/test`);
        await deliverNext({ jobs: product.pools.jobs, post: { patience: 2000 } });
        const { headers, body } = receiver.arrived.pop() as Arrived;
        for (const secret of [webhook.secret, renewed.secret]) new Verifier(secret).verify(body, headers as Record<string, string>);
      },
      probe: () => call<{ fault: string | null }>(asPlatform, 'POST', `${connections}/${connection.id}/try`),
    };
  }

  it('with the former secret works with the new one: codes, the mail password, signatures of both secrets, an organization’s sign-in', async () => {
    const entered = await enterAll(formerSecret);
    configureSealing({ secret: testSecret });
    expect((await entered.probe()).fault).toBe('noSecret');
    expect(await change()).toEqual(['Sealed anew with SECRET, in place of the former one: 5']);
    expect(await entered.takesCode()).toBe(true);
    expect(await entered.mailPassword()).toBe('pass word');
    await entered.signed();
    expect((await entered.probe()).fault).toBeNull();
  });

  it('is sealed anew once, however many processes start and however often', async () => {
    const entered = await enterAll(formerSecret);
    configureSealing({ secret: testSecret });
    const said = await Promise.all([change(), change(), change()]);
    const line = (count: number) => [`Sealed anew with SECRET, in place of the former one: ${count}`];
    expect(said.toSorted()).toEqual([line(0), line(0), line(5)]);
    expect(await change()).toEqual(line(0));
    await entered.signed();
    expect(await change({ secret: testSecret, formerSecret: undefined })).toEqual([]);
  });

  it('goes back to the former secret in the same way', async () => {
    const entered = await enterAll(formerSecret);
    await change();
    await change({ secret: formerSecret, formerSecret: testSecret });
    configureSealing({ secret: formerSecret });
    expect(await entered.mailPassword()).toBe('pass word');
    await entered.signed();
  });

  it('with neither stays as it is and is counted, and the rest is sealed anew', async () => {
    const { owner } = product;
    await enterAll('a third secret, which nobody knows any more');
    const read = () => owner.selectFrom('jobs.webhook_secrets').selectAll().execute();
    const before = await read();
    await owner
      .updateTable('platform.mail_passwords')
      .set({ sealed: seal('pass word', 'mail password', formerSecret) })
      .execute();
    const lost = 'second factor: 1, webhook secret: 2, client secret: 1';
    expect(await change()).toEqual([
      'Sealed anew with SECRET, in place of the former one: 1',
      `Neither SECRET nor the former one opens some of what is sealed (${lost}). It has to be entered anew`,
    ]);
    expect(await read()).toEqual(before);
    const { sealed } = await owner.selectFrom('platform.mail_passwords').select('sealed').executeTakeFirstOrThrow();
    expect(unseal(sealed, 'mail password', testSecret)).toBe('pass word');
  });

  it('with neither keeps nobody out: the app’s code is wrong, and a recovery code is right', async () => {
    const entered = await enterAll('a third secret, which nobody knows any more');
    configureSealing({ secret: testSecret });
    expect(await entered.turnOffBy('app')).toBe(400);
    expect(await entered.turnOffBy('recovery code')).toBe(200);
  });

  it('with neither gives the app another key where the one that waits for its first code cannot be read any more', async () => {
    const { owner } = product;
    const admin = await aMember(owner, { roles: ['CenterAdmin'], person: await aPerson(owner, { password }) });
    const token = await issueToken(owner, admin.personId, admin.membershipId);
    const begin = () => product.call<{ key: string }>(token, 'POST', '/api/us/Account/SecondFactor/Begin', { password });
    configureSealing({ secret: 'a third secret, which nobody knows any more' });
    const { body: lost } = await begin();
    configureSealing({ secret: testSecret });
    const asked = await Promise.all([begin(), begin()]);
    expect(asked.map(({ status }) => status)).toEqual([200, 200]);
    const [key] = new Set(asked.map(({ body }) => body.key));
    expect(asked.map(({ body }) => body.key)).toEqual([key, key]);
    expect(key).not.toBe(lost.key);
    const confirmed = await product.call(token, 'POST', '/api/us/Account/SecondFactor/Confirm', { code: code(key ?? '') });
    expect(confirmed.status).toBe(200);
  });

  it('with another secret is told where no former one is named, but for what counts no longer', async () => {
    const { owner } = product;
    await enterAll(formerSecret);
    const alone = { secret: testSecret, formerSecret: undefined };
    const told = (lost: string) => [
      `SECRET does not open some of what is sealed (${lost}). Start with FORMER_SECRET, the one before, or enter it anew`,
    ];
    expect(await change(alone)).toEqual(told('mail password: 1, second factor: 1, webhook secret: 2, client secret: 1'));
    const anHourAgo = new Date(Date.now() - 3_601_000);
    await owner.updateTable('jobs.webhook_secrets').set({ former_until: anHourAgo }).execute();
    await owner.deleteFrom('identity.second_factors').execute();
    await owner.updateTable('identity.second_factor_keys').set({ made_at: anHourAgo }).execute();
    expect(await change(alone)).toEqual(told('mail password: 1, webhook secret: 1, client secret: 1'));
  });
});

describe('a start on the embedded database', () => {
  it('with a secret set by hand seals anew what was sealed with the one in its folder, before it serves', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'trellis-secret-'));
    const said: string[] = [];
    const output = vi.spyOn(console, 'log').mockImplementation((line) => said.push(String(line)));
    const env = { DATA_DIR: dataDir, DEMO: 'false', PORT: '0', LOG_LEVEL: 'error' };
    const ask = async (secret: string, statement: string, values: string[] = []) => {
      const [, , , port] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
      const client = new pg.Client(`postgres://trellis_owner:${passwordOfOwner(secret)}@127.0.0.1:${port}/trellis`);
      await client.connect();
      return (await client.query<{ sealed: string }>(statement, values).finally(() => client.end())).rows;
    };
    try {
      const first = await startProduct(env, { webApp: false });
      const made = readFileSync(join(dataDir, 'application-secret'), 'utf8').trim();
      await ask(made, 'insert into platform.mail_passwords (sealed) values ($1)', [seal('pass word', 'mail password')]);
      await first.stop();
      const second = await startProduct({ ...env, SECRET: testSecret }, { webApp: false });
      expect(said).toContain('Sealed anew with SECRET, in place of the former one: 1');
      const [kept] = await ask(testSecret, 'select sealed from platform.mail_passwords');
      expect(unseal(kept?.sealed ?? '', 'mail password')).toBe('pass word');
      await second.stop();
    } finally {
      output.mockRestore();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }, 120_000);
});
