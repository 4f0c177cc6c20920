import type { Regulation } from '@trellis/contract/exams/examination';
import type { ExamPaper, HistoryItem, PaperDetails } from '@trellis/contract/exams/paper-schemas';
import type { TrainerOrder } from '@trellis/contract/payments/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, aMember, anOverseer, type CentreBuilt, type MemberBuilt } from '../../fixtures/builders.ts';
import { aTrainerModule, aTrainingModule, type ModuleBuilt } from '../../fixtures/certification-builders.ts';
import { anExam, aQuestion, beginEarlier } from '../../fixtures/exam-builders.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { drawQuestions } from './bank.ts';
import { randomOf } from './shuffle.ts';

const user = '/api/examination/userExamination';
const admin = '/api/examination/admin/Examination';
const none = { choices: [], isTrue: null, texts: [] };

let product: TestProduct;
let centre: CentreBuilt;
let training: string;
let module: ModuleBuilt;
let trainer: MemberBuilt;
let own: string;
let trainerTrainingModuleId: string;

const regulations = [
  { tagId: null, kind: 'trueFalse', quantity: 3, fraction: 5 },
  { tagId: null, kind: 'single', quantity: 1, fraction: 5 },
] satisfies Regulation[];

const tokenOf = ({ personId, membershipId }: { personId: string; membershipId: string }) =>
  issueToken(product.owner, personId, membershipId);

beforeAll(async () => {
  product = await startTestProduct();
  centre = await aCentre(product.owner, { name: 'Riverside' });
  training = await tokenOf(await anOverseer(product.owner, { side: 'management', role: 'training' }));
  module = await aTrainingModule(product.owner, { displayName: 'Foundations' });
  for (let made = 0; made < 12; made += 1) await aQuestion(product.owner, { title: `True ${made}` });
  const letters = ['A', 'B', 'C', 'D', 'E', 'F'];
  const options = letters.map((letter) => ({ texts: { en: letter, 'zh-Hans': letter, es: letter }, isRight: letter === 'A' }));
  for (let made = 0; made < 3; made += 1) await aQuestion(product.owner, { title: `One ${made}`, solution: { kind: 'single', options } });
  await anExam(product.owner, { module, regulations, passingScore: 15, description: 'Read calmly.' });
});
afterAll(() => product.close());
beforeEach(learn);

/** Somebody new learns the module. */
async function learn(): Promise<void> {
  trainer = await aMember(product.owner, { tenant: centre, roles: ['trainer'] });
  own = await tokenOf(trainer);
  ({ trainerModuleId: trainerTrainingModuleId } = await aTrainerModule(product.owner, { trainer, module }));
}

const first = async (token = training) => product.call<ExamPaper>(token, 'POST', `${admin}/first`, { trainerTrainingModuleId });
const start = (id: string, token = own) => product.call<ExamPaper>(token, 'PUT', `${user}/start`, { id });
const details = async (id: string, token = own) => (await product.call<PaperDetails>(token, 'GET', `${user}/details`, { id })).body;
const answer = (id: string, questionId: string, said: object, token = own) =>
  product.call(token, 'PUT', `${user}/answer`, { id, questionId, answer: { ...none, ...said } });
const submit = (id: string, token = own, more = {}) => product.call<ExamPaper>(token, 'POST', `${user}/submit`, { id, ...more });
const arrange = (id: string, more = {}, token = training) =>
  product.call<ExamPaper>(token, 'PUT', `${user}/makeupExamination`, { id, times: 1, passingScore: 5, price: 0, ...more });
const papers = async (token = own) =>
  (await product.call<{ items: ExamPaper[] }>(token, 'GET', `${user}/list`, { trainerTrainingModuleId })).body.items;
const handInOverdue = () => sql`select jobs.hand_in_exams()`.execute(product.pools.jobs);

/** A paper that was begun, with its questions. */
async function begun() {
  const { id } = (await first()).body;
  await start(id);
  return { id, questions: (await details(id)).questions };
}
/** Answers so many of its questions of true and false as they should be. */
async function answerRight(id: string, questions: PaperDetails['questions'], count: number) {
  const asked = questions.filter(({ kind }) => kind === 'trueFalse').slice(0, count);
  for (const { id: questionId } of asked) expect((await answer(id, questionId, { isTrue: true })).status).toBe(200);
}

describe('a paper', () => {
  it('is made by those who look after trainers, once, and shows what is to come', async () => {
    const [one, other] = await Promise.all([first(), first()]);
    expect(one.body.id).toBe(other.body.id);
    expect(one.body).toMatchObject({
      status: 'NOT_STARTED',
      type: 'FIRST',
      total: 20,
      passingScore: 15,
      duration: 30,
      examinationDescription: 'Read calmly.',
      makeUpExamination: null,
    });
    expect((await first(await tokenOf(centre.admin))).status).toBe(403);
    expect((await first(own)).status).toBe(403);
  });

  it('is drawn once, by the regulations, and does not follow the bank from then on', async () => {
    const { id } = (await first()).body;
    const begin = await Promise.all([start(id), start(id), start(id)]);
    expect(begin.map(({ body }) => body.status)).toEqual(['DOING', 'DOING', 'DOING']);
    const { questions, now, paper } = await details(id);
    expect(questions).toHaveLength(4);
    expect(questions.filter(({ kind }) => kind === 'single')).toHaveLength(1);
    expect((Date.parse(paper.endTime ?? '') - Date.parse(paper.startTime ?? '')) / 60_000).toBe(30);
    expect(Date.parse(now)).toBeLessThan(Date.parse(paper.endTime ?? ''));
    expect(JSON.stringify(questions)).not.toMatch(/isRight|"isTrue":(true|false)|solution/);
    await product.owner
      .updateTable('catalog.questions')
      .set({ titles: JSON.stringify({ en: 'X', 'zh-Hans': 'X', es: 'X' }) })
      .where('kind', '=', 'single')
      .execute();
    expect((await details(id)).questions).toEqual(questions);
  });

  it('begun after its exam was changed is all of the exam as it is now, and can be passed', async () => {
    const changed = await aTrainingModule(product.owner);
    const { examinationId } = await anExam(product.owner, { module: changed, regulations, passingScore: 15 });
    ({ trainerModuleId: trainerTrainingModuleId } = await aTrainerModule(product.owner, { trainer, module: changed }));
    const { id } = (await first()).body;
    const less = JSON.stringify([{ tagId: null, kind: 'trueFalse', quantity: 2, fraction: 5 }]);
    const exam = () => product.owner.updateTable('catalog.examinations').where('id', '=', examinationId);
    await exam().set({ regulations: less, passing_score: 10, duration: 20 }).execute();
    expect((await start(id)).body).toMatchObject({ total: 10, passingScore: 10, duration: 20 });
    expect((await arrange(id, { passingScore: 10.5 })).error.code).toBe('Trellis:ExamUnreachable');
    await arrange(id, { passingScore: 8 });
    await submit(id);
    await exam()
      .set({ regulations: JSON.stringify([{ tagId: null, kind: 'trueFalse', quantity: 1, fraction: 5 }]), passing_score: 5 })
      .execute();
    expect((await start((await papers())[0]!.id)).body).toMatchObject({ total: 5, passingScore: 5 });
  });

  it('has an order of questions and options of its own, from a seed that is kept, and keeps it through every reload', async () => {
    const orders: string[] = [];
    const seeds: number[] = [];
    for (let made = 0; made < 5; made += 1) {
      await learn();
      const { id, questions } = await begun();
      for (let reload = 0; reload < 2; reload += 1) expect((await details(id)).questions).toEqual(questions);
      expect((await start(id)).body.status).toBe('DOING');
      expect((await details(id)).questions).toEqual(questions);
      const { seed } = await product.owner.selectFrom('app.exam_papers').select('seed').where('id', '=', id).executeTakeFirstOrThrow();
      const drawn = await inTransaction(product.pools.platform, {}, (db) => drawQuestions(db, regulations, randomOf(Number(seed))));
      const asDrawn = drawn.map(({ titles, solution }) => [
        titles['en'],
        'options' in solution ? solution.options.map(({ texts }) => texts.en) : [],
      ]);
      expect(questions.map(({ title, options }) => [title, options])).toEqual(asDrawn);
      orders.push(questions.flatMap(({ options }) => options).join(''));
      seeds.push(Number(seed));
    }
    expect(new Set(seeds).size).toBe(5);
    expect(orders.every((order) => order.split('').toSorted().join('') === 'ABCDEF')).toBe(true);
    // that all are alike by chance happens once in 10¹¹ times
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  it('is begun by whom it is for alone, while their module runs', async () => {
    const { id } = (await first()).body;
    const another = await tokenOf(await aMember(product.owner, { tenant: centre, roles: ['trainer'] }));
    const administrator = await tokenOf(centre.admin);
    for (const token of [another, administrator]) {
      expect((await start(id, token)).status).toBe(404);
      expect((await product.call(token, 'GET', `${user}/details`, { id })).status).toBe(404);
    }
    expect((await start(id, training)).status).toBe(403);
    await product.owner
      .updateTable('app.trainer_training_modules')
      .set({ end_date: '2026-01-02' })
      .where('id', '=', trainerTrainingModuleId)
      .execute();
    expect((await start(id)).error.code).toBe('Trellis:TrainingModuleExpired');
  });

  it('goes on for its own time where that of its module is over since, and for none where that was stopped', async () => {
    const { id, questions } = await begun();
    const [asked] = questions;
    const setModule = (set: object) =>
      product.owner.updateTable('app.trainer_training_modules').set(set).where('id', '=', trainerTrainingModuleId).execute();
    await setModule({ end_date: '2026-01-02' });
    expect((await start(id)).body.status).toBe('DOING');
    expect((await answer(id, asked!.id, { isTrue: true })).status).toBe(200);
    await setModule({ status: 'Stopped', stopped_at: new Date() });
    expect((await start(id)).error.code).toBe('Trellis:TrainingModuleStopped');
    expect((await answer(id, asked!.id, { isTrue: true })).error.code).toBe('Trellis:TrainingModuleStopped');
  });

  it('is passed with the passing score itself, and failed below it', async () => {
    const { id, questions } = await begun();
    await answerRight(id, questions, 3);
    expect((await submit(id)).body).toMatchObject({ status: 'PASSED', score: 15 });
    const steps = await product.call<{ items: { trainingStep: string; total: number; finish: number }[] }>(
      own,
      'GET',
      `/api/rocketAdmin/trainerTraining/trainerTrainingModule/${trainerTrainingModuleId}/stepsProgress`,
    );
    expect(steps.body.items).toContainEqual({ trainingStep: 'TheoreticalTest', courseId: null, total: 1, finish: 1 });
  });

  it('is answered one by one: the last word counts, and nothing after it was handed in', async () => {
    const { id, questions } = await begun();
    const [one] = questions;
    const asked = questions.find(({ kind }) => kind === 'trueFalse') ?? one!;
    await answer(id, asked.id, { isTrue: false });
    await answer(id, asked.id, { isTrue: true });
    expect((await details(id)).questions.find((each) => each.id === asked.id)?.answer).toEqual({ ...none, isTrue: true });
    expect((await start(id)).body.status).toBe('DOING');
    expect((await answer(id, trainerTrainingModuleId, {})).status).toBe(404);
    expect((await submit(id)).body).toMatchObject({ status: 'FAILED', score: 5 });
    expect((await answer(id, asked.id, { isTrue: false })).error.code).toBe('Trellis:ExamPaperDone');
    expect((await start(id)).error.code).toBe('Trellis:ExamPaperDone');
    expect((await submit(id)).body).toMatchObject({ status: 'FAILED', score: 5 });
  });

  it('was changed last when it was answered last', async () => {
    const { id, questions } = await begun();
    const { updateTime } = (await details(id)).paper;
    await answer(id, questions[0]!.id, { choices: [0] });
    const after = (await details(id)).paper.updateTime;
    expect(Date.parse(after)).toBeGreaterThan(Date.parse(updateTime));
  });

  it('takes with it what was not saved yet', async () => {
    const { id, questions } = await begun();
    const answers = questions.map(({ id: questionId }) => ({ questionId, answer: { ...none, isTrue: true } }));
    expect((await submit(id, own, { answers })).body).toMatchObject({ status: 'PASSED', score: 15 });
  });

  it('ends when its time is over, whether anybody looks or not', async () => {
    const { id, questions } = await begun();
    await answerRight(id, questions, 2);
    await handInOverdue();
    expect((await papers())[0]).toMatchObject({ status: 'DOING' });
    await beginEarlier(product.owner, id, 31);
    expect((await answer(id, questions[0]!.id, { isTrue: true })).error.code).toBe('Trellis:ExamTimeOver');
    await Promise.all([handInOverdue(), handInOverdue(), submit(id)]);
    const [paper] = await papers();
    expect(paper).toMatchObject({ status: 'FAILED', score: 10, submitTime: paper?.endTime });
  });

  it('not begun is not handed in', async () => {
    expect((await submit((await first()).body.id)).error.code).toBe('Trellis:ExamNotStarted');
  });
});

describe('a makeup', () => {
  it('waits at once where one was arranged, once, and its own passing score counts', async () => {
    const { id, questions } = await begun();
    expect((await arrange(id)).body.makeUpExamination).toEqual({ times: 1, passingScore: 5, price: 0, currency: 'USD' });
    await submit(id);
    const [makeup, former] = await papers();
    expect(makeup).toMatchObject({ status: 'NOT_STARTED', type: 'MAKEUP', fatherUserExaminationPaperId: id, passingScore: 5 });
    expect(former).toMatchObject({ status: 'FAILED', makeUpExamination: { times: 0 } });
    await start(makeup!.id);
    const second = (await details(makeup!.id)).questions;
    expect(second.map((each) => each.id)).not.toEqual(questions.map((each) => each.id));
    await answerRight(makeup!.id, second, 1);
    expect((await submit(makeup!.id)).body).toMatchObject({ status: 'PASSED', score: 5 });
    const { body } = await product.call<{ items: HistoryItem[] }>(own, 'GET', `${user}/history`);
    expect(
      body.items.map(({ isMakeUp, submitTimes, passed, score, fillerUserName }) => ({
        isMakeUp,
        submitTimes,
        passed,
        score,
        fillerUserName,
      })),
    ).toEqual([
      { isMakeUp: true, submitTimes: 2, passed: true, score: 5, fillerUserName: trainer.name },
      { isMakeUp: false, submitTimes: 1, passed: false, score: 0, fillerUserName: trainer.name },
    ]);
  });

  it('is refused without times left, and made by either side while there are', async () => {
    const { id } = await begun();
    await submit(id);
    const ask = (token: string, path: string) => product.call<ExamPaper>(token, 'POST', path, { fatherUserExaminationPaperId: id });
    expect((await ask(own, `${user}/makeup`)).error.code).toBe('Trellis:NoMakeupLeft');
    expect((await ask(training, `${admin}/makeup`)).error.code).toBe('Trellis:NoMakeupLeft');
    await arrange(id, { times: 2 });
    const made = await Promise.all([ask(own, `${user}/makeup`), ask(training, `${admin}/makeup`), ask(own, `${user}/makeup`)]);
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    expect(await papers()).toHaveLength(2);
    await start(made[0]!.body.id);
    await submit(made[0]!.body.id);
    expect((await papers()).map(({ status, type }) => [status, type])).toEqual([
      ['NOT_STARTED', 'MAKEUP'],
      ['FAILED', 'MAKEUP'],
      ['FAILED', 'FIRST'],
    ]);
  });

  it('costs what was arranged: one of price 0 or a paid one is taken, another is paid first', async () => {
    const { id } = await begun();
    await arrange(id, { price: 10 });
    await submit(id);
    const [makeup] = await papers();
    expect(makeup).toMatchObject({ price: 10, currency: 'USD', isPaid: false });
    expect((await start(makeup!.id)).error.code).toBe('Trellis:MakeupUnpaid');
    const order = (paperId: string, token = own) => product.call<TrainerOrder>(token, 'POST', `${user}/makeupOrder`, { id: paperId });
    const [ordered, again] = await Promise.all([order(makeup!.id), order(makeup!.id)]);
    expect(ordered.body).toEqual({ code: again.body.code, status: 'NotPay', needPayPrice: 10, currency: 'USD' });
    expect((await order(id)).error.code).toBe('Trellis:NothingToPay');
    expect((await order(makeup!.id, await tokenOf(centre.admin))).status).toBe(404);
    await product.owner
      .updateTable('app.trainer_orders')
      .set({ status: 'Paid', paid_at: new Date() })
      .where('code', '=', ordered.body.code)
      .execute();
    expect((await start(makeup!.id)).body).toMatchObject({ status: 'DOING', isPaid: true });
    await submit(makeup!.id);
    expect((await order(makeup!.id)).error.code).toBe('Trellis:ExamPaperDone');
  });

  it('that waits follows what is arranged since: its passing score, and its price with a new order', async () => {
    const { id } = await begun();
    await arrange(id, { price: 10 });
    await submit(id);
    const [makeup] = await papers();
    const order = () => product.call<TrainerOrder>(own, 'POST', `${user}/makeupOrder`, { id: makeup!.id });
    const { code } = (await order()).body;
    await arrange(id, { price: 10, passingScore: 7 });
    expect((await papers())[0]).toMatchObject({ id: makeup!.id, passingScore: 7, price: 10 });
    expect((await order()).body.code).toBe(code);
    await arrange(id, { price: 12 });
    expect((await order()).body).toMatchObject({ status: 'NotPay', needPayPrice: 12 });
    await arrange(id, { price: 0, passingScore: 6 });
    expect((await start(makeup!.id)).body).toMatchObject({ status: 'DOING', passingScore: 6 });
    await arrange(id, { passingScore: 9 });
    expect((await papers())[0]).toMatchObject({ id: makeup!.id, passingScore: 6 });
  });

  it('of a module that was stopped is neither arranged, made, ordered nor paid', async () => {
    const { id } = await begun();
    await arrange(id, { price: 10, times: 2 });
    await submit(id);
    const [makeup] = await papers();
    const order = () => product.call<TrainerOrder>(own, 'POST', `${user}/makeupOrder`, { id: makeup!.id });
    const { code } = (await order()).body;
    await product.call(training, 'POST', `/api/rocketAdmin/trainerTraining/trainerTrainingModule/${trainerTrainingModuleId}/stop`);
    expect((await order()).error.code).toBe('Trellis:TrainingModuleStopped');
    expect((await product.call<TrainerOrder>(undefined, 'GET', `/api/payment/${code}`)).body.status).toBe('OrderClosed');
    await product.owner.deleteFrom('app.exam_papers').where('id', '=', makeup!.id).execute();
    const make = (token: string, path: string) => product.call(token, 'POST', path, { fatherUserExaminationPaperId: id });
    for (const refused of [await make(own, `${user}/makeup`), await make(training, `${admin}/makeup`), await arrange(id)])
      expect(refused.error.code).toBe('Trellis:TrainingModuleStopped');
    expect(await papers()).toHaveLength(1);
  });

  it('of an expired module is not ordered', async () => {
    const { id } = await begun();
    await arrange(id, { price: 10 });
    await submit(id);
    const ended = product.owner.updateTable('app.trainer_training_modules').set({ end_date: '2026-01-31' });
    await ended.where('id', '=', trainerTrainingModuleId).execute();
    const [makeup] = await papers();
    const ordered = await product.call(own, 'POST', `${user}/makeupOrder`, { id: makeup!.id });
    expect(ordered.error.code).toBe('Trellis:TrainingModuleExpired');
  });

  it('is arranged by the platform, with the first paper', async () => {
    const { id } = await begun();
    expect((await arrange(id, {}, await tokenOf(centre.admin))).status).toBe(403);
    expect((await arrange(id, { passingScore: -1 })).status).toBe(400);
    expect((await arrange(id, { passingScore: undefined })).status).toBe(400);
    await arrange(id);
    await submit(id);
    expect((await arrange((await papers())[0]!.id)).error.code).toBe('Trellis:NotAFirstPaper');
  });
});

describe('what others see', () => {
  it('is the list of a center, that of the platform, and a result that tells those who judge what is right', async () => {
    const { id, questions } = await begun();
    await answerRight(id, questions, 1);
    await submit(id);
    const list = async (token: string, more = {}) =>
      (await product.call<{ items: ExamPaper[]; totalCount: number }>(token, 'POST', `${admin}/list`, { filter: trainer.name, ...more }))
        .body;
    expect(await list(training)).toMatchObject({
      totalCount: 1,
      items: [{ id, status: 'FAILED', tenantName: 'Riverside', moduleName: 'Foundations' }],
    });
    expect((await list(training, { status: 'PASSED' })).totalCount).toBe(0);
    expect((await list(await tokenOf(centre.admin))).totalCount).toBe(1);
    expect((await list(await tokenOf((await aCentre(product.owner)).admin))).totalCount).toBe(0);
    type Result = { items: { questions: { points: number | null; solution: string[] | null }[] }[] };
    const result = async (token: string) =>
      (await product.call<Result>(token, 'GET', `${user}/result`, { trainerTrainingModuleId, trainerId: trainer.personId })).body.items[0]!
        .questions;
    expect((await result(training)).every(({ solution }) => solution !== null)).toBe(true);
    for (const token of [own, await tokenOf(centre.admin)]) {
      const told = await result(token);
      expect(told.map(({ points }) => points).sort((one, other) => Number(one) - Number(other))).toEqual([0, 0, 0, 5]);
      expect(told.every(({ solution }) => solution === null)).toBe(true);
    }
    const record = await product.call<{ records: object[] }>(own, 'GET', '/api/examination/trainerTrainingExamination', {
      trainerTrainingModuleId,
    });
    expect(record.body.records).toMatchObject([
      { testType: 'WrittenTest', passed: false, score: 5, finished: true, arrangeRetest: false, retest: false },
    ]);
    await arrange(id);
    const after = await product.call<{ records: object[] }>(own, 'GET', '/api/examination/trainerTrainingExamination', {
      trainerTrainingModuleId,
    });
    expect(after.body.records).toMatchObject([
      { arrangeRetest: false, retest: true },
      { arrangeRetest: true, retest: false },
    ]);
  });
});

describe('a text that is judged by hand', () => {
  it('keeps the paper open until somebody did, within the points of its question', async () => {
    const written = await aTrainingModule(product.owner);
    await aQuestion(product.owner, { solution: { kind: 'freeText', guidance: 'Calm' } });
    await anExam(product.owner, {
      module: written,
      regulations: [{ tagId: null, kind: 'freeText', quantity: 1, fraction: 8 }],
      passingScore: 6,
    });
    ({ trainerModuleId: trainerTrainingModuleId } = await aTrainerModule(product.owner, { trainer, module: written }));
    const told = async () =>
      (await sql`select id from identity.messages where person_id = ${trainer.personId} and kind = 'examToTake'`.execute(product.owner))
        .rows.length;
    const { id, questions } = await begun();
    // begun, it is no longer to be taken
    expect(await told()).toBe(0);
    const questionId = questions[0]!.id;
    await answer(id, questionId, { texts: ['I wait.'] });
    expect((await submit(id)).body).toMatchObject({ status: 'DOING', isAwaitingJudgement: true, score: null });
    const judge = (points: number, token = training) => product.call<ExamPaper>(token, 'PUT', `${admin}/judge`, { id, questionId, points });
    expect((await judge(6, own)).status).toBe(403);
    expect((await judge(8.5)).error.code).toBe('Trellis:ExamPointsTooMany');
    expect((await judge(6.5)).body).toMatchObject({ status: 'PASSED', score: 6.5, isAwaitingJudgement: false });
    expect((await judge(7)).error.code).toBe('Trellis:ExamJudged');
    const letters = await product.owner.selectFrom('jobs.letters').select('template').where('recipient', '=', trainer.email).execute();
    // once it was there, and once it was judged
    expect(letters.map(({ template }) => template)).toEqual(['examToTake', 'examJudged']);
  });
});

describe('a text that is judged after its module was stopped', () => {
  it('makes no makeup', async () => {
    const written = await aTrainingModule(product.owner);
    const asked = [{ tagId: null, kind: 'freeText', quantity: 1, fraction: 8 }];
    await anExam(product.owner, { module: written, regulations: asked, passingScore: 6 });
    ({ trainerModuleId: trainerTrainingModuleId } = await aTrainerModule(product.owner, { trainer, module: written }));
    const { id, questions } = await begun();
    await arrange(id);
    const questionId = questions[0]!.id;
    await answer(id, questionId, { texts: ['I wait.'] });
    await submit(id);
    await product.call(training, 'POST', `/api/rocketAdmin/trainerTraining/trainerTrainingModule/${trainerTrainingModuleId}/stop`);
    const judged = await product.call<ExamPaper>(training, 'PUT', `${admin}/judge`, { id, questionId, points: 1 });
    expect(judged.body.status).toBe('FAILED');
    expect(await papers()).toHaveLength(1);
  });
});

describe('many at once', () => {
  it('are each handed in once: none is lost, none doubled', async () => {
    const many = 200;
    const { rows } = await sql<{ id: string }>`
      with made as (
        insert into catalog.training_modules (name, display_name, description, learning_reminder, learning_days, examination_id)
        select 'many-' || n, module.display_name, module.description, module.learning_reminder, 90, module.examination_id
        from generate_series(1, ${many}) n, catalog.training_modules module where module.id = ${module.moduleId}
        returning id, examination_id
      ), learned as (
        insert into app.trainer_training_modules (tenant_id, person_id, training_module_id, start_date, end_date)
        select ${centre.tenantId}, ${trainer.personId}, id, '2026-01-01', '2099-12-31' from made returning id, training_module_id
      ), begun as (
        insert into app.exam_papers (tenant_id, trainer_module_id, examination_id, type, status, duration, total, passing_score, started_at, ends_at,
          makeup_times, makeup_passing_score, makeup_price)
        select ${centre.tenantId}, learned.id, made.examination_id, 'FIRST', 'DOING', 30, 10, 6, now(), now() + interval '30 minutes', 1, 0, 0
        from learned join made on made.id = learned.training_module_id returning id
      ), asked as (
        insert into app.exam_paper_questions (tenant_id, paper_id, position, question_id, kind, titles, solution, fraction, answer, points)
        select ${centre.tenantId}, id, 0, id, 'trueFalse', '{}', '{"kind":"trueFalse","isTrue":true}', 5, '{"isTrue":true}', 5 from begun
      ) select id from begun`.execute(product.owner);
    const replies = await Promise.all(rows.flatMap(({ id }) => [submit(id), submit(id)]));
    expect(replies.every(({ body }) => body.status === 'FAILED' && body.score === 5)).toBe(true);
    const counted = await sql<{ type: string; count: number; submitted: number }>`
      select type, count(*)::int as count, count(submitted_at)::int as submitted from app.exam_papers
      where trainer_module_id in (select id from app.trainer_training_modules where person_id = ${trainer.personId} and id <> ${trainerTrainingModuleId})
      group by type order by type`.execute(product.owner);
    expect(counted.rows).toEqual([
      { type: 'FIRST', count: many, submitted: many },
      { type: 'MAKEUP', count: many, submitted: 0 },
    ]);
  });
});
