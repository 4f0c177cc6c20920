import type { InformedConsent, UserAssessment } from '@trellis/contract/assessments/schemas';
import type { CreditBalance } from '@trellis/contract/credits/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, aMember, aSubject, type SubjectBuilt } from '../../fixtures/builders.ts';
import { grantAssessments } from '../../fixtures/publish-assessments.ts';
import { type AssessmentScene, answersOf, base, buyAssessments, openAssessments } from '../../testing/assessments.ts';
import { issueToken } from '../../testing/http.ts';

let scene: AssessmentScene;
let child: SubjectBuilt;
beforeAll(async () => {
  scene = await openAssessments();
});
afterAll(() => scene.product.close());
beforeEach(async () => {
  child = await scene.child();
});

const list = async (input: object) => (await scene.call<{ items: UserAssessment[]; totalCount: number }>('GET', base, input)).body;
const orderOne = async (code = 'starting-profile') => (await scene.order(child.subjectId, code))[0] as UserAssessment;
const save = (userAssessmentId: string, concurrencyStamp: string, given: object = {}) =>
  scene.call<UserAssessment>('PUT', `${base}/answers/${userAssessmentId}`, {
    answerContent: {},
    finishedPage: 0,
    concurrencyStamp,
    ...given,
  });

describe('ordering', () => {
  it('makes one assessment of each that was chosen, not started yet', async () => {
    await scene.order(child.subjectId, 'starting-profile', 'interim-profile');
    const { items, totalCount } = await list({ subjectId: child.subjectId });
    expect(totalCount).toBe(2);
    expect(items.map(({ title, assessmentType, status }) => [title, assessmentType, status])).toEqual(
      expect.arrayContaining([
        ['Starting profile', 'PreAssessment', 'None'],
        ['Interim profile', 'MediumAssessment', 'None'],
      ]),
    );
    const [first] = items;
    expect(first).toMatchObject({
      userId: child.subjectId,
      tenantId: scene.centre.tenantId,
      finishTime: null,
      hasGetReport: false,
      fillerUser: null,
    });
    expect(first?.assessment.tagIds).toHaveLength(1);
    expect(await scene.find(first?.id ?? '')).toEqual(first);
  });

  it('takes only what is public and granted to the center', async () => {
    const assessmentIds = [scene.idOf('interim-profile')];
    const order = () => scene.call('POST', base, { subjectId: child.subjectId, assessmentIds });
    await sql`update catalog.assessments set status = 'Hide' where code = 'interim-profile'`.execute(scene.owner);
    expect((await order()).error.code).toBe('Trellis:AssessmentNotOffered');
    await sql`update catalog.assessments set status = 'Public' where code = 'interim-profile'`.execute(scene.owner);
    await scene.owner
      .deleteFrom('catalog.grants')
      .where('item_id', '=', assessmentIds[0] ?? '')
      .execute();
    expect((await order()).error.code).toBe('Trellis:AssessmentNotOffered');
    await grantAssessments(scene.owner, [scene.centre.tenantId]);
    expect((await order()).status).toBe(200);
  });

  it('offers a center what it was granted, and no other center', async () => {
    const other = await aCentre(scene.owner);
    const token = await issueToken(scene.owner, other.admin.personId, other.admin.membershipId);
    const offered = async (as: string) =>
      (await scene.call<{ items: { title: string }[] }>('POST', '/api/rocketAdmin/assessment/list', {}, as)).body.items.map(
        ({ title }) => title,
      );
    expect(await offered(scene.admin)).toEqual(['Starting profile', 'Detailed profile with report', 'Interim profile']);
    expect(await offered(token)).toEqual([]);
  });
});

const give = (times: number) => scene.give(child.subjectId, times);

describe('a count of the child', () => {
  const left = async () => {
    const { body } = await scene.call<CreditBalance>('GET', `/api/rocketAdmin/userCredit/${child.subjectId}`);
    return body.times.find(({ name }) => name === 'Preassessment')?.times;
  };

  it('is taken by ordering one that costs, and comes back when it is given up unanswered', async () => {
    await give(2);
    await orderOne('starting-profile');
    expect(await left()).toBe(2);
    const paid = await orderOne('detailed-profile');
    expect(await left()).toBe(1);
    const closed = await Promise.all([1, 2, 3].map(() => scene.call<UserAssessment>('POST', `${base}/close/${paid.id}`)));
    expect(closed.map(({ status, body }) => [status, body.status])).toEqual(Array(3).fill([200, 'Closed']));
    expect(await left()).toBe(2);
  });

  it('is needed: what costs is not ordered without one, and neither is what is ordered with it', async () => {
    const ids = [scene.idOf('starting-profile'), scene.idOf('detailed-profile')];
    const refused = await scene.call('POST', base, { subjectId: child.subjectId, assessmentIds: ids });
    expect([refused.status, refused.error.code]).toEqual([409, 'RocketSystem:NoAssessmentLeft']);
    const code = { assessmentId: ids[1], subjectId: child.subjectId };
    expect((await scene.call('GET', '/api/rocketAdmin/QrCode/Assessment', code)).error.code).toBe('RocketSystem:NoAssessmentLeft');
    const { body } = await scene.call<{ totalCount: number }>('GET', base, { subjectId: child.subjectId });
    expect(body.totalCount).toBe(0);
  });

  it('is taken once an order, however many are placed at once: two counts are two orders', async () => {
    await give(2);
    const input = { subjectId: child.subjectId, assessmentIds: [scene.idOf('detailed-profile')] };
    const replies = await Promise.all([1, 2, 3, 4].map(() => scene.call('POST', base, input)));
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 409, 409]);
    expect(await left()).toBe(0);
  });
});

describe('answering at the center', () => {
  it('waits for the consent, begins with the first answers and ends with the last', async () => {
    const { id } = await orderOne();
    const { concurrencyStamp } = await scene.detail(id);
    expect((await save(id, concurrencyStamp)).error.code).toBe('Trellis:ConsentMissing');
    const consent = await scene.call<InformedConsent>('GET', `${base}/informedConsent`, { userAssessmentId: id });
    expect(consent.body).toMatchObject({ confirmedAt: null, confirmedBy: null, assessmentName: 'Starting profile' });
    expect(consent.body.text.join(' ')).toContain('no diagnosis');
    const confirmed = await scene.call<InformedConsent>('POST', `${base}/confirm`, { userAssessmentId: id });
    expect(confirmed.body.confirmedBy).toBe(scene.centre.admin.name);
    expect((await scene.find(id)).status).toBe('None');

    const begun = await save(id, concurrencyStamp, { answerContent: { stumbles: 'often' }, finishedPage: 2 });
    expect(begun.body).toMatchObject({
      status: 'Started',
      isComplete: false,
      finishedPage: 2,
      questionnaireAndAnswer: { answerContent: { stumbles: 'often' }, correctRate: null },
      isAnswered: true,
      fillerUser: { name: scene.centre.admin.name },
    });

    const done = await scene.answer(id, 'never');
    expect(done.body).toMatchObject({ status: 'Finished', isComplete: true, questionnaireAndAnswer: { correctRate: 100 } });
    expect(done.body.finishTime).not.toBeNull();
    expect((await scene.answer(id)).error.code).toBe('Trellis:QuestionnaireComplete');
    await scene.makeReports();
    expect((await scene.find(id)).status).toBe('ReportedReady');
  });

  it('refuses a submission that leaves questions open, and names them', async () => {
    const { id } = await orderOne();
    await scene.call('POST', `${base}/confirm`, { userAssessmentId: id });
    const { concurrencyStamp } = await scene.detail(id);
    const { stumbles: _, ...most } = answersOf('often');
    const refused = await save(id, concurrencyStamp, { answerContent: most, isComplete: true });
    expect([refused.error.code, refused.error.validationErrors[0]?.members]).toEqual([
      'Trellis:QuestionnaireIncomplete',
      ['answerContent.stumbles'],
    ]);
    expect((await scene.find(id)).status).toBe('None');
  });

  it('a late save never overwrites a later one', async () => {
    const { id } = await orderOne();
    await scene.call('POST', `${base}/confirm`, { userAssessmentId: id });
    const { concurrencyStamp } = await scene.detail(id);
    const replies = await Promise.all(['never', 'often'].map((stumbles) => save(id, concurrencyStamp, { answerContent: { stumbles } })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('is over once it was given up; what was answered is not given up', async () => {
    const { id } = await orderOne();
    await scene.call('POST', `${base}/confirm`, { userAssessmentId: id });
    const given = (await scene.call<UserAssessment>('POST', `${base}/close/${id}`)).body;
    expect(given).toMatchObject({ status: 'Closed', isAnswered: false, fillerUser: null });
    expect((await scene.answer(id)).error.code).toBe('Trellis:AssessmentClosed');
    const { id: answered } = await orderOne();
    await scene.answer(answered);
    expect((await scene.call('POST', `${base}/close/${answered}`)).error.code).toBe('Trellis:AssessmentAnswered');
  });

  it('of giving up and submitting at once, one wins', async () => {
    const { id } = await orderOne();
    await scene.call('POST', `${base}/confirm`, { userAssessmentId: id });
    const [answered, closed] = await Promise.all([scene.answer(id), scene.call('POST', `${base}/close/${id}`)]);
    expect(new Set([answered.status, closed.status])).toEqual(new Set([200, 409]));
  });

  it('does not show among the questionnaires, nor is it written through them', async () => {
    const { id } = await orderOne();
    const { body } = await scene.call<{ totalCount: number }>('GET', '/api/rocketAdmin/userQuestionnaire', { subjectId: child.subjectId });
    expect(body.totalCount).toBe(0);
    const stamp = (await scene.detail(id)).concurrencyStamp;
    const input = { answerContent: {}, finishedPage: 0, concurrencyStamp: stamp };
    expect((await scene.call('PUT', `/api/rocketAdmin/userQuestionnaire/${id}`, input)).status).toBe(404);
  });
});

describe('obtaining a report that costs', () => {
  const used = async () => {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from app.postings where key like 'use:assessment:%'`.execute(scene.owner);
    return rows[0]?.count ?? 0;
  };
  const obtain = (id: string) => scene.call<UserAssessment>('POST', `${base}/obtainReport/${id}`);

  it('takes one of the assessments that the center bought, once, whoever clicks how often', async () => {
    await give(1);
    const { id } = await orderOne('detailed-profile');
    expect((await obtain(id)).error.code).toBe('Trellis:ReportNotReady');
    await scene.answer(id);
    await scene.makeReports();
    expect((await obtain(id)).error.code).toBe('RocketSystem:QuotaUsedUp');
    await buyAssessments(scene, scene.centre, 1);
    expect((await scene.call('POST', `${base}/reportAddress/${id}`)).error.code).toBe('Trellis:ReportNotObtained');
    const replies = await Promise.all([1, 2, 3, 4].map(() => obtain(id)));
    expect(replies.map(({ status, body }) => [status, body.hasGetReport])).toEqual(Array(4).fill([200, true]));
    expect(await used()).toBe(1);
    expect((await scene.call('POST', `${base}/reportAddress/${id}`)).status).toBe(200);
  });

  it('takes none for a report that costs nothing', async () => {
    const before = await used();
    const { id } = await orderOne();
    await scene.answer(id);
    await scene.makeReports();
    expect((await obtain(id)).body.hasGetReport).toBe(true);
    expect(await used()).toBe(before);
  });
});

describe('the list', () => {
  it('is filtered by status, type and name, and downloads as it is filtered', async () => {
    const mina = await aSubject(scene.owner, { tenant: scene.centre, firstName: 'Quirin', lastName: 'Only' });
    const [pre] = await scene.order(mina.subjectId, 'starting-profile', 'interim-profile');
    await scene.call('POST', `${base}/close/${pre?.id}`);
    const found = async (input: object) => (await list({ filter: 'quirin', ...input })).items.map(({ title }) => title);
    expect((await found({})).length).toBe(2);
    expect(await found({ assessmentType: 'MediumAssessment' })).toEqual(['Interim profile']);
    expect(await found({ status: 'None', subjectId: mina.subjectId })).toHaveLength(1);
    const paged = await scene.call<{ totalCount: number }>('POST', `${base}/userAssessmentsPaged`, { filter: 'quirin' });
    expect(paged.body.totalCount).toBe(2);
    const file = await scene.product.app.inject({
      method: 'POST',
      url: `${base}/userAssessmentsExcel`,
      headers: { authorization: `Bearer ${scene.admin}` },
      payload: { filter: 'quirin' },
    });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, expect.stringContaining('spreadsheetml')]);
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  it('is for whoever holds the policy', async () => {
    await sql`insert into identity.role_policies (tenant_id, role, policy, granted) values (${scene.centre.tenantId}, 'Coach', 'RocketSystem.UserAssessment', false)`.execute(
      scene.owner,
    );
    const coach = await issueToken(scene.owner, scene.centre.coach.personId, scene.centre.coach.membershipId);
    expect((await scene.call('GET', base, {}, coach)).status).toBe(403);
    expect((await scene.call('GET', base, {})).status).toBe(200);
  });

  it('of one child is for whoever sees the tab of it', async () => {
    await sql`insert into identity.role_policies (tenant_id, role, policy, granted)
      values (${scene.centre.tenantId}, 'SeniorCoach', 'PFE.UserManagement.SubjectDetail.AssessmentTab', false)`.execute(scene.owner);
    const { personId, membershipId } = await aMember(scene.owner, { tenant: scene.centre, roles: ['SeniorCoach'] });
    const lead = await issueToken(scene.owner, personId, membershipId);
    const { subjectId } = await scene.child();
    expect((await scene.call('GET', base, { subjectId }, lead)).error.code).toBe('Trellis:NotAllowed');
    expect((await scene.call('GET', base, {}, lead)).error.code).toBe('Trellis:NotAllowed');
    expect((await scene.call('GET', base, { subjectId })).status).toBe(200);
  });
});
