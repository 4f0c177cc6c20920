import type { Suggestion } from '@trellis/contract/suggestions/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, anOverseer, type CentreBuilt } from '../../fixtures/builders.ts';
import { insertCatalog } from '../../fixtures/catalog-rows.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { readSheet } from '../../testing/sheet.ts';

const base = '/api/rocketAdmin/trainingProgramSuggestion';
interface List {
  items: Suggestion[];
  totalCount: number;
}

let product: TestProduct;
let centre: CentreBuilt;
let coach: string;
let admin: string;
let operation: string;
let programId: string;
beforeAll(async () => {
  product = await startTestProduct();
  await insertCatalog(product.owner);
  const { personId, membershipId } = await anOverseer(product.owner, { side: 'management', role: 'operation' });
  operation = await issueToken(product.owner, personId, membershipId);
  programId = (await product.owner.selectFrom('catalog.programs').select('id').orderBy('code').executeTakeFirstOrThrow()).id;
});
afterAll(() => product.close());
beforeEach(async () => {
  centre = await aCentre(product.owner);
  coach = await issueToken(product.owner, centre.coach.personId, centre.coach.membershipId);
  admin = await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId);
});

const call = <T = unknown>(who: string, method: string, path: string, input?: unknown) =>
  product.call<T>(who, method, `${base}${path}`, input);
const write = async (type: Suggestion['type'], content: string, who = coach) =>
  (await call<{ id: string }>(who, 'POST', '', { trainingProgramId: programId, content, type })).body.id;
const ideas = async (who = coach) =>
  (await call<List>(who, 'GET', '/programGamification', { trainingProgramId: programId, maxResultCount: 999 })).body.items;
const comments = async (who = coach, filter = {}) =>
  (await call<List>(who, 'GET', '/commentsList', { maxResultCount: 999, ...filter })).body.items;
const toReview = async (filter = {}) =>
  (await call<List>(operation, 'POST', '/gamificationList', { maxResultCount: 999, ...filter })).body.items;
const stampOf = async (id: string) =>
  [...(await toReview()), ...(await comments(operation))].find((each) => each.id === id)?.concurrencyStamp;
const review = async (id: string, state: Suggestion['review']) =>
  call(operation, 'POST', '/review', { id, concurrencyStamp: await stampOf(id), review: state });
/** Somebody of another center. */
const elsewhere = async () => {
  const other = await aCentre(product.owner);
  return issueToken(product.owner, other.coach.personId, other.coach.membershipId);
};

/** A list as operation saves it. */
async function sheetOf(request: { method: 'GET' | 'POST'; url: string; payload?: object }): Promise<unknown[][]> {
  const file = await product.app.inject({ ...request, headers: { authorization: `Bearer ${operation}` } });
  return readSheet({ body: new Blob([new Uint8Array(file.rawPayload)]).stream() as never });
}

describe('a comment', () => {
  it('says what was written, by whom and on what, and takes no empty text', async () => {
    const id = await write('Comments', '  The mat slips  ');
    expect((await comments()).find((each) => each.id === id)).toMatchObject({
      trainingProgramId: programId,
      content: 'The mat slips',
      type: 'Comments',
      creator: centre.coach.name,
      isOwn: true,
      likes: 0,
      isLiked: false,
      review: 'UnReviewed',
      reply: null,
      creationTime: expect.any(String),
    });
    for (const content of ['', '   ']) {
      const refused = await call(coach, 'POST', '', { trainingProgramId: programId, content, type: 'Comments' });
      expect([refused.status, refused.error.validationErrors[0]?.members]).toEqual([400, ['content']]);
    }
  });

  it('is read by its center and the platform, and by no other center', async () => {
    const id = await write('Comments', 'The mat slips');
    const has = async (who: string) => (await comments(who)).some((each) => each.id === id);
    expect([await has(admin), await has(operation), await has(await elsewhere())]).toEqual([true, true, false]);
  });

  it('leaves with those that the list is narrowed to as an Excel file, for the platform alone', async () => {
    await write('Comments', 'The mat slips');
    await write('Comments', 'The rope is short');
    const url = `${base}/commentsListExcel?tenantId=${centre.tenantId}&filter=rope`;
    const [, ...rows] = await sheetOf({ method: 'GET', url });
    expect(rows).toEqual([expect.arrayContaining(['The rope is short', centre.coach.name])]);
    expect((await product.call(coach, 'GET', url)).status).toBe(403);
  });

  it('is changed by whoever wrote it, until it is answered', async () => {
    const id = await write('Comments', 'The mat slips');
    const concurrencyStamp = await stampOf(id);
    const change = (who: string, stamp = concurrencyStamp) =>
      call(who, 'PUT', '', { id, concurrencyStamp: stamp, content: 'The mat slides' });
    expect((await change(admin)).status).toBe(404);
    expect((await change(coach)).status).toBe(200);
    expect((await change(coach)).error.code).toBe('Trellis:StaleStamp');
    expect((await comments()).find((each) => each.id === id)?.content).toBe('The mat slides');
    await call(operation, 'POST', '/reply', { id, concurrencyStamp: await stampOf(id), reply: 'Try the rough side' });
    expect((await change(coach, await stampOf(id))).error.code).toBe('RocketSystem:SuggestionReviewed');
  });

  it('is answered by the platform alone, and its author is told by mail', async () => {
    const id = await write('Comments', 'The mat slips');
    const input = { id, concurrencyStamp: await stampOf(id), reply: 'Try the rough side' };
    expect((await call(coach, 'POST', '/reply', input)).status).toBe(403);
    expect((await call(operation, 'POST', '/reply', input)).status).toBe(200);
    expect((await call(operation, 'POST', '/reply', input)).error).toMatchObject({
      code: 'Trellis:StaleStamp',
      data: { current: { reply: 'Try the rough side' } },
    });
    expect((await comments()).find((each) => each.id === id)).toMatchObject({ reply: 'Try the rough side', repliedAt: expect.any(String) });
    const letters = await product.owner.selectFrom('jobs.letters').selectAll().where('tenant_id', '=', centre.tenantId).execute();
    expect(letters).toMatchObject([{ template: 'suggestionAnswered', data: { content: 'The mat slips', reply: 'Try the rough side' } }]);
  });
});

describe('an idea for a game', () => {
  it('stands with its program at every center once it is accepted, and not where it is rejected or hidden', async () => {
    const other = await elsewhere();
    const id = await write('Gamification', 'Pirates cross the plank');
    const sees = async (who: string) => (await ideas(who)).find((each) => each.id === id);
    expect([(await sees(coach))?.isOwn, await sees(admin), await sees(other)]).toEqual([true, undefined, undefined]);
    await review(id, 'Rejected');
    expect([(await sees(coach))?.review, await sees(other)]).toEqual(['Rejected', undefined]);
    const status = async (next: string) =>
      call(operation, 'PUT', '/gamificationStatus', { id, concurrencyStamp: await stampOf(id), status: next });
    expect((await status('Public')).error.code).toBe('RocketSystem:SuggestionNotAccepted');
    await review(id, 'Accepted');
    // who wrote it is not told beyond its center
    expect(await sees(other)).toMatchObject({ content: 'Pirates cross the plank', creator: null, tenantName: null, isOwn: false });
    expect((await sees(admin))?.creator).toBe(centre.coach.name);
    await status('Hide');
    expect(await sees(other)).toBeUndefined();
    await status('Public');
    expect(await sees(other)).toBeDefined();
  });

  it('is liked and no longer liked, once a person, and the most liked comes first', async () => {
    const other = await elsewhere();
    const [first, second] = [await write('Gamification', 'Pirates'), await write('Gamification', 'Astronauts')];
    await review(first, 'Accepted');
    await review(second, 'Accepted');
    const like = async (who: string, id = first) => (await call<{ isLiked: boolean; likes: number }>(who, 'POST', `/${id}/like`)).body;
    expect(await like(coach)).toEqual({ isLiked: true, likes: 1 });
    expect(await like(other)).toEqual({ isLiked: true, likes: 2 });
    expect((await ideas()).filter(({ id }) => [first, second].includes(id)).map(({ id, likes, isLiked }) => [id, likes, isLiked])).toEqual([
      [first, 2, true],
      [second, 0, false],
    ]);
    expect(await like(coach)).toEqual({ isLiked: false, likes: 1 });
    const hidden = await write('Gamification', 'Nobody reads it yet');
    expect((await call(other, 'POST', `/${hidden}/like`)).status).toBe(404);
  });

  it('is found by text, program, review and center, and leaves as an Excel file', async () => {
    const id = await write('Gamification', 'Dragons guard the bridge');
    const found = async (filter: object) => (await toReview(filter)).map((each) => each.id);
    expect(await found({ filter: 'guard the', tenantId: centre.tenantId })).toEqual([id]);
    expect(await found({ trainingProgramId: programId, review: 'UnReviewed', tenantId: centre.tenantId })).toEqual([id]);
    expect(await found({ review: 'Accepted', tenantId: centre.tenantId })).toEqual([]);
    const [, first] = await sheetOf({ method: 'POST', url: `${base}/gamificationListExcel`, payload: { tenantId: centre.tenantId } });
    expect(first).toEqual(expect.arrayContaining(['Dragons guard the bridge', centre.coach.name, 'Not reviewed']));
  });
});
