import type { ApplyState, TrainingApplication, TrainingApplicationDetail } from '@trellis/contract/certification/application-schemas';
import type { ApplyDoor } from '@trellis/contract/certification/door-calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, aMember, anOverseer, aPerson, type CentreBuilt, type MemberBuilt } from '../../../fixtures/builders.ts';
import { aTrainingModule } from '../../../fixtures/certification-builders.ts';
import { publishQuestionnaires } from '../../../fixtures/publish-questionnaires.ts';
import { setPublicOrigin } from '../../../platform/http/origin.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';

const base = '/api/rocketAdmin/preparationTrainer';
const answerContent = { experience: 'few', education: 'Special education', motivation: 'I like it', fullTime: 'yes' };

let product: TestProduct;
let centre: CentreBuilt;
let other: CentreBuilt;
let admin: string;
let operator: string;
let applicant: MemberBuilt;
let own: string;

const tokenOf = ({ personId, membershipId }: { personId: string; membershipId: string }) =>
  issueToken(product.owner, personId, membershipId);

beforeAll(async () => {
  product = await startTestProduct();
  setPublicOrigin('https://trellis.test');
  await publishQuestionnaires(product.owner);
  centre = await aCentre(product.owner, { name: 'Riverside' });
  other = await aCentre(product.owner, { name: 'Harbour' });
  admin = await tokenOf(centre.admin);
  operator = await tokenOf(await anOverseer(product.owner, { side: 'management', role: 'training' }));
});
afterAll(() => product.close());
beforeEach(async () => {
  applicant = await aMember(product.owner, { tenant: centre, roles: ['personal'] });
  own = await tokenOf(applicant);
});

const apply = (token = own, given: object = {}) =>
  product.call<{ preparationTrainerId: string }>(token, 'POST', `${base}/apply`, {
    tenantId: centre.tenantId,
    questionnaireAndAnswer: { answerContent },
    ...given,
  });
const state = async (token = own) => (await product.call<ApplyState>(token, 'GET', `${base}/applyState`)).body;
const review = (preparationTrainerId: string, action: string, given: object = {}, token = admin) =>
  product.call(token, 'POST', `${base}/review`, { preparationTrainerId, action, ...given });
const list = async (input: object = {}, token = admin) =>
  (
    await product.call<{ items: TrainingApplication[]; totalCount: number }>(token, 'GET', `${base}/applyList`, {
      maxResultCount: 1000,
      ...input,
    })
  ).body;
const lettersTo = async (email: string) =>
  (
    await sql<{ template: string; language: string; data: Record<string, string> }>`
    select template, language, data from jobs.letters where recipient = ${email} order by created_at, id`.execute(product.owner)
  ).rows;
const codeOf = async (tenant: CentreBuilt) => {
  const token = tenant === centre ? admin : await tokenOf(tenant.admin);
  const { body } = await product.call<{ link: string }>(token, 'GET', '/api/rocketAdmin/QrCode/ApplyTraining');
  const link = new URL(body.link);
  expect(link.pathname).toBe('/m/applyTraining');
  return link.hash.slice(1);
};
const handIn = async (given: object = {}, tenant = centre) =>
  product.call(undefined, 'POST', '/api/m/applyTraining', {
    code: await codeOf(tenant),
    name: 'Nina Apply',
    email: 'nina@apply.example',
    phone: '+1 617 555 0100',
    jobTitle: 'Therapist',
    workUnit: 'City School',
    questionnaireAndAnswer: { answerContent },
    ...given,
  });

describe('somebody who is signed in', () => {
  it('sees that they never applied, applies, and waits', async () => {
    expect(await state()).toMatchObject({ state: 'notApplied', auditResult: null, preparationTrainerId: null, canApply: true });
    const applied = await apply(own, { jobTitle: 'Coach', workUnit: 'City School' });
    expect(applied.status, JSON.stringify(applied.body)).toBe(200);
    expect(await state()).toMatchObject({
      state: 'pending',
      auditResult: 'UnReviewed',
      tenantId: centre.tenantId,
      preparationTrainerId: applied.body.preparationTrainerId,
      canApply: false,
      jobTitle: 'Coach',
    });
    expect((await apply()).error.code).toBe('Trellis:ApplicationOpen');
  });

  it('has one open application however often it is sent at once', async () => {
    const replies = await Promise.all([apply(), apply(), apply(), apply()]);
    expect(replies.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409, 409, 409]);
    expect(replies.filter(({ status }) => status === 409).map(({ error }) => error.code)).toEqual(Array(3).fill('Trellis:ApplicationOpen'));
  });

  it('applies again after a refusal and reads why, but not after they passed', async () => {
    const first = (await apply()).body.preparationTrainerId;
    expect((await review(first, 'reject', { remark: 'Too early' })).status).toBe(200);
    expect(await state()).toMatchObject({ state: 'notApproved', auditResult: 'NotPassed', remark: 'Too early', canApply: true });
    const second = await apply();
    expect(second.status).toBe(200);
    expect(await state()).toMatchObject({ state: 'pending', auditResult: 'UnReviewed' });
    expect((await review(second.body.preparationTrainerId, 'pass')).status).toBe(200);
    expect(await state()).toMatchObject({ state: 'approved', auditResult: 'Passed', canApply: false });
    expect((await apply()).error.code).toBe('Trellis:ApplicationPassed');
  });

  it('who trains without having applied waits for a module, and is not asked to apply', async () => {
    const trainer = await tokenOf(await aMember(product.owner, { tenant: centre, roles: ['trainer'] }));
    expect(await state(trainer)).toMatchObject({ state: 'noneAssigned', canApply: false });
    const refused = await apply(trainer);
    expect([refused.error.code, refused.error.message]).toEqual(['Trellis:TrainerAlready', expect.stringContaining('a trainer already')]);
  });

  it('who became a trainer after a refusal is not asked to apply again', async () => {
    await review((await apply()).body.preparationTrainerId, 'reject');
    await product.owner
      .insertInto('identity.membership_roles')
      .values({ membership_id: applicant.membershipId, role: 'trainer' })
      .execute();
    const trainer = await tokenOf(applicant);
    expect(await state(trainer)).toMatchObject({ state: 'noneAssigned', canApply: false });
    expect((await apply(trainer)).error.code).toBe('Trellis:TrainerAlready');
  });

  it('who coaches is asked until they supervise', async () => {
    const coach = await aMember(product.owner, { tenant: centre, roles: ['Coach'] });
    const token = await tokenOf(coach);
    expect(await state(token)).toMatchObject({ state: 'notApplied', canApply: true });
    await product.owner.insertInto('platform.supervisors').values({ person_id: coach.personId }).execute();
    expect(await state(token)).toMatchObject({ state: 'noneAssigned', canApply: false });
    expect((await apply(token)).error.code).toBe('Trellis:TrainerAlready');
    expect(await state(await tokenOf(centre.coach))).toMatchObject({ state: 'notApplied', canApply: true });
  });

  it('applies at their own center, with every answer that is asked for', async () => {
    expect((await apply(own, { tenantId: other.tenantId })).status).toBe(404);
    const incomplete = await apply(own, { questionnaireAndAnswer: { answerContent: { experience: 'few' } } });
    expect(incomplete.error.code).toBe('Trellis:QuestionnaireIncomplete');
    expect((await state()).auditResult).toBeNull();
  });
});

describe('a review', () => {
  it('makes a trainer of somebody of the center and tells them in their language', async () => {
    const person = await aPerson(product.owner, { language: 'es' });
    const member = await aMember(product.owner, { tenant: centre, person, roles: ['personal'] });
    const { preparationTrainerId } = (await apply(await tokenOf(member))).body;
    expect((await review(preparationTrainerId, 'pass', { remark: 'Bienvenida' })).status).toBe(200);
    const roles = await product.owner
      .selectFrom('identity.membership_roles')
      .select('role')
      .where('membership_id', '=', member.membershipId)
      .orderBy('role')
      .execute();
    expect(roles.map(({ role }) => role)).toEqual(['personal', 'trainer']);
    expect(await lettersTo(person.email)).toMatchObject([
      {
        template: 'trainingApplicationPassed',
        language: 'es',
        data: { tenantName: 'Riverside', remark: 'Bienvenida', link: 'https://trellis.test/system/center/personalCenter' },
      },
    ]);
  });

  it('ends an application in one of three ways, once', async () => {
    const ends = { pass: ['Passed', false], reject: ['NotPassed', false], cancel: ['UnReviewed', true] } as const;
    for (const [action, [auditResult, isCancelled]] of Object.entries(ends)) {
      const member = await aMember(product.owner, { tenant: centre, roles: ['personal'] });
      const { preparationTrainerId } = (await apply(await tokenOf(member))).body;
      expect((await review(preparationTrainerId, action)).status).toBe(200);
      const row = (await list()).items.find((each) => each.preparationTrainerId === preparationTrainerId);
      expect(row).toMatchObject({ auditResult, isCancelled, reviewerName: centre.admin.name });
      expect((await review(preparationTrainerId, 'pass')).error.code).toBe('Trellis:ApplicationReviewed');
    }
  });

  it.each([
    ['pass', 'trainingApplicationPassed'],
    ['reject', 'trainingApplicationRejected'],
    ['cancel', 'trainingApplicationCancelled'],
  ])('by %s stands under the bell of whoever applied', async (action, kind) => {
    const member = await aMember(product.owner, { tenant: centre, roles: ['personal'] });
    const token = await tokenOf(member);
    await review((await apply(token)).body.preparationTrainerId, action as 'pass');
    const { body } = await product.call<{ items: { kind: string }[] }>(token, 'GET', '/api/business/message/list');
    expect(body.items.map((each) => each.kind)).toEqual([kind]);
  });

  it('of one that was cancelled leaves the way open to apply again', async () => {
    await review((await apply()).body.preparationTrainerId, 'cancel');
    expect(await state()).toMatchObject({ state: 'notApplied', canApply: true });
    expect((await lettersTo(applicant.email)).map(({ template }) => template)).toEqual(['trainingApplicationCancelled']);
    expect((await apply()).status).toBe(200);
  });

  it('by two at once counts once: the second is told', async () => {
    const { preparationTrainerId } = (await apply()).body;
    const replies = await Promise.all([review(preparationTrainerId, 'pass'), review(preparationTrainerId, 'reject', {}, operator)]);
    expect(replies.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    expect((await lettersTo(applicant.email)).length).toBe(1);
  });

  it('takes a remark of up to 100 characters', async () => {
    const { preparationTrainerId } = (await apply()).body;
    expect((await review(preparationTrainerId, 'reject', { remark: 'x'.repeat(101) })).status).toBe(400);
    expect((await review(preparationTrainerId, 'reject', { remark: 'x'.repeat(100) })).status).toBe(200);
  });

  it('is for those who look after the center: not for its coaches, another center or who only looks', async () => {
    const { preparationTrainerId } = (await apply()).body;
    const stranger = await tokenOf(other.admin);
    const looking = await tokenOf(await anOverseer(product.owner, { side: 'management', role: 'training', centres: [centre] }));
    expect((await review(preparationTrainerId, 'pass', {}, stranger)).status).toBe(404);
    expect((await review(preparationTrainerId, 'pass', {}, await tokenOf(centre.coach))).status).toBe(403);
    expect((await review(preparationTrainerId, 'pass', {}, looking)).status).toBe(403);
    expect((await list({}, looking)).items.map((each) => each.preparationTrainerId)).toContain(preparationTrainerId);
    expect((await list({}, stranger)).items).toEqual([]);
    expect((await product.call(stranger, 'GET', `${base}/applyDetail/${preparationTrainerId}`)).status).toBe(404);
  });
});

describe('the list', () => {
  it('is filtered by result, name and center, and the detail has the answers', async () => {
    const { preparationTrainerId } = (await apply()).body;
    expect((await list({ auditResult: 'UnReviewed', filter: applicant.email })).items).toMatchObject([
      { preparationTrainerId, name: applicant.name, tenantName: 'Riverside', hasAccount: true },
    ]);
    expect((await list({ auditResult: 'Passed', filter: applicant.email })).items).toEqual([]);
    expect((await list({ tenantId: other.tenantId }, operator)).items).toEqual([]);
    expect((await list({ tenantId: centre.tenantId, filter: applicant.name }, operator)).totalCount).toBe(1);
    const detail = await product.call<TrainingApplicationDetail>(operator, 'GET', `${base}/applyDetail/${preparationTrainerId}`);
    expect(detail.body.questionnaireAndAnswer.answerContent).toEqual(answerContent);
    expect(JSON.parse(detail.body.questionnaireAndAnswer.jsonString).pages).toHaveLength(2);
  });
});

describe("a center's code", () => {
  it('opens the form to somebody without an account, who hands it in', async () => {
    const code = await codeOf(centre);
    const door = await product.call<ApplyDoor>(undefined, 'GET', '/api/m/applyTraining', { code });
    expect(door.body).toMatchObject({ center: { name: 'Riverside' }, module: null });
    expect(JSON.parse(door.body.jsonString).pages).toHaveLength(2);
    const handed = await handIn({ email: 'First@Apply.example', language: 'zh-Hans' });
    expect(handed.status, JSON.stringify(handed.body)).toBe(200);
    const [row] = (await list({ filter: 'first@apply.example' })).items;
    expect(row).toMatchObject({ auditResult: 'UnReviewed', jobTitle: 'Therapist', workUnit: 'City School', hasAccount: false });
    expect((await list({ filter: 'first@apply' }, await tokenOf(other.admin))).items).toEqual([]);
  });

  it('is shut while the center has no training of trainers', async () => {
    const code = await codeOf(centre);
    const enable = (enabled: boolean) =>
      sql`update identity.tenant_projects set enabled = ${enabled} where tenant_id = ${centre.tenantId} and project = 'Project.Training'`.execute(
        product.owner,
      );
    await enable(false);
    const late = { code, name: 'Late Apply', email: 'late@apply.example', questionnaireAndAnswer: { answerContent } };
    const replies = [
      await product.call(undefined, 'GET', '/api/m/applyTraining', { code }),
      await product.call(undefined, 'POST', '/api/m/applyTraining', late),
    ];
    await enable(true);
    expect(replies.map(({ status, error }) => [status, error.code])).toEqual([
      [403, 'RocketSystem:ProjectDisabled'],
      [403, 'RocketSystem:ProjectDisabled'],
    ]);
  });

  it('tells nobody who applied, who has an account, or what a code of nothing would be', async () => {
    const once = await handIn({ email: 'twice@apply.example' });
    const again = await handIn({ email: 'twice@apply.example', name: 'Somebody Else' });
    const known = await handIn({ email: centre.coach.email });
    expect([again.status, again.body, known.status, known.body]).toEqual([once.status, once.body, once.status, once.body]);
    expect((await list({ filter: 'twice@apply.example' })).items.map(({ name }) => name)).toEqual(['Nina Apply']);
    expect((await handIn({ code: 'of-no-center-at-all' })).status).toBe(404);
  });

  it('takes one application of many that are sent at once', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => handIn({ email: 'race@apply.example' })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await list({ filter: 'race@apply.example' })).totalCount).toBe(1);
  });

  it('is not used over and over for one address', async () => {
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await handIn({ email: 'often@apply.example' })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('asks for the fields and the answers', async () => {
    expect((await handIn({ name: ' ' })).status).toBe(400);
    expect((await handIn({ email: 'nobody' })).status).toBe(400);
    expect((await handIn({ questionnaireAndAnswer: { answerContent: {} } })).error.code).toBe('Trellis:QuestionnaireIncomplete');
  });

  it('lets an application pass by inviting whoever has no account, in their language', async () => {
    await handIn({ email: 'newcomer@apply.example', language: 'zh-Hans' });
    const [row] = (await list({ filter: 'newcomer@apply.example' })).items;
    expect((await review(row?.preparationTrainerId ?? '', 'pass')).status).toBe(200);
    const letters = await lettersTo('newcomer@apply.example');
    expect(new Map(letters.map(({ template, language }) => [template, language]))).toEqual(
      new Map([
        ['staffInvitation', 'zh-Hans'],
        ['trainingApplicationInvited', 'zh-Hans'],
      ]),
    );
    expect(letters.find(({ template }) => template === 'staffInvitation')?.data.link).toContain('/activate?token=');
    const roles = await sql<{ role: string }>`
      select held.role from identity.memberships m join identity.membership_roles held on held.membership_id = m.id
      where m.tenant_id = ${centre.tenantId} and m.invited_email = 'newcomer@apply.example'`.execute(product.owner);
    expect(roles.rows).toEqual([{ role: 'trainer' }]);
  });

  it('is told by the platform for the center that it names', async () => {
    const path = '/api/rocketAdmin/QrCode/ApplyTraining';
    const named = await product.call<{ link: string }>(operator, 'GET', path, { tenantId: centre.tenantId });
    expect(named.body.link).toContain(await codeOf(centre));
    expect((await product.call(operator, 'GET', path)).status).toBe(400);
    expect((await product.call(admin, 'GET', path, { tenantId: other.tenantId })).status).toBe(404);
  });
});

describe("a module's code", () => {
  it('shows the module, and leads from a center to an application that names it', async () => {
    const module = await aTrainingModule(product.owner, { displayName: 'Foundations' });
    const path = '/api/rocketAdmin/QrCode/TrainingModule';
    const [code = '', center = ''] = new URL(
      (await product.call<{ link: string }>(admin, 'GET', path, { id: module.moduleId })).body.link,
    ).hash
      .slice(1)
      .split('.');
    expect(code).toBe(module.qrToken);
    const shown = await product.call(undefined, 'GET', '/api/m/trainingModule', { code, center, language: 'es' });
    expect(shown.body).toMatchObject({ module: { displayName: 'Foundations (es)', learningDays: 90 }, center: { name: 'Riverside' } });
    await handIn({ email: 'module@apply.example', module: code });
    expect((await list({ filter: 'module@apply.example' })).items[0]?.trainingModule).toEqual({
      id: module.moduleId,
      displayName: 'Foundations',
    });
    const ofPlatform = await product.call<{ link: string }>(operator, 'GET', path, { id: module.moduleId });
    expect(new URL(ofPlatform.body.link).hash).toBe(`#${module.qrToken}`);
    expect((await product.call(undefined, 'GET', '/api/m/trainingModule', { code: 'of-no-module-at-all' })).status).toBe(404);
  });
});

it('whoever deletes their account leaves no application behind', async () => {
  await apply();
  await sql`select identity.forget_person(${applicant.personId})`.execute(product.owner);
  const left = await product.owner.selectFrom('app.training_applications').select('id').where('email', '=', applicant.email).execute();
  const told =
    await sql`select 1 from audit.changes where table_name = 'app.training_applications' and coalesce(before, after) ->> 'email' = ${applicant.email}`.execute(
      product.owner,
    );
  expect([left, told.rows]).toEqual([[], []]);
});
