import type { GuestQuestionnaire } from '@trellis/contract/questionnaires/guest-calls';
import type { AnswerListItem, AnswerRecord, QuestionnaireCode } from '@trellis/contract/questionnaires/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, aSubject, type CentreBuilt, type SubjectBuilt } from '../../fixtures/builders.ts';
import { developmentHistory } from '../../fixtures/content/questionnaire-development.ts';
import { inEveryLanguage } from '../../fixtures/course-builders.ts';
import { aBanner } from '../../fixtures/family-builders.ts';
import { publishQuestionnaires } from '../../fixtures/publish-questionnaires.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { setPublicOrigin } from '../../platform/http/origin.ts';
import { issueGuestToken, issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';

const root = '/api/rocketAdmin/userQuestionnaire';
const development = `${root}/developmentQuestionnaireNew`;
let product: TestProduct;
let centre: CentreBuilt;
let admin: string;
let child: SubjectBuilt;

beforeAll(async () => {
  product = await startTestProduct();
  setPublicOrigin('https://trellis.test');
  await publishQuestionnaires(product.owner);
  centre = await aCentre(product.owner, { name: 'Riverside' });
  admin = await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId);
});
afterAll(() => product.close());
beforeEach(async () => {
  child = await aSubject(product.owner, { tenant: centre, firstName: 'Mina', lastName: 'Secret' });
});

/** The best answer to every question that must be answered. */
const everything = Object.fromEntries(
  developmentHistory.scoring.sections.flatMap(({ questions }) =>
    questions.map(({ name, points }) => [name, Object.entries(points).sort(([, a], [, b]) => b - a)[0]?.[0] ?? '']),
  ),
);
const open = async (subjectId = child.subjectId) => (await product.call<AnswerRecord>(admin, 'POST', development, { subjectId })).body;
const save = (answer: { id: string; concurrencyStamp: string }, given: object) =>
  product.call<AnswerRecord>(admin, 'PUT', `${root}/${answer.id}`, {
    finishedPage: 0,
    concurrencyStamp: answer.concurrencyStamp,
    answerContent: {},
    ...given,
  });
const find = async (id: string) => (await product.call<AnswerRecord>(admin, 'GET', `${root}/${id}`)).body;
const code = async (path = 'developmentQuestionnaireNew') =>
  (await product.call<QuestionnaireCode>(admin, 'GET', `/api/rocketAdmin/QrCode/${path}`, { subjectId: child.subjectId })).body;
const tokenOf = ({ url }: QuestionnaireCode) => new URL(url).hash.slice(1);
const guest = <T = GuestQuestionnaire>(token: string, method: 'GET' | 'PUT' | 'POST' = 'GET', input?: object, language = 'en') =>
  product.call<T>(undefined, method, method === 'POST' ? '/api/m/questionnaire/complete' : '/api/m/questionnaire', input, {
    authorization: `Guest ${token}`,
    'accept-language': language,
  });

describe('at the desk', () => {
  it('a questionnaire is opened once, saved in part, and goes on where it stopped', async () => {
    const begun = await open();
    expect(begun).toMatchObject({
      name: 'Development history',
      version: 1,
      isComplete: false,
      finishedPage: 0,
      scores: [],
      correctRate: null,
    });
    const definition = JSON.parse(begun.questionnaireAndAnswer.jsonString) as { pages: unknown[] };
    expect(definition.pages).toHaveLength(5);
    const saved = await save(begun, { answerContent: { satAlone: 'onTime', nobodyAsked: 'this' }, finishedPage: 2 });
    expect(saved.body).toMatchObject({ finishedPage: 2, isComplete: false, fillerUser: { name: centre.admin.name } });
    const again = await open();
    expect(again.id).toBe(begun.id);
    expect(again.questionnaireAndAnswer.answerContent).toEqual({ satAlone: 'onTime' });
  });

  it('names who answered, and nobody before: opening one or drawing its code is no answer', async () => {
    await code();
    const drawn = await open();
    expect(drawn).toMatchObject({ isAnswered: false, fillerUser: null });
    const { items } = (await product.call<{ items: AnswerListItem[] }>(admin, 'GET', root, { subjectId: child.subjectId })).body;
    expect(items).toMatchObject([{ id: drawn.id, isAnswered: false, fillerUser: null }]);
    const saved = await save(drawn, { answerContent: { satAlone: 'onTime' } });
    expect(saved.body).toMatchObject({ isAnswered: true, fillerUser: { name: centre.admin.name } });
  });

  it('two who open one at once get the same', async () => {
    const ids = (await Promise.all([open(), open(), open()])).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
  });

  it('a late save never overwrites a later one, and is told what stands now', async () => {
    const begun = await open();
    await save(begun, { answerContent: { satAlone: 'onTime' }, finishedPage: 1 });
    const late = await save(begun, { answerContent: { satAlone: 'later' } });
    expect([late.status, late.error.code]).toEqual([409, 'Trellis:StaleStamp']);
    expect(late.error.data['current']).toMatchObject({ answerContent: { satAlone: 'onTime' }, finishedPage: 1 });
    expect((await find(begun.id)).questionnaireAndAnswer.answerContent).toEqual({ satAlone: 'onTime' });
  });

  it('of two that save at once one is told', async () => {
    const begun = await open();
    const replies = await Promise.all(['onTime', 'later'].map((satAlone) => save(begun, { answerContent: { satAlone } })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('submitting names every question that lacks an answer, in the language of the reader', async () => {
    const begun = await open();
    const { pregnancyCourse: _, walked: __, ...most } = everything;
    const refused = await save(begun, { isComplete: true, answerContent: { ...most, birthWeight: 12 } });
    expect([refused.status, refused.error.code]).toEqual([400, 'Trellis:QuestionnaireIncomplete']);
    const members = refused.error.validationErrors.flatMap((fault) => fault.members);
    expect(members).toEqual(['answerContent.pregnancyCourse', 'answerContent.birthWeight', 'answerContent.walked']);
    expect(await find(begun.id)).toMatchObject({ isComplete: false, finishTime: null });
  });

  it('an answer that is no choice is none', async () => {
    const refused = await save(await open(), {
      isComplete: true,
      answerContent: { ...everything, walked: 'constructor', crawled: ['yes'] },
    });
    const members = refused.error.validationErrors.flatMap((fault) => fault.members);
    expect(members).toEqual(['answerContent.crawled', 'answerContent.walked']);
  });

  it('submitted, it has its score and stays as it is; the next one is another', async () => {
    const begun = await open();
    const done = await save(begun, { isComplete: true, answerContent: { ...everything, walked: 'notYet', wishes: '会说话' } });
    expect(done.body).toMatchObject({ isComplete: true, finishedPage: 5, correctRate: 96 });
    expect(done.body.finishTime).not.toBeNull();
    expect(done.body.scores[1]).toEqual({ code: 'motor', name: 'Movement', index: 80, answered: 5, total: 5 });
    const again = await save(done.body, { isComplete: true, answerContent: everything });
    expect([again.status, again.error.code]).toEqual([409, 'Trellis:QuestionnaireComplete']);
    const row = await product.owner
      .selectFrom('app.questionnaire_answers')
      .selectAll()
      .where('id', '=', begun.id)
      .executeTakeFirstOrThrow();
    expect(row.scored_by).toBe('development-1');
    const next = await open();
    expect(next.id).not.toBe(begun.id);
    const list = await product.call<{ items: AnswerListItem[]; totalCount: number }>(admin, 'GET', root, { subjectId: child.subjectId });
    expect(list.body.totalCount).toBe(2);
    expect(list.body.items.map(({ id }) => id)).toEqual([next.id, begun.id]);
    const latest = await product.call<{ record: AnswerRecord }>(admin, 'GET', development, { subjectId: child.subjectId });
    expect(latest.body.record.id).toBe(next.id);
  });

  it('the parental interview is a questionnaire of its own, without a score', async () => {
    const { body } = await product.call<AnswerRecord>(admin, 'POST', `${root}/parentalInterviews`, { subjectId: child.subjectId });
    expect(body).toMatchObject({ name: 'Parental interview', purpose: 'parentalInterview' });
    const answers = { occasion: 'First talk', agreements: 'Twice a week', practisesAtHome: 'yes', seesChange: 'partly' };
    const done = await save(body, { isComplete: true, answerContent: answers });
    expect(done.body).toMatchObject({ isComplete: true, correctRate: null, scores: [] });
  });

  it('too much is refused', async () => {
    const { status } = await save(await open(), { answerContent: { wishes: 'x'.repeat(70_000) } });
    expect(status).toBe(400);
  });

  it("another centre's child and answer are not found", async () => {
    const { id, concurrencyStamp } = await open();
    const elsewhere = await aCentre(product.owner);
    const stranger = await issueToken(product.owner, elsewhere.admin.personId, elsewhere.admin.membershipId);
    const given = { subjectId: child.subjectId };
    const replies = await Promise.all([
      product.call(stranger, 'POST', development, given),
      product.call(stranger, 'GET', development, given),
      product.call(stranger, 'GET', root, given),
      product.call(stranger, 'GET', `${root}/${id}`),
      product.call(stranger, 'PUT', `${root}/${id}`, { answerContent: {}, finishedPage: 0, concurrencyStamp }),
      product.call(stranger, 'GET', '/api/rocketAdmin/QrCode/childDevelopment', given),
      product.call(stranger, 'GET', '/api/rocketAdmin/QrCode/developmentQuestionnaireNew', given),
    ]);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404));
  });
});

describe('on a phone', () => {
  it('a link opens one questionnaire, and tells the first name of the child', async () => {
    const shown = await code();
    expect(shown.url).toMatch(/^https:\/\/trellis\.test\/m\/questionnaire#[\w-]{20,}$/);
    expect(Date.parse(shown.expiresAt) - Date.now()).toBeGreaterThan(29 * 86_400_000);
    await aBanner(product.owner, 'Open day');
    const { body } = await guest(tokenOf(shown), 'GET', undefined, 'es');
    expect(body.banners).toMatchObject([{ title: inEveryLanguage('Open day').es }]);
    expect(body).toMatchObject({ centerName: 'Riverside', childName: 'Mina', name: 'Historia del desarrollo', isComplete: false });
    expect(JSON.stringify(body)).not.toContain('Secret');
  });

  it('saves in part, resumes on another phone, submits once and again; the centre sees who and what', async () => {
    const token = tokenOf(await code());
    const first = (await guest(token)).body;
    const part = { answerContent: { satAlone: 'later' }, finishedPage: 1, concurrencyStamp: first.concurrencyStamp };
    const kept = (await guest<{ concurrencyStamp: string }>(token, 'PUT', part)).body;
    expect((await guest(token, 'PUT', part)).error.code).toBe('Trellis:StaleStamp');
    const resumed = (await guest(tokenOf(await code()))).body;
    expect(resumed).toMatchObject({ finishedPage: 1, concurrencyStamp: kept.concurrencyStamp });
    expect(resumed.questionnaireAndAnswer.answerContent).toEqual({ satAlone: 'later' });
    const all = { ...part, answerContent: everything, concurrencyStamp: kept.concurrencyStamp };
    const missing = await guest(token, 'POST', { ...all, answerContent: {} }, 'zh-Hans');
    expect(missing.error.validationErrors[0]?.message).toContain('孕期情况如何');
    const done = (await guest<{ finishTime: string }>(token, 'POST', all)).body;
    expect((await guest<{ finishTime: string }>(token, 'POST', all)).body).toEqual(done);
    expect((await guest(token, 'PUT', all)).error.code).toBe('Trellis:QuestionnaireComplete');
    const after = (await guest(token)).body;
    expect(after).toMatchObject({ isComplete: true, questionnaireAndAnswer: { answerContent: {} } });
    const latest = await product.call<{ record: AnswerRecord }>(admin, 'GET', development, { subjectId: child.subjectId });
    expect(latest.body.record).toMatchObject({ correctRate: 100, finishTime: done.finishTime, fillerUser: null });
  });

  it('the code of the history leads to what was submitted, the code of a new one to the next', async () => {
    const token = tokenOf(await code());
    const { concurrencyStamp } = (await guest(token)).body;
    await guest(token, 'POST', { answerContent: everything, finishedPage: 5, concurrencyStamp });
    expect((await guest(tokenOf(await code('childDevelopment')))).body.isComplete).toBe(true);
    expect((await guest(tokenOf(await code()))).body.isComplete).toBe(false);
  });

  it('a link without a questionnaire, or with that of a brother, opens none', async () => {
    const brother = await aSubject(product.owner, { tenant: centre });
    const { id } = await open(brother.subjectId);
    const link = {
      purpose: 'questionnaire',
      tenantId: centre.tenantId,
      subjectId: child.subjectId,
      personId: centre.admin.personId,
    } as const;
    for (const token of [await issueGuestToken(product.owner, link), await issueGuestToken(product.owner, { ...link, targetId: id })]) {
      const reply = await guest(token);
      expect([reply.status, reply.error.code]).toEqual([404, 'Trellis:QuestionnaireNotFound']);
    }
  });

  it('the database itself shows a guest the one answer of the link', async () => {
    const interview = `${root}/parentalInterviews`;
    await product.call(admin, 'POST', interview, { subjectId: child.subjectId });
    const { answerId } = await code();
    const link = await product.owner.selectFrom('app.guest_links').select('id').where('target_id', '=', answerId).executeTakeFirstOrThrow();
    const settings = { 'app.tenant_id': centre.tenantId, 'app.subject_id': child.subjectId, 'app.guardian_id': '', 'app.link_id': link.id };
    const { rows } = await inTransaction(product.pools.link, settings, (db) =>
      sql<{ id: string }>`select id from app.questionnaire_answers`.execute(db),
    );
    expect(rows).toEqual([{ id: answerId }]);
  });

  it('the letter holds the link', async () => {
    const sent = { subjectId: child.subjectId, email: 'rosa@test.example' };
    const { status } = await product.call(admin, 'POST', `${root}/sendDevelopmentQuestionnaire`, sent);
    expect(status).toBe(200);
    const letter = await product.owner.selectFrom('jobs.letters').selectAll().where('recipient', '=', sent.email).executeTakeFirstOrThrow();
    expect(letter.template).toBe('developmentQuestionnaire');
  });
});

it('publishing again changes nothing; a published version cannot be changed', async () => {
  const versions = () => product.owner.selectFrom('catalog.questionnaire_versions').selectAll().orderBy('id').execute();
  const before = await versions();
  await publishQuestionnaires(product.owner);
  expect(await versions()).toEqual(before);
  await expect(product.owner.updateTable('catalog.questionnaire_versions').set({ version: 9 }).execute()).rejects.toThrow('never changed');
});
