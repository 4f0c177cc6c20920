import { policyOfKind } from '@trellis/contract/imports/policies';
import { grantedPolicies, type Policy, type Role, rolesOfSide, type Side } from '@trellis/contract/policies';
import { isGranted as isGrantedBy, type Policies, type Writers } from '@trellis/contract/wire';
import { routes } from '@trellis/server/areas/index';
import { aMember, anOverseer } from '@trellis/server/fixtures/builders';
import { issueStepUp, issueToken, startTestProduct, type TestProduct } from '@trellis/server/testing/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawn, drawnBy, severalAtOnce } from './campaign.ts';
import { type Call, everyCall, leastInput, toRequest, withStamp } from './inputs.ts';
import { fingerprintOfDatabase, stampsOf } from './rows.ts';
import { buildScene, type Scene } from './scene.ts';

/** Reads of what concerns the platform as a whole: for those who look after all of it. */
const ofWholePlatform = [
  'ledgerChecks.list',
  'mail.letters',
  'mail.settings',
  'mail.letter',
  'admins.adminList',
  'admins.grantTenant',
  'admins.rolePolicies',
  'admins.groupStaff',
  'admins.groupSupervisors',
  'tenancy.prepareForEdit',
  'certification.supervisorOptions',
  'online.list',
  'tenantAdministrators.list',
  'signInConnections.list',
  'clients.list',
];
/** Reads of what one person has, which others may read who hold another policy too. */
const ofOthers: Record<string, Policy> = { 'courseHolders.ofUser': 'RocketSystem.Course.Grant' };
/** Lists of several kinds: the least that these take is one of contracts, which whoever brings in bookings alone does not read. */
const ofContracts = /^recordImport/;
/** Writes that take nothing in, so that nothing can be wrong with it. */
const takesNothing = ({ schema }: Call) => Object.keys(schema.properties ?? {}).length === 0;
/** What anybody leaves who proves that it is them: mailed codes and counted tries. */
const ofOneself = ['identity.codes', 'identity.password_tries', 'identity.tries', 'identity.live_events', 'jobs.letters'];
/** Everybody writes to others. */
const ofPeople = /^chat\./;

interface Staff {
  side: Side;
  role: Role;
  /** Of the platform, but for some centres alone. */
  managesSome: boolean;
}

type GuardedCall = Call & Policies & { writers: Writers | undefined };

const guarded = everyCall().flatMap((call): GuardedCall[] => {
  const { access } = call.meta;
  return typeof access === 'object' && 'anyOf' in access ? [{ ...call, ...access, writers: access.writers }] : [];
});
const staff = (Object.keys(rolesOfSide) as Side[]).flatMap((side) =>
  rolesOfSide[side].flatMap((role): Staff[] => [
    { side, role, managesSome: false },
    ...(side === 'management' ? [{ side, role, managesSome: true }] : []),
  ]),
);

let product: TestProduct;
let own: Scene;
let stamps: ReadonlyMap<string, string>;
beforeAll(async () => {
  product = await startTestProduct();
  own = await buildScene(product.owner);
  stamps = await stampsOf(product.owner);
});
afterAll(() => product.close());

type Send = (call: Call, input: Record<string, unknown>) => Promise<{ status: number; code: string | undefined }>;

async function signInAs({ side, role, managesSome }: Staff): Promise<Send> {
  const tenant = { tenantId: own.refs.tenant, zone: 'UTC' };
  const centres = side === 'management' && !managesSome ? {} : { centres: [tenant] };
  const { personId, membershipId } =
    side === 'centre'
      ? await aMember(product.owner, { tenant, roles: [role] })
      : await anOverseer(product.owner, { side, role, ...centres });
  const token = await issueToken(product.owner, personId, membershipId);
  const headers = { 'x-authenticate': await issueStepUp(product.owner, personId) };
  return async (call, input) => {
    const { path, rest } = toRequest(call, input);
    const { status, error } = await product.call(token, call.method, path, rest, headers);
    return { status, code: error?.code };
  };
}

const titleOf = ({ side, role, managesSome }: Staff) => `${role} of the side ${side}${managesSome ? ', over some centers' : ''}`;
const looksAfterAll = ({ side, managesSome }: Staff) => side === 'management' && !managesSome;
const isGranted = (call: GuardedCall, held: ReadonlySet<Policy>) => isGrantedBy(call, (policy) => held.has(policy));
const kindOf = ({ name }: Call) => routes[name.split('.')[0] ?? '']?.kind;

/** The least that a call takes; somebody of several centres says which one is meant. */
function least({ schema }: Call, { side }: Staff): Record<string, unknown> {
  const centre = side !== 'centre' && schema.properties?.['tenantId'] ? { tenantId: own.refs.tenant } : {};
  return withStamp({ ...leastInput(schema, own.refs), ...centre }, stamps);
}

/** What no schema takes, so that a write changes nothing when it is let in: no id and no text. */
const broken = ({ schema, path }: Call) =>
  Object.fromEntries(Object.keys(schema.properties ?? {}).map((name) => [name, path.includes(`{${name}}`) ? 'x' : [[]]]));

/** Who writes, of those who hold a policy. */
const writes: Record<Writers, (who: Staff) => boolean> = {
  centre: ({ side }) => side === 'centre',
  wholePlatform: looksAfterAll,
  platform: ({ side }) => side === 'management',
  centreOrPlatform: (who) => who.side === 'centre' || looksAfterAll(who),
  self: () => true,
};

/** Whether a call is refused to somebody who holds its policy. */
function isBeyond(call: GuardedCall, who: Staff, held: ReadonlySet<Policy>): boolean {
  const also = ofOthers[call.name];
  if (also) return !held.has(also);
  if (ofContracts.test(call.name) && call.method === 'GET' && !held.has(policyOfKind.contracts)) return true;
  if (kindOf(call) === 'member') return who.side !== 'centre';
  if (call.writers) return !writes[call.writers](who);
  return ofWholePlatform.includes(call.name) && !looksAfterAll(who);
}

function expected(call: GuardedCall, who: Staff, held: ReadonlySet<Policy>): 'refused' | 'let in' | 'invalid' {
  if (!isGranted(call, held) || isBeyond(call, who, held)) return 'refused';
  return call.method === 'GET' || takesNothing(call) ? 'let in' : 'invalid';
}

/** All calls; of those that are closed to a role whoever they look after, somebody of some centres tries a few that are drawn. */
function callsFor(who: Staff, held: ReadonlySet<Policy>): GuardedCall[] {
  if (!who.managesSome) return guarded;
  const closed = guarded.filter((call) => !isGranted(call, held));
  return [...guarded.filter((call) => isGranted(call, held)), ...drawn(closed, 60)];
}

function seen({ status, code }: { status: number; code: string | undefined }): string {
  if (status === 403 && code === 'Trellis:NotAllowed') return 'refused';
  if (status === 400 && code === 'Trellis:InvalidInput') return 'invalid';
  return status === 401 || status === 403 || status >= 500 ? `${status} ${code}` : 'let in';
}

describe('the policies of a role decide about every call', () => {
  it.each(staff.map((who) => [titleOf(who), who] as const))('of %s', async (_, who) => {
    const held = grantedPolicies([who.role], []);
    const send = await signInAs(who);
    const wrong: string[] = [];
    await severalAtOnce(callsFor(who, held), async (call) => {
      // who is refused is refused before anything is looked at
      const input = !isGranted(call, held) ? {} : call.method === 'GET' ? least(call, who) : broken(call);
      const [is, shall] = [seen(await send(call, input)), expected(call, who, held)];
      if (is !== shall) wrong.push(`${call.name}: ${is} instead of ${shall}`);
    });
    expect(wrong, drawnBy).toEqual([]);
  });

  it('covers every role', () => {
    const policyless = guarded.filter((call) => !staff.some(({ role }) => isGranted(call, grantedPolicies([role], []))));
    expect(policyless.map(({ name }) => name)).toEqual([]);
  });
});

describe('whoever looks after some centers', () => {
  const everythingElse = async () => {
    const tables = Object.entries(await fingerprintOfDatabase(product.owner));
    return Object.fromEntries(tables.filter(([name]) => !ofOneself.includes(name) && !ofPeople.test(name)));
  };
  const some = staff.filter((who) => who.side !== 'centre' && !looksAfterAll(who));
  it.each(some.map((who) => [titleOf(who), who] as const))('changes nothing: %s', async (_, who) => {
    const held = grantedPolicies([who.role], []);
    const send = await signInAs(who);
    const writes = guarded.filter((call) => call.method !== 'GET' && isGranted(call, held));
    const before = await everythingElse();
    const answered: string[] = [];
    await severalAtOnce(writes, async (call) => {
      const { status } = await send(call, least(call, who));
      if (status >= 500) answered.push(call.name);
    });
    expect(answered).toEqual([]);
    expect(await everythingElse()).toEqual(before);
  });
});
