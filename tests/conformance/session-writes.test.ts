import { issueToken, startTestProduct, type TestProduct } from '@trellis/server/testing/http';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { isRead } from './call-routes.ts';
import { type Call, everyCall, idPlaces, leastInput, toRequest } from './inputs.ts';
import { fingerprintOfCentre } from './rows.ts';
import { buildScene, type Scene } from './scene.ts';

const write = 'RocketSystem.UserOfflinePlan.Write';
const ofSession = ['session', 'item', 'sessionTrack', 'groupSession', 'groupItem'];
/** Names its session by plan and number. */
const byNumber = ['offlinePlans.finish', 'groupSessions.finish', 'groupSessions.endClass'];
/** Asks the family how it went, and writes nothing into it. */
const around = ['feedbackRecords.send', 'feedbackRecords.code'];
/** Puts on the plan's record what a session no longer takes. */
const beside = ['offlinePlans.note'];

/** A trial needs no guardian: its family has not signed yet. */
const ofTrial = ['trialPlan', 'trialItem', 'trialTrack'];
const names = (call: Call, refs: readonly string[]) => idPlaces(call.schema).some(({ ref }) => ref && refs.includes(ref));
const isWriteOf = (call: Call) => {
  const { access } = call.meta;
  return typeof access === 'object' && 'anyOf' in access && access.anyOf.includes(write) && call.method !== 'GET' && !isRead(call);
};

/** Every call that writes into a running trial. */
const trialWrites = everyCall().filter((call) => isWriteOf(call) && names(call, ofTrial));

/** Every call that writes into a running session. */
const writes = everyCall().filter(
  (call) => isWriteOf(call) && ![...around, ...beside].includes(call.name) && (byNumber.includes(call.name) || names(call, ofSession)),
);

let product: TestProduct;
let scene: Scene;
let token: string;
beforeAll(async () => {
  product = await startTestProduct();
  scene = await buildScene(product.owner);
  token = await issueToken(product.owner, scene.refs.person, scene.refs.membership);
});
afterAll(() => product.close());

afterEach(() => become({ bind_state: 'Bind', logged_out_at: null }));

const become = (values: Record<string, unknown>) =>
  product.owner.updateTable('app.subjects').set(values).where('id', '=', scene.refs.subject).execute();
const send = (call: Call) => {
  const { path, rest } = toRequest(call, leastInput(call.schema, scene.refs));
  return product.call(token, call.method, path, rest);
};

it('knows the writes of a session', () => {
  expect(writes.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['offlinePlans.punch', 'offlinePlans.finish', 'music.finish', 'groupSessions.punch', 'groupSessions.endClass']),
  );
});

it.each([
  ['has no guardian', { bind_state: 'Unbound' }, 'RocketSystem:SubjectNotBound'],
  ['signed off', { logged_out_at: new Date() }, 'RocketSystem:SubjectLoggedOut'],
] as const)('nothing is written into the session of a child who %s', async (_, meanwhile, code) => {
  await become(meanwhile);
  const rows = await fingerprintOfCentre(product.owner, scene.refs.tenant);
  const answers = new Map<string, unknown>();
  for (const call of writes) answers.set(call.name, (await send(call)).error?.code);
  expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(writes.map(({ name }) => [name, code])));
  expect(await fingerprintOfCentre(product.owner, scene.refs.tenant)).toEqual(rows);
});

it('nothing is written into the trial of a child who signed off', async () => {
  expect(trialWrites.map(({ name }) => name)).toEqual(expect.arrayContaining(['trialSessions.done', 'trialSessions.sessionFeedback']));
  await become({ logged_out_at: new Date() });
  const rows = await fingerprintOfCentre(product.owner, scene.refs.tenant);
  const answers = new Map<string, unknown>();
  for (const call of trialWrites) answers.set(call.name, (await send(call)).error?.code);
  expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(trialWrites.map(({ name }) => [name, 'RocketSystem:SubjectLoggedOut'])));
  expect(await fingerprintOfCentre(product.owner, scene.refs.tenant)).toEqual(rows);
});
