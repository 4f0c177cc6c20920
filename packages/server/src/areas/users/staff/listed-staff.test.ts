import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember, aPerson } from '../../../fixtures/builders.ts';
import { openStaffDesk, type StaffDesk } from '../../../testing/staff-desk.ts';

let desk: StaffDesk;
beforeAll(async () => {
  desk = await openStaffDesk();
});
afterAll(() => desk.product.close());

const found = async (filter: string, token = desk.admin) => (await desk.list(token, { filter })).body.items.map(({ name }) => name);
const change = (table: 'identity.persons' | 'identity.memberships', id: string, values: object) =>
  desk.product.owner.updateTable(table).set(values).where('id', '=', id).execute();

it('finds somebody by what they are told by at each centre, as soon as that changes', async () => {
  const { product, centre, elsewhere, platform } = desk;
  const person = await aPerson(product.owner, { name: 'Zelda Quist' });
  const here = await aMember(product.owner, { tenant: centre, person });
  await aMember(product.owner, { tenant: elsewhere, person });
  expect(await found('zELDA q')).toEqual(['Zelda Quist']);
  await change('identity.memberships', here.membershipId, { name: 'Zoë of Here' });
  expect([await found('zelda'), await found('ZOË')]).toEqual([[], ['Zoë of Here']]);
  expect(await found('zelda', platform)).toEqual(['Zelda Quist']);
  await change('identity.persons', person.personId, { name: 'Zelda Berg', email: 'berg@staff.example' });
  expect(await found('berg')).toEqual(['Zelda Berg']);
  expect(await found('BERG@staff', platform)).toEqual(['Zelda Berg', 'Zelda Berg']);
  expect(await found('of here', platform)).toEqual([]);
});

it('finds nobody by an account that they have elsewhere before they accept', async () => {
  const known = await aPerson(desk.product.owner, { name: 'Secret Name' });
  const { email } = await desk.product.owner
    .selectFrom('identity.persons')
    .select('email')
    .where('id', '=', known.personId)
    .executeTakeFirstOrThrow();
  await desk.invite({ name: 'Typed Name', email });
  expect([await found('secret'), await found('typed')]).toEqual([[], ['Typed Name']]);
  await change('identity.persons', known.personId, { name: 'Secret Anew' });
  expect(await found('secret')).toEqual([]);
});

it('finds somebody by the phone that each centre reaches them by, and nobody by it before they accept', async () => {
  const { product, centre, platform } = desk;
  const person = await aPerson(product.owner, { name: 'Faye Dial' });
  const { membershipId } = await aMember(product.owner, { tenant: centre, person });
  await change('identity.persons', person.personId, { phone: '+34600111222' });
  expect(await found('600111')).toEqual(['Faye Dial']);
  await change('identity.memberships', membershipId, { phone: '+34699888777' });
  expect([await found('600111', platform), await found('699888', platform)]).toEqual([[], ['Faye Dial']]);
  await change('identity.memberships', membershipId, { activated_at: null, invited_name: 'Faye Dial' });
  expect(await found('699888')).toEqual([]);
});

it('finds somebody of the own center by their ID code, as long as it is good', async () => {
  const { product, centre, elsewhere, freeze, admin } = desk;
  const code = '304050607080';
  const person = await aPerson(product.owner, { name: 'Ida Code' });
  const { membershipId } = await aMember(product.owner, { tenant: centre, person });
  const other = await aMember(product.owner, { tenant: elsewhere, person });
  await product.owner
    .insertInto('identity.login_codes')
    .values([
      { membership_id: membershipId, code },
      { membership_id: other.membershipId, code: '908070605040' },
    ])
    .execute();
  expect([await found(code), await found('3040 5060 7080'), await found('304050607081')]).toEqual([['Ida Code'], ['Ida Code'], []]);
  expect([await found('908070605040'), await found(code, desk.platform), await found(code, desk.enterprise)]).toEqual([[], [], []]);
  await freeze(admin, person.personId);
  expect(await found(code)).toEqual([]);
  await freeze(admin, person.personId, 'Unfreeze');
  await product.owner
    .updateTable('identity.login_codes')
    .set({ expires_at: new Date() })
    .where('membership_id', '=', membershipId)
    .execute();
  expect(await found(code)).toEqual([]);
});

it('takes a wildcard as it is typed', async () => {
  await aMember(desk.product.owner, { tenant: desk.centre, person: await aPerson(desk.product.owner, { name: '100%_Bea' }) });
  expect([await found('100%_b'), await found('1%b')]).toEqual([['100%_Bea'], []]);
});

it('lists nobody who left', async () => {
  const { membershipId } = await aMember(desk.product.owner, {
    tenant: desk.centre,
    person: await aPerson(desk.product.owner, { name: 'Gone Soon' }),
  });
  expect(await found('gone soon')).toEqual(['Gone Soon']);
  await change('identity.memberships', membershipId, { left_at: new Date(), state: 'Invalid' });
  expect(await found('gone soon')).toEqual([]);
});

it('orders by name without regard to case, either way', async () => {
  const { product, centre, admin } = desk;
  for (const name of ['yb', 'YA', 'Yc']) await aMember(product.owner, { tenant: centre, person: await aPerson(product.owner, { name }) });
  const names = async (sorting: string) =>
    (await desk.list(admin, { sorting })).body.items.map(({ name }) => name).filter((name) => /^y[abc]$/i.test(name));
  expect([await names('name'), await names('name desc')]).toEqual([
    ['YA', 'yb', 'Yc'],
    ['Yc', 'yb', 'YA'],
  ]);
});
