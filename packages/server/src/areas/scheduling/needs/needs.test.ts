import type { NeedKind } from '@trellis/contract/scheduling/needs/kinds';
import type { NeedsHand } from '@trellis/contract/scheduling/needs/schemas';
import type { Today } from '@trellis/contract/scheduling/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember, aSubject, type MemberBuilt, type SubjectBuilt } from '../../../fixtures/builders.ts';
import { atCentre } from '../../../fixtures/clock.ts';
import { aClassroom, aContract, anOccurrence, aPlan, type PlanBuilt } from '../../../fixtures/training-builders.ts';
import { issueToken } from '../../../testing/http.ts';
import { openStaffDesk, type StaffDesk } from '../../../testing/staff-desk.ts';

let desk: StaffDesk;
let coach: MemberBuilt;
let other: MemberBuilt;
let subject: SubjectBuilt;
let plan: PlanBuilt;
let contractId: string;
beforeAll(async () => {
  desk = await openStaffDesk();
  const { owner } = desk.product;
  coach = await aMember(owner, { tenant: desk.centre, roles: ['Coach'] });
  other = await aMember(owner, { tenant: desk.centre, roles: ['Coach'] });
  subject = await aSubject(owner, { tenant: desk.centre, coach });
  plan = await aPlan(owner, { subject, coach });
  ({ contractId } = await aContract(owner, { subject }));
});
afterAll(() => desk.product.close());

const tokenOf = ({ personId, membershipId }: MemberBuilt) => issueToken(desk.product.owner, personId, membershipId);
const read = (reply: { status: number; body: Today; error: { message: string } }) => {
  expect(reply.error?.message).toBeUndefined();
  return reply.body.needsHand;
};
const needsOf = async (token: string) => read(await desk.product.call<Today>(token, 'GET', '/api/rocketAdmin/schedule/today', {}));
const ofKind = async (kind: NeedKind, token = desk.admin) => (await needsOf(token)).filter((need) => need.kind === kind);
const say = (what: string, body: object, token = desk.admin) =>
  desk.product.call(token, 'POST', `/api/rocketAdmin/schedule/need/${what}`, body);
const messagesOf = async (token: string) =>
  (await desk.product.call<{ items: { kind: string; content: string }[] }>(token, 'GET', '/api/business/message/list', {})).body.items;
const run = (statement: ReturnType<typeof sql>) => statement.execute(desk.product.owner);
const time = (day: number, hour: number) => atCentre(desk.centre.zone, new Date(), day, hour * 60);
const one = (needs: readonly NeedsHand[]) => {
  expect(needs).toHaveLength(1);
  return needs[0] as NeedsHand;
};

it('has bookings whose coach is on leave or gone, or whose classroom is closed, until they are moved', async () => {
  const { owner } = desk.product;
  const inLeave = await anOccurrence(owner, { plan, time: time(3, 9) });
  await run(sql`insert into app.leaves (tenant_id, person_id, starts_at, ends_at, state, asked_by, answered_by, answered_at)
    values (${desk.centre.tenantId}, ${coach.personId}, ${time(3, 6)}, ${time(3, 20)}, 'Approved', ${coach.personId}, ${desk.centre.admin.personId}, now())`);
  expect(one(await ofKind('clash'))).toMatchObject({
    key: `clash:${inLeave.occurrenceId}`,
    subjectId: subject.subjectId,
    mend: expect.stringContaining(`&only=${coach.personId}`),
  });
  // the coach reads their own, and no other coach does
  expect(await ofKind('clash', await tokenOf(coach))).toHaveLength(1);
  expect(await ofKind('clash', await tokenOf(other))).toEqual([]);

  const { classroomId } = await aClassroom(owner, { tenant: desk.centre });
  const inRoom = await anOccurrence(owner, { plan, time: time(5, 9) });
  await run(sql`update app.occurrences set classroom_id = ${classroomId}, platform = 'Web' where id = ${inRoom.occurrenceId}`);
  await run(sql`update app.classrooms set state = 'Invalid' where id = ${classroomId}`);
  expect(await ofKind('clash')).toHaveLength(2);

  await run(sql`update identity.memberships set state = 'Invalid' where id = ${coach.membershipId}`);
  expect((await ofKind('uncovered')).map(({ key }) => key)).toEqual([
    `uncovered:${inLeave.occurrenceId}`,
    `uncovered:${inRoom.occurrenceId}`,
  ]);
  await run(sql`update identity.memberships set state = 'Effective' where id = ${coach.membershipId}`);
  expect(await ofKind('uncovered')).toEqual([]);
  for (const { occurrenceId } of [inLeave, inRoom])
    expect((await desk.product.call(desk.admin, 'DELETE', `/api/rocketAdmin/schedule/${occurrenceId}`, {})).status).toBe(200);
  expect(await ofKind('clash')).toEqual([]);
});

it('has leave for whoever answers it, and nobody else', async () => {
  await run(sql`insert into app.leaves (tenant_id, person_id, starts_at, ends_at, asked_by)
    values (${desk.centre.tenantId}, ${other.personId}, ${time(9, 6)}, ${time(9, 20)}, ${other.personId})`);
  expect(one(await ofKind('leaveAsked'))).toMatchObject({ subjectId: null, subjectName: other.name });
  expect(await ofKind('leaveAsked', await tokenOf(coach))).toEqual([]);
  await run(sql`update app.leaves set state = 'Withdrawn' where person_id = ${other.personId}`);
  expect(await ofKind('leaveAsked')).toEqual([]);
});

it('has contracts that were sent and are not signed, once each, until they are', async () => {
  const { owner } = desk.product;
  const { rows } = await sql<{ id: string }>`select id from catalog.contract_terms limit 1`.execute(owner);
  for (const days of [2, 1])
    await run(sql`insert into app.contract_signings (tenant_id, subject_id, contract_id, terms_id, created_by, created_at)
      values (${desk.centre.tenantId}, ${subject.subjectId}, ${contractId}, ${rows[0]?.id}, ${desk.centre.admin.personId}, now() - ${days} * interval '1 day')`);
  expect(one(await ofKind('contractToSign')).mend).toMatch(/tab=contracts$/);
  expect(await ofKind('contractToSign', await tokenOf(other))).toEqual([]);
  await run(sql`update app.user_contracts set stopped_at = now() where id = ${contractId}`);
  expect(await ofKind('contractToSign')).toEqual([]);
});

it('has certificates that run out for whoever renews them, and one’s own', async () => {
  await run(sql`insert into app.coach_training_configs (tenant_id, person_id, certificate_until)
    values (${desk.centre.tenantId}, ${coach.personId}, current_date + 30), (${desk.centre.tenantId}, ${other.personId}, current_date + 200)`);
  expect(one(await ofKind('certificateEnding'))).toMatchObject({
    subjectName: coach.name,
    mend: '/system/center/menu/manage/coachConfiguration',
  });
  expect(one(await ofKind('certificateEnding', await tokenOf(coach))).mend).toBe('/system/center/personalCenter');
  expect(await ofKind('certificateEnding', await tokenOf(other))).toEqual([]);
});

it('has orders that are not paid for whoever pays them and whoever looks after trainers', async () => {
  await run(sql`insert into app.trainer_orders (tenant_id, person_id, purpose, purpose_id, titles, amount, currency)
    values (${desk.centre.tenantId}, ${coach.personId}, 'training', gen_random_uuid(), '{"en":"x","zh-Hans":"x","es":"x"}', 100, 'USD')`);
  expect(one(await ofKind('unpaidOrder')).subjectName).toBe(coach.name);
  expect(await ofKind('unpaidOrder', await tokenOf(coach))).toHaveLength(1);
  expect(await ofKind('unpaidOrder', await tokenOf(other))).toEqual([]);
  await run(sql`update app.trainer_orders set status = 'OrderClosed', closed_at = now()`);
  expect(await ofKind('unpaidOrder')).toEqual([]);
});

it('has sessions of which the family said nothing a day later, and only the last of a plan', async () => {
  await run(sql`update app.subjects set bind_state = 'Bind' where id = ${subject.subjectId}`);
  const finish = (num: number, days: number) =>
    run(sql`update app.sessions set state = 'finished', opened_at = now() - ${days} * interval '1 day' - interval '1 hour',
      finished_at = now() - ${days} * interval '1 day' where plan_id = ${plan.planId} and num = ${num}`);
  await finish(1, 5);
  await finish(2, 3);
  const need = one(await ofKind('missingFeedback'));
  expect(need).toMatchObject({ subjectId: subject.subjectId, mend: expect.stringMatching(/tab=plan$/) });
  expect(await ofKind('missingFeedback', await tokenOf(coach))).toHaveLength(1);
  expect(await ofKind('missingFeedback', await tokenOf(other))).toEqual([]);
});

it('is done, put off and taken back, for everybody and by whom it was', async () => {
  const { key } = one(await ofKind('missingFeedback'));
  const mark = async (token = desk.admin) => (await needsOf(token)).find((need) => need.key === key)?.mark;
  expect((await say('done', { key })).status).toBe(200);
  // twice is as good as once
  expect((await say('done', { key })).status).toBe(200);
  expect(await mark(await tokenOf(coach))).toMatchObject({ done: { byName: desk.centre.admin.name }, snoozed: null });
  const until = new Date(Date.now() + 3 * 86_400_000).toISOString();
  expect((await say('snooze', { key, until }, await tokenOf(coach))).status).toBe(200);
  expect(await mark()).toMatchObject({ done: null, snoozed: { byName: coach.name, until } });
  await run(sql`update app.need_marks set snoozed_until = now() - interval '1 minute' where key = ${key}`);
  expect(await mark()).toMatchObject({ snoozed: null });
  expect((await say('undo', { key })).status).toBe(200);
  expect(await mark()).toBeNull();
});

it.each([-1, 91])('is not put off for %s days', async (days) => {
  const { key } = one(await ofKind('missingFeedback'));
  const { status, error } = await say('snooze', { key, until: new Date(Date.now() + days * 86_400_000).toISOString() });
  expect([status, error.validationErrors[0]?.members]).toEqual([400, ['until']]);
});

it('is given to a colleague who may look after it: they are told, and it stands first with them', async () => {
  const { key } = one(await ofKind('missingFeedback'));
  const colleagues = async (of: string) =>
    (await desk.product.call<{ items: { id: string }[] }>(desk.admin, 'GET', '/api/rocketAdmin/schedule/need/colleagues', { key: of })).body
      .items;
  expect((await colleagues(key)).map(({ id }) => id)).toEqual(expect.arrayContaining([coach.personId, other.personId]));
  const { key: certificate } = one(await ofKind('certificateEnding'));
  expect((await colleagues(certificate)).map(({ id }) => id)).not.toContain(other.personId);
  expect((await say('handOver', { key: certificate, personId: other.personId })).status).toBe(404);

  expect((await say('handOver', { key, personId: other.personId, note: 'Ask the grandmother' })).status).toBe(200);
  const [first] = await needsOf(await tokenOf(other));
  expect(first).toMatchObject({ key, mark: { handed: { toId: other.personId, byName: desk.centre.admin.name } } });
  const given = async (to: typeof other) =>
    (await messagesOf(await tokenOf(to))).filter(({ kind }) => kind === 'needGiven').map(({ content }) => content);
  expect(await given(other)).toEqual([expect.stringContaining('Ask the grandmother')]);
  // told no longer once somebody else has it, it is taken back, or it is done
  await say('handOver', { key, personId: coach.personId });
  expect([(await given(other)).length, (await given(coach)).length]).toEqual([0, 1]);
  await say('undo', { key });
  expect(await given(coach)).toEqual([]);
  await say('handOver', { key, personId: other.personId });
  await desk.product.call(await tokenOf(other), 'POST', '/api/rocketAdmin/schedule/need/done', { key });
  expect(await given(other)).toEqual([]);
  await say('undo', { key });
  expect(await ofKind('missingFeedback', await tokenOf(other))).toEqual([]);
});

it('is told no longer once it was mended where it stands', async () => {
  const { key } = one(await ofKind('missingFeedback'));
  const asOther = await tokenOf(other);
  await say('handOver', { key, personId: other.personId });
  const given = async () => (await messagesOf(asOther)).filter(({ kind }) => kind === 'needGiven');
  await needsOf(asOther);
  expect(await given()).toHaveLength(1);
  const of = sql`tenant_id = ${desk.centre.tenantId} and state = 'finished'`;
  const { rows } = await sql<{ id: string }>`select id from app.sessions where ${of}`.execute(desk.product.owner);
  await run(
    sql`update app.sessions set finished_at = finished_at - interval '1 year', opened_at = opened_at - interval '1 year' where ${of}`,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect((await needsOf(asOther)).filter((need) => need.key === key)).toEqual([]);
  await expect.poll(given).toEqual([]);
  await run(
    sql`update app.sessions set finished_at = finished_at + interval '1 year', opened_at = opened_at + interval '1 year' where ${of}`,
  );
  expect(one(await ofKind('missingFeedback'))).toMatchObject({ key, mark: null });
});

it('is nobody’s but whom it waits for', async () => {
  const { key } = one(await ofKind('missingFeedback'));
  for (const [what, more] of [
    ['done', {}],
    ['undo', {}],
    ['snooze', { until: new Date(Date.now() + 86_400_000).toISOString() }],
    ['handOver', { personId: coach.personId }],
  ] as const) {
    const { status, error } = await say(what, { key, ...more }, await tokenOf(other));
    expect([status, error.validationErrors[0]?.members]).toEqual([404, ['key']]);
  }
});
