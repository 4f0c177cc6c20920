import { aCentre, anOverseer, type CentreBuilt } from '@trellis/server/fixtures/builders';
import { issueToken, startTestProduct, type TestProduct } from '@trellis/server/testing/http';
import { pdf, uploadAs } from '@trellis/server/testing/uploads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atOnce, counted, expectOneWinner } from './races-at-once.ts';

let product: TestProduct;
let centre: CentreBuilt;
let admin: string;
beforeAll(async () => {
  product = await startTestProduct();
  centre = await aCentre(product.owner);
  admin = await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId);
});
afterAll(() => product.close());

const invite = (email: string, as = admin) =>
  product.call<{ id: string }>(as, 'POST', '/api/business/user', { email, name: 'Nia Okoro', roles: ['Coach'] });

async function linkTo(email: string): Promise<string> {
  const letters = await product.owner.selectFrom('jobs.letters').select('data').where('recipient', '=', email).execute();
  const links = letters.map(({ data }) => (data as { link: string }).link.split('token=')[1] ?? '');
  expect(links).toEqual([expect.any(String)]);
  return links.join();
}

/** Who goes by an email: their id is told to nobody before they accept. */
const personsOf = (email: string) =>
  product.owner.selectFrom('identity.persons').select(['id', 'name']).where('email', '=', email).execute();

const membershipsOf = (email: string) =>
  product.owner
    .selectFrom('identity.memberships as m')
    .innerJoin('identity.persons as p', 'p.id', 'm.person_id')
    .leftJoin('identity.membership_roles as r', 'r.membership_id', 'm.id')
    .select(['m.id', 'r.role'])
    .where('p.email', '=', email)
    .execute();

const activate = (token: string, name: string) =>
  product.call(undefined, 'POST', '/api/business/user/activateAccount', { token, name, password: `${name} horse staple` });

describe('inviting one person 60 times at once', () => {
  it('makes one membership and sends one letter', async () => {
    const { id } = expectOneWinner(await atOnce(60, () => invite('sixty@test.example')), '409 Identity.UserAlreadyInRole');
    await linkTo('sixty@test.example');
    expect(await membershipsOf('sixty@test.example')).toEqual([{ id, role: 'Coach' }]);
  });

  it('of 20 centers makes one person who is invited by each', async () => {
    const tokens: string[] = [];
    for (let count = 0; count < 20; count += 1) {
      const { admin: other } = await aCentre(product.owner);
      tokens.push(await issueToken(product.owner, other.personId, other.membershipId));
    }
    const replies = await atOnce(60, (index) => invite('everywhere@test.example', tokens[index % 20]));
    expect(counted(replies)).toEqual({ done: 20, '409 Identity.UserAlreadyInRole': 40 });
    expect(await personsOf('everywhere@test.example')).toHaveLength(1);
  });
});

describe('accepting one invitation 50 times at once', () => {
  it('activates it once, with the words of who was first', async () => {
    await invite('fifty@test.example');
    const token = await linkTo('fifty@test.example');
    const replies = await atOnce(50, (index) => activate(token, `Nia ${index}`));
    expectOneWinner(replies, '409 UserAlreadyActive');
    const winner = replies.findIndex(({ status }) => status === 200);
    expect((await personsOf('fifty@test.example')).map(({ name }) => name)).toEqual([`Nia ${winner}`]);
  });
});

describe('inviting one person to the staff of the platform 50 times at once', () => {
  it('makes one person with one role', async () => {
    const { personId, membershipId } = await anOverseer(product.owner, { side: 'management', role: 'admin' });
    const token = await issueToken(product.owner, personId, membershipId);
    const create = (index: number) =>
      product.call<{ id: string }>(token, 'POST', '/api/us/contentAdmin', {
        email: 'operator@test.example',
        name: 'Nia Okoro',
        role: [index % 2 ? 'operation' : 'operationAdmin'],
        allTenants: true,
      });
    expectOneWinner(await atOnce(50, create), '409 Identity.UserAlreadyInRole');
    await linkTo('operator@test.example');
    expect(await membershipsOf('operator@test.example')).toHaveLength(1);
  });
});

describe('claiming one upload 60 times at once', () => {
  it('puts one CV among those of its person, who keeps it', async () => {
    const { personId, membershipId } = centre.coach;
    const token = await issueToken(product.owner, personId, membershipId);
    const { body } = await uploadAs(product, token, { kind: 'resumes', content: pdf, name: 'CV.pdf' });
    const keep = () => product.call(token, 'PUT', '/api/business/user/resumes', { resumes: [{ id: body.id }] });
    const replies = await atOnce(60, keep);
    expect(counted(replies)).toEqual({ done: 60 });
    const kept = await product.owner.selectFrom('identity.resumes').select('key').where('person_id', '=', personId).execute();
    expect(kept).toHaveLength(1);
    expect(await product.owner.selectFrom('identity.uploads').select('id').where('id', '=', body.id).execute()).toEqual([]);
  });
});
