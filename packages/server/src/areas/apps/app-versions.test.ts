import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, anOverseer } from '../../fixtures/builders.ts';
import { inEveryLanguage } from '../../fixtures/course-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';

interface Item extends Record<string, unknown> {
  id: string;
}
interface Told {
  newest: { version: string; notes: Record<string, string> } | null;
  hasUpdate: boolean;
  mustUpdate: boolean;
}

let product: TestProduct;
let operator: string;
beforeAll(async () => {
  product = await startTestProduct();
  const sam = await anOverseer(product.owner, { side: 'management', role: 'admin' });
  operator = await issueToken(product.owner, sam.personId, sam.membershipId);
});
afterAll(() => product.close());
beforeEach(() => product.owner.deleteFrom('catalog.app_versions').execute());

const call = <T = Item>(method: string, path: string, input?: unknown, as: string | null = operator) =>
  product.call<T>(as ?? undefined, method, `/api/rocketAdmin/appVersion${path}`, input);
const given = (version: string, more = {}) => ({ app: 'Rocket', platform: 'iOS', version, link: 'https://example.com/app', ...more });
const publish = async (version: string, more = {}) => {
  const { body } = await call('POST', '', given(version, more));
  await call('PUT', '/contentStatus', { id: body.id, status: 'Public' });
  return body.id;
};
const asked = async (version: string, more = {}) => {
  const { app, platform } = given(version, more);
  return (await call<Told>('GET', '/newest', { app, platform, version }, null)).body;
};

describe('a version of an app', () => {
  it('is told to apps, to nobody signed in, once it is public: the newest by its numbers', async () => {
    expect(await asked('1.0.0')).toEqual({ newest: null, hasUpdate: false, mustUpdate: false });
    await call('POST', '', given('3.0.0'));
    await publish('1.9.0');
    await publish('1.10.0', { notes: inEveryLanguage('Faster') });
    await publish('2.0.0', { platform: 'Android' });
    const told = await asked('1.9.0');
    expect(told).toMatchObject({ newest: { version: '1.10.0', notes: { en: 'Faster' } }, hasUpdate: true, mustUpdate: false });
    expect(await asked('1.10.0')).toMatchObject({ hasUpdate: false });
    expect(await asked('1.11.0')).toMatchObject({ newest: { version: '1.10.0' }, hasUpdate: false });
  });

  it('must be taken by whoever is older, also where a later one need not', async () => {
    await publish('1.5.0', { forceUpdate: true });
    await publish('1.6.0');
    expect(await asked('1.4.9')).toMatchObject({ newest: { version: '1.6.0' }, mustUpdate: true });
    expect(await asked('1.5.0')).toMatchObject({ hasUpdate: true, mustUpdate: false });
  });

  it('stands in the list once, which is searched by it and narrowed to an app', async () => {
    await publish('1.5.0');
    expect((await call('POST', '', given('1.5.0'))).error.code).toBe('Trellis:AppVersionTaken');
    expect((await call('POST', '', given('1.5'))).error.code).toBe('Trellis:InvalidInput');
    expect((await call('POST', '', given('1.6.0', { link: 'http://example.com' }))).error.code).toBe('Trellis:InvalidInput');
    await publish('1.5.0', { app: 'RocketB' });
    await publish('2.0.0', { app: 'RocketB' });
    const listed = async (query: string) => (await call<{ items: Item[] }>('GET', query)).body.items.map(({ version }) => version);
    expect(await listed('?app=RocketB&sorting=version')).toEqual(['1.5.0', '2.0.0']);
    expect(await listed('?filter=1.5')).toEqual(['1.5.0', '1.5.0']);
    const centre = await aCentre(product.owner);
    const admin = await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId);
    expect((await call('GET', '', undefined, admin)).status).toBe(403);
  });
});
