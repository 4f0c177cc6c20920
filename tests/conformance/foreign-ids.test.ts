import { grantedPolicies, type Role, type Side } from '@trellis/contract/policies';
import { errorEnvelope } from '@trellis/contract/wire';
import { anOverseer } from '@trellis/server/fixtures/builders';
import { issueStepUp, issueToken, type RawReply, startTestProduct, type TestProduct } from '@trellis/server/testing/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnBy, severalAtOnce } from './campaign.ts';
import {
  type Attempt,
  attemptsOf,
  attemptsOfOtherKinds,
  foreignNames,
  requestOf,
  revealedBy,
  textOf,
  withUnknownNames,
} from './foreign.ts';
import { type Call, everyCall, idPlaces, withStamp } from './inputs.ts';
import { fingerprintOfCentre, idsOfCentre, stampsOf } from './rows.ts';
import { buildScene, type Scene } from './scene.ts';

/** How many ids of another kind each of the callers tries. */
const otherKinds = 400;
const word = 'Zyxwvale';

/** Answer though they find nothing: what they are asked about is the caller's own, or they say how little there was. */
const answering = [
  'subjects.checkName',
  'courseHolders.take',
  'testResources.list',
  'tenantContracts.analysis',
  'tenantContractCodes.sendMessage',
  'activation.signIns',
  // whoever was told somebody's chat id may ask them, wherever they work
  'chatApplications.applyToFriend',
  // a message may have been taken back meanwhile
  'messages.read',
];
/** Ends the sign-in that everything else is tried with. */
const ending = ['activation.logOut'];
/** Ids of one kind or another, by what else the call says, and those that an address is signed with. */
const ofSeveralKinds = [
  'account.changeResumes resumes.0.id',
  'audit.list rowId',
  'signedReports.view t',
  'signedReports.view to',
  'signedReportFiles.download t',
  'signedReportFiles.download to',
  'tenantContracts.recharge itemId',
];
/** Made by the page that asks: they refer to nothing. */
const ofThePage = ['groupVideos.check playerId', 'groupVideos.end playerId', 'chat.send clientMsgID'];
/** An item of what a call is about as a whole. */
const ofItsCall = /^(tenancy|tenantContracts)\.\w+ itemIds?(\.0)?$/;

/** What any call may be told, whatever it declares. */
const general = ['Trellis:NotAllowed', 'Trellis:InvalidInput', 'Trellis:StaleStamp', 'Trellis:Busy'];

const calls = everyCall().filter(({ name, meta }) => !ending.includes(name) && !(typeof meta.access === 'object' && 'link' in meta.access));

let product: TestProduct;
let own: Scene;
let foreign: Scene;
let secrets: { ids: ReadonlySet<string>; word: string };
let stamps: Map<string, string>;

beforeAll(async () => {
  product = await startTestProduct();
  own = await buildScene(product.owner);
  foreign = await buildScene(product.owner, word);
  secrets = { ids: await idsOfCentre(product.owner, foreign.refs.tenant), word };
  stamps = await stampsOf(product.owner);
});
afterAll(() => product.close());

const mayMake = ({ meta: { access } }: Call, held: ReadonlySet<string>) =>
  typeof access !== 'object' || ('anyOf' in access && access.anyOf.some((policy) => held.has(policy)));

async function somebody(side: Side, role: Role): Promise<{ personId: string; membershipId: string }> {
  const centres = [{ tenantId: own.refs.tenant, zone: 'UTC' }];
  if (side === 'management') return anOverseer(product.owner, { side, role, centres });
  const holder = own.holders.find((each) => each.side === side && each.role === role);
  if (!holder) throw new Error(`The scene has no ${role}`);
  return holder;
}

/** Why a reply may not be; nothing where it is as it should be. */
function faultOf({ call, input }: Attempt, response: RawReply): string | undefined {
  const revealed = revealedBy(textOf(response), secrets, input);
  if (revealed.length > 0) return `tells ${revealed.join()}`;
  if (response.statusCode < 400) {
    if (answering.includes(call.name) || call.meta.file) return undefined;
    const { items, Items = items } = (response.body ? response.json() : {}) as { items?: unknown; Items?: unknown };
    return Array.isArray(Items) && Items.length === 0 ? undefined : 'finds something';
  }
  const { code } = errorEnvelope.parse(response.json()).error;
  const isExpected = response.statusCode === 404 || general.includes(code) || call.meta.errors.includes(code as never);
  return isExpected ? undefined : `is answered ${response.statusCode} ${code}`;
}

async function faultsOf(attempts: readonly Attempt[], headers: Record<string, string>): Promise<string[]> {
  const faults: string[] = [];
  await severalAtOnce(attempts, async (attempt) => {
    const response = await product.app.inject({ ...requestOf(attempt), headers });
    const fault = faultOf(attempt, response);
    if (fault) faults.push(`${attempt.call.name} with ${attempt.names} in ${attempt.place} ${fault}`);
  });
  return faults;
}

async function headersOf({ personId, membershipId }: { personId: string; membershipId: string }) {
  const token = await issueToken(product.owner, personId, membershipId);
  return { authorization: `Bearer ${token}`, 'x-authenticate': await issueStepUp(product.owner, personId) };
}

const bothCentres = async () => [await fingerprint(own), await fingerprint(foreign)];

/** All but what open pages hear for some minutes: whoever is asked to talk hears of it. */
async function fingerprint({ refs }: Scene): Promise<Record<string, string>> {
  const { 'identity.live_events': _heard, ...kept } = await fingerprintOfCentre(product.owner, refs.tenant);
  return kept;
}

it('an id says what it refers to, wherever a call takes one', () => {
  const unmarked = calls.flatMap(({ name, schema }) =>
    idPlaces(schema).flatMap(({ path, ref }) => (ref === undefined ? [`${name} ${path.join('.')}`] : [])),
  );
  expect(unmarked.filter((place) => !ofItsCall.test(place) && ![...ofSeveralKinds, ...ofThePage].includes(place))).toEqual([]);
});

describe('an id that is not theirs', () => {
  it.each([
    ['centre', 'CenterAdmin'],
    ['centre', 'Coach'],
    ['enterprise', 'EnterpriseAdmin'],
    ['area', 'AreaAdmin'],
    ['management', 'admin'],
  ] as const)(
    'is nothing to somebody of the side %s in the role %s, wherever a call takes one',
    { timeout: 600_000 },
    async (side, role) => {
      const who = await somebody(side, role);
      const held = grantedPolicies([role], []);
      const theirs = calls.filter((call) => mayMake(call, held));
      const attempts = [
        ...theirs.flatMap((call) => attemptsOf(call, own.refs, foreign.refs)),
        ...attemptsOfOtherKinds(theirs, own.refs, foreign.refs, otherKinds),
      ];
      const headers = await headersOf(who);
      const before = await bothCentres();
      const stamped = attempts.map(({ input, ...attempt }) => ({ ...attempt, input: withStamp(input, stamps) }));
      expect(await faultsOf(stamped, headers), drawnBy).toEqual([]);
      expect(await bothCentres(), drawnBy).toEqual(before);
    },
  );

  it('is nothing to calls that know no name for it', async () => {
    const names = foreignNames(foreign.refs);
    const reading = calls.filter(({ method }) => method === 'GET');
    for (const { side, role } of own.holders.filter(({ side }) => side !== 'management')) {
      const held = grantedPolicies([role], []);
      const attempts = reading.filter((call) => mayMake(call, held)).map((call) => withUnknownNames(call, own.refs, names));
      const headers = await headersOf(await somebody(side, role));
      const revealed: string[] = [];
      await severalAtOnce(attempts, async (attempt) => {
        const found = revealedBy(textOf(await product.app.inject({ ...requestOf(attempt), headers })), secrets, {});
        if (found.length > 0) revealed.push(`${attempt.call.name} tells ${found.join()}`);
      });
      expect(revealed).toEqual([]);
    }
  });
});
