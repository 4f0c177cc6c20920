import { lowerFirstLetters } from '@trellis/contract/keys';
import { fillTemplate } from '@trellis/contract/vr-classroom/comment-template';
import type { TestAnswer, TestQuestionnaire } from '@trellis/contract/vr-classroom/questionnaire-calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOverseer } from '../../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';
import { openVrCentre, type VrCentre, vrBase } from '../../../testing/vr-centre.ts';

const names = { en: 'Parent questionnaire', 'zh-Hans': '家长问卷', es: 'Cuestionario familiar' };
const question = { type: 'radiogroup', name: 'Q1', title: 'Sits still?', isRequired: true, choices: ['yes', 'no'] };
const written = {
  names,
  doctorCommentTemplate: { en: '{child} on {date}: {index} in all, {index:home} at home, {other}.', 'zh-Hans': '', es: '' },
  jsonString: JSON.stringify({ pages: [{ name: 'one', elements: [question] }] }),
  answer: JSON.stringify({
    formula: 'f-1',
    sections: [
      {
        code: 'home',
        name: { en: 'At home', 'zh-Hans': '在家', es: 'En casa' },
        questions: [{ name: 'Q1', points: { yes: 2, no: 0 } }],
      },
    ],
  }),
};

let product: TestProduct;
let vr: VrCentre;
let platform: string;
let questionnaireId: string;
beforeAll(async () => {
  product = await startTestProduct();
  vr = await openVrCentre(product, 40);
  const person = await anOverseer(product.owner, { side: 'management', role: 'operationAdmin' });
  platform = await issueToken(product.owner, person.personId, person.membershipId);
  questionnaireId = (await asPlatform<{ id: string }>('POST', 'Info', { code: 'vr-parents', ...written })).body.id;
});
afterAll(() => product.close());

const asPlatform = <T>(method: string, name: string, input?: object) => vr.call<T>(method, `/Questionnaire/${name}`, input, platform);
const answer = (testRequestId: string, more: object = {}, centre = vr) =>
  centre.call<TestAnswer>('POST', '/Questionnaire/Answer', { testRequestId, questionnaireId, ...more });
const infos = async (testRequestId?: string, centre = vr) =>
  (await centre.call<{ items: TestQuestionnaire[] }>('GET', '/Questionnaire/Infos', { testRequestId })).body.items;
const allow = (id: string, is = true) => product.call(platform, 'PUT', `${vrBase}/Admin/AllowQuestionnaires`, { id, allow: is });
async function allowedTest(): Promise<string> {
  const { id } = (await vr.order()).body;
  await allow(id);
  return id;
}
const given = (from: TestAnswer, Q1: string, isComplete = false) => ({
  answerContent: { Q1 },
  finishedPage: 1,
  concurrencyStamp: from.concurrencyStamp,
  isComplete,
});

describe('a questionnaire of tests', () => {
  it('is published and changed by the platform, and offered to every center without its key', async () => {
    expect((await vr.call('POST', '/Questionnaire/Info', { code: 'vr-other', ...written })).status).toBe(403);
    expect((await asPlatform('POST', 'Info', { code: 'vr-parents', ...written })).error.code).toBe('Trellis:QuestionnaireCodeTaken');
    expect((await asPlatform('POST', 'Info', { code: 'vr-broken', ...written, jsonString: '{}' })).error.code).toBe(
      'Trellis:DefinitionUnfit',
    );
    const [offered] = await infos();
    expect(offered).toMatchObject({ id: questionnaireId, info: { name: names.en, version: 1, questionCount: 1 }, answer: null });
    expect(offered).not.toHaveProperty('jsonString');
    expect((await vr.call('GET', '/Questionnaire/InfoById', { questionnaireId })).status).toBe(403);
    type Detail = { concurrencyStamp: string; doctorCommentTemplate: { en: string } };
    const read = async () => (await asPlatform<Detail>('GET', 'InfoById', { questionnaireId })).body;
    const { concurrencyStamp } = await read();
    const other = { ...written, doctorCommentTemplate: { ...written.doctorCommentTemplate, en: 'Other' } };
    const change = () => asPlatform('PUT', `Info?questionnaireId=${questionnaireId}`, { ...other, concurrencyStamp });
    expect([(await change()).status, (await change()).error.code]).toEqual([200, 'Trellis:StaleStamp']);
    expect((await read()).doctorCommentTemplate.en).toBe('Other');
    const stamp = (await read()).concurrencyStamp;
    await asPlatform('PUT', `Info?questionnaireId=${questionnaireId}`, { ...written, concurrencyStamp: stamp });
  });

  it('is none of the library that was not made for tests', async () => {
    await sql`insert into catalog.questionnaires (code, name) values ('not-of-tests', ${JSON.stringify(names)})`.execute(product.owner);
    const { rows } = await sql<{ id: string }>`select id from catalog.questionnaires where code = 'not-of-tests'`.execute(product.owner);
    const other = rows[0]?.id ?? '';
    expect((await infos()).map(({ id }) => id)).toEqual([questionnaireId]);
    expect((await asPlatform('GET', `InfoById?questionnaireId=${other}`)).error.code).toBe('Trellis:NotFound');
    expect((await answer(await allowedTest(), { questionnaireId: other })).error.code).toBe('Trellis:QuestionnaireNotFound');
  });
});

describe('answers for a test', () => {
  it('are taken where they are allowed, of a test that was not canceled', async () => {
    const { id } = (await vr.order()).body;
    expect((await answer(id)).error.code).toBe('RocketSystem:QuestionnairesNotAllowed');
    await allow(id);
    await vr.step(id, 'Cancelled');
    expect((await answer(id)).error.code).toBe('RocketSystem:TestStepRefused');
  });

  it('begin once, however many begin, are kept, submitted and counted', async () => {
    const id = await allowedTest();
    const begun = await Promise.all(Array.from({ length: 4 }, () => answer(id)));
    expect(new Set(begun.map(({ body }) => body.id)).size).toBe(1);
    const first = begun[0]!.body;
    const kept = (await answer(id, given(first, 'no'))).body;
    expect(kept.questionnaireAndAnswer.answerContent).toEqual({ Q1: 'no' });
    expect((await answer(id, given(first, 'yes'))).error.code).toBe('Trellis:StaleStamp');
    expect((await answer(id, { ...given(kept, '', true), answerContent: {} })).error.code).toBe('Trellis:QuestionnaireIncomplete');
    const done = (await answer(id, given(kept, 'yes', true))).body;
    expect(done).toMatchObject({ isComplete: true, correctRate: 100, scores: [{ code: 'home', name: 'At home', index: 100 }] });
    expect((await infos(id))[0]).toMatchObject({ answer: { id: first.id, isComplete: true, commentTime: null } });
    expect((await answer(id, given(done, 'no'))).error.code).toBe('Trellis:QuestionnaireComplete');
  });

  it('stay out of the questionnaires of the child, which know their own alone', async () => {
    const id = await allowedTest();
    const begun = (await answer(id)).body;
    const { subjectId } = await vr.view(id);
    const list = await product.call<{ totalCount: number }>(vr.token, 'GET', '/api/rocketAdmin/userQuestionnaire', { subjectId });
    expect(list.body.totalCount).toBe(0);
    expect((await product.call(vr.token, 'GET', `/api/rocketAdmin/userQuestionnaire/${begun.id}`)).status).toBe(404);
  });

  it('are read by their center and the platform, by no other center', async () => {
    const id = await allowedTest();
    const begun = (await answer(id)).body;
    const read = async (as: string) => (await vr.call<TestAnswer>('GET', '/Questionnaire/Answer', { answerId: begun.id }, as)).status;
    const other = await openVrCentre(product);
    expect([await read(vr.token), await read(platform), await read(other.token)]).toEqual([200, 200, 404]);
    expect((await other.call('GET', '/Questionnaire/Infos', { testRequestId: id })).status).toBe(404);
    expect((await answer(id, {}, other)).status).toBe(404);
  });

  it('go with a child who is forgotten, with what a doctor wrote', async () => {
    const id = await allowedTest();
    const done = (await answer(id, given((await answer(id)).body, 'yes', true))).body;
    await answer(id, { doctorComment: 'Xenobia sits still' });
    const { subjectId } = await vr.view(id);
    await product.call(vr.token, 'DELETE', `/api/rocketAdmin/account/subject/${subjectId}`);
    const { rows } = await sql`
      select 1 from app.test_answers where id = ${done.id}
      union all select 1 from audit.changes where coalesce(before, '{}')::text || coalesce(after, '{}')::text like '%Xenobia%'`.execute(
      product.owner,
    );
    expect(rows).toEqual([]);
  });
});

describe('a comment of a doctor', () => {
  it('begins with the template told of the answers, and is written once they are complete', async () => {
    const id = await allowedTest();
    const begun = (await answer(id)).body;
    expect((await answer(id, { doctorComment: 'Early' })).error.code).toBe('Trellis:QuestionnaireOpen');
    const done = (await answer(id, given(begun, 'no', true))).body;
    const { text } = (await vr.call<{ text: string }>('GET', '/Questionnaire/DoctorCommentTemplete', { answerId: done.id })).body;
    expect(text).toMatch(new RegExp(`^${done.subjectName} on \\d{4}-\\d{2}-\\d{2}: 0 in all, 0 at home, \\{other\\}\\.$`));
    const commented = (await answer(id, { doctorComment: ' Calm. ' })).body;
    expect(commented).toMatchObject({ doctorComment: 'Calm.', isComplete: true });
    expect(commented.commentTime).not.toBeNull();
    expect((await answer(id, { doctorComment: null })).body).toMatchObject({ doctorComment: null, commentTime: null, commentedBy: null });
  });

  it('says a dash where nothing is known', () => {
    const said = { child: 'Mia', date: '2026-01-02', index: null, sections: [{ code: 'a', index: null }] };
    expect(fillTemplate('{child}, {date}: {index} {index:a} {index:b} { child }', said)).toBe('Mia, 2026-01-02: – – {index:b} Mia');
  });

  it('spells the keys of its reply as every call under its path does', async () => {
    const id = await allowedTest();
    const reply = await product.call<Record<string, unknown>>(vr.token, 'POST', `${vrBase}/Questionnaire/Answer`, {
      testRequestId: id,
      questionnaireId,
    });
    expect(reply.body).toHaveProperty('QuestionnaireAndAnswer.JsonString');
    expect(lowerFirstLetters(reply.body)).toHaveProperty('questionnaireAndAnswer.jsonString');
  });
});

describe("a family's link to a questionnaire of a test", () => {
  const link = (testRequestId: string, more: object = {}) =>
    vr.call<{ url: string; answerId: string; childName: string }>('POST', '/Questionnaire/Link', {
      testRequestId,
      questionnaireId,
      ...more,
    });
  const asFamily = async (url: string, method: 'GET' | 'PUT' | 'POST', path: string, input?: object) => {
    const reply = await product.app.inject({
      method,
      url: `/api/m/questionnaire${path}`,
      headers: { authorization: `Guest ${url.split('#')[1]}`, 'content-type': 'application/json' },
      ...(input && { payload: JSON.stringify(input) }),
    });
    return { status: reply.statusCode, body: reply.json() };
  };

  it('is answered on a phone; the center reads what was answered', async () => {
    const id = await allowedTest();
    const { url, answerId } = (await link(id)).body;
    expect((await link(id)).body.answerId).toBe(answerId);
    const shown = await asFamily(url, 'GET', '');
    expect([shown.status, shown.body.name]).toEqual([200, names.en]);
    const { isComplete: _is, ...answers } = given(shown.body, 'yes', true);
    expect((await asFamily(url, 'POST', '/complete', answers)).status).toBe(200);
    const [told] = await infos(id);
    expect(told?.answer).toMatchObject({ id: answerId, isComplete: true });
    const read = await vr.call<TestAnswer>('GET', '/Questionnaire/Answer', { answerId });
    expect([read.body.questionnaireAndAnswer.answerContent, read.body.correctRate]).toEqual([{ Q1: 'yes' }, 100]);
    expect((await link(id)).error.code).toBe('Trellis:QuestionnaireComplete');
  });

  it('ends with the leave to fill it in, and with the test', async () => {
    const [one, other] = [await allowedTest(), await allowedTest()];
    const [first, second] = [(await link(one)).body.url, (await link(other)).body.url];
    await allow(one, false);
    await vr.step(other, 'Cancelled');
    for (const url of [first, second]) expect((await asFamily(url, 'GET', '')).body.error.code).toBe('Trellis:LinkClosed');
    expect((await link(one)).error.code).toBe('RocketSystem:QuestionnairesNotAllowed');
    expect((await link(other)).error.code).toBe('RocketSystem:TestStepRefused');
  });

  it("names a guardian of the child alone, and no questionnaire that is none of tests'", async () => {
    const id = await allowedTest();
    expect((await link(id, { guardianId: '01890000-0000-7000-8000-000000000000' })).error.code).toBe('Trellis:GuardianNotFound');
    expect((await vr.call('POST', '/Questionnaire/Link', { testRequestId: id, questionnaireId: id })).error.code).toBe(
      'Trellis:QuestionnaireNotFound',
    );
  });
});
