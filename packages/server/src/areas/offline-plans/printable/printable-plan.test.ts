import type { PrintablePlan } from '@trellis/contract/offline-plans/printable/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, actAs } from '../../../fixtures/builders.ts';
import { anOccurrence, aPlan, type PlanBuilt } from '../../../fixtures/training-builders.ts';
import { type AssessmentScene, openAssessments } from '../../../testing/assessments.ts';
import { readPdf } from '../../../testing/pdf.ts';
import { viewReport } from '../../assessments/view-report.ts';

let scene: AssessmentScene;
let plan: PlanBuilt;
beforeAll(async () => {
  scene = await openAssessments();
  plan = await aPlan(scene.owner, { subject: await scene.child(), coach: scene.centre.coach });
});
afterAll(() => scene.product.close());

const printed = async (planId = plan.planId) =>
  scene.call<PrintablePlan>('GET', '/api/rocketAdmin/userOfflinePlan/printablePlan', { userOfflinePlanId: planId });

async function pdfIn(language: string): Promise<{ title: string; text: string; language: string; isTagged: boolean }> {
  const reply = await scene.product.app.inject({
    method: 'POST',
    url: '/downloadPdf',
    headers: { authorization: `Bearer ${scene.admin}`, 'accept-language': language },
    payload: { document: 'trainingPlan', id: plan.planId },
  });
  expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
  const { pages, ...pdf } = await readPdf(reply.rawPayload);
  return { ...pdf, text: pages.join('\n').replace(/\s+/g, ' ') };
}

describe('a plan as a family takes it home', () => {
  it('of a child without a report tells of its own exercises, of an hour, and of no booking', async () => {
    const { body } = await printed();
    expect(body).toMatchObject({
      totalNum: 12,
      recommendedNum: null,
      frequency: null,
      sessionDuration: 60,
      focuses: [],
      report: null,
      music: { recommended: null },
    });
    expect(body.categories.length).toBeGreaterThan(1);
    expect(body.categories.reduce((sum, { percentage }) => sum + percentage, 0)).toBe(100);
  });

  it('says how often and how long it is booked', async () => {
    // three in one week, and one in the next
    for (const day of [6, 8, 10, 13]) await anOccurrence(scene.owner, { plan, time: new Date(Date.UTC(2031, 0, day, 15)) });
    expect((await printed()).body).toMatchObject({ frequency: 2, sessionDuration: 45 });
  });

  it('says what the report of the child says', async () => {
    const [own] = await scene.order(plan.subject.subjectId, 'starting-profile');
    await scene.answer(own?.id ?? '', 'often');
    await scene.makeReports();
    const reader = scene.centre.admin.at();
    const report = await actAs(scene.owner, reader, (db) => viewReport(db, own?.id ?? '', 'en'));
    const { body } = await printed();
    expect(body).toMatchObject({
      recommendedNum: report.arrangeableClass,
      focuses: report.focuses,
      categories: report.categories,
      music: { recommended: report.recommendMusicCourse },
      report: { name: 'Starting profile' },
    });
    expect(body.focuses).toHaveLength(3);
  });

  it.each([
    [
      'en',
      'Training plan: Mina',
      ['Recommended sessions', '45 minutes', 'Higher cognitive functions 1 and 2', 'train first', 'Level 6 of 20'],
    ],
    ['zh-Hans', '训练计划：Mina', ['建议课次', '45 分钟', '优先训练', '6 级（共 20 级）']],
    ['es', 'Plan de entrenamiento: Mina', ['Sesiones recomendadas', '45 minutos', 'Nivel 6 de 20', 'Según «Perfil inicial»']],
  ])('says in %s on paper what its drawer says', async (language, title, words) => {
    const pdf = await pdfIn(language);
    expect(pdf).toMatchObject({ language, isTagged: true });
    expect(pdf.title).toContain(title);
    for (const word of words) expect(pdf.text).toContain(word);
  });

  it('of another center is nobody else’s', async () => {
    const other = await aCentre(scene.owner);
    const foreign = await aPlan(scene.owner, { coach: other.coach });
    expect((await printed(foreign.planId)).status).toBe(404);
  });
});
