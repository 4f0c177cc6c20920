import type { Policy } from '@trellis/contract/policies';
import type { SubjectOverview } from '@trellis/contract/subject-overview/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSubject, type CentreBuilt } from '../../fixtures/builders.ts';
import { atCentre } from '../../fixtures/clock.ts';
import { aGuardian } from '../../fixtures/family-builders.ts';
import { aContract, anOccurrence, aPlan, aTrial } from '../../fixtures/training-builders.ts';
import type { TestProduct } from '../../testing/http.ts';
import { openOneCentre } from '../../testing/one-centre.ts';

let product: TestProduct;
let centre: CentreBuilt;
let admin: string;
beforeAll(async () => {
  ({ product, centre, token: admin } = await openOneCentre());
});
afterAll(() => product.close());

const view = (subjectId: string, token = admin) =>
  product.call<SubjectOverview>(token, 'GET', `/api/business/subject/overview/${subjectId}`);
const atTen = (days: number) => atCentre(centre.zone, new Date(), days, 600);

async function finish(planId: string, num: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    update app.sessions set state = 'finished', opened_at = now(), finished_at = now() where plan_id = ${planId} and num = ${num}
    returning id`.execute(product.owner);
  return rows[0]?.id ?? '';
}

/** What a coach, or a guardian, rated a session with. */
async function rate(sessionId: string, subjectId: string, scope: 'overall' | 'parent', stars: number): Promise<void> {
  const guardianId =
    scope === 'parent' ? (await aGuardian(product.owner, { subject: { ...centre, subjectId, name: '' } })).guardianId : null;
  await sql`
    with rating as (
      select property.id, property.form_version_id from catalog.properties as property
      join catalog.form_versions as version on version.id = property.form_version_id
      join catalog.forms as form on form.id = version.form_id
      where property.type = 'Rating' and form.scope = ${scope} order by property.position limit 1
    ), said as (
      insert into app.answers (tenant_id, session_id, subject_id, guardian_id, author_id, scope, form_version_id, person_id)
      select ${centre.tenantId}, ${sessionId}, ${subjectId}, ${guardianId}::uuid, ${guardianId}::uuid, ${scope}, form_version_id, ${guardianId ? null : centre.coach.personId}::uuid from rating
      returning id
    )
    insert into app.answer_values (tenant_id, answer_id, property_id, value)
    select ${centre.tenantId}, said.id, rating.id, ${JSON.stringify(stars)}::jsonb from said, rating`.execute(product.owner);
}

async function withPolicy<T>(policy: Policy, act: () => Promise<T>): Promise<T> {
  const { tenantId: tenant_id } = centre;
  const row = { tenant_id, role: 'CenterAdmin' as const, policy, granted: false };
  await product.owner.insertInto('identity.role_policies').values(row).execute();
  try {
    return await act();
  } finally {
    await product.owner.deleteFrom('identity.role_policies').where('tenant_id', '=', tenant_id).execute();
  }
}

describe('a child at a glance', () => {
  it('who has nothing yet has nothing in each part', async () => {
    const { subjectId } = await aSubject(product.owner, { tenant: centre });
    expect((await view(subjectId)).body).toEqual({
      bookings: { ahead: [], count: 0, uncovered: 0 },
      classes: { left: 0, isGroup: false, hasContract: false },
      training: { planId: null, open: null, finished: null, rating: null },
    });
  });

  it('shows what is booked with its days, what is left, and the last ratings', async () => {
    const subject = await aSubject(product.owner, { tenant: centre });
    await aContract(product.owner, { subject, seller: centre.admin, classes: 3 });
    const plan = await aPlan(product.owner, { subject, coach: centre.coach });
    const times = [1, 2, 3, 4].map(atTen);
    for (const time of times) await anOccurrence(product.owner, { plan, time });
    await rate(await finish(plan.planId, 1), subject.subjectId, 'overall', 3);
    const second = await finish(plan.planId, 2);
    await rate(second, subject.subjectId, 'overall', 5);
    const { body } = await view(subject.subjectId);
    expect(body.bookings).toMatchObject({ count: 4, uncovered: 1 });
    expect(body.bookings?.ahead.map(({ time, planId, trainerName }) => ({ time, planId, trainerName }))).toEqual(
      times.slice(0, 3).map((time) => ({ time: time.toISOString(), planId: plan.planId, trainerName: centre.coach.name })),
    );
    expect(body.classes).toEqual({ left: 3, isGroup: false, hasContract: true });
    expect(body.training).toMatchObject({ planId: plan.planId, open: null, finished: { num: 2, hasFamilyFeedback: false } });
    expect(body.training?.rating).toMatchObject({
      isTrial: false,
      most: 5,
      points: [
        { num: 1, value: 3 },
        { num: 2, value: 5 },
      ],
    });
    await rate(second, subject.subjectId, 'parent', 4);
    expect((await view(subject.subjectId)).body.training?.finished?.hasFamilyFeedback).toBe(true);
  });

  it('says of a trial that it is one, while it runs and once it was rated', async () => {
    const subject = await aSubject(product.owner, { tenant: centre });
    const { trialPlanId } = await aTrial(product.owner, { subject, coach: centre.coach });
    const running = (await view(subject.subjectId)).body.training;
    expect(running).toMatchObject({ planId: null, open: { planId: trialPlanId, kind: 'trial' }, rating: null });
    await rate(await finish(trialPlanId, 1), subject.subjectId, 'overall', 4);
    expect((await view(subject.subjectId)).body.training?.rating).toMatchObject({ isTrial: true, points: [{ num: 1, value: 4 }] });
  });

  it('names what runs, and is in the language of the reader', async () => {
    const subject = await aSubject(product.owner, { tenant: centre });
    const plan = await aPlan(product.owner, { subject, coach: centre.coach });
    await rate(await finish(plan.planId, 1), subject.subjectId, 'overall', 3);
    await sql`update app.sessions set state = 'open', opened_at = now() where plan_id = ${plan.planId} and num = 2`.execute(product.owner);
    const { body } = await view(subject.subjectId);
    expect(body.training?.open).toMatchObject({ planId: plan.planId, num: 2 });
    const path = `/api/business/subject/overview/${subject.subjectId}`;
    const spanish = await product.call<SubjectOverview>(admin, 'GET', path, undefined, { 'accept-language': 'es' });
    expect(body.training?.rating?.name).toBe('The session as a whole');
    expect(spanish.body.training?.rating?.name).not.toBe(body.training?.rating?.name);
  });

  it.each<[Policy, keyof SubjectOverview]>([
    ['RocketSystem.Schedule', 'bookings'],
    ['RocketSystem.UserContract', 'classes'],
    ['RocketSystem.UserOfflinePlan', 'training'],
    ['PFE.UserManagement.SubjectDetail.UserOfflinePlanTab', 'training'],
  ])('without %s there is no part of %s, and every other one', async (policy, part) => {
    const { subjectId } = await aSubject(product.owner, { tenant: centre });
    const { body } = await withPolicy(policy, () => view(subjectId));
    const seen = Object.entries(body).map(([name, value]) => [name, value !== null]);
    expect(Object.fromEntries(seen)).toEqual({ bookings: true, classes: true, training: true, [part]: false });
  });

  it('without the project of the training there is no contract to see', async () => {
    const { subjectId } = await aSubject(product.owner, { tenant: centre });
    const ofCentre = product.owner.updateTable('identity.tenant_projects').where('tenant_id', '=', centre.tenantId);
    await ofCentre.set({ enabled: false }).where('project', '=', 'Project.Rocket').execute();
    expect((await view(subjectId)).body).toMatchObject({ classes: null, training: { planId: null } });
    await ofCentre.set({ enabled: true }).where('project', '=', 'Project.Rocket').execute();
  });

  it('of another center is not there', async () => {
    const { subjectId } = await aSubject(product.owner);
    expect((await view(subjectId)).error.code).toBe('SubjectNotFound');
  });
});
