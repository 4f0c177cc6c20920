import type { SectionAnswers, StudiedCourse } from '@trellis/contract/certification/study-calls';
import type { TrainerTrainingModule } from '@trellis/contract/certification/trainer-schemas';
import type { TrainerOrder } from '@trellis/contract/payments/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, aMember, anOverseer, type CentreBuilt, type MemberBuilt } from '../../../fixtures/builders.ts';
import { aTrainerModule, aTrainingModule, type ModuleBuilt } from '../../../fixtures/certification-builders.ts';
import { aCourse, type CourseBuilt } from '../../../fixtures/course-builders.ts';
import { publishQuestionnaires } from '../../../fixtures/publish-questionnaires.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';

const base = '/api/rocketAdmin/trainerTraining';
const answerContent = { sure: '4', learned: 'Wait before helping' };

let product: TestProduct;
let centre: CentreBuilt;
let admin: string;
let free: ModuleBuilt;
let priced: ModuleBuilt;
let first: CourseBuilt;
let second: CourseBuilt;
let questionnaireId: string;
let trainer: MemberBuilt;
let own: string;
let moduleId: string;

const tokenOf = ({ personId, membershipId }: { personId: string; membershipId: string }) =>
  issueToken(product.owner, personId, membershipId);
const learn = async (module: ModuleBuilt, isStarted = true) =>
  (await aTrainerModule(product.owner, { trainer, module, isStarted })).trainerModuleId;

beforeAll(async () => {
  product = await startTestProduct();
  await publishQuestionnaires(product.owner);
  centre = await aCentre(product.owner);
  admin = await tokenOf(await anOverseer(product.owner, { side: 'management', role: 'training' }));
  [first, second] = [await aCourse(product.owner, centre.admin), await aCourse(product.owner, centre.admin)];
  const form = product.owner.selectFrom('catalog.questionnaires').select('id').where('code', '=', 'section-review');
  questionnaireId = (await form.executeTakeFirstOrThrow()).id;
  const asked = product.owner.updateTable('catalog.course_contents').set({ questionnaire_id: questionnaireId });
  await asked.where('id', '=', second.courseContent).execute();
  free = await aTrainingModule(product.owner);
  priced = await aTrainingModule(product.owner, { price: 48_000 });
  const links = [free, priced].flatMap((module) =>
    [first, second].map(({ course }, position) => ({ module_id: module.moduleId, course_id: course, position })),
  );
  await product.owner.insertInto('catalog.training_module_courses').values(links).execute();
});
afterAll(() => product.close());
beforeEach(async () => {
  trainer = await aMember(product.owner, { tenant: centre, roles: ['trainer'] });
  own = await tokenOf(trainer);
  moduleId = await learn(free);
});

const courses = async (token = own, id = moduleId) =>
  (await product.call<{ items: StudiedCourse[] }>(token, 'GET', `${base}/courses`, { moduleId: id })).body.items;
const finish = ({ course, courseContent }: CourseBuilt, more: object = {}, token = own) =>
  product.call(token, 'POST', `${base}/finishContent`, {
    moduleId,
    courseId: course,
    contentId: courseContent,
    timeConsuming: 12,
    ...more,
  });
const answer = (more: object = {}, token = own) =>
  product.call<SectionAnswers>(token, 'POST', `${base}/contentQuestionnaire`, {
    moduleId,
    contentId: second.courseContent,
    questionnaireId,
    ...more,
  });
const stop = (id = moduleId) => product.call(admin, 'POST', `${base}/trainerTrainingModule/${id}/stop`);
const view = async (id = moduleId) => (await product.call<TrainerTrainingModule>(own, 'GET', `${base}/trainerTrainingModule/${id}`)).body;

describe('the courses of a module', () => {
  it('stand in its order with their sections, files to study, and how far each is', async () => {
    const [one, two] = await courses();
    expect(one).toEqual({
      id: first.course,
      title: expect.stringContaining('Course'),
      subTitle: expect.stringContaining('About'),
      headerImageUrl: null,
      length: 1,
      passCount: 0,
      contents: [
        {
          id: first.courseContent,
          title: expect.stringContaining('Section'),
          kind: 'video',
          timeConsuming: 12,
          fileName: 'video.file',
          url: expect.stringContaining('/'),
          questionnaires: [],
          userCourseDetail: { isFinish: false, userQuestionnaireId: null, isAnswered: false },
        },
      ],
    });
    expect(two?.contents[0]?.questionnaires).toEqual([{ id: questionnaireId, name: 'After the section' }]);
  });

  it('show their files to nobody but the trainer, and only while they learn', async () => {
    const urls = async (token = own, id = moduleId) => (await courses(token, id)).flatMap(({ contents }) => contents.map(({ url }) => url));
    for (const token of [admin, await tokenOf(centre.admin)]) expect(await urls(token)).toEqual([null, null]);
    await stop();
    expect(await urls()).toEqual([null, null]);
    expect(await urls(own, await learn(free, false))).toEqual([null, null]);
    const stranger = await tokenOf(centre.coach);
    expect((await product.call(stranger, 'GET', `${base}/courses`, { moduleId })).status).toBe(404);
  });
});

describe('a section', () => {
  it('is passed once it was studied to its end, however often that is said', async () => {
    expect((await Promise.all([finish(first), finish(first)])).map(({ status }) => status)).toEqual([200, 200]);
    expect((await courses())[0]).toMatchObject({ passCount: 1, contents: [{ userCourseDetail: { isFinish: true } }] });
    const { trainingStepsProgress: steps, currentStep } = await view();
    expect(steps.filter(({ trainingStep }) => trainingStep === 'OnlineLearning')).toEqual([
      { trainingStep: 'OnlineLearning', courseId: first.course, total: 1, finish: 1 },
      { trainingStep: 'OnlineLearning', courseId: second.course, total: 1, finish: 0 },
    ]);
    expect(currentStep).toBe('OnlineLearning');
  });

  it('that asks something is passed once that is answered too, and says how much was right', async () => {
    await finish(second);
    expect((await courses())[1]).toMatchObject({ passCount: 0, contents: [{ userCourseDetail: { isFinish: true, isAnswered: false } }] });
    const opened = (await answer()).body;
    expect(opened).toMatchObject({ isComplete: false, correctRate: null, userQuestionnaireId: opened.id });
    const half = (await answer({ answerContent: { sure: '4' }, concurrencyStamp: opened.concurrencyStamp })).body;
    expect((await answer({ answerContent, concurrencyStamp: opened.concurrencyStamp })).error.code).toBe('Trellis:StaleStamp');
    expect((await answer({ answerContent: {}, isComplete: true })).error.code).toBe('Trellis:QuestionnaireIncomplete');
    const done = await answer({ answerContent, isComplete: true, concurrencyStamp: half.concurrencyStamp });
    expect(done.body).toMatchObject({ isComplete: true, correctRate: 75 });
    expect((await courses())[1]).toMatchObject({
      passCount: 1,
      contents: [{ userCourseDetail: { isFinish: true, userQuestionnaireId: opened.id, isAnswered: true } }],
    });
    expect((await answer({ answerContent, isComplete: true })).error.code).toBe('Trellis:QuestionnaireComplete');
    expect((await answer()).body).toMatchObject({ correctRate: 75 });
  });

  it('of another course or questionnaire is none of this module', async () => {
    const other = await aCourse(product.owner, centre.admin);
    expect((await finish(other)).status).toBe(404);
    expect((await finish(first, { courseId: second.course })).status).toBe(404);
    expect((await answer({ contentId: first.courseContent })).error.code).toBe('Trellis:QuestionnaireNotFound');
    expect((await answer({ contentId: other.courseContent })).status).toBe(404);
  });

  it('is studied by the trainer alone, from the start of the module until it is stopped', async () => {
    for (const token of [await tokenOf(centre.admin), await tokenOf(centre.coach)]) {
      expect((await finish(first, {}, token)).status).toBe(404);
      expect((await answer({}, token)).status).toBe(404);
    }
    await stop();
    for (const { error } of [await finish(first), await answer()]) expect(error.code).toBe('Trellis:TrainingModuleStopped');
    const ahead = await learn(free, false);
    expect((await finish(first, { moduleId: ahead })).error.code).toBe('Trellis:TrainingNotStarted');
    const over = product.owner.updateTable('app.trainer_training_modules').set({ end_date: '2026-01-31' }).where('id', '=', ahead);
    await over.execute();
    expect((await finish(first, { moduleId: ahead })).error.code).toBe('Trellis:TrainingModuleExpired');
  });
});

describe('a module that costs something', () => {
  const path = `${base}/trainingOrder`;
  const order = (trainerTrainingModuleId: string, token = own) =>
    product.call<TrainerOrder>(token, 'POST', path, { trainerTrainingModuleId });
  const read = async (trainerTrainingModuleId: string, token = own) =>
    (await product.call<{ order: TrainerOrder | null }>(token, 'GET', path, { trainerTrainingModuleId })).body.order;
  const stand = (code: string, status: object) =>
    product.owner.updateTable('app.trainer_orders').set(status).where('code', '=', code).execute();

  it('is ordered once by several who ask, and studied once it is paid', async () => {
    const id = await learn(priced);
    expect(await view(id)).toMatchObject({ isUnpaid: true, trainingOrder: null });
    const unpaid = { moduleId: id };
    expect((await finish(first, unpaid)).error.code).toBe('Trellis:TrainingUnpaid');
    expect((await answer(unpaid)).error.code).toBe('Trellis:TrainingUnpaid');
    expect((await courses(own, id))[0]?.contents[0]?.url).toBeNull();
    const orders = await Promise.all([order(id), order(id)]);
    expect(new Set(orders.map(({ body }) => body.code)).size).toBe(1);
    const { code } = orders[0].body;
    expect(await read(id)).toEqual({ code, status: 'NotPay', needPayPrice: 480, currency: 'USD' });
    await stand(code, { status: 'Paid', paid_at: new Date() });
    expect(await view(id)).toMatchObject({ isUnpaid: false, trainingOrder: { status: 'Paid', code } });
    expect((await finish(first, unpaid)).status).toBe(200);
    await stand(code, { status: 'Refunded', refunded_at: new Date() });
    expect((await finish(second, unpaid)).error.code).toBe('Trellis:TrainingUnpaid');
  });

  it('that was started while it cost nothing stays so when it gets a price; one that begins later does not', async () => {
    const module = await aTrainingModule(product.owner);
    const id = await learn(module, false);
    const priceOf = (price: number) =>
      product.owner.updateTable('catalog.training_modules').set({ price }).where('id', '=', module.moduleId);
    expect((await product.call(own, 'POST', `${base}/trainerTrainingModule/${id}/start`)).status).toBe(200);
    await priceOf(48_000).execute();
    expect(await view(id)).toMatchObject({ isUnpaid: false });
    expect((await order(id)).error.code).toBe('Trellis:NothingToPay');
    trainer = await aMember(product.owner, { tenant: centre, roles: ['trainer'] });
    own = await tokenOf(trainer);
    const later = await learn(module, false);
    await product.call(own, 'POST', `${base}/trainerTrainingModule/${later}/start`);
    expect(await view(later)).toMatchObject({ isUnpaid: true });
  });

  it('waits to be paid no longer once it was stopped', async () => {
    const id = await learn(priced);
    const { code } = (await order(id)).body;
    await stop(id);
    expect((await product.call<TrainerOrder>(undefined, 'GET', `/api/payment/${code}`)).body.status).toBe('OrderClosed');
  });

  it('is ordered by its trainer; a free, foreign or stopped one is not', async () => {
    expect((await order(moduleId)).error.code).toBe('Trellis:NothingToPay');
    expect(await view()).toMatchObject({ isUnpaid: false, trainingOrder: null });
    const id = await learn(priced);
    expect((await order(id, await tokenOf(centre.admin))).status).toBe(404);
    expect(await read(id, await tokenOf(centre.admin))).toBeNull();
    await stop(id);
    expect((await order(id)).error.code).toBe('Trellis:TrainingModuleStopped');
  });
});
