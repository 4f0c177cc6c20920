import { grantedPolicies } from '@trellis/contract/policies';
import { concurrencyStamp, type LinkPurpose } from '@trellis/contract/wire';
import { issueStepUp, issueToken, startTestProduct, type TestProduct } from '@trellis/server/testing/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, everyCall, leastInput, toRequest } from './inputs.ts';
import { linksOf } from './links.ts';
import { buildScene, type Scene } from './scene.ts';

const calls = everyCall().filter((call) => call.meta.errors.includes('Trellis:StaleStamp'));
/** What no row of the scene carries. */
const wrong = '0198c0de-0000-7000-8000-00000000dead';

let product: TestProduct;
let scene: Scene;
let links: Record<LinkPurpose, string>;
let inputs: Record<string, Record<string, string | object | null>>;
let tokens: { policies: ReadonlySet<string>; token: string; stepUp: string }[];
beforeAll(async () => {
  product = await startTestProduct();
  scene = await buildScene(product.owner);
  links = await linksOf(product.owner, scene);
  tokens = await Promise.all(
    scene.holders.map(async ({ role, personId, membershipId }) => ({
      policies: grantedPolicies([role], []),
      token: await issueToken(product.owner, personId, membershipId),
      stepUp: await issueStepUp(product.owner, personId),
    })),
  );
  const ofPlan = { id: `${scene.refs.planTemplate}:0` };
  const ofAppPlan = { id: `${scene.refs.appPlan}:0` };
  inputs = {
    'messages.savePreferences': { quiet: null },
    'guardians.merge': { otherId: await prepare(scene), keepStamp: wrong, otherStamp: wrong },
    'certification.contentQuestionnaire': { answerContent: {} },
    'offlinePlanRules.update': ofPlan,
    'offlinePlanRules.remove': ofPlan,
    'appPlanRules.update': ofAppPlan,
    'appPlanRules.remove': ofAppPlan,
  };
});
afterAll(() => product.close());

/** Lets everything be changed that waits for something else, and records a guardian twice. */
async function prepare({ refs }: Scene): Promise<string> {
  const { owner } = product;
  await owner.updateTable('identity.tenants').set({ times_setting: true }).where('id', '=', refs.tenant).execute();
  await owner.updateTable('app.user_assessments').set({ consented_at: new Date() }).where('id', '=', refs.userAssessment).execute();
  await learn(scene);
  const isOpening = ({ name }: Call) => /^(certification|practicalTests)\.open\w+$/.test(name);
  for (const call of everyCall().filter(isOpening)) expect((await send(call, leastInput(call.schema, refs))).status, call.name).toBe(200);
  await owner.insertInto('app.plan_settings').values({ tenant_id: refs.tenant, plan_id: refs.plan }).execute();
  const twin = { tenant_id: refs.tenant, full_name: 'Recorded Twice' };
  const { id } = await owner.insertInto('app.guardians').values(twin).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The trainer's module is learned: with practical tests, and a course whose section asks something. */
async function learn({ refs }: Scene): Promise<void> {
  const { owner } = product;
  const form = { oral_questionnaire_id: refs.questionnaire, hands_on_questionnaire_id: refs.questionnaire };
  await owner.updateTable('catalog.training_modules').set(form).where('id', '=', refs.trainingModule).execute();
  const started = { status: 'Learning', started_at: new Date() };
  await owner.updateTable('app.trainer_training_modules').set(started).where('id', '=', refs.trainerModule).execute();
  const link = { module_id: refs.trainingModule, course_id: refs.course, position: 0 };
  await owner.insertInto('catalog.training_module_courses').values(link).execute();
  const asked = owner.updateTable('catalog.course_contents').set({ questionnaire_id: refs.questionnaire });
  await asked.where('id', '=', refs.courseContent).execute();
}

async function send(call: Call, input: Record<string, unknown>) {
  const { access } = call.meta;
  const { path, rest } = toRequest(call, input);
  if (typeof access === 'object' && 'link' in access) {
    return product.call(undefined, call.method, path, rest, { authorization: `Guest ${links[access.link]}` });
  }
  const holder = tokens.find(
    ({ policies }) => access === 'signedIn' || (typeof access === 'object' && access.anyOf.some((policy) => policies.has(policy))),
  );
  return product.call(holder?.token, call.method, path, rest, { 'x-authenticate': holder?.stepUp ?? '' });
}

describe('every call that knows a stale editor', () => {
  it('exists', () => expect(calls.length).toBeGreaterThan(20));

  it.each(calls.map((call) => [call.name, call] as const))('%s tells them what stands there now', async (_, call) => {
    const stale = call.schema.properties?.['concurrencyStamp'] ? { concurrencyStamp: wrong } : {};
    const reply = await send(call, { ...leastInput(call.schema, scene.refs), ...stale, ...inputs[call.name] });
    expect([reply.status, reply.error?.code], JSON.stringify(reply.body)).toEqual([409, 'Trellis:StaleStamp']);
    const { current } = reply.error.data as { current?: { concurrencyStamp?: string } };
    expect(concurrencyStamp.parse(current?.concurrencyStamp)).not.toBe(wrong);
  });
});
