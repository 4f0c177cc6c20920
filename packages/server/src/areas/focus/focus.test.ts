import type { FocusProgram } from '@trellis/contract/focus/schemas';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, aSubject, type SubjectBuilt } from '../../fixtures/builders.ts';
import { issueToken } from '../../testing/http.ts';
import { openStaffDesk, type StaffDesk } from '../../testing/staff-desk.ts';

const locked = ['Cbt', 'Emotion', 'ParentLearning', 'ParentEmotion'];

let desk: StaffDesk;
let lead: string;
let child: SubjectBuilt;
beforeAll(async () => {
  desk = await openStaffDesk();
  const { personId, membershipId } = await aMember(desk.product.owner, { tenant: desk.centre, roles: ['SeniorCoach'] });
  lead = await issueToken(desk.product.owner, personId, membershipId);
});
afterAll(() => desk.product.close());
beforeEach(async () => {
  child = await aSubject(desk.product.owner, { tenant: desk.centre });
});

const send = <T = object>(method: string, path: string, input: object = {}, token = desk.coach) =>
  desk.product.call<T>(token, method, `/api/pdt/subjectPdt${path}`, { subjectId: child.subjectId, ...input });
const code = async (...given: Parameters<typeof send>) => (await send(...given)).error?.code;
const read = async () => (await desk.product.call<FocusProgram>(desk.coach, 'GET', `/api/pdt/subjectPdt/${child.subjectId}`)).body;
const setUp = (input: object = {}) => send('POST', '', { modules: [], goals: ['CalmDown'], ...input });
const info = async (token = desk.coach) =>
  (await desk.product.call<SubjectInfo>(token, 'POST', '/api/business/subject/getSubjectInfo', { subjectId: child.subjectId })).body;
const request = async () => (await send<{ id: string }>('POST', '/cancellation')).body.id;
const review = (id: string, input: object, token = lead) =>
  desk.product.call(token, 'POST', '/api/pdt/subjectPdt/cancellation/review', { id, ...input });

describe('a focus program', () => {
  it('is empty until it is set up, and then has the four modules of every program and those that were added', async () => {
    expect(await read()).toMatchObject({ pdtModules: [], state: 'notStarted', cancellation: null, concurrencyStamp: null });
    expect((await setUp({ modules: ['Sleep'], pdtCustomGoal: ' Read together ' })).status).toBe(200);
    expect(await read()).toMatchObject({
      pdtModules: [...locked, 'Sleep'],
      pdtGoals: ['CalmDown'],
      pdtCustomGoal: 'Read together',
      state: 'notStarted',
    });
    expect((await setUp()).error.code).toBe('RocketSystem:FocusSetUp');
    expect((await send('PUT', '/modules', { modules: ['Nutrition'] })).status).toBe(200);
    expect((await read()).pdtModules).toEqual([...locked, 'Sleep', 'Nutrition']);
    expect(await code('PUT', '/modules', { modules: ['Magic'] })).toBe('Trellis:InvalidInput');
  });

  it('aims at something, and tells a stale editor what it aims at now', async () => {
    expect((await setUp({ goals: [] })).error.code).toBe('RocketSystem:FocusWithoutGoal');
    await setUp();
    const { concurrencyStamp } = await read();
    const next = { pdtGoals: ['WaitTurn', 'KeepAttention'], concurrencyStamp };
    expect((await send('PUT', '/goals', next)).status).toBe(200);
    expect((await send<FocusProgram>('GET', '/goals')).body).toMatchObject({
      pdtGoals: ['KeepAttention', 'WaitTurn'],
      pdtCustomGoal: null,
    });
    const stale = await send('PUT', '/goals', next);
    expect([stale.error.code, stale.error.data]).toMatchObject([
      'Trellis:StaleStamp',
      { current: { pdtGoals: ['KeepAttention', 'WaitTurn'] } },
    ]);
    expect(await code('PUT', '/goals', { pdtGoals: [] })).toBe('RocketSystem:FocusWithoutGoal');
  });

  it('takes modules with what it aims at, or neither', async () => {
    await setUp();
    const { concurrencyStamp } = await read();
    const next = { pdtGoals: ['WaitTurn'], modules: ['Sleep'], concurrencyStamp };
    expect((await send('PUT', '/goals', next)).status).toBe(200);
    expect(await read()).toMatchObject({ pdtModules: [...locked, 'Sleep'], pdtGoals: ['WaitTurn'] });
    expect(await code('PUT', '/goals', { ...next, modules: ['Nutrition'] })).toBe('Trellis:StaleStamp');
    await send('PUT', '/goals', { pdtGoals: ['CalmDown'] });
    expect(await read()).toMatchObject({ pdtModules: [...locked, 'Sleep'], pdtGoals: ['CalmDown'] });
  });

  it('is of a child of the center that has one', async () => {
    for (const [method, path, input] of [
      ['PUT', '/modules', { modules: [] }],
      ['PUT', '/goals', { pdtGoals: ['CalmDown'] }],
      ['POST', '/pause', {}],
      ['POST', '/continue', {}],
      ['POST', '/cancellation', {}],
    ] as const)
      expect(await code(method, path, input)).toBe('RocketSystem:FocusNotSetUp');
    const { subjectId } = await aSubject(desk.product.owner, { tenant: desk.elsewhere });
    expect(await code('GET', '/goals', { subjectId })).toBe('SubjectNotFound');
    expect(await code('POST', '', { subjectId, modules: [], goals: ['CalmDown'] })).toBe('SubjectNotFound');
  });
});

describe('the course of a focus program', () => {
  it('is a record from each start to the stop after it, which stands with the child too', async () => {
    await setUp();
    expect(await code('POST', '/pause')).toBe('RocketSystem:FocusNotOn');
    await send('POST', '/continue');
    expect(await read()).toMatchObject({ state: 'on', stopTime: null, startRecords: [{ times: 1, stopTime: null }] });
    expect(await code('POST', '/continue')).toBe('RocketSystem:FocusIsOn');
    await send('POST', '/pause');
    const paused = await read();
    expect([paused.state, paused.startRecords[0]?.stopTime]).toEqual(['paused', paused.stopTime]);
    expect(paused.stopTime).not.toBeNull();
    await send('POST', '/continue');
    const { state, appStartTime, startRecords } = await read();
    expect([state, startRecords.map(({ times }) => times), startRecords[0]?.startTime]).toEqual(['on', [1, 2], appStartTime]);
    expect(await info()).toMatchObject({ pdtModules: locked, pdtGoals: ['CalmDown'], appStartTime, stopTime: null, startRecords });
  });

  it('has one start where two press at once', async () => {
    await setUp();
    const replies = await Promise.all([send('POST', '/continue'), send('POST', '/continue')]);
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await read()).startRecords).toHaveLength(1);
  });
});

it('stands still once its child is archived, and the preview says so', async () => {
  await setUp();
  await send('POST', '/continue');
  const preview = () => desk.product.call<{ hasFocus: boolean }>(lead, 'GET', `/api/business/subject/archive/${child.subjectId}`);
  expect((await preview()).body.hasFocus).toBe(true);
  expect((await desk.product.call(lead, 'POST', '/api/business/subject/archive', { subjectId: child.subjectId })).status).toBe(200);
  const paused = await read();
  expect([paused.state, paused.startRecords[0]?.stopTime]).toEqual(['paused', paused.stopTime]);
  expect((await preview()).body.hasFocus).toBe(false);
});

describe('a cancellation', () => {
  it('waits for its review, and rejected leaves the program as it was', async () => {
    await setUp();
    await send('POST', '/continue');
    const id = await request();
    expect((await send('GET', '/cancellation')).body).toMatchObject({ id, result: null, notes: null });
    expect(await code('POST', '/cancellation')).toBe('RocketSystem:FocusCancellationWaits');
    expect((await review(id, {})).error.code).toBe('Trellis:InvalidInput');
    expect((await review(id, { result: 'Reject', notes: 'x'.repeat(101) })).error.code).toBe('Trellis:InvalidInput');
    expect((await read()).cancellation).toMatchObject({ result: null });
    expect((await review(id, { result: 'Reject', notes: 'x'.repeat(100) })).status).toBe(200);
    expect(await read()).toMatchObject({ state: 'on', cancellation: { id, result: 'Reject', notes: 'x'.repeat(100) } });
    expect((await review(id, { result: 'Allow' })).error.code).toBe('RocketSystem:FocusCancellationReviewed');
  });

  it('that is allowed ends the program, which can be started again', async () => {
    await setUp();
    await send('POST', '/continue');
    await review(await request(), { result: 'Allow' });
    const ended = await read();
    expect([ended.state, ended.cancellation?.result, ended.startRecords[0]?.stopTime]).toEqual(['cancelled', 'Allow', ended.stopTime]);
    for (const path of ['/pause', '/cancellation']) expect(await code('POST', path)).toBe('RocketSystem:FocusCancelled');
    expect(await code('PUT', '/goals', { pdtGoals: ['CalmDown'] })).toBe('RocketSystem:FocusCancelled');
    await send('POST', '/continue');
    expect(await read()).toMatchObject({ state: 'on', cancellation: null, startRecords: [{ times: 1 }, { times: 2, stopTime: null }] });
  });

  it('is reviewed by who leads, and not by a coach', async () => {
    await setUp();
    expect((await review(await request(), { result: 'Allow' }, desk.coach)).status).toBe(403);
    expect((await read()).state).toBe('notStarted');
  });
});

it('staff note what they think of it, five at a time, the latest first', async () => {
  for (let count = 1; count <= 6; count += 1) await send('POST', '/thought', { thought: `Thought ${count}` });
  expect(await code('POST', '/thought', { thought: ' ' })).toBe('Trellis:InvalidInput');
  const page = (input: object) => send<{ items: { thought: string; userName: string }[]; totalCount: number }>('GET', '/thoughts', input);
  const { items, totalCount } = (await page({})).body;
  expect([totalCount, items.length, items[0]]).toMatchObject([6, 5, { thought: 'Thought 6', userName: desk.centre.coach.name }]);
  expect((await page({ skipCount: 5 })).body.items).toMatchObject([{ thought: 'Thought 1' }]);
});

it('is neither read nor told with the child where digital therapy is off, and comes back with it', async () => {
  await setUp();
  const turn = (enabled: boolean) =>
    desk.product.owner
      .updateTable('identity.tenant_projects')
      .set({ enabled })
      .where('tenant_id', '=', desk.centre.tenantId)
      .where('project', '=', 'Project.PDT')
      .execute();
  await turn(false);
  expect(await code('GET', '/goals')).toBe('RocketSystem:ProjectDisabled');
  expect(await info()).toMatchObject({ pdtModules: [], pdtGoals: [], startRecords: [] });
  await turn(true);
  expect((await info()).pdtModules).toEqual(locked);
});

it('goes with a child who is forgotten, from the trail too', async () => {
  const { owner } = desk.product;
  await setUp({ pdtCustomGoal: 'Whales at night' });
  await send('POST', '/continue');
  await send('POST', '/thought', { thought: 'Something' });
  await request();
  await owner.updateTable('app.subjects').set({ erased_at: new Date(), name: '***' }).where('id', '=', child.subjectId).execute();
  for (const table of ['app.focus_programs', 'app.focus_starts', 'app.focus_cancellations', 'app.focus_thoughts'] as const)
    expect(await owner.selectFrom(table).select('id').where('subject_id', '=', child.subjectId).execute()).toEqual([]);
  const told = await owner.selectFrom('audit.changes').select(['before', 'after']).where('table_name', 'like', 'app.focus%').execute();
  expect(JSON.stringify(told)).not.toContain('Whales at night');
});
