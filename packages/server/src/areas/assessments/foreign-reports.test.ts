import type { UserAssessment } from '@trellis/contract/assessments/schemas';
import type { GrantedReport, GrantedSubject } from '@trellis/contract/subject-grants/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, anOverseer, type CentreBuilt, type SubjectBuilt } from '../../fixtures/builders.ts';
import { type AssessmentScene, base, openAssessments } from '../../testing/assessments.ts';
import { issueToken } from '../../testing/http.ts';

let scene: AssessmentScene;
let child: SubjectBuilt;
let reported: string;
let away: CentreBuilt;
let atAway: string;
beforeAll(async () => {
  scene = await openAssessments();
  child = await scene.child();
  [reported = ''] = (await scene.order(child.subjectId, 'starting-profile', 'interim-profile')).map(({ id }) => id);
  await scene.answer(reported);
  await scene.makeReports();
  away = await aCentre(scene.owner, { name: 'Harbor' });
  atAway = await issueToken(scene.owner, away.admin.personId, away.admin.membershipId);
});
afterAll(() => scene.product.close());

async function as(role: 'operation' | 'medicalSupport' | 'agent' | 'editor', centres?: CentreBuilt[]): Promise<string> {
  const { personId, membershipId } = await anOverseer(scene.owner, { side: 'management', role, ...(centres && { centres }) });
  return issueToken(scene.owner, personId, membershipId);
}
const ofChild = (token: string) =>
  scene.call<{ items: UserAssessment[]; totalCount: number }>(
    'POST',
    `${base}/userAssessmentsPaged`,
    { subjectId: child.subjectId, maxResultCount: 1 },
    token,
  );

describe('the management side', () => {
  it.each(['operation', 'medicalSupport', 'agent'] as const)(
    'as %s reads which assessments a child has, a page at a time',
    async (role) => {
      const { body } = await ofChild(await as(role));
      expect(body.totalCount).toBe(2);
      expect(body.items).toMatchObject([{ tenantId: scene.centre.tenantId, userId: child.subjectId }]);
    },
  );

  it('reads no child of a centre that it does not manage, and an editor none', async () => {
    expect((await ofChild(await as('agent', [scene.centre]))).body.totalCount).toBe(2);
    expect((await ofChild(await as('agent', [away]))).error.code).toBe('SubjectNotFound');
    expect((await ofChild(await as('editor'))).status).toBe(403);
  });

  it('opens no report and reads no answer', async () => {
    const token = await as('operation');
    const input = { userAssessmentId: reported };
    expect((await scene.call('POST', `${base}/reportAddress/${reported}`, {}, token)).status).toBe(403);
    expect((await scene.call('GET', `${base}/userAssessment`, input, token)).status).toBe(403);
  });
});

describe('a child whom its family shows to another centre', () => {
  const granted = async () =>
    (await scene.call<{ items: GrantedSubject[] }>('GET', '/api/rocketAdmin/userGrant/grantedSubjects', {}, atAway)).body.items;
  const reportsOf = (id: string, token = atAway) =>
    scene.call<{ items: GrantedReport[] }>('GET', `/api/rocketAdmin/userGrant/grantedReports/${id}`, {}, token);

  it('has its completed reports listed there, and opened nowhere but where they were made', async () => {
    await scene.owner
      .insertInto('app.subject_grants')
      .values({ tenant_id: child.tenantId, subject_id: child.subjectId, granted_to: away.tenantId })
      .execute();
    const [{ id } = { id: '' }] = await granted();
    const { body } = await reportsOf(id);
    expect(body.items).toMatchObject([{ id: reported, title: 'Starting profile', assessmentType: 'PreAssessment' }]);
    expect(Object.keys(body.items[0] ?? {}).sort()).toEqual(['assessmentType', 'finishedAt', 'id', 'title']);
    const input = { userAssessmentId: reported };
    expect((await scene.call('POST', `${base}/reportAddress/${reported}`, {}, atAway)).status).toBe(404);
    expect((await scene.call('GET', `${base}/userAssessment`, input, atAway)).status).toBe(404);
    expect((await ofChild(atAway)).error.code).toBe('SubjectNotFound');
    expect((await reportsOf(id, scene.admin)).error.code).toBe('Trellis:SubjectGrantNotFound');

    await sql`update app.subject_grants set withdrawn_at = now() where id = ${id}`.execute(scene.owner);
    expect((await reportsOf(id)).error.code).toBe('Trellis:SubjectGrantNotFound');
  });
});
