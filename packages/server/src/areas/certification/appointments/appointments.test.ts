import type { TrainingAppointment } from '@trellis/contract/certification/appointment-calls';
import type { TrainerTrainingModule } from '@trellis/contract/certification/trainer-schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, aMember, anOverseer, type CentreBuilt, type MemberBuilt } from '../../../fixtures/builders.ts';
import { aTrainerModule } from '../../../fixtures/certification-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';

const base = '/api/rocketAdmin/trainingAppointment';
const training = '/api/rocketAdmin/trainerTraining/trainerTrainingModule';

let product: TestProduct;
let centre: CentreBuilt;
let elsewhere: CentreBuilt;
let admin: string;
/** A supervisor who works at another center. */
let leader: MemberBuilt;
let trainer: MemberBuilt;
let own: string;
let moduleId: string;

const tokenOf = ({ personId, membershipId }: { personId: string; membershipId: string }) =>
  issueToken(product.owner, personId, membershipId);

beforeAll(async () => {
  product = await startTestProduct();
  centre = await aCentre(product.owner, { name: 'Riverside' });
  elsewhere = await aCentre(product.owner, { name: 'Harbour' });
  admin = await tokenOf(await anOverseer(product.owner, { side: 'management', role: 'training' }));
  leader = await aMember(product.owner, { tenant: elsewhere, roles: ['Coach'] });
  await product.owner.insertInto('platform.supervisors').values({ person_id: leader.personId }).execute();
});
afterAll(() => product.close());
beforeEach(async () => {
  trainer = await aMember(product.owner, { tenant: centre, roles: ['trainer'] });
  own = await tokenOf(trainer);
  moduleId = (await aTrainerModule(product.owner, { trainer })).trainerModuleId;
});

const given = (more: object = {}) => ({
  trainerTrainingModuleId: moduleId,
  title: 'Warming up',
  startTime: '2031-03-10T15:05:00Z',
  supervisorId: leader.personId,
  ...more,
});
const add = (more: object = {}, token = admin) => product.call<{ id: string }>(token, 'POST', base, given(more));
const addOne = async (more: object = {}) => (await add(more)).body.id;
const view = async (id: string, token = admin) => (await product.call<TrainingAppointment>(token, 'GET', `${base}/${id}`)).body;
const list = (token: string, input: object = { trainerTrainingModuleId: moduleId }) =>
  product.call<{ items: TrainingAppointment[]; totalCount: number }>(token, 'GET', base, input);
const change = async (id: string, more: object = {}) =>
  product.call(admin, 'PUT', `${base}/${id}`, { ...given(), concurrencyStamp: (await view(id)).concurrencyStamp, ...more });
const complete = (id: string, token = admin) => product.call<{ hasFeedback: boolean }>(token, 'POST', `${base}/${id}/complete`);
const feedback = (method: 'POST' | 'PUT', id: string, more: object = {}, token = admin) =>
  product.call(token, method, `${base}/${id}/feedback`, { feedback: '<p>Calm <strong>start</strong></p>', ...more });
const remove = (id: string, token = admin) => product.call(token, 'DELETE', `${base}/${id}`);
const stop = () => product.call(admin, 'POST', `${training}/${moduleId}/stop`);

describe('an appointment', () => {
  it('is planned with its title, time and leader, for half an hour unless told', async () => {
    expect(await view(await addOne({ note: 'Bring the mat' }), own)).toEqual({
      id: expect.any(String),
      trainerTrainingModuleId: moduleId,
      trainingModule: expect.any(String),
      trainer: { id: trainer.personId, name: trainer.name },
      title: 'Warming up',
      startTime: '2031-03-10T15:05:00.000Z',
      duration: 0.5,
      supervisorId: leader.personId,
      supervisor: { id: leader.personId, name: leader.name },
      note: 'Bring the mat',
      complete: false,
      completeTime: null,
      feedback: null,
      trainerVisible: false,
      concurrencyStamp: expect.any(String),
    });
  });

  it.each([
    ['without a module', { trainerTrainingModuleId: undefined }],
    ['without a title', { title: ' ' }],
    ['without a time', { startTime: undefined }],
    ['between the steps of five minutes', { startTime: '2031-03-10T15:07:00Z' }],
    ['without a leader', { supervisorId: undefined }],
    ['for no time', { duration: 0 }],
    ['for less than a step of half an hour', { duration: 0.7 }],
    ['for longer than ten hours', { duration: 10.5 }],
  ])('is refused %s, and nothing is kept', async (_, more) => {
    expect((await add(more)).status).toBe(400);
    expect((await list(admin)).body.totalCount).toBe(0);
  });

  it('lasts up to ten hours and needs no note', async () => {
    expect(await view(await addOne({ duration: 10, note: '' }))).toMatchObject({ duration: 10, note: null });
  });

  it('is led by a supervisor, and by nobody for themselves', async () => {
    expect((await add({ supervisorId: centre.coach.personId })).status).toBe(404);
    expect((await add({ supervisorId: trainer.personId })).status).toBe(404);
  });

  it('is planned once the last one is complete, also by two at the same moment', async () => {
    const replies = await Promise.all([add(), add({ title: 'Another' })]);
    expect(replies.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.error.code).toBe('Trellis:AppointmentOpen');
    await complete((await list(admin)).body.items[0]?.id ?? '');
    expect((await add({ startTime: '2031-03-01T09:00:00Z' })).status).toBe(200);
    expect((await list(own)).body.items.map(({ complete }) => complete)).toEqual([false, true]);
  });

  it('is changed and deleted until it is complete', async () => {
    const id = await addOne();
    const stale = (await view(id)).concurrencyStamp;
    expect((await change(id, { title: 'Rhythm', duration: 1.5 })).status).toBe(200);
    expect(await view(id)).toMatchObject({ title: 'Rhythm', duration: 1.5 });
    expect((await change(id, { concurrencyStamp: stale })).error.code).toBe('Trellis:StaleStamp');
    expect((await complete(id)).body).toEqual({ hasFeedback: false });
    expect(await view(id, own)).toMatchObject({ complete: true, completeTime: expect.any(String) });
    expect((await complete(id)).error.code).toBe('Trellis:AppointmentComplete');
    expect((await change(id)).error.code).toBe('Trellis:AppointmentComplete');
    expect((await remove(id)).error.code).toBe('Trellis:AppointmentComplete');
    const next = await addOne();
    expect((await remove(next)).status).toBe(200);
    expect((await list(own)).body.totalCount).toBe(1);
  });

  it('counts as practical training', async () => {
    await complete(await addOne());
    await addOne();
    const steps = async () =>
      (await product.call<TrainerTrainingModule>(own, 'GET', `${training}/${moduleId}`)).body.trainingStepsProgress.find(
        ({ trainingStep }) => trainingStep === 'PracticalTraining',
      );
    expect(await steps()).toMatchObject({ total: 2, finish: 1 });
  });

  it('of a stopped module is neither planned, changed, completed, deleted nor told of', async () => {
    const id = await addOne();
    const { concurrencyStamp } = await view(id);
    await stop();
    const tried = [add(), change(id), complete(id), remove(id), feedback('POST', id), feedback('PUT', id, { concurrencyStamp })];
    for (const { error } of await Promise.all(tried)) expect(error.code).toBe('Trellis:TrainingModuleStopped');
    expect((await list(own)).body.items).toMatchObject([{ title: 'Warming up', complete: false }]);
  });

  it('is planned within the learning period', async () => {
    await product.owner.updateTable('app.trainer_training_modules').set({ end_date: '2026-01-31' }).where('id', '=', moduleId).execute();
    expect((await add()).error.code).toBe('Trellis:TrainingPeriodOver');
  });
});

describe('feedback on an appointment', () => {
  it('is seen by the trainer where it is visible, and by whoever looks after them', async () => {
    const id = await addOne();
    expect((await feedback('POST', id)).status).toBe(200);
    expect((await feedback('POST', id)).error.code).toBe('Trellis:FeedbackGiven');
    const center = await tokenOf(centre.admin);
    expect(await view(id, own)).toMatchObject({ feedback: null, trainerVisible: false });
    expect((await list(own)).body.items[0]?.feedback).toBeNull();
    expect((await view(id, center)).feedback).toBe('<p>Calm <strong>start</strong></p>');
    const { concurrencyStamp } = await view(id);
    expect((await feedback('PUT', id, { trainerVisible: true, concurrencyStamp })).status).toBe(200);
    expect((await view(id, own)).feedback).toBe('<p>Calm <strong>start</strong></p>');
    expect((await feedback('PUT', id, { concurrencyStamp })).error.code).toBe('Trellis:StaleStamp');
    expect((await complete(id)).body).toEqual({ hasFeedback: true });
  });

  it('keeps bold and lists, and nothing that runs', async () => {
    const id = await addOne();
    const written = '<div onclick="x()">One</div><script>alert(1)</script><ul><li><b>two</b></li></ul><img src=x onerror=y>';
    await feedback('POST', id, { feedback: written });
    expect((await view(id)).feedback).toBe(
      '<p>One</p>&lt;script>alert(1)&lt;/script><ul><li><strong>two</strong></li></ul>&lt;img src=x onerror=y>',
    );
    expect((await feedback('PUT', id, { feedback: '<p> &nbsp;</p>', concurrencyStamp: (await view(id)).concurrencyStamp })).status).toBe(
      400,
    );
  });
});

describe('who may do what', () => {
  it('is the platform that plans; trainer, leader and center read', async () => {
    const id = await addOne();
    const { concurrencyStamp } = await view(id);
    for (const token of [own, await tokenOf(leader), await tokenOf(centre.admin)]) {
      expect((await view(id, token)).title).toBe('Warming up');
      const tried = await Promise.all([
        add({}, token),
        product.call(token, 'PUT', `${base}/${id}`, { ...given(), concurrencyStamp }),
        complete(id, token),
        remove(id, token),
        feedback('POST', id, {}, token),
      ]);
      expect(tried.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    }
  });

  it('leads somebody of another center to what they lead, with names, and nobody else there', async () => {
    const id = await addOne();
    const led = (await list(await tokenOf(leader), { maxResultCount: 1000 })).body.items.find((item) => item.id === id);
    expect(led).toMatchObject({ trainer: { name: trainer.name }, supervisor: { name: leader.name } });
    for (const other of [elsewhere.admin, centre.coach])
      expect((await product.call(await tokenOf(other), 'GET', `${base}/${id}`)).status).toBe(404);
    expect((await list(await tokenOf(elsewhere.admin))).status).toBe(404);
  });
});
