import type { ArchivePreview } from '@trellis/contract/subject-archive/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSubject, type CentreBuilt } from '../../fixtures/builders.ts';
import { atCentre } from '../../fixtures/clock.ts';
import { aContract, anOccurrence, aPlan, type PlanBuilt } from '../../fixtures/training-builders.ts';
import type { TestProduct } from '../../testing/http.ts';
import { openOneCentre } from '../../testing/one-centre.ts';

let product: TestProduct;
let centre: CentreBuilt;
let token: string;
beforeAll(async () => {
  ({ product, centre, token } = await openOneCentre());
});
afterAll(() => product.close());

const call = <T = unknown>(method: string, path: string, input?: object) => product.call<T>(token, method, `/api/business/${path}`, input);
const preview = async (subjectId: string) => (await call<ArchivePreview>('GET', `subject/archive/${subjectId}`)).body;
const archive = (subjectId: string, moveTo?: string) => call('POST', 'subject/archive', { subjectId, moveTo });
const restore = (subjectId: string) => call<{ tag: string }>('POST', 'subject/restore', { subjectId });
const changeTag = (id: string, tag: string) => call('PUT', 'subject/subjectTag', { id, tag });
const tagOf = async (subjectId: string) => (await call<{ tag: string }>('POST', 'subject/getSubjectInfo', { subjectId })).body.tag;
const balance = async (userId: string) =>
  (await product.call(token, 'GET', `/api/rocketAdmin/userCredit/${userId}`)).body as { available: number; held: number };

/** A child of a centre with a plan, classes and two booked sessions of which one class is held. */
async function aBusyChild(classes = 1): Promise<PlanBuilt> {
  const subject = await aSubject(product.owner, { tenant: centre, tag: 'Test' });
  await aContract(product.owner, { subject, seller: centre.admin, classes });
  const plan = await aPlan(product.owner, { subject, coach: centre.coach });
  await book(plan, 1);
  await book(plan, 2);
  return plan;
}

let hour = 8;
const book = (plan: PlanBuilt, day: number) =>
  anOccurrence(product.owner, { plan, time: atCentre(centre.zone, new Date(), day, ++hour * 60) });

describe('archiving a child', () => {
  it('says before what is booked and held, and ends it', async () => {
    const { subject } = await aBusyChild();
    const { subjectId } = subject;
    await call('POST', 'checkIn/in', { subjectId });
    const before = await preview(subjectId);
    expect(before).toMatchObject({ openSessions: [], isCheckIn: true, left: 1, contractsInForce: 1, tests: 0, assessments: 0 });
    expect(before.bookings.map(({ covered }) => covered)).toEqual([true, false]);
    expect(await balance(subjectId)).toMatchObject({ available: 0, held: 1 });

    expect((await archive(subjectId)).status).toBe(200);
    expect(await tagOf(subjectId)).toBe('Archived');
    expect(await preview(subjectId)).toMatchObject({ bookings: [], isCheckIn: false, left: 1 });
    expect(await balance(subjectId)).toMatchObject({ available: 1, held: 0 });
    expect((await archive(subjectId)).status).toBe(200);
  });

  it('moves the booked times to another child who trains', async () => {
    const { subject } = await aBusyChild();
    const other = await aSubject(product.owner, { tenant: centre });
    await aContract(product.owner, { subject: other, seller: centre.admin, classes: 5 });
    expect((await archive(subject.subjectId, other.subjectId)).error.code).toBe('RocketSystem:PlanNotActive');
    expect(await tagOf(subject.subjectId)).toBe('Test');

    await aPlan(product.owner, { subject: other, coach: centre.coach });
    const times = (await preview(subject.subjectId)).bookings.map(({ time }) => time);
    expect((await archive(subject.subjectId, other.subjectId)).status).toBe(200);
    expect((await preview(other.subjectId)).bookings.map(({ time }) => time)).toEqual(times);
    expect(await balance(other.subjectId)).toMatchObject({ available: 3, held: 2 });
  });

  it('waits for a session that runs, and by its tag alone for what is booked', async () => {
    const { subject, planId } = await aBusyChild();
    const byTag = await changeTag(subject.subjectId, 'Archived');
    expect([byTag.error.code, byTag.error.data]).toEqual(['Trellis:SubjectHasSchedules', { count: 2 }]);
    await product.call(token, 'POST', '/api/rocketAdmin/userOfflinePlan/startCourse', { userOfflinePlanId: planId });
    expect((await archive(subject.subjectId)).error.code).toBe('Trellis:SubjectHasSchedules');
    expect((await preview(subject.subjectId)).openSessions).toEqual([{ planId, num: 1 }]);
    expect(await balance(subject.subjectId)).toMatchObject({ held: 1 });
  });

  it('is over before somebody books, or after', async () => {
    const plan = await aPlan(product.owner, { subject: await aSubject(product.owner, { tenant: centre }), coach: centre.coach });
    const time = atCentre(centre.zone, new Date(), 3, 11 * 60).toISOString();
    const booking = { trainerId: centre.coach.personId, userOfflinePlanId: plan.planId, time, duration: 45, platform: 'App' };
    const [archived] = await Promise.all([
      archive(plan.subject.subjectId),
      product.call(token, 'POST', '/api/rocketAdmin/schedule', booking),
    ]);
    expect(archived.status).toBe(200);
    expect((await preview(plan.subject.subjectId)).bookings).toEqual([]);
  });
});

describe('restoring a child', () => {
  it('gives back the tag that it had, whatever archived it', async () => {
    const { subjectId } = await aSubject(product.owner, { tenant: centre, tag: 'Test' });
    await archive(subjectId);
    expect((await restore(subjectId)).body).toEqual({ tag: 'Test' });
    await changeTag(subjectId, 'Potential');
    await changeTag(subjectId, 'Archived');
    expect((await restore(subjectId)).body).toEqual({ tag: 'Potential' });
    expect(await tagOf(subjectId)).toBe('Potential');
    expect((await restore(subjectId)).body).toEqual({ tag: 'Potential' });
  });

  it('knows nothing better than training of who was archived before', async () => {
    const { subjectId } = await aSubject(product.owner, { tenant: centre, tag: 'Archived' });
    expect((await restore(subjectId)).body).toEqual({ tag: 'Active' });
  });
});
