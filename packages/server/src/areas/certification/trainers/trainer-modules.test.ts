import type { FormRecord } from '@trellis/contract/certification/forms';
import type { TrainerTrainingModule } from '@trellis/contract/certification/trainer-schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, aMember, anOverseer, aPerson, type CentreBuilt, type MemberBuilt } from '../../../fixtures/builders.ts';
import { aTrainerModule, aTrainingModule, type ModuleBuilt } from '../../../fixtures/certification-builders.ts';
import { publishQuestionnaires } from '../../../fixtures/publish-questionnaires.ts';
import { setPublicOrigin } from '../../../platform/http/origin.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';

const base = '/api/rocketAdmin/trainerTraining';
const answers = { aims: 'Lead sessions alone', hours: 'yes' };

let product: TestProduct;
let centre: CentreBuilt;
let other: CentreBuilt;
let training: string;
let module: ModuleBuilt;
let trainer: MemberBuilt;
let own: string;

const tokenOf = ({ personId, membershipId }: { personId: string; membershipId: string }) =>
  issueToken(product.owner, personId, membershipId);

beforeAll(async () => {
  product = await startTestProduct();
  setPublicOrigin('https://trellis.test');
  await publishQuestionnaires(product.owner);
  centre = await aCentre(product.owner, { name: 'Riverside' });
  other = await aCentre(product.owner, { name: 'Harbour' });
  training = await tokenOf(await anOverseer(product.owner, { side: 'management', role: 'training' }));
  module = await aTrainingModule(product.owner, { displayName: 'Foundations' });
});
afterAll(() => product.close());
beforeEach(async () => {
  trainer = await aMember(product.owner, { tenant: centre, roles: ['trainer'] });
  own = await tokenOf(trainer);
});

const assign = (given: object = {}, token = training) =>
  product.call<{ id: string }>(token, 'POST', `${base}/trainerTrainingModule`, {
    trainerId: trainer.personId,
    trainingModuleId: module.moduleId,
    ...given,
  });
const one = (id: string) => `${base}/trainerTrainingModule/${id}`;
const view = async (id: string, token = own) => (await product.call<TrainerTrainingModule>(token, 'GET', one(id))).body;
const start = (id: string, token = own) => product.call(token, 'POST', `${one(id)}/start`);
const stop = (id: string, token = training) => product.call(token, 'POST', `${one(id)}/stop`);
const list = async (token = own, input: object = {}) =>
  (await product.call<{ items: TrainerTrainingModule[] }>(token, 'GET', `${base}/trainerTrainingModules`, input)).body.items;

describe('a module is assigned', () => {
  it('from today, for as long as it says, and is not started', async () => {
    const { id } = (await assign()).body;
    const assigned = await view(id);
    expect(assigned).toMatchObject({
      status: 'NotStarted',
      trainingModule: { id: module.moduleId, name: expect.any(String), displayName: 'Foundations' },
      trainer: { id: trainer.personId, name: trainer.name },
      tenant: { id: centre.tenantId, name: 'Riverside' },
      trainingApplication: null,
      currentStep: null,
    });
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: centre.zone }).format(new Date());
    expect(assigned.startDate).toBe(today);
    expect((Date.parse(assigned.endDate) - Date.parse(assigned.startDate)) / 86_400_000).toBe(90);
    expect(new Date(assigned.creationTime).getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  it('for a period that is agreed, which ends after it begins', async () => {
    const { id } = (await assign({ startDate: '2030-02-01', endDate: '2030-03-01' })).body;
    expect(await view(id)).toMatchObject({ startDate: '2030-02-01', endDate: '2030-03-01' });
    expect((await assign({ startDate: '2030-02-01', endDate: '2030-01-31' })).error.code).toBe('Trellis:LearningPeriodInvalid');
  });

  it('to a trainer who reads of it in their language', async () => {
    const person = await aPerson(product.owner, { language: 'es' });
    trainer = await aMember(product.owner, { tenant: centre, person, roles: ['trainer'] });
    expect((await assign({ startDate: '2030-02-01', endDate: '2030-03-05' })).status).toBe(200);
    expect((await assign()).error.code).toBe('Trellis:TrainingModuleAssigned');
    const letters = await product.owner
      .selectFrom('jobs.letters')
      .select(['template', 'language', 'tenant_id', 'data'])
      .where('recipient', '=', person.email)
      .execute();
    expect(letters).toEqual([
      {
        template: 'trainingModuleAssigned',
        language: 'es',
        tenant_id: centre.tenantId,
        data: {
          tenantName: 'Riverside',
          moduleName: 'Foundations (es)',
          trainerModuleId: expect.any(String),
          startDate: '02/01/2030',
          endDate: '03/05/2030',
          link: 'https://trellis.test/system/center/personalCenter',
        },
      },
    ]);
  });

  it('once, also by two at the same moment, until it was stopped', async () => {
    const replies = await Promise.all([assign(), assign()]);
    expect(replies.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.error.code).toBe('Trellis:TrainingModuleAssigned');
    await stop((await list())[0]?.id ?? '');
    expect((await assign()).status).toBe(200);
  });

  it('at the center where somebody trains, or the one of several that is named', async () => {
    await aMember(product.owner, { tenant: other, person: trainer, roles: ['trainer'] });
    expect((await assign()).error.code).toBe('Trellis:TrainerCenterRequired');
    const { id } = (await assign({ tenantId: other.tenantId })).body;
    expect((await view(id, training)).tenant.name).toBe('Harbour');
    expect((await product.call(own, 'GET', one(id))).status).toBe(404);
    expect((await assign({ trainerId: centre.admin.personId })).status).toBe(404);
  });

  it('by the platform alone', async () => {
    expect((await assign({}, await tokenOf(centre.admin))).status).toBe(403);
    expect((await assign({}, own)).status).toBe(403);
    const ofSome = await tokenOf(await anOverseer(product.owner, { side: 'management', role: 'supervisor', centres: [centre] }));
    expect((await assign({}, ofSome)).status).toBe(403);
    expect((await assign({ trainingModuleId: trainer.personId })).status).toBe(404);
  });
});

describe('a module', () => {
  it('is started by whoever learns it, once, however often the button is pressed', async () => {
    const { id } = (await assign()).body;
    expect((await start(id, await tokenOf(await aMember(product.owner, { tenant: centre, roles: ['trainer'] })))).status).toBe(404);
    const replies = await Promise.all([start(id), start(id), start(id)]);
    expect(replies.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.error.code).toBe('Trellis:TrainingModuleStarted');
    expect((await view(id)).status).toBe('Learning');
  });

  it('is started from its start date on', async () => {
    const { trainerModuleId: id } = await aTrainerModule(product.owner, { trainer, module, startDate: '2098-03-07' });
    const ahead = await view(id);
    expect(ahead).toMatchObject({ status: 'NotStarted', isAhead: true });
    const refused = await start(id);
    expect([refused.error.code, refused.error.message]).toEqual([
      'Trellis:TrainingModuleAhead',
      expect.stringContaining('begins on 03/07/2098'),
    ]);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: centre.zone }).format(new Date());
    const period = { startDate: today, endDate: '2099-01-31', concurrencyStamp: ahead.concurrencyStamp };
    expect((await product.call(training, 'PUT', one(id), period)).status).toBe(200);
    expect((await view(id)).isAhead).toBe(false);
    expect((await start(id)).status).toBe(200);
  });

  it('is expired from the day after its end on, and runs again when it ends later', async () => {
    const { trainerModuleId: id } = await aTrainerModule(product.owner, { trainer, module, endDate: '2026-01-31' });
    const expired = await view(id);
    expect(expired.status).toBe('Expired');
    expect((await start(id)).error.code).toBe('Trellis:TrainingModuleExpired');
    const { concurrencyStamp } = expired;
    const extend = () => product.call(training, 'PUT', one(id), { startDate: '2026-01-01', endDate: '2099-01-31', concurrencyStamp });
    expect((await extend()).status).toBe(200);
    const stale = await extend();
    expect([stale.error.code, stale.error.data]).toMatchObject(['Trellis:StaleStamp', { current: { id, endDate: '2099-01-31' } }]);
    expect((await view(id)).status).toBe('NotStarted');
  });

  it('that was stopped stays as it is', async () => {
    const { id } = (await assign()).body;
    await start(id);
    const replies = await Promise.all([stop(id), stop(id)]);
    expect(replies.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    const stopped = await view(id);
    expect(stopped).toMatchObject({ status: 'Stopped', stopTime: expect.any(String) });
    expect((await start(id)).error.code).toBe('Trellis:TrainingModuleStopped');
    const change = { startDate: '2026-01-01', endDate: '2099-01-31', concurrencyStamp: stopped.concurrencyStamp };
    expect((await product.call(training, 'PUT', one(id), change)).error.code).toBe('Trellis:TrainingModuleStopped');
  });

  it('is read by whoever learns it and those who look after trainers, of their own centers', async () => {
    const { id } = (await assign()).body;
    const readers = [own, training, await tokenOf(centre.admin)];
    for (const token of readers) expect((await product.call(token, 'GET', one(id))).status).toBe(200);
    for (const token of [await tokenOf(centre.coach), await tokenOf(other.admin)]) {
      expect((await product.call(token, 'GET', one(id))).status).toBe(404);
      expect((await product.call(token, 'GET', `${base}/trainerTrainingModules`, { trainerId: trainer.personId })).status).toBe(404);
    }
  });

  it('that came last is the new one; a stopped one is not', async () => {
    const newest = async () =>
      (await product.call<{ trainerTrainingModule: TrainerTrainingModule | null }>(own, 'GET', `${base}/newTrainerTrainingModule`)).body
        .trainerTrainingModule?.id;
    expect(await newest()).toBeUndefined();
    const first = (await assign()).body.id;
    const second = (await assign({ trainingModuleId: (await aTrainingModule(product.owner)).moduleId })).body.id;
    expect(await newest()).toBe(second);
    await stop(second);
    expect(await newest()).toBe(first);
    expect((await list()).map(({ id }) => id)).toEqual([second, first]);
    expect((await list(training, { trainerId: trainer.personId })).map(({ id }) => id)).toEqual([second, first]);
  });

  it('says which steps there are, of which nothing is planned yet', async () => {
    const { id } = (await assign()).body;
    const steps = await product.call<{ currentStep: string | null; items: object[] }>(own, 'GET', `${one(id)}/stepsProgress`);
    expect(steps.body.currentStep).toBeNull();
    expect(steps.body.items).toEqual(
      ['OnlineLearning', 'PracticalTraining', 'Supervision', 'TheoreticalTest', 'PracticalTest', 'Certificate'].map((trainingStep) => ({
        trainingStep,
        courseId: null,
        total: 0,
        finish: 0,
      })),
    );
  });
});

describe('the form that a module asks for', () => {
  const path = `${base}/trainingApplication`;
  let id: string;
  const open = () => product.call<FormRecord>(own, 'POST', path, { trainerTrainingModuleId: id });
  const save = (stamp: string, given: object, token = own) =>
    product.call<FormRecord>(token, 'PUT', path, {
      trainerTrainingModuleId: id,
      answerContent: answers,
      finishedPage: 0,
      concurrencyStamp: stamp,
      ...given,
    });

  beforeEach(async () => {
    const asking = await aTrainingModule(product.owner, { withForm: true });
    id = (await assign({ trainingModuleId: asking.moduleId })).body.id;
  });

  it('is filled in before studying', async () => {
    const refused = await start(id);
    expect([refused.error.code, refused.error.message]).toEqual([
      'Trellis:TrainingFormMissing',
      expect.stringContaining('Complete the training'),
    ]);
    const opened = (await open()).body;
    const kept = (await save(opened.concurrencyStamp, { answerContent: { aims: 'Half' } })).body;
    expect(kept).toMatchObject({
      isComplete: false,
      questionnaireAndAnswer: { answerContent: { aims: 'Half' } },
      fillerUser: { name: trainer.name },
    });
    expect((await start(id)).error.code).toBe('Trellis:TrainingFormMissing');
    const done = await save(kept.concurrencyStamp, { isComplete: true });
    expect(done.body).toMatchObject({ isComplete: true, finishTime: expect.any(String) });
    expect((await start(id)).status).toBe(200);
    expect((await view(id)).trainingApplication).toMatchObject({ isComplete: true, questionnaireAndAnswer: { answerContent: answers } });
  });

  it('keeps every required answer, the stamp, and what was submitted', async () => {
    const { concurrencyStamp } = (await open()).body;
    expect((await save(concurrencyStamp, { answerContent: {}, isComplete: true })).error.code).toBe('Trellis:QuestionnaireIncomplete');
    const done = (await save(concurrencyStamp, { isComplete: true })).body;
    expect((await save(done.concurrencyStamp, {})).error.code).toBe('Trellis:QuestionnaireComplete');
  });

  it('is one, also when it is opened twice at once, and a stale save is told what stands', async () => {
    const [first, second] = await Promise.all([open(), open()]);
    expect(second.body.id).toBe(first.body.id);
    await save(first.body.concurrencyStamp, {});
    const stale = await save(first.body.concurrencyStamp, { answerContent: { aims: 'Late' } });
    expect(stale.error).toMatchObject({ code: 'Trellis:StaleStamp', data: { current: { answerContent: answers } } });
  });

  it('is written by the trainer alone, and read by those who look after trainers', async () => {
    const { concurrencyStamp } = (await open()).body;
    expect((await save(concurrencyStamp, {}, await tokenOf(centre.admin))).status).toBe(404);
    const read = await product.call<{ record: FormRecord }>(training, 'GET', path, { trainerTrainingModuleId: id });
    expect(read.body.record.concurrencyStamp).toBe(concurrencyStamp);
    await stop(id);
    expect((await save(concurrencyStamp, {})).error.code).toBe('Trellis:TrainingModuleStopped');
    expect((await open()).error.code).toBe('Trellis:TrainingModuleStopped');
  });
});

describe('a trainer', () => {
  it('has a summary and sums, for those who may see them', async () => {
    const summary = await product.call(training, 'GET', `${base}/trainerSummary/${trainer.personId}`);
    expect(summary.body).toEqual({
      name: trainer.name,
      jobTitle: 'trainer',
      offlineCourseQuantity: 0,
      onlineCourseQuantity: 0,
      userAccount: trainer.email,
      workUnit: 'Riverside',
      tenants: [{ id: centre.tenantId, name: 'Riverside' }],
    });
    const detail = await product.call(own, 'GET', `${base}/trainerDetail/${trainer.personId}`);
    expect(detail.body).toEqual({ completedSessions: 0, childrenTrained: 0, accumulatedCredits: 0 });
    for (const path of ['trainerSummary', 'trainerDetail']) {
      expect((await product.call(await tokenOf(other.admin), 'GET', `${base}/${path}/${trainer.personId}`)).status).toBe(404);
      expect((await product.call(await tokenOf(centre.coach), 'GET', `${base}/${path}/${trainer.personId}`)).status).toBe(404);
    }
  });
});
