import type { StaffDetail, StaffItem } from '@trellis/contract/users/staff/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, aSubject, type MemberBuilt, type SubjectBuilt } from '../../../fixtures/builders.ts';
import { aTrainedPlan } from '../../../testing/sessions.ts';
import { openStaffDesk, type StaffDesk } from '../../../testing/staff-desk.ts';

let desk: StaffDesk;
let coach: MemberBuilt;
let subject: SubjectBuilt;
beforeAll(async () => {
  desk = await openStaffDesk();
});
beforeEach(async () => {
  coach = await aMember(desk.product.owner, { tenant: desk.centre });
  subject = await aSubject(desk.product.owner, { tenant: desk.centre });
});
afterAll(() => desk.product.close());

const train = (held: Parameters<typeof aTrainedPlan>[1]['held'], who = { subject, coach }) =>
  aTrainedPlan(desk.product.owner, { ...who, held });
const inList = async (who = coach) => {
  const { items } = (await desk.post<{ items: StaffItem[] }>(desk.admin, '/list', { filter: who.email })).body;
  return items.map(({ completedSessions, childrenTrained }) => ({ completedSessions, childrenTrained }));
};
const inDetail = async (who = coach) => {
  const detail = await desk.post<StaffDetail>(desk.admin, '/prepareForEdit', { userId: who.personId, tenantId: desk.centre.tenantId });
  const { completedSessions, childrenTrained, offlineCourseQuantity, onlineCourseQuantity } = detail.body;
  return { completedSessions, childrenTrained, offlineCourseQuantity, onlineCourseQuantity };
};

describe('what a coach has trained', () => {
  it('is one session in the room after it was finished, and nothing for the one that goes on', async () => {
    expect(await inList()).toEqual([{ completedSessions: 0, childrenTrained: 0 }]);
    await train([{ num: 1 }, { num: 2, goesOn: true }]);
    expect(await inList()).toEqual([{ completedSessions: 1, childrenTrained: 1 }]);
    expect(await inDetail()).toEqual({ completedSessions: 1, childrenTrained: 1, offlineCourseQuantity: 1, onlineCourseQuantity: 0 });
  });

  it('is told apart by room and app, and counts a child once', async () => {
    await train([{ num: 1, booked: 'App' }, { num: 2 }, { num: 3 }]);
    expect(await inList()).toEqual([{ completedSessions: 3, childrenTrained: 1 }]);
    expect(await inDetail()).toEqual({ completedSessions: 3, childrenTrained: 1, offlineCourseQuantity: 2, onlineCourseQuantity: 1 });
  });

  it('adds up over children, and is not that of a colleague', async () => {
    const colleague = await aMember(desk.product.owner, { tenant: desk.centre });
    await train([{ num: 1 }]);
    await train([{ num: 1 }], { coach, subject: await aSubject(desk.product.owner, { tenant: desk.centre }) });
    expect(await inList()).toEqual([{ completedSessions: 2, childrenTrained: 2 }]);
    expect(await inList(colleague)).toEqual([{ completedSessions: 0, childrenTrained: 0 }]);
    expect(await inDetail(colleague)).toMatchObject({ offlineCourseQuantity: 0, onlineCourseQuantity: 0 });
  });
});
