import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, anOverseer } from '../../fixtures/builders.ts';
import { inEveryLanguage } from '../../fixtures/course-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { shownBanners } from './public.ts';

interface Item extends Record<string, unknown> {
  id: string;
  concurrencyStamp: string;
}

let product: TestProduct;
let editor: string;
let admin: string;

beforeAll(async () => {
  product = await startTestProduct();
  const hannah = await anOverseer(product.owner, { side: 'management', role: 'editor' });
  editor = await issueToken(product.owner, hannah.personId, hannah.membershipId);
  const centre = await aCentre(product.owner);
  admin = await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId);
});
afterAll(() => product.close());

const call = <T = Item>(method: string, path: string, input?: unknown, as = editor, headers = {}) =>
  product.call<T>(as, method, `/api/rocketAdmin/${path}`, input, headers);
const given = (title: string, more = {}) => ({ titles: inEveryLanguage(title), audience: 'Center', ...more });
const publish = async (title: string, more = {}) => {
  const { body } = await call('POST', 'banner', given(title, more));
  await call('PUT', 'banner/contentStatus', { id: body.id, status: 'Public' });
  return body.id;
};
const onToday = async (headers = {}) => {
  const { body } = await call<{ banners: { title: string }[] }>('GET', 'schedule/today', {}, admin, headers);
  return body.banners.map(({ title }) => title);
};
const at = (now: string, zone = 'Europe/Madrid') => ({ now: new Date(now), zone, language: 'en' }) as const;
const told = async (reader: ReturnType<typeof at>, audience: 'Center' | 'Guardian' = 'Center') =>
  (await product.owner.transaction().execute((db) => shownBanners(db, audience, reader))).map(({ title }) => title);

describe('a banner', () => {
  it('is seen on Today once it is published, in the language of whoever reads, until it is hidden', async () => {
    const { body } = await call('POST', 'banner', given('Summer hours', { link: 'https://example.com/summer' }));
    expect(await onToday()).toEqual([]);
    await call('PUT', 'banner/contentStatus', { id: body.id, status: 'Public' });
    expect(await onToday()).toEqual(['Summer hours']);
    expect(await onToday({ 'accept-language': 'zh-CN' })).toEqual([inEveryLanguage('Summer hours')['zh-Hans']]);
    await call('PUT', 'banner/contentStatus', { id: body.id, status: 'Hide' });
    expect(await onToday()).toEqual([]);
  });

  it("is shown from its first to its last day in the center's zone", async () => {
    const id = await publish('Open day', { fromDay: '2031-05-02', untilDay: '2031-05-03' });
    expect(await told(at('2031-05-01T21:59:59Z'))).toEqual([]);
    expect(await told(at('2031-05-01T22:00:00Z'))).toEqual(['Open day']);
    expect(await told(at('2031-05-01T22:00:00Z', 'America/New_York'))).toEqual([]);
    expect(await told(at('2031-05-03T21:59:59Z'))).toEqual(['Open day']);
    expect(await told(at('2031-05-03T22:00:00Z'))).toEqual([]);
    await call('DELETE', `banner/${id}`);
  });

  it('is shown to its audience alone, the first three in the order that editors gave', async () => {
    const ids = [];
    for (const title of ['One', 'Two', 'Three', 'Four']) ids.push(await publish(title, { audience: 'Guardian' }));
    expect(await told(at('2031-05-02T12:00:00Z'))).toEqual([]);
    expect(await told(at('2031-05-02T12:00:00Z'), 'Guardian')).toEqual(['One', 'Two', 'Three']);
    expect((await call('PUT', `banner/move/${ids[3]}`, { newSortOrder: 0 })).status).toBe(200);
    expect(await told(at('2031-05-02T12:00:00Z'), 'Guardian')).toEqual(['Four', 'One', 'Two']);
  });

  it('ends no earlier than it begins, leads nowhere but to https, and is for editors to write', async () => {
    const { body } = await call('POST', 'banner', given('Days', { fromDay: '2031-05-02' }));
    const read = (await call('GET', `banner/${body.id}`)).body;
    expect(read).toMatchObject({ fromDay: '2031-05-02', untilDay: null, text: '', link: null, image: null, status: 'Unpublish' });
    expect((await call('PUT', `banner/${body.id}`, { ...read, untilDay: '2031-05-01' })).error.code).toBe('Trellis:BannerDays');
    expect((await call('POST', 'banner', given('Link', { link: 'javascript:alert(1)' }))).error.code).toBe('Trellis:InvalidInput');
    expect((await call('POST', 'banner', given('Mine'), admin)).status).toBe(403);
  });
});
