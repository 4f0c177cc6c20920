import { grantedPolicies, rolesOfSide, type Side } from '@trellis/contract/policies';
import { errorEnvelope } from '@trellis/contract/wire';
import { uploadSizes } from '@trellis/server/areas/files/upload-sizes';
import { issueStepUp, issueToken, startTestProduct, type TestProduct } from '@trellis/server/testing/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, everyCall, leastInput, tenantRefs, toRequest } from './inputs.ts';
import { ordersOf } from './orders.ts';
import { refusalOf, refusals } from './refusals.ts';
import { buildScene, type Scene } from './scene.ts';

/** Inputs that JSON cannot carry; each is tested where it lives. */
const isUpload = ({ path }: Call) => [...uploadSizes.keys()].some((sent) => new RegExp(`^${path.replace('{kind}', '[^/]+')}$`).test(sent));
/** Answers in 200 with an empty page to a filter that names nothing of the centre. */
const filters = ['scheduling.calendarList', 'audit.list', 'subjectMoves.list', 'certificates.list'];
/** Its id only leaves that child out of the comparison; whoever was told somebody's chat id may ask them, and is told why they may not write. */
const comparing = ['subjects.checkName', 'chatApplications.applyToFriend', 'chat.open'];
/** Refuse the least that a schema takes before they look anything up; their own tests name foreign things. */
const demandingMore = ['chat.send'];

const calls = everyCall().filter((call) => !isUpload(call));
const guarded = calls.filter((call) => call.meta.access !== 'public');
const byPolicy = guarded.filter(({ meta: { access } }) => typeof access === 'object' && 'anyOf' in access);

let product: TestProduct;
let own: Scene;
let foreign: Scene;
let token: string;
let tokens: { side: Side; policies: ReadonlySet<string>; token: string }[];
let powerless: string;
/** Of whoever a token belongs to: what the header x-authenticate takes. */
const stepUps = new Map<string, string>();

/** Somebody whose role holds a policy of the call, of the side it is meant for first. */
function holderOf(call: Call): { side: Side; token: string } {
  const { access } = call.meta;
  const wanted = typeof access === 'object' && 'anyOf' in access ? access.anyOf : [];
  const holder = tokens.find(({ policies }) => wanted.some((policy) => policies.has(policy)));
  if (!holder) throw new Error(`No role of the scene may make ${call.name}`);
  return holder;
}

beforeAll(async () => {
  product = await startTestProduct();
  own = await buildScene(product.owner);
  foreign = await buildScene(product.owner);
  token = await issueToken(product.owner, own.refs.person, own.refs.membership);
  tokens = await Promise.all(
    own.holders.map(async ({ side, role, personId, membershipId }) => {
      const issued = await issueToken(product.owner, personId, membershipId);
      stepUps.set(issued, await issueStepUp(product.owner, personId));
      return { side, policies: grantedPolicies([role], []), token: issued };
    }),
  );
  powerless = await issueToken(product.owner, own.powerless.personId, own.powerless.membershipId);
});
afterAll(() => product.close());

async function send(call: Call, as: string | undefined, input: Record<string, unknown>, stepUp = stepUps.get(as ?? '')) {
  const { path, rest } = toRequest(call, input);
  const reply = await product.call(as, call.method, path, rest, stepUp ? { 'x-authenticate': stepUp } : {});
  expect(reply.status, `${call.name} ${JSON.stringify(reply.body)}`).toBeLessThan(500);
  if (reply.status >= 400) errorEnvelope.parse(reply.body);
  return reply;
}

describe('every call', () => {
  it.each(guarded.map((call) => [call.name, call] as const))('%s refuses the anonymous before it looks at the input', async (_, call) => {
    expect((await send(call, undefined, {})).status).toBe(401);
  });

  it.each(byPolicy.map((call) => [call.name, call] as const))(
    '%s refuses a role without its policy before it looks at the input',
    async (_, call) => {
      const reply = await send(call, powerless, {});
      expect([reply.status, reply.error.code]).toEqual([403, 'Trellis:NotAllowed']);
    },
  );

  const steppedUp = byPolicy.filter((call) => call.meta.stepUp);
  it.each(steppedUp.map((call) => [call.name, call] as const))('%s refuses who has not entered a mailed code', async (_, call) => {
    const reply = await send(call, holderOf(call).token, {}, '');
    expect([reply.status, reply.error.code]).toEqual([403, 'RocketSystem:AuthenticateRequired']);
  });

  const demanding = byPolicy.filter((call) => (call.schema.required ?? []).length > 0);
  it.each(demanding.map((call) => [call.name, call] as const))('%s names the field that is missing', async (_, call) => {
    const reply = await send(call, holderOf(call).token, call.choice);
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(reply.status).toBe(400);
    const members = reply.error.validationErrors.flatMap((fault) => fault.members);
    for (const name of call.schema.required ?? []) if (!(name in call.choice)) expect(members).toContain(name);
    expect(inPath.length).toBeLessThanOrEqual(members.length);
  });

  // what ends something comes last: the others still find it
  const ends = /remove|delete|erase|merge|release|unbind|freeze|signOut|stop|cancel/i;
  // a child whose session runs is not forgotten, and a booking of whom is on leave is not changed
  const afterAllElse = ['offlinePlans.abandon', 'groupSessions.abandon', 'trialSessions.abandon', 'leaves.ofChild'];
  const turnOf = ({ name }: Call) => (afterAllElse.includes(name) ? 2 : Number(ends.test(name)));
  const inTurn = byPolicy.toSorted((one, other) => turnOf(one) - turnOf(other));
  it.each(inTurn.map((call) => [call.name, call] as const))('%s takes the least input, or refuses it as it must', async (_, call) => {
    const reply = await send(call, holderOf(call).token, leastInput(call.schema, own.refs));
    expect(reply.error?.code ?? reply.status, JSON.stringify(reply.body)).toBe(refusalOf(call) ?? 200);
  });

  it('every refusal of a least input is that of a call', () => {
    expect(Object.keys(refusals).filter((name) => !calls.some((call) => call.name === name))).toEqual([]);
  });

  const sorted = byPolicy.filter(({ schema }) => schema.properties?.['sorting']);
  it.each(sorted.map((call) => [call.name, call] as const))(
    '%s takes each of its orders in all spellings and no other',
    async (_, call) => {
      const answer = (sorting: string) => send(call, holderOf(call).token, { ...leastInput(call.schema, own.refs), sorting });
      for (const field of ordersOf(call.name)) {
        for (const sorting of [field, `${field} asc`, `${field} desc`]) expect((await answer(sorting)).status, sorting).toBe(200);
        expect((await answer(`${field} asc`)).body).toEqual((await answer(field)).body);
      }
      const reply = await answer('nothingOfTheKind');
      expect([reply.status, reply.error.validationErrors.flatMap((fault) => fault.members)]).toEqual([400, ['sorting']]);
    },
  );

  const ofCentres = grantedPolicies(rolesOfSide.centre, []);
  const naming = byPolicy
    // the platform reaches every centre: nothing is foreign to it
    .filter(
      ({ meta: { access } }) => typeof access === 'object' && 'anyOf' in access && access.anyOf.some((policy) => ofCentres.has(policy)),
    )
    .filter((call) => !comparing.includes(call.name) && !demandingMore.includes(call.name))
    .flatMap((call) => tenantRefs(call.schema).map(({ name, ref }) => [`${call.name} with a foreign ${name}`, call, name, ref] as const));
  it.each(naming)('%s finds nothing', async (_, call, name, ref) => {
    const reply = await send(call, token, { ...leastInput(call.schema, own.refs), [name]: foreign.refs[ref] });
    if (filters.includes(call.name) && reply.status === 200) expect((reply.body as { items: unknown[] }).items).toEqual([]);
    else expect([reply.status, JSON.stringify(reply.body)], call.name).toEqual([404, expect.stringContaining('error')]);
  });
});

it('every call of contracts with centers wants a mailed code, but those that mail and take it', () => {
  const open = calls.filter((call) => call.path.startsWith('/api/rocketAdmin/tenantContract') && !call.meta.stepUp);
  expect(open.map((call) => call.path.split('/').at(-1))).toEqual(['sendMessage', 'checkCode']);
});

describe('the wire', () => {
  it('takes paths in any case and keys with either first letter', async () => {
    const reply = await product.call<{ name: string }>(token, 'POST', '/API/Business/SUBJECT/getsubjectinfo', {
      SubjectId: own.refs.subject,
    });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  });

  it('coerces what a query can only say as text', async () => {
    expect((await product.call(token, 'GET', '/api/business/subject/simpleList', { maxResultCount: '5' })).status).toBe(200);
    expect((await product.call(token, 'GET', '/api/business/subject/simpleList', { maxResultCount: '1001' })).status).toBe(400);
  });

  it('speaks the language that is asked for', async () => {
    const texts = await Promise.all(
      ['en', 'zh-Hans', 'es-ES'].map((language) =>
        product.call(undefined, 'GET', '/api/us/Account/Info', {}, { 'accept-language': language }),
      ),
    );
    expect(new Set(texts.map((reply) => reply.error.message)).size).toBe(3);
  });

  it('runs a write once per Idempotency-Key', async () => {
    const input = { firstName: 'Once', lastName: 'Only', birthday: '2019-03-04', gender: 'Female', gradeName: 1 };
    const send = (body: object) =>
      product.call<{ id: string }>(token, 'POST', '/api/business/subject/subject', body, { 'idempotency-key': 'add-once' });
    const first = await send(input);
    const again = await send(input);
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect(again.body.id).toBe(first.body.id);
    expect((await send({ ...input, firstName: 'Other' })).error.code).toBe('Trellis:IdempotencyKeyReused');
  });

  it('answers malformed JSON with the envelope', async () => {
    const response = await product.app.inject({
      method: 'POST',
      url: '/api/business/subject/getList',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: '{"skipCount":',
    });
    expect(response.statusCode).toBe(400);
    errorEnvelope.parse(response.json());
  });

  it('works at once when a person is frozen, a centre is closed, or nothing is left', async () => {
    const info = () => product.call(token, 'POST', '/api/business/subject/getList', {});
    await product.owner.updateTable('identity.tenants').set({ state: 'Invalid' }).where('id', '=', own.refs.tenant).execute();
    expect((await info()).error.code).toMatch(/Business:(CenterStateInvalid|UserHasNoAvailableTenant)/);
    await product.owner.updateTable('identity.tenants').set({ state: 'Effective' }).where('id', '=', own.refs.tenant).execute();
    await product.owner.updateTable('identity.memberships').set({ state: 'Invalid' }).where('id', '=', own.refs.membership).execute();
    expect((await info()).error.code).toMatch(/Business:(UserInTenantRoleFrozen|UserHasNoAvailableTenant)/);
    await product.owner.updateTable('identity.memberships').set({ state: 'Effective' }).where('id', '=', own.refs.membership).execute();
    expect((await info()).status).toBe(200);
  });
});
