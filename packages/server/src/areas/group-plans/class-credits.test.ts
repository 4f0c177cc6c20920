import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ledgerFaults } from '../../fixtures/ledger-faults.ts';
import {
  ada,
  admin,
  answerAll,
  attend,
  ben,
  classPlanId,
  cleo,
  coach,
  create,
  finish,
  openClassDesk,
  run,
  scene,
  sell,
  start,
} from '../../testing/class-desk.ts';
import { holdClasses, sellClasses } from '../credits/public.ts';
import { createClassGroup } from '../groups/save-class-group.ts';
import { setChildren } from '../groups/set-children.ts';
import { punchForChild } from './attend.ts';
import { createGroupPlan } from './create-group-plan.ts';

openClassDesk();
beforeEach(() => setRule(true));
afterEach(async () => expect(await ledgerFaults(scene.owner)).toEqual([]));

const setRule = (taken: boolean) => sql`update app.centre_settings set no_show_takes_class = ${taken}`.execute(scene.owner);

/** Sessions of each kind that a child has, and how many it spent. */
async function books(of: string) {
  const { rows } = await sql<{ commodity: string; bucket: string; balance: number }>`
    select commodity, bucket, sum(balance)::int as balance from app.credit_accounts
    where subject_id = ${of} and bucket in ('available', 'held', 'consumed') group by commodity, bucket`.execute(scene.owner);
  return Object.fromEntries(rows.map(({ commodity, bucket, balance }) => [`${commodity} ${bucket}`, balance]));
}

async function sellAlone(of: string, classes: number): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into app.user_contracts (tenant_id, subject_id, contract_type, purpose, signed_on, amount, total_class)
    values (${coach().tenantId}, ${of}, 'First', 'Training', '2031-05-01', 90000, ${classes}) returning id`.execute(scene.owner);
  const contractId = rows[0]?.id ?? '';
  await run((db) => sellClasses(db, coach(), { contractId, subjectId: of, purpose: 'Training', classes }));
}

/** Says of each child what the session asks for, and finishes what the class is asked for. */
async function complete(planId: string, sessionId: string, children: readonly string[]): Promise<void> {
  await answerAll(planId);
  for (const userId of children) await run((db) => punchForChild(db, coach(), { sessionId, userId, attendance: 'Attend' }));
}

it('a class is paid from the contract for classes, and sessions alone stay as they are', async () => {
  await sellAlone(ada, 4);
  const planId = await create();
  const { sessionId } = await start(planId);
  await attend(sessionId, ben, 'Absent');
  await complete(planId, sessionId, [ada]);
  const before = await books(ada);
  await finish(planId);
  expect(before).toMatchObject({ 'group available': 3, 'oneToOne available': 4 });
  expect(await books(ada)).toMatchObject({ 'group available': 2, 'group consumed': 1, 'oneToOne available': 4, 'oneToOne consumed': 0 });
});

it.each([
  ['takes what nobody came for', true, 1],
  ['takes nothing of who is absent', false, 0],
])('what is held returns on a leave, and a center that %s does so in a class too', async (_, taken, spent) => {
  await setRule(taken);
  await sell(cleo, 1);
  const planId = await create();
  const occurrenceId = await book(planId, [ada, ben, cleo]);
  const { sessionId } = await start(planId);
  await attend(sessionId, ben, 'RequestForLeave');
  await attend(sessionId, cleo, 'Absent');
  await complete(planId, sessionId, [ada]);
  expect(await books(ben)).toMatchObject({ 'group held': 1 });
  await finish(planId);
  expect(await books(ada)).toMatchObject({ 'group held': 0, 'group consumed': 1 });
  expect(await books(ben)).toMatchObject({ 'group available': 1, 'group held': 0, 'group consumed': 0 });
  expect(await books(cleo)).toMatchObject({ 'group available': 1 - spent, 'group held': 0, 'group consumed': spent });
  await finish(planId);
  const { rows } = await sql`select 1 from app.postings where occurrence_id = ${occurrenceId} and kind = 'consume'`.execute(scene.owner);
  expect(rows).toHaveLength(1 + spent);
});

it('names who has nothing left when a class is finished, and takes nothing of anybody', async () => {
  const planId = await create();
  const { sessionId } = await start(planId);
  await complete(planId, sessionId, [ada, ben]);
  await sql`update app.user_contracts set stopped_at = now() where subject_id = ${ben}`.execute(scene.owner);
  await expect(finish(planId)).rejects.toMatchObject({ code: 'Trellis:NoClassSessionLeft', detail: { data: { name: 'Ben' } } });
  expect(await books(ada)).toMatchObject({ 'group available': 3, 'group consumed': 0 });
  await sell(ben, 1);
  await finish(planId);
  expect(await books(ben)).toMatchObject({ 'group available': 1, 'group consumed': 1 });
});

it('ten classes of the same twenty children, each finished ten times at once, take 200 sessions', { timeout: 180_000 }, async () => {
  const [childCount, classCount] = [20, 10];
  const children: string[] = [];
  for (let index = 0; index < childCount; index++) {
    const child = await scene.addChild(`Child ${index}`);
    await sell(child, classCount);
    children.push(child);
  }
  const planIds: string[] = [];
  for (let index = 0; index < classCount; index++) planIds.push(await runningClass(`Class ${index}`, children));
  const finishes = planIds.flatMap((planId) => Array.from({ length: 10 }, () => finish(planId)));
  expect((await Promise.all(finishes)).map(({ nextNum }) => nextNum)).toEqual(finishes.map(() => 2));
  const { rows } = await sql<{ postings: number }>`
    select count(*)::int as postings from app.postings where kind = 'consume' and subject_id = any (${children}::uuid[])`.execute(
    scene.owner,
  );
  expect(rows[0]?.postings).toBe(childCount * classCount);
  for (const child of children) expect(await books(child)).toMatchObject({ 'group available': 0, 'group consumed': classCount });
});

/** A class of these children whose session lacks nothing but its finish; it is of another coach than the next one. */
async function runningClass(name: string, children: readonly string[]): Promise<string> {
  const form = { name, type: 'Class', capacity: 20, ageStage: null, trainingPlanV2Id: classPlanId, startDifficulty: 6 } as const;
  const { id } = await run((db) => createClassGroup(db, admin(), form), admin());
  await run((db) => setChildren(db, admin(), { groupId: id, userIds: [...children] }), admin());
  const input = { classGroupId: id, trainerId: coach().personId };
  const planId = (await run((db) => createGroupPlan(db, admin(), input), admin())).id;
  const { sessionId } = await start(planId);
  await complete(planId, sessionId, children);
  await sql`update app.session_coaches set role = 'planned' where session_id = ${sessionId}`.execute(scene.owner);
  return planId;
}

/** A booking of a class within the hour, with a session held for each of its children that has one. */
async function book(planId: string, children: readonly string[]): Promise<string> {
  const { tenantId, personId, now } = coach();
  const { rows } = await sql<{ id: string }>`
    with booked as (
      insert into app.occurrences (tenant_id, plan_id, starts_at, ends_at, platform, created_by, coach_id)
      values (${tenantId}, ${planId}, ${now}::timestamptz, ${now}::timestamptz + interval '45 minutes', 'Web', ${personId}, ${personId})
      returning *
    )
    insert into app.holds (tenant_id, occurrence_id, kind, resource_id, during)
    select booked.tenant_id, booked.id, 'child', child, tstzrange(booked.starts_at, booked.ends_at)
    from booked, unnest(${[...children]}::uuid[]) as child returning occurrence_id as id`.execute(scene.owner);
  const occurrenceId = rows[0]?.id ?? '';
  for (const subjectId of children)
    await run((db) => holdClasses(db, coach(), { subjectId, commodity: 'group', occurrenceIds: [occurrenceId] }));
  return occurrenceId;
}
