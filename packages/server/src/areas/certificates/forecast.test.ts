import type { CertificateForecast } from '@trellis/contract/certificates/forecast';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aSubject, type MemberBuilt } from '../../fixtures/builders.ts';
import { atCentre, dateAt } from '../../fixtures/clock.ts';
import { anOccurrence, aPlan } from '../../fixtures/training-builders.ts';
import { issueToken } from '../../testing/http.ts';
import { openStaffDesk, type StaffDesk } from '../../testing/staff-desk.ts';

let desk: StaffDesk;
beforeAll(async () => {
  desk = await openStaffDesk();
});
afterAll(() => desk.product.close());

const day = (ahead: number) => dateAt(desk.centre.zone, new Date(), ahead);
const path = '/api/rocketAdmin/certificate/forecast';
const forecast = async (token = desk.admin) => (await desk.product.call<CertificateForecast>(token, 'GET', path)).body;
const ofCoach = async ({ personId }: MemberBuilt) => (await forecast()).coaches.find(({ id }) => id === personId);

async function aCoach(until: string | null): Promise<MemberBuilt> {
  const coach = await aMember(desk.product.owner, { tenant: desk.centre, roles: ['Coach'] });
  const values = { tenant_id: coach.tenantId, person_id: coach.personId, certificate_until: until };
  await desk.product.owner.insertInto('app.coach_training_configs').values(values).execute();
  return coach;
}

async function booked(coach: MemberBuilt, ...days: number[]) {
  const subject = await aSubject(desk.product.owner, { tenant: desk.centre, coach });
  const plan = await aPlan(desk.product.owner, { subject, coach });
  const ids: string[] = [];
  for (const ahead of days) {
    const time = atCentre(desk.centre.zone, new Date(), ahead, 10 * 60);
    ids.push((await anOccurrence(desk.product.owner, { plan, time })).occurrenceId);
  }
  return { ids, subject };
}

describe('the forecast of certificates', () => {
  it('tells what is booked after the last day of a certificate, within sixty days, and who could take it', async () => {
    const coach = await aCoach(day(5));
    const [free, busy, endsSooner] = [await aCoach(day(90)), await aCoach(day(90)), await aCoach(day(4))];
    const { ids, subject } = await booked(coach, 5, 6, 13, 61);
    await booked(busy, 6);
    const told = await ofCoach(coach);
    expect(told).toMatchObject({ name: coach.name, certificateUntil: day(5) });
    // neither on the last day nor beyond what is looked at
    expect(told?.sessions.map(({ id, date, subjectName }) => [id, date, subjectName])).toEqual([
      [ids[1], day(6), subject.name],
      [ids[2], day(13), subject.name],
    ]);
    expect(told?.sessions.map(({ takers }) => [free, busy, endsSooner, coach].map(({ personId }) => takers.includes(personId)))).toEqual([
      [true, false, false, false],
      [true, true, false, false],
    ]);
    const counts = new Map(told?.takers.map(({ id, count }) => [id, count]));
    expect([free, busy, endsSooner].map(({ personId }) => counts.get(personId))).toEqual([2, 1, undefined]);
  });

  it('is silent of a coach whose certificate runs, and of one of whom none is kept', async () => {
    const [renewed, unknown] = [await aCoach(day(59)), await aCoach(null)];
    await booked(renewed, 20);
    await booked(unknown, 21);
    expect([await ofCoach(renewed), await ofCoach(unknown)]).toEqual([undefined, undefined]);
  });

  it('tells also what is booked for a coach whose certificate is over by now', async () => {
    const coach = await aCoach(day(-3));
    const { ids } = await booked(coach, 1);
    expect((await ofCoach(coach))?.sessions.map(({ id }) => id)).toEqual(ids);
  });

  it("is of one's own center alone, for whoever may read its certificates and what is booked", async () => {
    await booked(await aCoach(day(-1)), 2);
    const { admin } = desk.elsewhere;
    const elsewhere = await issueToken(desk.product.owner, admin.personId, admin.membershipId);
    expect((await forecast(elsewhere)).coaches).toEqual([]);
    expect((await forecast(desk.coach)).coaches.length).toBeGreaterThan(0);
    expect((await desk.product.call(desk.platform, 'GET', path)).status).toBe(403);
  });
});
