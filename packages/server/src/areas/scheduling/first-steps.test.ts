import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openScene, type Scene } from '../../testing/scene.ts';
import { listFirstSteps } from './first-steps.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.drop());

const stepsOf = (person: 'maya' | 'lin') => scene.run(scene.as(person), (db) => listFirstSteps(db, scene.as(person)));
const left = async () => (await stepsOf('maya')).filter(({ done }) => !done).map(({ step }) => step);
const tenantId = () => scene.as('maya').tenantId;

it('lists what a new center does first, each step ticked by what the center has, and nothing once all is there', async () => {
  const coaches = await sql<{ id: string }>`
    update identity.memberships set left_at = now(), state = 'Invalid'
    where tenant_id = ${tenantId()} and person_id <> ${scene.as('maya').personId} and left_at is null and state = 'Effective'
    returning id`.execute(scene.owner);
  await sql`update identity.persons set phone = null where id = ${scene.as('maya').personId}`.execute(scene.owner);
  await sql`update identity.memberships set phone = null where id = ${scene.as('maya').membershipId}`.execute(scene.owner);
  expect(await stepsOf('maya')).toEqual(['profile', 'staff', 'child', 'contract', 'session'].map((step) => ({ step, done: false })));

  await sql`update identity.memberships set phone = '2025550100' where id = ${scene.as('maya').membershipId}`.execute(scene.owner);
  await sql`update identity.memberships set left_at = null, state = 'Effective'
    where id = any (${coaches.rows.map(({ id }) => id)})`.execute(scene.owner);
  expect(await left()).toEqual(['child', 'contract', 'session']);

  const trial = await scene.addChild('Trial');
  await sql`update app.subjects set is_test = true where id = ${trial}`.execute(scene.owner);
  await start(await scene.addPlan(trial));
  expect(await left(), 'a child to try things with counts for nothing').toEqual(['child', 'contract', 'session']);

  const child = await scene.addChild('Ida');
  const plan = await scene.addPlan(child);
  expect(await left()).toEqual(['contract', 'session']);
  await sql`insert into app.user_contracts (tenant_id, subject_id, contract_type, purpose, signed_on, amount, total_class)
    values (${tenantId()}, ${child}, 'First', 'Training', '2031-01-01', 0, 10)`.execute(scene.owner);
  expect(await left()).toEqual(['session']);
  expect(await stepsOf('lin'), 'a coach sets nothing up').toEqual([]);
  await start(plan);
  expect(await stepsOf('maya')).toEqual([]);
});

const start = (planId: string) =>
  sql`update app.sessions set state = 'open', opened_at = now() where plan_id = ${planId} and num = 1`.execute(scene.owner);
