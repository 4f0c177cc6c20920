import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, anOverseer, type CentreBuilt } from '../../fixtures/builders.ts';
import { inEveryLanguage } from '../../fixtures/course-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';

interface Item extends Record<string, unknown> {
  id: string;
  concurrencyStamp: string;
}
interface List {
  items: Item[];
  totalCount: number;
}

let product: TestProduct;
let editor: string;
let centre: CentreBuilt;
let admin: string;
beforeAll(async () => {
  product = await startTestProduct();
  const { personId, membershipId } = await anOverseer(product.owner, { side: 'management', role: 'editor' });
  editor = await issueToken(product.owner, personId, membershipId);
  centre = await aCentre(product.owner);
  admin = await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId);
});
afterAll(() => product.close());

const call = <T = Item>(method: string, path: string, input?: unknown, as = editor) =>
  product.call<T>(as, method, `/api/pdt/${path}`, input);
const add = async (path: string, input: object) => (await call('POST', path, input)).body.id;
const aTopic = (name: string) =>
  add('dailyTopic', { titles: inEveryLanguage(name), contents: inEveryLanguage('Read and try'), module: 'Cbt', minutes: 10 });
const aWeek = (name: string) => add('weekTheme', { titles: inEveryLanguage(name) });
const aTemplate = (name: string) => add('template', { titles: inEveryLanguage(name) });
const ids = async (path: string, input: object) => (await call<List>('GET', path, input)).body.items.map(({ id }) => id);

const given = {
  aDHDTag: { names: inEveryLanguage('Focus') },
  category: { names: inEveryLanguage('At home') },
  dailyTopic: { titles: inEveryLanguage('Three breaths'), contents: inEveryLanguage('Breathe'), module: 'Emotion', minutes: 5 },
  weekTheme: { titles: inEveryLanguage('Calm'), contents: inEveryLanguage('A week of calm') },
  template: { titles: inEveryLanguage('Eight weeks'), contents: inEveryLanguage('For school age') },
};

describe.each(Object.keys(given) as (keyof typeof given)[])('%s', (path) => {
  it('is added, found, read back and changed by an editor, and by nobody of a center', async () => {
    const { status, body } = await call('POST', path, given[path]);
    expect(status).toBe(200);
    expect((await call('GET', `${path}/${body.id}`)).body).toMatchObject(given[path]);
    expect(await ids(path, { maxResultCount: 1000 })).toContain(body.id);
    const read = (await call('GET', `${path}/${body.id}`)).body;
    expect((await call('PUT', `${path}/${body.id}`, read)).status).toBe(200);
    expect((await call('PUT', `${path}/${body.id}`, read)).error.code).toBe('Trellis:StaleStamp');
    expect((await call('GET', path, {}, admin)).status).toBe(403);
    expect((await call('POST', path, given[path], admin)).status).toBe(403);
    expect((await call('DELETE', `${path}/${body.id}`)).status).toBe(200);
  });
});

describe.each(['dailyTopic', 'weekTheme', 'template'] as const)('the status of a %s', (path) => {
  it('goes its ways: what is offered is withdrawn before the trash, from which it comes back as a draft', async () => {
    const id = await add(path, given[path]);
    const to = async (status: string) => (await call('PUT', `${path}/contentStatus`, { id, status })).error?.code;
    for (const status of ['Hide', 'Public', 'Expire', 'Trash', 'Unpublish', 'Public', 'Public']) expect(await to(status)).toBeUndefined();
    expect(await to('Trash')).toBe('RocketSystem:StatusMove');
    expect((await call('GET', `${path}/${id}`)).body['status']).toBe('Public');
  });
});

describe('a week theme', () => {
  it('keeps its days in the order in which they were moved, seven at most', async () => {
    const weekThemeId = await aWeek('Order');
    const topics: string[] = [];
    for (let day = 1; day <= 8; day++) topics.push(await aTopic(`Day ${day}`));
    const put = (dailyTopicIds: string[]) => call('POST', 'weekTheme/manageWeekOfDays', { weekThemeId, dailyTopicIds });
    await put(topics.slice(0, 2));
    const [one = '', two = ''] = topics;
    await call('PUT', 'weekTheme/weekOfDaysMove', { weekThemeId, dailyTopicId: two, newSortOrder: 0 });
    expect(await ids('weekTheme/weekOfDays', { weekThemeId })).toEqual([two, one]);
    expect((await put(topics.slice(1, 7))).status).toBe(200);
    const full = await put(topics.slice(7));
    expect(full.error.code).toBe('RocketSystem:WeekIsFull');
    expect((await call('GET', `weekTheme/${weekThemeId}`)).body['dayCount']).toBe(7);
    expect((await call('DELETE', 'weekTheme/weekOfDays', { weekThemeId, dailyTopicId: two })).status).toBe(200);
    expect((await ids('weekTheme/weekOfDays', { weekThemeId }))[0]).toBe(one);
    expect((await call('DELETE', `dailyTopic/${one}`)).error).toMatchObject({ code: 'RocketSystem:ContentInUse', data: { used: 'Order' } });
  });

  it('is itself moved among all', async () => {
    const [, last] = [await aWeek('First'), await aWeek('Last')];
    expect((await call('PUT', `weekTheme/move/${last}`, { newSortOrder: 0 })).status).toBe(200);
    expect((await ids('weekTheme', { maxResultCount: 1000 }))[0]).toBe(last);
  });
});

describe('a template', () => {
  it('keeps its weeks in the order in which they were moved', async () => {
    const templateId = await aTemplate('Order of weeks');
    const [one, two] = [await aWeek('One'), await aWeek('Two')];
    await call('POST', 'template/manageWeeks', { templateId, weekThemeIds: [one, two] });
    await call('PUT', 'template/templateOfWeeksMove', { templateId, weekThemeId: two, newSortOrder: 0 });
    expect(await ids('template/templateOfWeeks', { templateId })).toEqual([two, one]);
    expect((await call('DELETE', `weekTheme/${one}`)).error.code).toBe('RocketSystem:ContentInUse');
    await call('DELETE', 'template/templateOfWeeks', { templateId, weekThemeId: two });
    expect(await ids('template/templateOfWeeks', { templateId })).toEqual([one]);
  });

  it('is granted to centers and withdrawn from one, and is not deleted meanwhile', async () => {
    const templateId = await aTemplate('Granted');
    const other = await aCentre(product.owner);
    await call('PUT', 'template/contentStatus', { id: templateId, status: 'Public' });
    const tenantIds = [centre.tenantId, other.tenantId];
    expect((await call('POST', 'template/grantCenters', { templateId, tenantIds })).status).toBe(200);
    const holders = async () => (await ids('template/grantedCenters', { templateId })).sort();
    expect(await holders()).toEqual(tenantIds.toSorted());
    const has = async (tenantId: string) =>
      (await call<List>('GET', 'template/templateOfCenterGranted', { tenantId })).body.items.find(({ id }) => id === templateId)?.[
        'granted'
      ];
    expect(await has(centre.tenantId)).toBe(true);
    expect(await ids('template/templateOfCenter', { tenantId: centre.tenantId })).toContain(templateId);
    expect((await call('DELETE', `template/${templateId}`)).error.code).toBe('RocketSystem:TopicHasRecords');
    const withdraw = () => call('DELETE', 'template/templateOfCenter', { templateId, tenantId: centre.tenantId });
    expect((await withdraw()).status).toBe(200);
    expect((await withdraw()).status).toBe(404);
    expect([await has(centre.tenantId), await holders()]).toEqual([false, [other.tenantId]]);
    await call('POST', 'template/grantTemplates', { tenantId: centre.tenantId, templateIds: [templateId] });
    expect(await has(centre.tenantId)).toBe(true);
  });
});
