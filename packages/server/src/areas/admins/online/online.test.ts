import type { OnlineItem } from '@trellis/contract/admins/online/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, anOverseer, type CentreBuilt } from '../../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';

const path = '/api/rocketAdmin/online';

let product: TestProduct;
let centre: CentreBuilt;
let admin: string;

beforeAll(async () => {
  product = await startTestProduct();
  centre = await aCentre(product.owner, { name: 'Riverside' });
  admin = await tokenOf(await anOverseer(product.owner, { side: 'management', role: 'admin' }));
});
afterAll(() => product.close());

const tokenOf = ({ personId, membershipId }: { personId: string; membershipId: string }) =>
  issueToken(product.owner, personId, membershipId);
const list = async (input: object = {}, token = admin) =>
  (await product.call<{ items: OnlineItem[]; totalCount: number }>(token, 'GET', path, { maxResultCount: 100, ...input })).body;

describe('who is signed in', () => {
  it('is listed with where they work, as long as they can make a call', async () => {
    const coach = await tokenOf(centre.coach);
    const { items, totalCount } = await list();
    expect(totalCount).toBe(2);
    expect(items).toMatchObject([
      { personId: centre.coach.personId, tenantName: 'Riverside', side: 'centre', roles: ['Coach'], isOwn: false },
      { side: 'management', tenantName: null, isOwn: true },
    ]);
    expect((await list({ side: 'centre' })).totalCount).toBe(1);
    expect((await list({ filter: 'river' })).items.map((item) => item.personId)).toEqual([centre.coach.personId]);
    await product.owner
      .updateTable('oidc.payloads')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('id', '=', coach)
      .execute();
    expect((await list()).totalCount).toBe(1);
  });

  it('ends when an administrator signs them out, together with the browser session', async () => {
    const coach = await tokenOf(centre.coach);
    const children = () => product.call(coach, 'POST', '/api/business/subject/getList', {});
    expect((await children()).status).toBe(200);
    const found = (await list({ side: 'centre' })).items.find((item) => item.personId === centre.coach.personId);
    const expires = new Date(Date.now() + 3_600_000);
    const { owner } = product;
    await owner.updateTable('oidc.payloads').set({ uid: 'browser' }).where('id', '=', coach).execute();
    await owner
      .insertInto('oidc.payloads')
      .values({ kind: 'Session', id: 'session', payload: '{}', uid: 'browser', expires_at: expires })
      .execute();
    const reply = await product.call(admin, 'POST', `${path}/signOut`, { id: found?.id });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect((await children()).status).toBe(401);
    expect(await owner.selectFrom('oidc.payloads').select('id').where('uid', '=', 'browser').execute()).toEqual([]);
    expect((await product.call(admin, 'POST', `${path}/signOut`, { id: found?.id })).status).toBe(404);
  });

  it('is told to those who look after the whole platform alone', async () => {
    const managed = await tokenOf(await anOverseer(product.owner, { side: 'management', role: 'admin', centres: [centre] }));
    for (const token of [managed, await tokenOf(centre.admin)]) {
      expect((await product.call(token, 'GET', path)).status).toBe(403);
      expect((await product.call(token, 'POST', `${path}/signOut`, { id: 'any' })).status).toBe(403);
    }
  });
});
