import type { AssessmentDetail, QuestionnaireDetail } from '@trellis/contract/assessments/library-schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOverseer } from '../../fixtures/builders.ts';
import { type AssessmentScene, openAssessments } from '../../testing/assessments.ts';
import { issueToken } from '../../testing/http.ts';

const assessments = '/api/rocketAdmin/assessment';
const questionnaires = '/api/rocketAdmin/questionnaire';

let scene: AssessmentScene;
let editor: string;
beforeAll(async () => {
  scene = await openAssessments();
  const { personId, membershipId } = await anOverseer(scene.owner, { side: 'management', role: 'editor' });
  editor = await issueToken(scene.owner, personId, membershipId);
});
afterAll(() => scene.product.close());

const call = <T>(method: string, path: string, input: object = {}) => scene.call<T>(method, path, input, editor);
const found = async () => (await call<AssessmentDetail>('GET', `${assessments}/${scene.idOf('starting-profile')}`)).body;

/** The questionnaire of the first assessment with another key. */
async function republish(change: (sections: { code: string }[]) => { code: string }[]) {
  const path = `${questionnaires}/${(await found()).questionnaireId}`;
  const { info, doctorCommentTemplate, jsonString, answer, concurrencyStamp } = (await call<QuestionnaireDetail>('GET', path)).body;
  const key = JSON.parse(answer) as { sections: { code: string }[] };
  const changed = JSON.stringify({ ...key, sections: change(key.sections) });
  const input = { names: info.names, doctorCommentTemplate, jsonString, answer: changed, concurrencyStamp };
  return call<QuestionnaireDetail>('PUT', path, input);
}

it('a key does not lose a section that a formula names: whoever publishes it is told which', async () => {
  const { error } = await republish((sections) => sections.filter(({ code }) => code !== 'posture'));
  expect([error.code, error.data['where']]).toEqual([
    'Trellis:SectionInUse',
    'Starting profile (posture); Detailed profile with report (posture)',
  ]);
  expect(error.validationErrors[0]?.members).toEqual(['answer']);
  const next = await republish((sections) => sections.toReversed());
  expect([next.status, next.body.info.version]).toEqual([200, 2]);
});

it('a formula names a section once', async () => {
  const { titles, assessmentType, questionnaireId, tagIds, needPay, formula, id, concurrencyStamp } = await found();
  const twice = { ...formula, abilities: [formula.abilities[0], ...formula.abilities] };
  const input = { titles, assessmentType, questionnaireId, tagIds, needPay, formula: twice };
  for (const { error } of [
    await call('POST', assessments, input),
    await call('PUT', `${assessments}/${id}`, { ...input, concurrencyStamp }),
  ]) {
    expect([error.code, error.data['where'], error.validationErrors[0]?.members]).toEqual([
      'Trellis:SectionTwice',
      'balance',
      ['formula.abilities.1.section'],
    ]);
  }
});
