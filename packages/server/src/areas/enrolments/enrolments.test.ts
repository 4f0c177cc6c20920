import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSubject, type CentreBuilt } from '../../fixtures/builders.ts';
import { atCentre } from '../../fixtures/clock.ts';
import { aContract, anOccurrence, aPlan } from '../../fixtures/training-builders.ts';
import type { TestProduct } from '../../testing/http.ts';
import { openOneCentre } from '../../testing/one-centre.ts';

let product: TestProduct;
let centre: CentreBuilt;
let token: string;
beforeAll(async () => {
  ({ product, centre, token } = await openOneCentre());
});
afterAll(() => product.close());

const base = '/api/business/enrolment';
const call = <T = unknown>(method: string, path: string, input?: object) => product.call<T>(token, method, path, input);
const enrolment = async (subjectId: string) => (await call('GET', `${base}/${subjectId}`)).body;
const begin = (subjectId: string) => call('POST', base, { subjectId });
const list = async (filter: object) =>
  (
    await call<{ items: { id: string; isEnrolling: boolean }[] }>('POST', '/api/business/subject/getList', {
      maxResultCount: 100,
      ...filter,
    })
  ).body.items;
const isListed = async (subjectId: string) => (await list({ isEnrolling: true })).some(({ id }) => id === subjectId);
const isEnded = async (subjectId: string) => {
  const row = await product.owner.selectFrom('app.enrolments').select('ended_at').where('subject_id', '=', subjectId).executeTakeFirst();
  return row?.ended_at instanceof Date;
};
const profile = { firstName: 'Noa', lastName: 'Levi', birthday: '2019-06-05', gender: 'Female', gradeName: 0 };
const nothing = { guardian: false, contract: false, coach: false, booking: false };

describe('an enrollment', () => {
  it('begins with the child, in one step', async () => {
    const { body } = await call<{ id: string }>('POST', '/api/business/subject/subject', { ...profile, startsEnrolment: true });
    expect(await enrolment(body.id)).toEqual({ isOpen: true, done: nothing });
    expect(await isListed(body.id)).toBe(true);
    const other = await call<{ id: string }>('POST', '/api/business/subject/subject', profile);
    expect(await enrolment(other.body.id)).toEqual({ isOpen: false, done: nothing });
    expect(await isListed(other.body.id)).toBe(false);
    expect((await list({ isEnrolling: false })).map(({ id }) => id)).toContain(other.body.id);
  });

  it('follows what is done anywhere, is finished with the last step and stays so', async () => {
    const subject = await aSubject(product.owner, { tenant: centre, bound: false });
    const { subjectId } = subject;
    expect((await begin(subjectId)).status).toBe(200);
    expect((await begin(subjectId)).status).toBe(200);
    const guardian = { subjectId, fullName: 'Ana Levi', phone: '+15550100', role: 'Mother', language: 'en' };
    expect((await call('POST', '/api/business/subject/guardianAndSubject', guardian)).status).toBe(200);
    await aContract(product.owner, { subject, seller: centre.admin, classes: 3 });
    const coaches = (coachUserIds: string[]) => call('POST', '/api/business/userCoach/assign', { userId: subjectId, coachUserIds });
    expect((await coaches([centre.coach.personId])).status).toBe(200);
    expect(await enrolment(subjectId)).toEqual({ isOpen: true, done: { guardian: true, contract: true, coach: true, booking: false } });

    const plan = await aPlan(product.owner, { subject, coach: centre.coach });
    expect(await isListed(subjectId)).toBe(true);
    await anOccurrence(product.owner, { plan, time: atCentre(centre.zone, new Date(), 3, 600) });
    expect(await isListed(subjectId)).toBe(false);
    expect(await enrolment(subjectId)).toMatchObject({ isOpen: false, done: { booking: true } });
    await expect.poll(() => isEnded(subjectId)).toBe(true);

    expect((await coaches([])).status).toBe(200);
    expect(await enrolment(subjectId)).toMatchObject({ isOpen: false, done: { coach: false } });
    expect(await isListed(subjectId)).toBe(false);
  });

  it('is given up, and taken up again', async () => {
    const { subjectId } = await aSubject(product.owner, { tenant: centre });
    await begin(subjectId);
    expect((await call('POST', `${base}/end`, { subjectId })).status).toBe(200);
    expect(await isListed(subjectId)).toBe(false);
    await begin(subjectId);
    expect(await isListed(subjectId)).toBe(true);
  });

  it('is none of an archived child', async () => {
    const { subjectId } = await aSubject(product.owner, { tenant: centre });
    await begin(subjectId);
    await call('POST', '/api/business/subject/archive', { subjectId });
    expect(await list({ tag: 'Archived', isEnrolling: true })).toEqual([]);
    expect((await begin(subjectId)).status).toBe(409);
  });
});
