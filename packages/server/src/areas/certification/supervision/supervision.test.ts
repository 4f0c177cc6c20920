import type { FormRecord } from '@trellis/contract/certification/forms';
import type { SuperviseSession, SupervisorRecord } from '@trellis/contract/certification/supervision-calls';
import type { ScoreItem, TrainerTrainingModule } from '@trellis/contract/certification/trainer-schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, aMember, anOverseer, aPerson, type CentreBuilt, type MemberBuilt } from '../../../fixtures/builders.ts';
import { aTrainerModule } from '../../../fixtures/certification-builders.ts';
import { publishQuestionnaires } from '../../../fixtures/publish-questionnaires.ts';
import { setPublicOrigin } from '../../../platform/http/origin.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';

const base = '/api/rocketAdmin/superviseSession';
const observed = { preparation: '5', contact: '4', technique: '4', comment: 'Calm and clear' };
const reviewed = { wentWell: 'The start', difficult: 'The end', helped: '5' };

let product: TestProduct;
let centre: CentreBuilt;
let elsewhere: CentreBuilt;
let admin: string;
let training: string;
/** A trainer of another centre who supervises. */
let supervisor: MemberBuilt;
let supervising: string;
let trainer: MemberBuilt;
let own: string;
let moduleId: string;

const tokenOf = ({ personId, membershipId }: { personId: string; membershipId: string }) =>
  issueToken(product.owner, personId, membershipId);

beforeAll(async () => {
  product = await startTestProduct();
  setPublicOrigin('https://trellis.test');
  await publishQuestionnaires(product.owner);
  centre = await aCentre(product.owner, { name: 'Riverside' });
  elsewhere = await aCentre(product.owner, { name: 'Harbour' });
  admin = await tokenOf(await anOverseer(product.owner, { side: 'management', role: 'admin' }));
  training = await tokenOf(await anOverseer(product.owner, { side: 'management', role: 'training' }));
  supervisor = await aMember(product.owner, { tenant: elsewhere, roles: ['Coach'] });
  await product.owner.insertInto('platform.supervisors').values({ person_id: supervisor.personId }).execute();
  supervising = await tokenOf(supervisor);
});
afterAll(() => product.close());
beforeEach(async () => {
  trainer = await aMember(product.owner, { tenant: centre, roles: ['trainer'] });
  own = await tokenOf(trainer);
  moduleId = (await aTrainerModule(product.owner, { trainer })).trainerModuleId;
});

const add = (given: object = {}, token = admin) =>
  product.call<{ ids: string[] }>(token, 'POST', base, { trainerTrainingModuleId: moduleId, supervisorId: supervisor.personId, ...given });
const addOne = async () => (await add()).body.ids[0] ?? '';
const list = async (token = own, input: object = { trainerTrainingModuleId: moduleId }) =>
  (await product.call<{ items: SuperviseSession[] }>(token, 'GET', base, input)).body.items;
const remove = (id: string, token = admin) => product.call(token, 'DELETE', `${base}/${id}`);
const open = (id: string, which: string, token: string) => product.call<FormRecord>(token, 'POST', `${base}/${id}/${which}`);
const save = (id: string, which: string, token: string, input: object) =>
  product.call<SupervisorRecord>(token, 'PUT', `${base}/${id}/${which}`, { finishedPage: 0, ...input });

async function writeSupervisors(id: string, supervisorScoring = 85, token = supervising) {
  const { concurrencyStamp } = (await open(id, 'supervisorSummary', token)).body;
  return save(id, 'supervisorSummary', token, { answerContent: observed, isComplete: true, supervisorScoring, concurrencyStamp });
}
async function writeTrainers(id: string) {
  const { concurrencyStamp } = (await open(id, 'trainerSummary', own)).body;
  return save(id, 'trainerSummary', own, { answerContent: reviewed, isComplete: true, concurrencyStamp });
}

describe('supervision sessions', () => {
  it('are added in order, one unless told, at most ten', async () => {
    expect((await add({ times: 0 })).status).toBe(400);
    expect((await add({ times: 11 })).status).toBe(400);
    expect((await add()).body.ids).toHaveLength(1);
    expect(await list()).toMatchObject([
      {
        order: 1,
        status: 'NotStart',
        supervisorScoring: null,
        supervisorSSummaryFinish: false,
        trainerSummaryFinish: false,
        ssFinishTime: null,
        tsFinishTime: null,
        supervisorSSummaryId: null,
        trainerSummaryId: null,
        supervisor: { id: supervisor.personId, name: supervisor.name },
        trainer: { id: trainer.personId, name: trainer.name },
      },
    ]);
    expect((await add({ trainerTrainingModuleId: undefined })).status).toBe(400);
  });

  it('are added again once all are done', async () => {
    const ids = (await add({ times: 2 })).body.ids;
    expect((await add()).error.code).toBe('Trellis:SupervisionUnfinished');
    for (const id of ids) {
      await writeSupervisors(id);
      expect((await add()).error.code).toBe('Trellis:SupervisionUnfinished');
      await writeTrainers(id);
    }
    expect((await add({ times: 10 })).status).toBe(200);
    expect((await list(own, { trainerTrainingModuleId: moduleId, maxResultCount: 20 })).map(({ order }) => order)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
  });

  it('are added once by two who add at the same moment', async () => {
    const replies = await Promise.all([add(), add({}, training)]);
    expect(replies.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    expect(await list()).toHaveLength(1);
  });

  it('are supervised by the only supervisor, by the own one of several, or by whoever is chosen', async () => {
    const options = async () =>
      (await product.call<{ initialId: string | null }>(admin, 'GET', `${base}/supervisors`, { trainerTrainingModuleId: moduleId })).body;
    expect((await options()).initialId).toBe(supervisor.personId);
    const second = await aMember(product.owner, { tenant: centre, roles: ['Coach'] });
    await product.owner.insertInto('platform.supervisors').values({ person_id: second.personId }).execute();
    expect((await options()).initialId).toBeNull();
    expect((await add({ supervisorId: undefined })).error.code).toBe('Trellis:SupervisorRequired');
    expect((await add({ supervisorId: centre.coach.personId })).status).toBe(404);
    await product.owner
      .insertInto('platform.supervised_trainers')
      .values({ trainer_id: trainer.personId, supervisor_id: second.personId })
      .execute();
    expect((await options()).initialId).toBe(second.personId);
    await add({ supervisorId: undefined });
    expect((await list())[0]?.supervisor.id).toBe(second.personId);
    await product.owner.deleteFrom('platform.supervisors').where('person_id', '=', second.personId).execute();
  });

  it('are supervised by oneself if one is a supervisor', async () => {
    const person = await anOverseer(product.owner, { side: 'management', role: 'supervisor' });
    await add({ supervisorId: undefined }, await tokenOf(person));
    expect((await list())[0]?.supervisor.id).toBe(person.personId);
    await product.owner.updateTable('identity.memberships').set({ state: 'Invalid' }).where('id', '=', person.membershipId).execute();
  });

  it('are deleted by an administrator while nobody began them', async () => {
    const [first = '', second = ''] = (await add({ times: 2 })).body.ids;
    for (const token of [training, own, supervising]) expect((await remove(first, token)).status).toBe(403);
    expect((await remove(second)).status).toBe(200);
    await open(first, 'trainerSummary', own);
    expect((await remove(first)).error.code).toBe('Trellis:SupervisionBegun');
  });

  it('of a stopped module stay', async () => {
    const id = await addOne();
    await product.call(admin, 'POST', `/api/rocketAdmin/trainerTraining/trainerTrainingModule/${moduleId}/stop`);
    expect((await remove(id)).error.code).toBe('Trellis:TrainingModuleStopped');
    expect(await list()).toHaveLength(1);
  });

  it('are added while the learning period goes on, and summed up after it', async () => {
    const id = await addOne();
    const endAt = (end_date: string) =>
      product.owner.updateTable('app.trainer_training_modules').set({ end_date }).where('id', '=', moduleId).execute();
    await endAt('2026-01-31');
    expect((await writeSupervisors(id)).status).toBe(200);
    expect((await writeTrainers(id)).status).toBe(200);
    const refused = await add();
    expect([refused.error.code, refused.error.message]).toEqual([
      'Trellis:TrainingPeriodOver',
      expect.stringContaining('ended on 01/31/2026'),
    ]);
    await endAt('2099-01-31');
    expect((await add()).status).toBe(200);
  });

  it('of a stopped module are neither added nor written', async () => {
    const id = await addOne();
    const { concurrencyStamp } = (await open(id, 'trainerSummary', own)).body;
    await product.call(training, 'POST', `/api/rocketAdmin/trainerTraining/trainerTrainingModule/${moduleId}/stop`);
    expect((await add()).error.code).toBe('Trellis:TrainingModuleStopped');
    const late = await save(id, 'trainerSummary', own, { answerContent: reviewed, isComplete: true, concurrencyStamp });
    expect(late.error.code).toBe('Trellis:TrainingModuleStopped');
  });
});

describe('an open session is handed over', () => {
  let successor: MemberBuilt;
  const handOver = (id: string, given: object = {}, token = training) =>
    product.call(token, 'PUT', `${base}/${id}/supervisor`, { supervisorId: successor.personId, ...given });
  const lettersTo = (email: string) =>
    product.owner.selectFrom('jobs.letters').select(['template', 'language', 'data']).where('recipient', '=', email).execute();

  beforeAll(async () => {
    const person = await aPerson(product.owner, { language: 'es' });
    successor = await aMember(product.owner, { tenant: elsewhere, person, roles: ['Coach'] });
    await product.owner.insertInto('platform.supervisors').values({ person_id: successor.personId }).execute();
  });
  afterAll(async () => {
    await product.owner.deleteFrom('platform.supervisors').where('person_id', '=', successor.personId).execute();
  });
  beforeEach(async () => {
    await product.owner.deleteFrom('jobs.letters').execute();
  });

  it('by whoever assigns, with what was written of it, and both supervisors read of it in their language', async () => {
    const id = await addOne();
    const { concurrencyStamp } = (await open(id, 'supervisorSummary', supervising)).body;
    await save(id, 'supervisorSummary', supervising, { answerContent: { comment: 'Draft' }, concurrencyStamp });
    const succeeding = await tokenOf(successor);
    expect((await open(id, 'supervisorSummary', succeeding)).status).toBe(404);
    expect((await handOver(id)).status).toBe(200);
    expect((await list())[0]).toMatchObject({ status: 'InProgress', supervisor: { id: successor.personId, name: successor.name } });
    expect((await open(id, 'supervisorSummary', supervising)).status).toBe(404);
    expect((await open(id, 'supervisorSummary', succeeding)).body.questionnaireAndAnswer.answerContent).toEqual({ comment: 'Draft' });
    const said = { tenantName: 'Riverside', trainerName: trainer.name, order: 1 };
    expect(await lettersTo(successor.email)).toMatchObject([
      {
        template: 'supervisionTaken',
        language: 'es',
        data: { ...said, moduleName: expect.stringContaining('(es)'), link: 'https://trellis.test/' },
      },
    ]);
    expect(await lettersTo(supervisor.email)).toMatchObject([
      { template: 'supervisionReleased', language: 'en', data: { ...said, supervisorName: successor.name } },
    ]);
    expect((await handOver(id)).status).toBe(200);
    expect(await lettersTo(successor.email)).toHaveLength(1);
    expect((await writeSupervisors(id, 90, succeeding)).status).toBe(200);
  });

  it('to a supervisor, by the platform alone, until the summary is submitted', async () => {
    const id = await addOne();
    expect((await handOver(id, { supervisorId: centre.coach.personId })).status).toBe(404);
    for (const token of [own, supervising, await tokenOf(centre.admin)]) expect((await handOver(id, {}, token)).status).toBe(403);
    await writeSupervisors(id);
    expect((await handOver(id)).error.code).toBe('Trellis:SupervisionSubmitted');
    expect(await lettersTo(successor.email)).toEqual([]);
  });

  it('unless its module was stopped', async () => {
    const id = await addOne();
    await product.call(training, 'POST', `/api/rocketAdmin/trainerTraining/trainerTrainingModule/${moduleId}/stop`);
    expect((await handOver(id)).error.code).toBe('Trellis:TrainingModuleStopped');
  });
});

describe('a session', () => {
  it('is in progress with one summary and done with both', async () => {
    const id = await addOne();
    expect((await writeSupervisors(id)).status).toBe(200);
    expect((await list())[0]).toMatchObject({
      status: 'InProgress',
      supervisorScoring: 85,
      supervisorSSummaryFinish: true,
      ssFinishTime: expect.any(String),
      supervisorSSummaryId: expect.any(String),
      trainerSummaryFinish: false,
    });
    expect((await writeTrainers(id)).status).toBe(200);
    expect((await list())[0]).toMatchObject({ status: 'Done', trainerSummaryFinish: true, tsFinishTime: expect.any(String) });
    const module = await product.call<TrainerTrainingModule>(
      own,
      'GET',
      `/api/rocketAdmin/trainerTraining/trainerTrainingModule/${moduleId}`,
    );
    expect(module.body.trainingStepsProgress.find(({ trainingStep }) => trainingStep === 'Supervision')).toMatchObject({
      total: 1,
      finish: 1,
    });
    expect(module.body.currentStep).toBe('Certificate');
  });

  it('that waits is the step the trainer is at', async () => {
    await add({ times: 2 });
    const steps = await product.call(own, 'GET', `/api/rocketAdmin/trainerTraining/trainerTrainingModule/${moduleId}/stepsProgress`);
    expect(steps.body).toMatchObject({ currentStep: 'Supervision' });
  });

  it('keeps half a summary to whoever writes it, and needs a score from 0 to 100', async () => {
    const id = await addOne();
    const { concurrencyStamp } = (await open(id, 'supervisorSummary', supervising)).body;
    const kept = await save(id, 'supervisorSummary', supervising, {
      answerContent: { comment: 'Draft' },
      supervisorScoring: 40,
      concurrencyStamp,
    });
    expect(kept.body).toMatchObject({ isComplete: false, supervisorScoring: 40 });
    const seen = async (token: string) =>
      (await product.call<{ record: SupervisorRecord | null }>(token, 'GET', `${base}/${id}/supervisorSummary`)).body.record;
    expect(await seen(own)).toBeNull();
    expect((await seen(supervising))?.questionnaireAndAnswer.answerContent).toEqual({ comment: 'Draft' });
    expect((await list())[0]).toMatchObject({ status: 'InProgress', supervisorScoring: null });
    const submit = (given: object) =>
      save(id, 'supervisorSummary', supervising, {
        answerContent: observed,
        isComplete: true,
        concurrencyStamp: kept.body.concurrencyStamp,
        ...given,
      });
    expect((await submit({})).error.code).toBe('Trellis:ScoringRequired');
    expect((await submit({ supervisorScoring: 101 })).status).toBe(400);
    expect((await submit({ supervisorScoring: 70, answerContent: {} })).error.code).toBe('Trellis:QuestionnaireIncomplete');
    expect((await submit({ supervisorScoring: 70 })).status).toBe(200);
    expect(await seen(own)).toMatchObject({ supervisorScoring: 70, fillerUser: { name: supervisor.name } });
  });

  it('is summed up by its two people, each for themselves', async () => {
    const id = await addOne();
    expect((await open(id, 'supervisorSummary', own)).status).toBe(404);
    expect((await open(id, 'trainerSummary', supervising)).status).toBe(404);
    expect((await open(id, 'supervisorSummary', await tokenOf(centre.admin))).status).toBe(404);
    await writeTrainers(id);
    const read = (token: string) => product.call<{ record: FormRecord | null }>(token, 'GET', `${base}/${id}/trainerSummary`);
    expect((await read(supervising)).body.record?.questionnaireAndAnswer.answerContent).toEqual(reviewed);
    expect((await read(await tokenOf(centre.admin))).body.record?.isComplete).toBe(true);
    expect((await read(await tokenOf(elsewhere.admin))).status).toBe(404);
    expect((await read(await tokenOf(centre.coach))).status).toBe(404);
  });

  it('can be scored by the platform in the place of the supervisor', async () => {
    const id = await addOne();
    expect((await writeSupervisors(id, 90, training)).status).toBe(200);
  });

  it('is submitted once by two who submit at the same moment', async () => {
    const id = await addOne();
    const { concurrencyStamp } = (await open(id, 'trainerSummary', own)).body;
    const submit = () => save(id, 'trainerSummary', own, { answerContent: reviewed, isComplete: true, concurrencyStamp });
    expect((await Promise.all([submit(), submit()])).map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
  });
});

describe('a supervisor of another center', () => {
  it('finds the sessions that are theirs, with the name of the trainer, and nothing else of that center', async () => {
    const id = await addOne();
    const mine = await list(supervising, { maxResultCount: 1000 });
    expect(mine.find((session) => session.id === id)).toMatchObject({
      trainer: { name: trainer.name },
      supervisor: { name: supervisor.name },
    });
    const trainingPath = '/api/rocketAdmin/trainerTraining';
    expect((await product.call(supervising, 'GET', `${trainingPath}/trainerTrainingModule/${moduleId}`)).status).toBe(404);
    expect((await product.call(supervising, 'GET', `${trainingPath}/trainerDetail/${trainer.personId}`)).status).toBe(404);
    expect((await list(await tokenOf(elsewhere.coach), { maxResultCount: 1000 })).map((session) => session.id)).toEqual([]);
  });
});

describe('scores', () => {
  it('are listed with grade and comment, and those of sessions that are done add up', async () => {
    const [first = '', second = ''] = (await add({ times: 2 })).body.ids;
    await writeSupervisors(first, 92);
    await writeTrainers(first);
    await writeSupervisors(second, 55);
    const scores = async (token: string, input: object = {}) =>
      (await product.call<{ items: ScoreItem[] }>(token, 'GET', `${base}/scoreList`, input)).body.items;
    expect(await scores(own)).toMatchObject([
      { order: 2, type: 'Supervision', scoring: 55, grade: 'E', comment: 'Calm and clear' },
      { order: 1, type: 'Supervision', scoring: 92, grade: 'A', creationTime: expect.any(String) },
    ]);
    expect(await scores(training, { trainerId: trainer.personId })).toHaveLength(2);
    const hidden = await product.call(await tokenOf(elsewhere.admin), 'GET', `${base}/scoreList`, { trainerId: trainer.personId });
    expect(hidden.status).toBe(404);
    const credits = async () =>
      (
        await product.call<{ accumulatedCredits: number }>(
          training,
          'GET',
          `/api/rocketAdmin/trainerTraining/trainerDetail/${trainer.personId}`,
        )
      ).body.accumulatedCredits;
    expect(await credits()).toBe(92);
    await writeTrainers(second);
    expect(await credits()).toBe(147);
  });
});
