import { globSync, readFileSync } from 'node:fs';
import { policies } from '@trellis/contract/policies';
import type { Readers, SignInAccess, Writers } from '@trellis/contract/wire';
import { routes } from '@trellis/server/areas/index';
import { aMember, anOverseer } from '@trellis/server/fixtures/builders';
import { issueStepUp, issueToken, startTestProduct, type TestProduct } from '@trellis/server/testing/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, everyCall, leastInput, toRequest } from './inputs.ts';
import { buildScene, type Scene } from './scene.ts';

const kindOf = ({ name }: Call) => routes[name.split('.')[0] ?? '']?.kind;

type Held = Exclude<SignInAccess, string>;
const holdersOf = ({ meta: { access } }: Call): Held | undefined => (typeof access === 'object' && 'anyOf' in access ? access : undefined);

const guarded = everyCall().filter(holdersOf);
const isRead = ({ method }: Call) => method === 'GET';
/** Answer files, each portion in a transaction of its own: they read. */
const isFile = (call: Call) => call.meta.file !== undefined;

type Who = 'centre' | 'platform' | 'manager' | 'enterprise' | 'area';
const everybody: Who[] = ['centre', 'platform', 'manager', 'enterprise', 'area'];
const served: Record<Writers | Readers, Who[]> = {
  everybody,
  self: everybody,
  centre: ['centre'],
  wholePlatform: ['platform'],
  platform: ['platform', 'manager'],
  centreOrPlatform: ['centre', 'platform'],
};

function servedBy(call: Call): Who[] {
  const access = holdersOf(call);
  return served[kindOf(call) === 'member' ? 'centre' : (access?.writers ?? access?.readers ?? 'everybody')];
}

let product: TestProduct;
let scene: Scene;
const tokens = new Map<Who, { token: string; stepUp: string }>();
const named = (calls: Call[]) => calls.map((call) => [call.name, call] as const);

beforeAll(async () => {
  product = await startTestProduct();
  const { owner } = product;
  scene = await buildScene(owner);
  const tenant = { tenantId: scene.refs.tenant, zone: 'UTC' };
  const centres = [tenant];
  const people = {
    centre: await aMember(owner, { tenant, roles: ['CenterAdmin'] }),
    platform: await anOverseer(owner, { side: 'management', role: 'admin' }),
    manager: await anOverseer(owner, { side: 'management', role: 'admin', centres }),
    enterprise: await anOverseer(owner, { side: 'enterprise', role: 'EnterpriseAdmin', centres }),
    area: await anOverseer(owner, { side: 'area', role: 'AreaAdmin', centres }),
  };
  for (const [who, { personId, membershipId }] of Object.entries(people)) {
    const [token, stepUp] = [await issueToken(owner, personId, membershipId), await issueStepUp(owner, personId)];
    tokens.set(who as Who, { token, stepUp });
  }
  // whatever a policy was granted to: what is left to refuse by is who a call is for
  const granted = ['CenterAdmin', 'admin', 'EnterpriseAdmin', 'AreaAdmin'].flatMap((role) =>
    policies.map((policy) => ({ role, policy, granted: true })),
  );
  await owner.insertInto('identity.role_policies').values(granted).execute();
});
afterAll(() => product.close());

function send(call: Call, who: Who, input: Record<string, unknown>) {
  const { path, rest } = toRequest(call, input);
  const { token, stepUp } = tokens.get(who) ?? { token: '', stepUp: '' };
  return product.call(token, call.method, path, rest, { 'x-authenticate': stepUp });
}

describe('who may write', () => {
  const shared = guarded.filter((call) => kindOf(call) !== 'member' && !isFile(call));

  it('is said by every write that people of several sides can reach', () => {
    const silent = shared.filter((call) => !isRead(call) && !holdersOf(call)?.writers);
    // what is left is asked for by POST and changes nothing
    expect(silent.filter((call) => call.method !== 'POST' || !holdersOf(call)?.readers).map(({ name }) => name)).toEqual([]);
  });

  it('is said by no read, and by nothing that serves a centre alone', () => {
    const needless = guarded.filter((call) => (isRead(call) || kindOf(call) === 'member' || isFile(call)) && holdersOf(call)?.writers);
    expect(needless.map(({ name }) => name)).toEqual([]);
  });

  it('is decided before a use case begins', () => {
    const areas = new URL('../../packages/server/src/areas/', import.meta.url);
    const files = globSync('**/*.ts', { cwd: areas }).filter((file) => !file.endsWith('.test.ts'));
    expect(files.length).toBeGreaterThan(100);
    const deciding = files.filter((file) =>
      /assertWholePlatform|requireWriter|!actsForPlatform/.test(readFileSync(new URL(file, areas), 'utf8')),
    );
    expect(deciding).toEqual([]);
  });
});

describe('whom a call is not for', () => {
  const excluding = guarded.filter((call) => servedBy(call).length < everybody.length);
  it.each(named(excluding))('%s refuses before it looks at the input', async (_, call) => {
    const answers = await Promise.all(
      everybody
        .filter((who) => !servedBy(call).includes(who))
        .map(async (who) => {
          const reply = await send(call, who, {});
          return [who, reply.status, reply.error?.code];
        }),
    );
    expect(answers.filter(([, status, code]) => status !== 403 || code !== 'Trellis:NotAllowed')).toEqual([]);
  });
});

describe('a read that is asked for by POST', () => {
  const asked = guarded.filter((call) => !isRead(call) && holdersOf(call)?.readers === 'everybody');
  // on their database role nothing can be written
  it.each(named(asked))('%s answers whoever looks after some centres', async (_, call) => {
    for (const who of ['manager', 'enterprise', 'area'] as const) {
      expect((await send(call, who, leastInput(call.schema, scene.refs))).status, who).toBeLessThan(500);
    }
  });
});
