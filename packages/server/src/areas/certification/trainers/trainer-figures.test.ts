import type { TrainingStaff } from '@trellis/contract/admins/supervisors/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, aMember, anOverseer, aPerson, aSubject, aTenant } from '../../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';
import { aTrainedPlan } from '../../../testing/sessions.ts';

const base = '/api/rocketAdmin/trainerTraining';

let product: TestProduct;
let training: string;
beforeAll(async () => {
  product = await startTestProduct();
  const { personId, membershipId } = await anOverseer(product.owner, { side: 'management', role: 'training' });
  training = await issueToken(product.owner, personId, membershipId);
});
afterAll(() => product.close());

const get = async <T>(path: string, input: object = {}, token = training) =>
  (await product.call<T>(token, 'GET', `${base}/${path}`, input)).body;

async function figuresOf({ personId, email }: { personId: string; email: string }, token = training) {
  const { offlineCourseQuantity, onlineCourseQuantity } = await get<Record<string, unknown>>(`trainerSummary/${personId}`, {}, token);
  const detail = await get<Record<string, unknown>>(`trainerDetail/${personId}`, {}, token);
  const { items } = await get<{ items: TrainingStaff[] }>('staffList', { filter: email });
  const { completedSessions, childrenTrained } = items[0] ?? {};
  return { offlineCourseQuantity, onlineCourseQuantity, detail, inList: { completedSessions, childrenTrained } };
}

describe('what a trainer has trained', () => {
  it('is one session in the room after it was finished, and nothing for the one that goes on', async () => {
    const coach = await aMember(product.owner, { tenant: await aTenant(product.owner), roles: ['trainer'] });
    await aTrainedPlan(product.owner, {
      coach,
      subject: await aSubject(product.owner, { tenant: coach }),
      held: [{ num: 1 }, { num: 2, goesOn: true }],
    });
    expect(await figuresOf(coach)).toEqual({
      offlineCourseQuantity: 1,
      onlineCourseQuantity: 0,
      detail: { completedSessions: 1, childrenTrained: 1, accumulatedCredits: 0 },
      inList: { completedSessions: 1, childrenTrained: 1 },
    });
  });

  it('adds up over all centers, and over the own one for who leads it', async () => {
    const here = await aCentre(product.owner);
    const person = await aPerson(product.owner);
    const coach = await aMember(product.owner, { tenant: here, person, roles: ['trainer'] });
    const elsewhere = await aMember(product.owner, { person, roles: ['Coach', 'trainer'] });
    for (const [member, held] of [
      [coach, [{ num: 1 }]],
      [elsewhere, [{ num: 1, booked: 'App' as const }, { num: 2 }]],
    ] as const) {
      const subject = await aSubject(product.owner, { tenant: member });
      await aTrainedPlan(product.owner, { coach: member, subject, held: [...held] });
    }
    expect(await figuresOf(coach)).toMatchObject({
      offlineCourseQuantity: 2,
      onlineCourseQuantity: 1,
      detail: { completedSessions: 3, childrenTrained: 2 },
      inList: { completedSessions: 3, childrenTrained: 2 },
    });
    const lead = await issueToken(product.owner, here.admin.personId, here.admin.membershipId);
    expect(await figuresOf(coach, lead)).toMatchObject({
      offlineCourseQuantity: 1,
      onlineCourseQuantity: 0,
      detail: { completedSessions: 1, childrenTrained: 1 },
    });
  });
});
