import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, anOverseer } from '../../fixtures/builders.ts';
import { inEveryLanguage } from '../../fixtures/course-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';

interface Item extends Record<string, unknown> {
  id: string;
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

const call = <T = Item>(method: string, path: string, input?: unknown, as = editor) =>
  product.call<T>(as, method, `/api/rocketAdmin/reminderTemplate${path}`, input);
const given = (title: string, more = {}) => ({
  titles: inEveryLanguage(title),
  texts: inEveryLanguage('{childName} trains with {coachName}: {start}'),
  receiver: 'Guardian',
  timing: 'DayBefore',
  ...more,
});
const add = async (title: string, more = {}) => (await call('POST', '', given(title, more))).body.id;
const publish = (id: string) => call('PUT', '/contentStatus', { id, status: 'Public' });
const inUse = async () => {
  const { body } = await call<{ items: { title: string; isInUse: boolean }[] }>('GET', '');
  return body.items.filter(({ isInUse }) => isInUse).map(({ title }) => title);
};

describe('a reminder template', () => {
  it('is in use once it is published, the first in the order for each reader and time', async () => {
    const [plain, warm, own] = [await add('Plain'), await add('Warm'), await add('Own', { receiver: 'Trainer' })];
    expect(await inUse()).toEqual([]);
    for (const id of [plain, warm, own]) await publish(id);
    expect(await inUse()).toEqual(['Plain', 'Own']);
    expect((await call('PUT', `/move/${warm}`, { newSortOrder: 0 })).status).toBe(200);
    expect(await inUse()).toEqual(['Warm', 'Own']);
    await call('DELETE', `/${warm}`);
    expect(await inUse()).toEqual(['Plain', 'Own']);
  });

  it('names nothing that a reminder does not know, in no language', async () => {
    const texts = { ...inEveryLanguage('{childName}'), es: '{childNam} entrena' };
    const { error } = await call('POST', '', given('Typo', { texts }));
    expect(error.code).toBe('Trellis:PlaceholderUnknown');
    expect(error.message).toContain('{childNam}');
    expect(error.message).toContain('{roomName}');
    expect(error.validationErrors).toEqual([expect.objectContaining({ members: ['texts'] })]);
    expect((await call('POST', '', given('{child}'))).error.data).toMatchObject({ placeholder: '{child}' });
  });

  it('is for editors alone', async () => {
    expect((await call('GET', '', undefined, admin)).status).toBe(403);
    expect((await call('POST', '', given('Mine'), admin)).status).toBe(403);
  });
});
