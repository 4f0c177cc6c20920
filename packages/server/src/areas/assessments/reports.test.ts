import { randomUUID } from 'node:crypto';
import type { GuestAssessment } from '@trellis/contract/assessments/guest-calls';
import type { AssessmentCode, AssessmentReport, ReportQuery, ReportRun } from '@trellis/contract/assessments/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, type SubjectBuilt } from '../../fixtures/builders.ts';
import { everydaySections } from '../../fixtures/content/everyday-questions.ts';
import { aGuardian } from '../../fixtures/family-builders.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type AssessmentScene, answersOf, base, openAssessments } from '../../testing/assessments.ts';
import { issueToken } from '../../testing/http.ts';
import { makeDueReports } from './report-round.ts';

let scene: AssessmentScene;
let child: SubjectBuilt;
beforeAll(async () => {
  scene = await openAssessments();
});
afterAll(() => scene.product.close());
beforeEach(async () => {
  child = await scene.child();
});

const day = 86_400_000;
const tokenOf = ({ url }: AssessmentCode) => new URL(url).hash.slice(1);
const orderOne = async (code = 'starting-profile') => (await scene.order(child.subjectId, code))[0]?.id ?? '';
const codeOf = async (userAssessmentId: string, of: 'UserAssessment' | 'assessmentReport' = 'UserAssessment') =>
  (await scene.call<AssessmentCode>('GET', `/api/rocketAdmin/QrCode/${of}`, { userAssessmentId })).body;
const guest = <T = GuestAssessment>(token: string, method = 'GET', path = 'assessment', input?: object, language = 'en') =>
  scene.product.call<T>(undefined, method, `/api/m/${path}`, input, { authorization: `Guest ${token}`, 'accept-language': language });
/** An assessment whose report is there. */
const reported = async (answer = 'often') => {
  const id = await orderOne();
  await scene.answer(id, answer);
  await scene.makeReports();
  return id;
};

describe('the QR code of an assessment', () => {
  it('is good for thirty days, and for no day longer', async () => {
    const code = await codeOf(await orderOne());
    expect(Math.round((new Date(code.expiresAt).getTime() - Date.now()) / day)).toBe(30);
    expect((await guest(tokenOf(code))).status).toBe(200);
    await sql`update app.guest_links set expires_at = now() - interval '1 second' where subject_id = ${child.subjectId}`.execute(
      scene.owner,
    );
    expect((await guest(tokenOf(code))).error.code).toBe('Trellis:LinkClosed');
  });

  it('is made of the assessment, the child and the assessment that the child has, where they belong together', async () => {
    const userAssessmentId = await orderOne();
    const { assessmentId, userId: subjectId } = await scene.find(userAssessmentId);
    const make = (input: object) =>
      scene.call<AssessmentCode>('GET', '/api/rocketAdmin/QrCode/UserAssessment', { userAssessmentId, ...input });
    expect((await make({ assessmentId, subjectId })).body.userAssessmentId).toBe(userAssessmentId);
    for (const other of [{ assessmentId: randomUUID() }, { subjectId: randomUUID() }])
      expect((await make({ assessmentId, subjectId, ...other })).error.code).toBe('Trellis:UserAssessmentNotFound');
  });

  it('leads a guardian from the consent over saved pages to the end, once', async () => {
    const id = await orderOne();
    const token = tokenOf(await codeOf(id));
    const first = await guest(token, 'GET', 'assessment', {}, 'zh-CN');
    expect(first.body).toMatchObject({ name: '初始评估', childName: 'Mina', centerName: 'Riverside', status: 'None', consentTime: null });
    expect(first.body.consent).toHaveLength(4);
    const { concurrencyStamp } = first.body;
    const early = await guest(token, 'PUT', 'assessment', { answerContent: {}, finishedPage: 0, concurrencyStamp });
    expect(early.error.code).toBe('Trellis:ConsentMissing');
    expect((await guest(token, 'POST', 'assessment/confirm', {})).status).toBe(200);
    const kept = await guest(token, 'PUT', 'assessment', { answerContent: { stumbles: 'never' }, finishedPage: 1, concurrencyStamp });
    expect([kept.status, (await scene.find(id)).status]).toEqual([200, 'Started']);
    const whole = { answerContent: answersOf('never'), finishedPage: 7, concurrencyStamp: kept.body.concurrencyStamp };
    const ends = await Promise.all([1, 2].map(() => guest<{ finishTime: string }>(token, 'POST', 'assessment/complete', whole)));
    expect(ends.map(({ status }) => status)).toEqual([200, 200]);
    expect(ends[0]?.body.finishTime).toBe(ends[1]?.body.finishTime);
    expect(await scene.find(id)).toMatchObject({ status: 'Finished', fillerUser: null });
    const after = (await guest(token)).body;
    expect([after.isComplete, after.questionnaireAndAnswer.answerContent]).toEqual([true, {}]);
  });

  it('of the library names the one that the child has open, and orders one where none is', async () => {
    const input = { subjectId: child.subjectId, assessmentId: scene.idOf('interim-profile') };
    const codes = await Promise.all([1, 2, 3].map(() => scene.call<AssessmentCode>('GET', '/api/rocketAdmin/QrCode/Assessment', input)));
    expect(new Set(codes.map(({ body }) => body.userAssessmentId)).size).toBe(1);
    const userAssessmentId = await orderOne('starting-profile');
    const other = await scene.call('GET', '/api/rocketAdmin/QrCode/Assessment', { ...input, userAssessmentId });
    expect(other.status).toBe(404);
  });

  it('the database itself shows its holder that one assessment, and no report', async () => {
    await reported();
    const id = await orderOne();
    await codeOf(id);
    const link = await scene.owner.selectFrom('app.guest_links').select('id').where('target_id', '=', id).executeTakeFirstOrThrow();
    const settings = { 'app.tenant_id': child.tenantId, 'app.subject_id': child.subjectId, 'app.guardian_id': '', 'app.link_id': link.id };
    const seen = await inTransaction(scene.product.pools.link, settings, async (db) => [
      (await sql<{ id: string }>`select id from app.user_assessments`.execute(db)).rows,
      (await sql`select id from app.assessment_reports`.execute(db)).rows,
    ]);
    expect(seen).toEqual([[{ id }], []]);
  });
});

describe('sending to the guardian', () => {
  const send = (...userAssessmentIds: string[]) =>
    scene.call<{ recipients: string[] }>('POST', `${base}/sendToGuardian`, { userAssessmentIds, send: true });

  it('mails everybody who may answer a link of their own, to each assessment', async () => {
    const mother = await aGuardian(scene.owner, { subject: child });
    const father = await aGuardian(scene.owner, { subject: child, role: 'Father' });
    await sql`update app.subject_guardians set can_answer = false where guardian_id = ${father.guardianId}`.execute(scene.owner);
    const ids = [await orderOne(), await orderOne('interim-profile')];
    const { status, body } = await send(...ids);
    expect([status, body.recipients]).toEqual([200, [mother.email]]);
    const letters = await scene.owner
      .selectFrom('jobs.letters')
      .select(['template', 'data'])
      .where('recipient', '=', mother.email ?? '')
      .execute();
    expect(letters.map(({ template }) => template)).toEqual(['assessment', 'assessment']);
    expect((await scene.find(ids[0] ?? '')).sentTime).not.toBeNull();
  });

  it('is refused where nobody can be asked, or nothing is left to answer', async () => {
    const id = await orderOne();
    expect((await send(id)).error.code).toBe('Trellis:NoGuardianToAsk');
    await aGuardian(scene.owner, { subject: child });
    await scene.call('POST', `${base}/close/${id}`);
    expect((await send(id)).error.code).toBe('Trellis:AssessmentClosed');
    const refused = await scene.call('POST', `${base}/sendToGuardian`, { userAssessmentIds: [id], send: false });
    expect(refused.status).toBe(400);
  });
});

describe('a report', () => {
  const address = async (id: string) => (await scene.call<ReportQuery>('POST', `${base}/reportAddress/${id}`)).body;
  const open = (query: object) => scene.product.call<AssessmentReport>(undefined, 'GET', '/api/m/rocketReport', query);

  it('opens by its signed address, in the language that is asked for', async () => {
    const id = await reported();
    const query = await address(id);
    const { body } = await open(query);
    expect(body).toMatchObject({
      childName: child.name,
      centerName: 'Riverside',
      zone: child.zone,
      assessmentName: 'Starting profile',
      formula: 'everyday.1',
      recommendDifficulty: 2,
      recommendMusicCourse: 'hcf1+hcf2',
      arrangeableClass: 60,
      recommendProject: 'Project.Rocket',
    });
    expect(body.categories.reduce((sum, { percentage }) => sum + percentage, 0)).toBe(100);
    expect(body.categories[0]).toEqual({ code: 'balance', name: 'Balance', percentage: 15, recommendDifficulty: 2 });
    expect(body.abilities[0]).toEqual({ code: 'balance', name: 'Balance', value: 100, low: 25, high: 60, level: 2 });
    expect(body.focuses).toHaveLength(3);
    const spanish = await open({ ...query, language: 'es' });
    expect([spanish.body.assessmentName, spanish.body.categories[1]?.name]).toEqual(['Perfil inicial', 'Coordinación bilateral']);
  });

  it('does not open when any of the four values was changed, or its time is over', async () => {
    const query = await address(await reported());
    const other = await aCentre(scene.owner);
    const changed = [{ t: other.tenantId }, { to: await orderOne() }, { ts: query.ts + 1 }, { h: `x${query.h.slice(1)}` }];
    for (const change of changed) expect((await open({ ...query, ...change })).error.code).toBe('Trellis:LinkUnknown');
    // its own signature, of a time that is over
    const { signWords } = await import('../files/public.ts');
    const ts = Math.floor(Date.now() / 1000) - 1;
    const h = signWords(`report of assessment ${query.to} at ${query.t}`, ts);
    expect((await open({ ...query, ts, h })).error.code).toBe('Trellis:LinkClosed');
  });

  it('of another center is not found, whatever is asked of it', async () => {
    const id = await reported();
    const other = await aCentre(scene.owner);
    const token = await issueToken(scene.owner, other.admin.personId, other.admin.membershipId);
    const refused = [`reportAddress/${id}`, `obtainReport/${id}`, `close/${id}`].map((path) =>
      scene.call('POST', `${base}/${path}`, {}, token),
    );
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('is read by a guardian with its own link, which opens nothing else', async () => {
    const id = await reported('sometimes');
    const code = await codeOf(id, 'assessmentReport');
    expect(Math.round((new Date(code.expiresAt).getTime() - Date.now()) / day)).toBe(30);
    expect(code.url).toContain('/m/report#');
    expect((await guest<AssessmentReport>(tokenOf(code), 'GET', 'report')).body).toMatchObject({
      childName: child.name,
      arrangeableClass: 40,
    });
    expect((await guest(tokenOf(code))).error.code).toBe('Trellis:LinkUnknown');
    const unready = await orderOne();
    expect((await scene.call('GET', '/api/rocketAdmin/QrCode/assessmentReport', { userAssessmentId: unready })).error.code).toBe(
      'Trellis:ReportNotReady',
    );
  });

  it('of answers that say too little recommends nothing, at the center and behind the link; neither does one that was made before', async () => {
    const nothing = {
      categories: [],
      abilities: [],
      focuses: [],
      recommendDifficulty: null,
      recommendMusicCourse: null,
      arrangeableClass: null,
      recommendProject: null,
    };
    const id = await reported('unsure');
    const token = tokenOf(await codeOf(id, 'assessmentReport'));
    const seen = async () => [(await open(await address(id))).body, (await guest<AssessmentReport>(token, 'GET', 'report')).body];
    expect(await seen()).toMatchObject([nothing, nothing]);
    const stated = { recommendDifficulty: 6, recommendMusicCourse: 'c+sm', arrangeableClass: 20, recommendProject: 'Project.Rocket' };
    await sql`update app.assessment_reports set content = content || ${JSON.stringify(stated)}::jsonb where user_assessment_id = ${id}`.execute(
      scene.owner,
    );
    expect(await seen()).toMatchObject([nothing, nothing]);
  });

  it('names the sections of which too little is known', async () => {
    const [first] = everydaySections;
    const unsure = Object.fromEntries((first?.questions ?? []).map(({ name }) => [name, 'unsure']));
    const id = await orderOne();
    await scene.answer(id, 'never', unsure);
    await scene.makeReports();
    const { unknown, focuses } = (await open(await address(id))).body;
    expect([unknown.map(({ code }) => code), focuses]).toEqual([[first?.code], []]);
  });

  it('is made once, however many processes look for it, and is never changed', async () => {
    const id = await orderOne();
    await scene.answer(id);
    const rounds = await Promise.all([1, 2, 3].map(() => scene.makeReports()));
    expect(rounds.reduce((sum, made) => sum + made, 0)).toBe(1);
    const update = inTransaction(scene.product.pools.centre, { 'app.tenant_id': child.tenantId }, (db) =>
      sql`update app.assessment_reports set content = '{}' where user_assessment_id = ${id}`.execute(db),
    );
    await expect(update).rejects.toThrow('permission denied');
  });

  it('that cannot be made is left for later, and keeps no other waiting', async () => {
    const bad = await orderOne('interim-profile');
    await scene.answer(bad);
    await sql`update app.questionnaire_answers set score = null where id = ${bad}`.execute(scene.owner);
    const good = await orderOne();
    await scene.answer(good);
    const lines: string[] = [];
    await makeDueReports(scene.product.pools, (line) => lines.push(line));
    expect([(await scene.find(bad)).status, (await scene.find(good)).status]).toEqual(['Finished', 'ReportedReady']);
    expect(lines.join()).toContain(bad);
  });
});

describe('making reports anew', () => {
  const list = async () => (await scene.call<{ items: ReportRun[] }>('GET', `${base}/regenerateList/${child.subjectId}`)).body.items;
  const regenerate = (...userAssessmentIds: string[]) =>
    scene.call<ReportRun>('POST', `${base}/regenerate`, { userId: child.subjectId, userAssessmentIds });

  it('tells case by case how far it is, and follows the formula of today', async () => {
    const id = await reported('sometimes');
    await sql`update catalog.assessments set formula = jsonb_set(formula, '{classes}', '[{"from": 0, "count": 33}]'), formula_version = 2
      where code = 'starting-profile'`.execute(scene.owner);
    const { body } = await regenerate(id);
    expect(body).toMatchObject({ name: 'Starting profile', status: 'Create', items: [{ CaseId: id, Finish: false }] });
    await scene.makeReports();
    expect(await list()).toMatchObject([{ status: 'Success', items: [{ CaseId: id, Finish: true }] }]);
    const code = await codeOf(id, 'assessmentReport');
    expect((await guest<AssessmentReport>(tokenOf(code), 'GET', 'report')).body).toMatchObject({
      arrangeableClass: 33,
      formula: 'everyday.2',
    });
    const reports = await scene.owner.selectFrom('app.assessment_reports').select('id').where('user_assessment_id', '=', id).execute();
    expect(reports).toHaveLength(2);
  });

  it('says that it failed, and leaves the report that stands', async () => {
    const id = await reported();
    await sql`update app.questionnaire_answers set score = null where id = ${id}`.execute(scene.owner);
    await regenerate(id);
    await makeDueReports(scene.product.pools, () => undefined);
    expect((await list())[0]?.status).toBe('Failed');
    const told = await scene.owner.selectFrom('identity.messages').select('kind').where('kind', '=', 'reportFailed').execute();
    expect(told).toHaveLength(1);
    expect((await codeOf(id, 'assessmentReport')).userAssessmentId).toBe(id);
  });

  it('is for reports that are there, of this child', async () => {
    expect((await regenerate(await orderOne())).error.code).toBe('Trellis:ReportNotReady');
    const id = await reported();
    child = await scene.child();
    expect((await regenerate(id)).status).toBe(404);
  });
});
