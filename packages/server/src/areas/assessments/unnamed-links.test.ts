import type { AssessmentCode } from '@trellis/contract/assessments/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SubjectBuilt } from '../../fixtures/builders.ts';
import { aGuardian } from '../../fixtures/family-builders.ts';
import { type AssessmentScene, openAssessments } from '../../testing/assessments.ts';

let scene: AssessmentScene;
let child: SubjectBuilt;
beforeAll(async () => {
  scene = await openAssessments();
  child = await scene.child();
});
afterAll(() => scene.product.close());

/** A link to the report that names no guardian, and what whoever holds it is answered. */
async function reportLink() {
  const [ordered] = await scene.order(child.subjectId, 'starting-profile');
  const userAssessmentId = ordered?.id ?? '';
  await scene.answer(userAssessmentId);
  await scene.makeReports();
  const { url } = (await scene.call<AssessmentCode>('GET', '/api/rocketAdmin/QrCode/assessmentReport', { userAssessmentId })).body;
  const authorization = `Guest ${new URL(url).hash.slice(1)}`;
  return () => scene.product.call(undefined, 'GET', '/api/m/report', {}, { authorization });
}

it('a link that names nobody goes as far as some guardian of the child may, and goes with a guardian who goes', async () => {
  const open = await reportLink();
  expect((await open()).status).toBe(200);
  const mother = await aGuardian(scene.owner, { subject: child });
  const father = await aGuardian(scene.owner, { subject: child, role: 'Father' });
  const mayReport = (guardianId: string, may: boolean) =>
    sql`update app.subject_guardians set can_report = ${may} where guardian_id = ${guardianId}`.execute(scene.owner);
  await mayReport(mother.guardianId, false);
  expect((await open()).status).toBe(200);
  await mayReport(father.guardianId, false);
  expect((await open()).error.code).toBe('Trellis:GuardianMayNot');
  await mayReport(father.guardianId, true);
  expect((await open()).status).toBe(200);
  await sql`delete from app.subject_guardians where guardian_id = ${mother.guardianId}`.execute(scene.owner);
  expect((await open()).error.code).toBe('Trellis:LinkClosed');
});
