import { setTimeout } from 'node:timers/promises';
import type { Role } from '@trellis/contract/policies';
import { trainingRoles } from '@trellis/contract/users/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCentre, aMember, anOverseer, aPerson } from '../../../fixtures/builders.ts';
import type { RolePool } from '../../../platform/db/types.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';

let product: TestProduct;
let platform: string;
let manager: string;
let centres: { tenantId: string; zone: string }[];
beforeAll(async () => {
  product = await startTestProduct();
  centres = [await aCentre(product.owner), await aCentre(product.owner)].map(({ tenantId, zone }) => ({ tenantId, zone }));
  const tokenOf = async (of: Parameters<typeof anOverseer>[1]) => {
    const { personId, membershipId } = await anOverseer(product.owner, of);
    return issueToken(product.owner, personId, membershipId);
  };
  platform = await tokenOf({ side: 'management', role: 'admin' });
  manager = await tokenOf({ side: 'management', role: 'admin', centres: centres.slice(0, 1) });
});
afterAll(() => product.close());

const found = async (method: 'GET' | 'POST', path: string, filter: string, token: string) => {
  const { body } = await product.call<{ items: { name: string }[]; totalCount: number }>(token, method, path, { filter });
  expect(body.totalCount).toBe(body.items.length);
  return body.items.map(({ name }) => name);
};
const people = (filter: string, token = platform) => found('POST', '/api/rocketAdmin/user/list', filter, token);
const trainers = (filter: string, token = platform) => found('GET', '/api/rocketAdmin/trainerTraining/staffList', filter, token);
const change = (table: 'identity.persons' | 'identity.memberships', id: string, values: object) =>
  product.owner.updateTable(table).set(values).where('id', '=', id).execute();
const joins = async (name: string, at: number, roles: Role[] = ['Coach']) => {
  const person = await aPerson(product.owner, { name });
  return aMember(product.owner, { tenant: centres[at] ?? fail(), person, roles });
};
const fail = (): never => {
  throw new Error('No such center');
};

it('finds people by their own name and address, as soon as these change', async () => {
  const { personId } = await joins('Zelda Quist', 0);
  expect([await people('zELDA q'), await trainers('ZELDA')]).toEqual([['Zelda Quist'], ['Zelda Quist']]);
  await change('identity.persons', personId, { name: 'Zoë Berg', email: 'berg@people.example' });
  expect([await people('zelda'), await people('ZOË'), await trainers('BERG@people')]).toEqual([[], ['Zoë Berg'], ['Zoë Berg']]);
});

it('shows whoever looks after some centers those of these alone', async () => {
  await joins('Near By', 0);
  const far = await joins('Near Not', 1);
  expect([await people('near', manager), await trainers('near', manager)]).toEqual([['Near By'], ['Near By']]);
  await aMember(product.owner, { tenant: centres[0] ?? fail(), person: far, roles: ['CenterAdmin'] });
  expect([(await people('near', manager)).length, await trainers('near', manager)]).toEqual([2, ['Near By']]);
});

it('lists as a trainer whoever holds a role that trains, for as long', async () => {
  const { membershipId } = await joins('Tess Trainer', 0, ['CenterAdmin']);
  expect([await people('tess'), await trainers('tess')]).toEqual([['Tess Trainer'], []]);
  const roles = product.owner.insertInto('identity.membership_roles');
  await roles.values({ membership_id: membershipId, role: 'SeniorCoach' }).execute();
  expect(await trainers('tess')).toEqual(['Tess Trainer']);
  await change('identity.memberships', membershipId, { state: 'Invalid' });
  expect([await people('tess'), await trainers('tess')]).toEqual([['Tess Trainer'], []]);
  await change('identity.memberships', membershipId, { state: 'Effective' });
  await product.owner.deleteFrom('identity.membership_roles').where('role', '=', 'SeniorCoach').execute();
  expect(await trainers('tess')).toEqual([]);
});

it('lists nobody who left everywhere, or whom nobody may see yet', async () => {
  const { membershipId } = await joins('Lea Ving', 0);
  await change('identity.memberships', membershipId, { activated_at: null });
  expect([await people('lea ving'), await trainers('lea ving')]).toEqual([[], []]);
  await change('identity.memberships', membershipId, { activated_at: new Date() });
  expect([await people('lea ving'), await trainers('lea ving')]).toEqual([['Lea Ving'], ['Lea Ving']]);
  await change('identity.memberships', membershipId, { left_at: new Date(), state: 'Invalid' });
  expect([await people('lea ving'), await trainers('lea ving')]).toEqual([[], []]);
});

it('knows of two memberships that change at once', async () => {
  const first = await joins('Two Fold', 0);
  const second = await aMember(product.owner, { tenant: centres[1] ?? fail(), person: first });
  const leave = (db: RolePool, { membershipId }: { membershipId: string }) =>
    db.updateTable('identity.memberships').set({ left_at: new Date(), state: 'Invalid' }).where('id', '=', membershipId).execute();
  let other: Promise<unknown> | undefined;
  await product.owner.transaction().execute(async (db) => {
    await leave(db, first);
    other = leave(product.owner, second);
    // it waits for this transaction, or is done before it
    await Promise.race([other, setTimeout(300)]);
  });
  await other;
  expect([await people('two fold'), await trainers('two fold')]).toEqual([[], []]);
});

it('takes for training what the contract takes for it', async () => {
  const { rows } = await sql<{ roles: string[] }>`select identity.training_roles() as roles`.execute(product.owner);
  expect(rows[0]?.roles).toEqual([...trainingRoles]);
});
