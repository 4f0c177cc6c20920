import type { FormRecord } from '@trellis/contract/certification/forms';
import type { PracticalTest, PracticalTestRecord, TestRecord } from '@trellis/contract/certification/practical-test-calls';
import type { TrainerTrainingModule } from '@trellis/contract/certification/trainer-schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, aMember, anOverseer, type CentreBuilt, type MemberBuilt } from '../../../fixtures/builders.ts';
import { aTrainerModule, aTrainingModule, type ModuleBuilt } from '../../../fixtures/certification-builders.ts';
import { publishQuestionnaires } from '../../../fixtures/publish-questionnaires.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';

const base = '/api/rocketAdmin/practicalTest';
const training = '/api/rocketAdmin/trainerTraining';
const noted = {
  oralTest: { knowledge: '5', explaining: '4', comment: 'Explains calmly' },
  handsOnTest: { preparation: '5', leading: '4', safety: 'yes', comment: 'Steady' },
};
type Path = keyof typeof noted;

let product: TestProduct;
let centre: CentreBuilt;
let admin: string;
let module: ModuleBuilt;
let trainer: MemberBuilt;
let own: string;
let trainerTrainingModuleId: string;

const tokenOf = ({ personId, membershipId }: { personId: string; membershipId: string }) =>
  issueToken(product.owner, personId, membershipId);

beforeAll(async () => {
  product = await startTestProduct();
  await publishQuestionnaires(product.owner);
  centre = await aCentre(product.owner);
  admin = await tokenOf(await anOverseer(product.owner, { side: 'management', role: 'supervisor' }));
  module = await aTrainingModule(product.owner, { withTests: true });
});
afterAll(() => product.close());
beforeEach(async () => {
  trainer = await aMember(product.owner, { tenant: centre, roles: ['trainer'] });
  own = await tokenOf(trainer);
  trainerTrainingModuleId = (await aTrainerModule(product.owner, { trainer, module, isStarted: true })).trainerModuleId;
});

const overview = async (token = own) => (await product.call<PracticalTest>(token, 'GET', base, { trainerTrainingModuleId })).body;
const open = (path: Path, token = admin) =>
  product.call<PracticalTestRecord>(token, 'POST', `${base}/${path}`, { trainerTrainingModuleId });
const save = (path: Path, input: object, token = admin) =>
  product.call<PracticalTestRecord>(token, 'PUT', `${base}/${path}`, { trainerTrainingModuleId, finishedPage: 0, ...input });
const read = async (path: Path, token: string, more: object = {}) =>
  (await product.call<{ record: PracticalTestRecord | null }>(token, 'GET', `${base}/${path}`, { trainerTrainingModuleId, ...more })).body
    .record;
const finish = async (path: Path, passed: boolean, score = 80) => {
  const { concurrencyStamp } = (await open(path)).body;
  return save(path, { answerContent: noted[path], isComplete: true, passed, score, concurrencyStamp });
};
const retest = (testType = 'OralTest', token = admin) =>
  product.call(token, 'POST', `${base}/arrangeRetest`, { trainerTrainingModuleId, testType });
const records = async (token = own) =>
  (await product.call<{ items: TestRecord[] }>(token, 'GET', `${base}/testRecords`, { trainerTrainingModuleId })).body.items;
const stop = () => product.call(admin, 'POST', `${training}/trainerTrainingModule/${trainerTrainingModuleId}/stop`);

describe('practical tests of a module', () => {
  it('are those that it has a form for', async () => {
    expect(await overview()).toEqual({ hasOralTest: true, hasHandsOnTest: true, oralTest: null, handsOnTest: null });
    const plain = await aTrainerModule(product.owner, { trainer });
    const without = await product.call<PracticalTest>(own, 'GET', base, { trainerTrainingModuleId: plain.trainerModuleId });
    expect(without.body).toMatchObject({ hasOralTest: false, hasHandsOnTest: false });
    const refused = await product.call(admin, 'POST', `${base}/oralTest`, { trainerTrainingModuleId: plain.trainerModuleId });
    expect(refused.error.code).toBe('Trellis:QuestionnaireNotFound');
  });

  it.each(['oralTest', 'handsOnTest'] as const)(
    '%s is kept half noted, and finished with a score and whether it was passed',
    async (path) => {
      const { concurrencyStamp } = (await open(path)).body;
      const half = await save(path, { answerContent: { comment: 'Draft' }, score: 40, concurrencyStamp });
      expect(half.body).toMatchObject({ isComplete: false, score: 40, passed: null });
      expect(await read(path, own)).toBeNull();
      expect((await read(path, admin))?.questionnaireAndAnswer.answerContent).toEqual({ comment: 'Draft' });
      expect((await overview())[path]).toMatchObject({ finished: false, passed: null });
      const submit = (given: object) =>
        save(path, {
          answerContent: noted[path],
          isComplete: true,
          passed: true,
          score: 85,
          concurrencyStamp: half.body.concurrencyStamp,
          ...given,
        });
      for (const lacking of [{ score: null }, { passed: null }])
        expect((await submit(lacking)).error.code).toBe('Trellis:TestResultRequired');
      expect((await submit({ score: 101 })).status).toBe(400);
      expect((await submit({ answerContent: {} })).error.code).toBe('Trellis:QuestionnaireIncomplete');
      expect((await submit({ concurrencyStamp })).error.code).toBe('Trellis:StaleStamp');
      expect((await submit({})).status).toBe(200);
      expect(await read(path, own)).toMatchObject({ isComplete: true, passed: true, score: 85, finishTime: expect.any(String) });
      expect((await overview())[path]).toEqual({ finished: true, passed: true, lastModificationTime: expect.any(String) });
      expect((await submit({})).error.code).toBe('Trellis:QuestionnaireComplete');
    },
  );

  it('are finished once by two at the same moment', async () => {
    const { concurrencyStamp } = (await open('oralTest')).body;
    const submit = (passed: boolean) =>
      save('oralTest', { answerContent: noted.oralTest, isComplete: true, passed, score: 70, concurrencyStamp });
    const statuses = (await Promise.all([submit(true), submit(false)])).map(({ status }) => status);
    expect(statuses.sort((one, other) => one - other)).toEqual([200, 409]);
    expect(await records()).toHaveLength(1);
  });

  it('count as a step with each that was passed', async () => {
    await finish('oralTest', false);
    await finish('handsOnTest', true);
    const { trainingStepsProgress: steps, trainingModule } = (
      await product.call<TrainerTrainingModule>(own, 'GET', `${training}/trainerTrainingModule/${trainerTrainingModuleId}`)
    ).body;
    expect(steps.find(({ trainingStep }) => trainingStep === 'PracticalTest')).toMatchObject({ total: 2, finish: 1 });
    expect(trainingModule.questionnaires.map(({ type }) => type)).toEqual(['Oral', 'Practical']);
  });

  it('that were passed count no longer once their module asks for them no more', async () => {
    await finish('oralTest', true);
    await finish('handsOnTest', true);
    const of = (oral: string | null) =>
      product.owner.updateTable('catalog.training_modules').set({ oral_questionnaire_id: oral }).where('id', '=', module.moduleId);
    const kept = await product.owner
      .selectFrom('catalog.training_modules')
      .select('oral_questionnaire_id')
      .where('id', '=', module.moduleId)
      .executeTakeFirstOrThrow();
    await of(null).execute();
    const { body } = await product.call<TrainerTrainingModule>(own, 'GET', `${training}/trainerTrainingModule/${trainerTrainingModuleId}`);
    await of(kept.oral_questionnaire_id).execute();
    expect(body.trainingStepsProgress.find(({ trainingStep }) => trainingStep === 'PracticalTest')).toMatchObject({ total: 1, finish: 1 });
  });

  it('are noted by the platform; trainer and center read, a coach finds none', async () => {
    await finish('oralTest', true);
    for (const token of [own, await tokenOf(centre.admin)]) {
      expect(await read('oralTest', token)).toMatchObject({ passed: true });
      const tried = [
        open('handsOnTest', token),
        save('oralTest', { answerContent: {}, concurrencyStamp: module.moduleId }, token),
        retest('OralTest', token),
      ];
      for (const { status } of await Promise.all(tried)) expect(status).toBe(403);
    }
    expect((await product.call(await tokenOf(centre.coach), 'GET', base, { trainerTrainingModuleId })).status).toBe(404);
  });
});

describe('a test that was failed', () => {
  it('is taken again once that was arranged, and each time stays to be read', async () => {
    expect((await retest()).error.code).toBe('Trellis:RetestNotDue');
    await finish('oralTest', false, 45);
    expect((await open('oralTest')).body).toMatchObject({ isComplete: true, score: 45 });
    const both = await Promise.all([retest(), retest()]);
    expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    expect((await overview()).oralTest).toMatchObject({ finished: false, passed: null });
    await finish('oralTest', true, 90);
    expect(await records()).toEqual([
      {
        testType: 'OralTest',
        attempt: 2,
        passed: true,
        score: 90,
        finished: true,
        endTime: expect.any(String),
        arrangeRetest: false,
        retest: true,
      },
      {
        testType: 'OralTest',
        attempt: 1,
        passed: false,
        score: 45,
        finished: true,
        endTime: expect.any(String),
        arrangeRetest: true,
        retest: false,
      },
    ]);
    expect(await read('oralTest', own, { attempt: 1 })).toMatchObject({ passed: false, score: 45 });
    expect((await retest()).error.code).toBe('Trellis:RetestNotDue');
    expect((await retest('HandsOnTest')).error.code).toBe('Trellis:RetestNotDue');
  });

  it('in writing is taken again by a makeup exam', async () => {
    expect((await retest('WrittenTest')).error.code).toBe('Trellis:RetestByMakeup');
    expect((await retest('Spoken')).status).toBe(400);
  });

  it('of a stopped module is neither noted nor taken again', async () => {
    await finish('oralTest', false);
    await stop();
    const tried = [retest(), open('handsOnTest'), save('oralTest', { answerContent: {}, concurrencyStamp: module.moduleId })];
    for (const { error } of await Promise.all(tried)) expect(error.code).toBe('Trellis:TrainingModuleStopped');
    expect((await overview()).oralTest).toMatchObject({ passed: false });
  });
});

describe('what a trainer records of practice', () => {
  const path = `${training}/trainerRecord`;
  const openRecord = (token = own) => product.call<FormRecord>(token, 'POST', path, { trainerTrainingModuleId });
  const saveRecord = (input: object, token = own) =>
    product.call<FormRecord>(token, 'PUT', path, { trainerTrainingModuleId, finishedPage: 1, ...input });
  const readRecord = async (token: string) =>
    (await product.call<{ record: FormRecord | null }>(token, 'GET', path, { trainerTrainingModuleId })).body.record;
  const answerContent = { practised: 'Rhythm', secure: '4' };

  it('is theirs until they submit it, and read by whoever looks after them from then on', async () => {
    const { concurrencyStamp } = (await openRecord()).body;
    const half = (await saveRecord({ answerContent: { practised: 'Rhythm' }, concurrencyStamp })).body;
    expect(await readRecord(admin)).toBeNull();
    expect((await readRecord(own))?.questionnaireAndAnswer.answerContent).toEqual({ practised: 'Rhythm' });
    const submit = () => saveRecord({ answerContent, isComplete: true, concurrencyStamp: half.concurrencyStamp });
    expect((await submit()).status).toBe(200);
    expect((await submit()).error.code).toBe('Trellis:QuestionnaireComplete');
    for (const token of [admin, await tokenOf(centre.admin)])
      expect((await readRecord(token))?.questionnaireAndAnswer.answerContent).toEqual(answerContent);
    expect((await openRecord(await tokenOf(centre.admin))).status).toBe(404);
  });

  it('is written once the module was started, and not after it was stopped', async () => {
    const { concurrencyStamp } = (await openRecord()).body;
    await stop();
    expect((await openRecord()).error.code).toBe('Trellis:TrainingModuleStopped');
    expect((await saveRecord({ answerContent, concurrencyStamp })).error.code).toBe('Trellis:TrainingModuleStopped');
    const ahead = await aTrainerModule(product.owner, { trainer });
    const early = await product.call(own, 'POST', path, { trainerTrainingModuleId: ahead.trainerModuleId });
    expect(early.error.code).toBe('Trellis:TrainingNotStarted');
  });
});
