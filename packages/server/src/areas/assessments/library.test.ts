import type { AssessmentDetail, AssessmentForm, QuestionnaireDetail } from '@trellis/contract/assessments/library-schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOverseer } from '../../fixtures/builders.ts';
import { publishAssessments } from '../../fixtures/publish-assessments.ts';
import { publishQuestionnaires } from '../../fixtures/publish-questionnaires.ts';
import { type AssessmentScene, openAssessments } from '../../testing/assessments.ts';
import { issueToken } from '../../testing/http.ts';

const assessments = '/api/rocketAdmin/assessment';
const questionnaires = '/api/rocketAdmin/questionnaire';
const texts = (name: string) => ({ en: name, 'zh-Hans': `${name}。`, es: `${name}!` });

let scene: AssessmentScene;
let editor: string;
beforeAll(async () => {
  scene = await openAssessments();
  const { personId, membershipId } = await anOverseer(scene.owner, { side: 'management', role: 'editor' });
  editor = await issueToken(scene.owner, personId, membershipId);
});
afterAll(() => scene.product.close());

const call = <T>(method: string, path: string, input: object = {}) => scene.call<T>(method, path, input, editor);
const form = async (id: string | null = null) => (await call<AssessmentForm>('POST', `${assessments}/prepareForEdit`, { id })).body;
const titles = async (input: object = {}) =>
  (await call<{ items: { title: string }[] }>('GET', assessments, { maxResultCount: 100, ...input })).body.items.map(({ title }) => title);

async function fields(changes: object = {}) {
  const { item } = await form(scene.idOf('starting-profile'));
  const { assessmentType, questionnaireId, tagIds, needPay, formula } = item as AssessmentDetail;
  return { titles: texts('New one'), assessmentType, questionnaireId, tagIds, needPay, formula, ...changes };
}

/** The formula of the product on another section. */
async function formulaOn(section: string) {
  const { formula } = await fields();
  return {
    ...(formula as AssessmentDetail['formula']),
    abilities: [{ section, category: 'balance', low: 20, high: 60 }],
    music: [{ code: 'sm' }],
  };
}

describe('an assessment of the library', () => {
  it('is added last and unpublished, changed, and deleted while nobody ordered it', async () => {
    const { body } = await call<{ id: string }>('POST', assessments, await fields());
    const made = await form(body.id);
    expect(made.item).toMatchObject({ title: 'New one', status: 'Unpublish', formulaVersion: 1, tenantCount: 0 });
    expect((await titles()).at(-1)).toBe('New one');
    const stamp = made.item?.concurrencyStamp;
    const changed = await fields({
      titles: texts('Renamed'),
      tagIds: [],
      formula: { ...made.item?.formula, classes: [{ from: 0, count: 12 }] },
    });
    expect((await call('PUT', `${assessments}/${body.id}`, { ...changed, concurrencyStamp: stamp })).status).toBe(200);
    expect((await call<AssessmentDetail>('GET', `${assessments}/${body.id}`)).body).toMatchObject({
      title: 'Renamed',
      tagIds: [],
      formulaVersion: 2,
    });
    const stale = await call('PUT', `${assessments}/${body.id}`, { ...changed, concurrencyStamp: stamp });
    const current = { title: 'Renamed', formulaVersion: 2 };
    expect([stale.error.code, stale.error.data]).toMatchObject(['Trellis:StaleStamp', { current }]);
    expect((await call('DELETE', `${assessments}/${body.id}`)).status).toBe(200);
    expect(await titles()).not.toContain('Renamed');
  });

  it('cannot be deleted once it was ordered', async () => {
    const child = await scene.child();
    await scene.order(child.subjectId, 'interim-profile');
    expect((await call('DELETE', `${assessments}/${scene.idOf('interim-profile')}`)).error.code).toBe('Trellis:AssessmentInUse');
  });

  it('moves to a place of the order', async () => {
    const [first, second, third] = await titles();
    await call('PUT', `${assessments}/move/${scene.idOf('interim-profile')}`, { newSortOrder: 0 });
    expect(await titles()).toEqual([third, first, second]);
    await call('PUT', `${assessments}/move/${scene.idOf('interim-profile')}`, { newSortOrder: 2 });
    expect(await titles()).toEqual([first, second, third]);
    expect((await call('PUT', `${assessments}/move/${scene.idOf('interim-profile')}`, { newSortOrder: -1 })).status).toBe(400);
  });

  it.each(['Unpublish', 'Hide', 'Expire', 'Trash'])('is offered to no center while it is %s', async (status) => {
    const offered = async () => (await scene.call<{ totalCount: number }>('GET', assessments)).body.totalCount;
    const input = { id: scene.idOf('detailed-profile') };
    // what is offered is withdrawn before it is put away, and what is put away is a draft before it is offered
    const draft = { ...input, status: 'Unpublish' };
    if (status === 'Trash') await call('PUT', `${assessments}/contentStatus`, draft);
    await call('PUT', `${assessments}/contentStatus`, { ...input, status });
    expect([await offered(), (await titles({ status })).length]).toEqual([2, 1]);
    if (status === 'Trash') await call('PUT', `${assessments}/contentStatus`, draft);
    await call('PUT', `${assessments}/contentStatus`, { ...input, status: 'Public' });
    expect(await offered()).toBe(3);
  });

  it('names only sections of its questionnaire and categories of the library', async () => {
    const { formula } = await fields();
    const odd = (change: object) => ({ ...formula, abilities: [{ ...(formula as AssessmentDetail['formula']).abilities[0], ...change }] });
    const refused = await call('POST', assessments, await fields({ formula: odd({ section: 'flying' }) }));
    expect([refused.error.code, refused.error.data['where']]).toEqual(['Trellis:FormulaUnfit', 'flying']);
    expect((await call('POST', assessments, await fields({ formula: odd({ category: 'cooking' }) }))).error.data['where']).toBe('cooking');
    expect((await call('POST', assessments, await fields({ formula: odd({ low: 61, high: 60 }) }))).status).toBe(400);
  });

  it('is written by the platform alone', async () => {
    expect((await scene.call('POST', assessments, await fields())).status).toBe(403);
    expect((await scene.call('GET', `${assessments}/${scene.idOf('starting-profile')}`)).status).toBe(403);
  });
});

describe('a questionnaire of the library', () => {
  const begin = async () => {
    const { body } = await call<{ jsonString: string; answer: string }>('POST', `${questionnaires}/prepareForEdit`);
    return { names: texts('Ours'), doctorCommentTemplate: texts('Comment'), jsonString: body.jsonString, answer: body.answer };
  };

  it('is published, changed as another version, and taken away', async () => {
    const written = await begin();
    const { body } = await call<{ id: string }>('POST', questionnaires, { code: 'ours', ...written });
    const made = (await call<QuestionnaireDetail>('GET', `${questionnaires}/${body.id}`)).body;
    expect(made).toMatchObject({ info: { code: 'ours', version: 1, questionCount: 1 }, doctorCommentTemplate: { en: 'Comment' } });
    const put = (change: object) => call<QuestionnaireDetail>('PUT', `${questionnaires}/${body.id}`, { ...written, ...change });
    const named = await put({ names: texts('Renamed'), concurrencyStamp: made.concurrencyStamp });
    expect(named.body.info).toMatchObject({ name: 'Renamed', version: 1 });
    const other = written.jsonString.replace('A question', 'Another question');
    const next = await put({ jsonString: other, concurrencyStamp: named.body.concurrencyStamp });
    expect(next.body.info.version).toBe(2);
    const stale = await put({ concurrencyStamp: made.concurrencyStamp });
    expect([stale.error.code, stale.error.data['current']]).toEqual(['Trellis:StaleStamp', next.body]);
    const used = await fields({ questionnaireId: body.id, formula: await formulaOn('section1') });
    const { body: item } = await call<{ id: string }>('POST', assessments, used);
    expect((await call('DELETE', `${questionnaires}/${body.id}`)).error.data['name']).toBe('New one');
    await call('DELETE', `${assessments}/${item.id}`);
    expect((await call('DELETE', `${questionnaires}/${body.id}`)).status).toBe(200);
    expect((await call('GET', `${questionnaires}/${body.id}`)).status).toBe(404);
  });

  it('says what is wrong with it, and at which place', async () => {
    const written = await begin();
    const refused = await call('POST', questionnaires, { code: 'wrong', ...written, jsonString: '{"pages": []}' });
    expect([refused.error.code, refused.error.data['where'], refused.error.validationErrors[0]?.members]).toEqual([
      'Trellis:DefinitionUnfit',
      'pages',
      ['jsonString'],
    ]);
    const taken = await call('POST', questionnaires, { code: 'everyday-skills', ...written });
    expect(taken.error.code).toBe('Trellis:QuestionnaireCodeTaken');
  });

  it('that ships with the product stays; answers that were begun keep their version', async () => {
    const child = await scene.child();
    const [ordered] = await scene.order(child.subjectId, 'starting-profile');
    const { item } = await form(scene.idOf('starting-profile'));
    const path = `${questionnaires}/${item?.questionnaireId}`;
    expect((await call('DELETE', path)).error.code).toBe('Trellis:QuestionnaireShipped');
    const { body } = await call<QuestionnaireDetail>('GET', path);
    const { info, doctorCommentTemplate, answer, concurrencyStamp } = body;
    const jsonString = body.jsonString.replace('Stumbles or falls', 'Trips or falls');
    await call('PUT', path, { names: info.names, doctorCommentTemplate, jsonString, answer, concurrencyStamp });
    expect((await scene.detail(ordered?.id ?? '')).questionnaireAndAnswer.jsonString).toContain('Stumbles or falls');
    const [next] = await scene.order(child.subjectId, 'starting-profile');
    expect((await scene.detail(next?.id ?? '')).questionnaireAndAnswer.jsonString).toContain('Trips or falls');
    // the next start publishes nothing over it
    await publishQuestionnaires(scene.owner);
    expect((await call<QuestionnaireDetail>('GET', path)).body.info.version).toBe(2);
  });
});

it('an assessment that ships with the product and was deleted is not back after the next start', async () => {
  expect((await call('DELETE', `${assessments}/${scene.idOf('detailed-profile')}`)).status).toBe(200);
  await publishAssessments(scene.owner);
  expect(await titles()).not.toContain('Detailed profile with report');
});
