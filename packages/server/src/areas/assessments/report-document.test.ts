import { reportWords } from '@trellis/contract/assessments/report-words';
import type { AssessmentCode, ReportQuery } from '@trellis/contract/assessments/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, aMember } from '../../fixtures/builders.ts';
import { everydaySections } from '../../fixtures/content/everyday-questions.ts';
import { type AssessmentScene, base, openAssessments } from '../../testing/assessments.ts';
import { issueToken } from '../../testing/http.ts';
import { type ReadPdf, readPdf } from '../../testing/pdf.ts';

let scene: AssessmentScene;
let id: string;
beforeAll(async () => {
  scene = await openAssessments();
  const { subjectId } = await scene.child();
  id = (await scene.order(subjectId, 'starting-profile'))[0]?.id ?? '';
  await scene.answer(id, 'often');
  await scene.makeReports();
});
afterAll(() => scene.product.close());

type Given = { method?: 'GET' | 'POST'; token?: string; payload?: object; language?: string };

const ask = (url: string, { method = 'GET', token, payload, language = 'en' }: Given) =>
  scene.product.app.inject({
    method,
    url,
    headers: { 'accept-language': language, ...(token && { authorization: token }) },
    ...(payload && { payload }),
  });

async function read(url: string, given: Given): Promise<ReadPdf & { text: string }> {
  const reply = await ask(url, given);
  expect([reply.statusCode, reply.headers['content-type']], reply.body.slice(0, 300)).toEqual([200, 'application/pdf']);
  const pdf = await readPdf(reply.rawPayload);
  return { ...pdf, text: pdf.pages.join('\n').replace(/\s+/g, ' ') };
}

const atCentre = (given: Given = {}): Given => ({
  method: 'POST',
  token: `Bearer ${scene.admin}`,
  payload: { document: 'assessmentReport', id },
  ...given,
});

describe('a report as PDF', () => {
  it('names what too little is known of, and says nothing over the whole', async () => {
    const { subjectId } = await scene.child();
    const partly = (await scene.order(subjectId, 'starting-profile'))[0]?.id ?? '';
    const [first] = everydaySections;
    await scene.answer(partly, 'never', Object.fromEntries((first?.questions ?? []).map(({ name }) => [name, 'unsure'])));
    await scene.makeReports();
    const pdf = await read('/downloadPdf', atCentre({ payload: { document: 'assessmentReport', id: partly } }));
    const { tooLittleOf, noFocus, noFocusKnown } = reportWords.en;
    expect(pdf.text).toContain(tooLittleOf.replace('{{names}}', first?.title[0] ?? ''));
    expect(pdf.text).toContain(noFocusKnown);
    expect(pdf.text).not.toContain(noFocus);
  });

  it.each([
    ['en', 'Starting profile: Mina', ['Higher cognitive functions 1 and 2', 'Level 2 of 20', 'Balance', 'train first', 'Rocket training']],
    ['zh-Hans', '初始评估：Mina', ['高级认知功能 1 与 2', '2 级（共 20 级）', '优先训练']],
    ['es', 'Perfil inicial: Mina', ['Funciones cognitivas superiores 1 y 2', 'Nivel 2 de 20', 'Coordinación bilateral']],
  ])('says in %s what its page says, by names', async (language, title, words) => {
    const pdf = await read('/downloadPdf', atCentre({ language }));
    expect(pdf).toMatchObject({ language, isTagged: true });
    expect(pdf.title).toContain(title);
    for (const word of words) expect(pdf.text).toContain(word);
    expect(pdf.text).not.toContain('hcf1');
  });

  it('is had from the page of its signed address, and from the page behind a guardian’s link', async () => {
    const query = (await scene.call<ReportQuery>('POST', `${base}/reportAddress/${id}`)).body;
    const signed = (changed: object) =>
      `/api/m/rocketReport/pdf?${new URLSearchParams({ ...query, ts: String(query.ts), language: 'es', ...changed }).toString()}`;
    expect((await read(signed({}), {})).title).toContain('Perfil inicial');
    expect((await ask(signed({ to: (await aCentre(scene.owner)).tenantId }), {})).json().error.code).toBe('Trellis:LinkUnknown');
    const { url } = (await scene.call<AssessmentCode>('GET', '/api/rocketAdmin/QrCode/assessmentReport', { userAssessmentId: id })).body;
    const token = `Guest ${new URL(url).hash.slice(1)}`;
    expect((await read('/api/m/report/pdf', { token })).text).toContain('Riverside');
    expect((await ask('/api/m/report/pdf', { token: 'Guest none' })).json().error.code).toBe('Trellis:LinkUnknown');
  });

  it('breaks a long remark over pages, and marks a character that the font lacks', async () => {
    const remark = `${'A remark that goes on and on, line after line. '.repeat(80)}🚀 Ends here 结束`;
    const comment = JSON.stringify({ en: remark, 'zh-Hans': remark, es: remark });
    await sql`update app.assessment_reports set content = jsonb_set(content, '{comment}', ${comment}::jsonb) where user_assessment_id = ${id}`.execute(
      scene.owner,
    );
    const { pages, text } = await read('/downloadPdf', atCentre());
    expect(pages.length).toBeGreaterThan(1);
    expect(text).toContain('□ Ends here 结束');
  });

  it('is refused before it is there, to another center and to whoever does not see the tab', async () => {
    const { subjectId } = await scene.child();
    const open = (await scene.order(subjectId, 'starting-profile'))[0]?.id ?? '';
    const refused = async (given: Given) => (await ask('/downloadPdf', atCentre(given))).json().error.code;
    expect(await refused({ payload: { document: 'assessmentReport', id: open } })).toBe('Trellis:ReportNotReady');
    const other = await aMember(scene.owner, { roles: ['CenterAdmin'] });
    expect(await refused({ token: `Bearer ${await issueToken(scene.owner, other.personId, other.membershipId)}` })).toBe(
      'Trellis:UserAssessmentNotFound',
    );
    await scene.owner
      .insertInto('identity.role_policies')
      .values({
        tenant_id: scene.centre.tenantId,
        role: 'CenterAdmin',
        policy: 'PFE.UserManagement.SubjectDetail.AssessmentTab',
        granted: false,
      })
      .execute();
    expect(await refused({})).toBe('Trellis:NotAllowed');
  });
});
