import type { ArchivePreview } from '@trellis/contract/subject-archive/calls';
import type { BatchOutcome } from '@trellis/contract/subjects/batch/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCentre, aMember, aSubject, type CentreBuilt } from '../../fixtures/builders.ts';
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

const batch = <T = BatchOutcome>(what: string, subjectIds: string[], more: object = {}, method = 'POST') =>
  product.call<T>(token, method, `/api/business/subject/batch/${what}`, { subjectIds, ...more });
const child = async (tag = 'Test') => (await aSubject(product.owner, { tenant: centre, tag: tag as 'Test' })).subjectId;
const tagsOf = async (ids: string[]) => {
  const rows = await product.owner.selectFrom('app.subjects').select(['id', 'tag']).where('id', 'in', ids).execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.tag);
};
const forget = (subjectId: string) => product.call(token, 'DELETE', `/api/rocketAdmin/account/subject/${subjectId}`);

/** Two children with a booked session each, of whom one has a class held; one of them trains at this moment. */
async function twoWhoTrain() {
  const [booked, running] = await Promise.all([0, 1].map(() => aSubject(product.owner, { tenant: centre, tag: 'Active' })));
  if (!booked || !running) throw new Error('There are two');
  for (const subject of [booked, running]) await aContract(product.owner, { subject, seller: centre.admin, classes: 1 });
  const plans = [
    await aPlan(product.owner, { subject: booked, coach: centre.coach }),
    await aPlan(product.owner, { subject: running, coach: centre.coach }),
  ] as const;
  await anOccurrence(product.owner, { plan: plans[0], time: atCentre(centre.zone, new Date(), 1, 9 * 60) });
  await anOccurrence(product.owner, { plan: plans[1], time: atCentre(centre.zone, new Date(), 1, 10 * 60) });
  const started = await product.call(token, 'POST', '/api/rocketAdmin/userOfflinePlan/startCourse', { userOfflinePlanId: plans[1].planId });
  expect(started.status).toBe(200);
  return { booked: booked.subjectId, running: running.subjectId };
}

it('archives several children, says before what ends for each, and names who stays', async () => {
  const { booked, running } = await twoWhoTrain();
  const [idle, gone, forgotten] = [await child(), await child('Archived'), await child()];
  await forget(forgotten);
  const all = [booked, running, idle, gone, forgotten];
  const before = (await batch<{ items: (ArchivePreview & { subjectId: string })[] }>('archivePreview', all)).body.items;
  const ofChild = (id: string) => before.find(({ subjectId }) => subjectId === id);
  expect(ofChild(booked)).toMatchObject({ bookings: [{ covered: true }], openSessions: [], contractsInForce: 1, left: 1 });
  expect(ofChild(running)?.openSessions).toHaveLength(1);
  expect(ofChild(idle)).toMatchObject({ bookings: [], left: 0 });

  const { body } = await batch('archive', all);
  expect(body).toMatchObject({ done: 2, unchanged: 1 });
  expect(Object.fromEntries(body.refused.map(({ subjectId, code }) => [subjectId, code]))).toEqual({
    [running]: 'Trellis:SubjectHasSchedules',
    [forgotten]: 'Trellis:SubjectErased',
  });
  expect(await tagsOf(all)).toEqual(['Archived', 'Active', 'Archived', 'Archived', 'Archived']);
  const after = (await batch<{ items: (ArchivePreview & { subjectId: string })[] }>('archivePreview', [booked, running])).body.items;
  expect(after.find(({ subjectId }) => subjectId === booked)?.bookings).toEqual([]);
  expect(after.find(({ subjectId }) => subjectId === running)?.openSessions).toHaveLength(1);
  const balance = await product.call(token, 'GET', `/api/rocketAdmin/userCredit/${booked}`);
  expect(balance.body).toMatchObject({ available: 1, held: 0 });

  expect((await batch('restore', [booked, idle, running, forgotten])).body).toMatchObject({
    done: 2,
    unchanged: 1,
    refused: [{ subjectId: forgotten }],
  });
  expect(await tagsOf([booked, idle])).toEqual(['Active', 'Test']);
});

it('changes the tag of several, those who have it already and who is forgotten apart', async () => {
  const [one, same, archived, forgotten] = [await child(), await child('Potential'), await child('Archived'), await child()];
  await forget(forgotten);
  const { body } = await batch('tag', [one, same, archived, forgotten, one], { tag: 'Potential' }, 'PUT');
  expect(body).toMatchObject({ done: 2, unchanged: 1, refused: [{ subjectId: forgotten, code: 'Trellis:SubjectErased' }] });
  expect(await tagsOf([one, same, archived])).toEqual(['Potential', 'Potential', 'Potential']);
  expect((await batch('tag', [one], { tag: 'Archived' }, 'PUT')).status).toBe(400);
});

it('gives several one more coach, and names who is archived or has as many as may be', async () => {
  const [one, had, archived, full] = [await child(), await child(), await child('Archived'), await child()];
  const { coach } = centre;
  await batch('coach', [had], { coachUserId: coach.personId });
  const others = await Promise.all(Array.from({ length: 10 }, () => aMember(product.owner, { tenant: centre })));
  await product.owner
    .insertInto('app.subject_coaches')
    .values(others.map(({ personId }) => ({ tenant_id: centre.tenantId, subject_id: full, person_id: personId })))
    .execute();
  const { body } = await batch('coach', [one, had, archived, full], { coachUserId: coach.personId });
  expect(body).toMatchObject({ done: 1, unchanged: 1 });
  expect(body.refused.map(({ code }) => code).sort()).toEqual(['Trellis:SubjectArchived', 'Trellis:TooManyCoaches']);
  expect(body.refused.find(({ subjectId }) => subjectId === full)?.message).toContain('10');
});

it('does nothing where one of them is not of this center', async () => {
  const [own, stranger] = [await child(), (await aSubject(product.owner, { tenant: await aCentre(product.owner) })).subjectId];
  for (const reply of [
    await batch('archive', [own, stranger]),
    await batch('archivePreview', [own, stranger]),
    await batch('restore', [own, stranger]),
    await batch('tag', [own, stranger], { tag: 'Active' }, 'PUT'),
    await batch('coach', [own, stranger], { coachUserId: centre.coach.personId }),
  ])
    expect([reply.status, reply.error.code]).toEqual([404, 'SubjectNotFound']);
  expect(await tagsOf([own])).toEqual(['Test']);
});
