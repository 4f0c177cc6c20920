import type { CategoryPerformance, TrialMusic, TrialSummary } from '@trellis/contract/trial-plans/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, actAs, anOverseer, aSubject } from '../../fixtures/builders.ts';
import { grantTemplates, insertCatalog } from '../../fixtures/catalog-rows.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { readSheet } from '../../testing/sheet.ts';
import { leastOf, openTrialDesk, type TrialDesk, trialBase } from '../../testing/trials.ts';

let product: TestProduct;
let desk: TrialDesk;
beforeAll(async () => {
  product = await startTestProduct();
  await insertCatalog(product.owner);
});
afterAll(() => product.close());
beforeEach(async () => {
  desk = await openTrialDesk(product, await aCentre(product.owner));
});

const as = async (role: 'operation' | 'training' | 'editor', centres?: { tenantId: string; zone: string }[]) => {
  const { personId, membershipId } = await anOverseer(product.owner, { side: 'management', role, ...(centres && { centres }) });
  return issueToken(product.owner, personId, membershipId);
};
const done = (trialPlanId: string) => desk.call<{ tryCount: number }>('POST', '/done', { trialPlanId });
const finishOne = async () => {
  const started = await desk.start();
  await desk.choose(started.trialPlanId, 2);
  await desk.answer(started.trialPlanId);
  return { ...started, reply: await done(started.trialPlanId) };
};
const listOf = async (userId: string) => (await desk.call<{ items: TrialSummary[] }>('GET', '/list', { userId })).body.items;

describe('a trial', () => {
  it('begins with a child whom no guardian is bound to, and costs the family nothing', async () => {
    const { trialPlanId, userId } = await desk.start({ trainingType: 'Group' });
    expect(await desk.view(trialPlanId)).toMatchObject({
      isTry: true,
      state: 'open',
      trainingType: 'Group',
      complaint: 'Falls over her own feet',
      coachName: desk.centre.coach.name,
      isWritable: true,
      missing: ['programs', 'overall'],
    });
    const { rows } = await sql<{ attendance: string; role: string }>`
      select child.attendance, coach.role from app.sessions as session
      join app.session_subjects as child on child.session_id = session.id and child.subject_id = ${userId}
      join app.session_coaches as coach on coach.session_id = session.id
      where session.plan_id = ${trialPlanId}`.execute(product.owner);
    expect(rows).toEqual([{ attendance: 'Attend', role: 'coach' }]);
  });

  it('runs once at a time with a child, however often it is started', async () => {
    const { subjectId } = await aSubject(product.owner, { tenant: desk.centre });
    const start = () => desk.call('POST', '/start', { userId: subjectId, trainingType: 'Online' });
    const replies = await Promise.all([start(), start()]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(replies.find(({ status }) => status === 409)?.error.code).toBe('RocketSystem:TrialAlreadyOpen');
    const { body } = await desk.call<{ canStart: boolean; gates: { mend: string }[] }>('GET', '/beforeStart', { userId: subjectId });
    expect(body).toMatchObject({ canStart: false, gates: [{ mend: expect.stringContaining('trialSessionDetail') }] });
  });

  it('waits while its coach trains somebody else, also where both begin at once', async () => {
    const other = await desk.start();
    const children = await Promise.all([
      aSubject(product.owner, { tenant: desk.centre }),
      aSubject(product.owner, { tenant: desk.centre }),
    ]);
    const start = (userId: string) => desk.call('POST', '/start', { userId, trainingType: 'Online' });
    const refused = { code: 'RocketSystem:CoachBusy', data: { otherName: expect.any(String), otherNum: 1 } };
    expect((await start(children[0].subjectId)).error).toMatchObject(refused);
    const { body } = await desk.call<{ gates: object[] }>('GET', '/beforeStart', { userId: children[0].subjectId });
    expect(body.gates).toMatchObject([{ code: 'RocketSystem:CoachBusy', mend: expect.stringContaining(other.trialPlanId) }]);
    await desk.call('POST', '/abandon', { trialPlanId: other.trialPlanId, reason: 'The child was ill' });
    const replies = await Promise.all(children.map(({ subjectId }) => start(subjectId)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('is given up by whoever may write, and offers that to nobody else', async () => {
    const { trialPlanId, userId } = await desk.start();
    expect(await desk.view(trialPlanId)).toMatchObject({ mayAbandon: true });
    await product.owner.updateTable('app.subjects').set({ logged_out_at: new Date() }).where('id', '=', userId).execute();
    expect(await desk.view(trialPlanId)).toMatchObject({ isWritable: false, mayAbandon: true });
    await desk.call('POST', '/abandon', { trialPlanId, reason: 'The family left' });
    expect(await desk.view(trialPlanId)).toMatchObject({ mayAbandon: false });
  });

  it('keeps what the family tries and is concerned about', async () => {
    const { trialPlanId } = await desk.start();
    await desk.call('PUT', '/trainingType', { trialPlanId, trainingType: 'Online' });
    await desk.call('PUT', '/complaint', { trialPlanId, complaint: 'Cannot sit still' });
    expect(await desk.view(trialPlanId)).toMatchObject({ trainingType: 'Online', complaint: 'Cannot sit still' });
    expect((await desk.call('PUT', '/complaint', { trialPlanId, complaint: 'x'.repeat(1001) })).status).toBe(400);
  });

  it('is finished with an exercise, all of them answered, and the overall feedback; then nothing is written', async () => {
    const { trialPlanId, userId } = await desk.start();
    const early = await done(trialPlanId);
    expect([early.error.code, early.error.data]).toEqual([
      'RocketSystem:TrialIncomplete',
      expect.objectContaining({ parts: ['programs', 'overall'] }),
    ]);
    await desk.choose(trialPlanId, 2);
    await desk.answer(trialPlanId);
    expect((await done(trialPlanId)).status).toBe(200);
    expect((await done(trialPlanId)).status).toBe(200);
    expect(await listOf(userId)).toMatchObject([{ id: trialPlanId, state: 'finished', programCount: 2, doneCount: 2, rating: 3 }]);
    const after = await desk.call('PUT', '/complaint', { trialPlanId, complaint: 'Later' });
    expect(after.error.code).toBe('RocketSystem:SessionNotOpen');
    expect((await desk.call('POST', '/abandon', { trialPlanId, reason: 'Late' })).error.code).toBe('RocketSystem:SessionNotOpen');
  });

  it('is abandoned with a reason: it takes no trial, and another one can begin', async () => {
    await desk.allow(3);
    const { trialPlanId, userId } = await desk.start();
    expect((await desk.call('POST', '/abandon', { trialPlanId, reason: ' ' })).status).toBe(400);
    await desk.call('POST', '/abandon', { trialPlanId, reason: 'The child was ill' });
    expect(await desk.view(trialPlanId)).toMatchObject({ state: 'cancelled', isWritable: false, tryCount: 3 });
    expect((await desk.start({ userId })).trialPlanId).not.toBe(trialPlanId);
  });

  it('is written into by nobody once the child is signed off', async () => {
    const { trialPlanId, userId } = await desk.start();
    await product.owner.updateTable('app.subjects').set({ logged_out_at: new Date() }).where('id', '=', userId).execute();
    for (const [method, path, input] of [
      ['PUT', '/trainingType', { trainingType: 'Group' }],
      ['PUT', '/complaint', { complaint: 'x' }],
      ['POST', '/programs', { programs: [] }],
      ['POST', '/sessionFeedback', { feedbacks: [] }],
      ['POST', '/done', {}],
    ] as const)
      expect((await desk.call(method, path, { trialPlanId, ...input })).error.code).toBe('RocketSystem:SubjectLoggedOut');
    const again = await desk.call('POST', '/start', { userId, trainingType: 'Group' });
    expect(again.error.code).toBe('RocketSystem:SubjectLoggedOut');
  });

  it('is forgotten with its child, as far as the family told something', async () => {
    const { userId, trialPlanId } = await finishOne();
    const { rows: before } = await sql`select 1 from audit.changes where table_name = 'app.trials' and after ->> 'complaint' like 'Falls%'
      and after ->> 'plan_id' = ${trialPlanId}`.execute(product.owner);
    expect(before.length).toBeGreaterThan(0);
    await actAs(product.owner, desk.centre.admin.at(), (db) =>
      sql`select app.forget_subject(${desk.centre.tenantId}, ${userId})`.execute(db),
    );
    const { rows } = await sql`select complaint from app.trials where plan_id = ${trialPlanId}`.execute(product.owner);
    expect(rows).toEqual([{ complaint: '' }]);
    const { rows: after } = await sql`select 1 from audit.changes where table_name = 'app.trials' and (after ->> 'complaint' like 'Falls%'
      or before ->> 'complaint' like 'Falls%') and coalesce(after, before) ->> 'plan_id' = ${trialPlanId}`.execute(product.owner);
    expect(after).toEqual([]);
  });
});

describe('the exercises of a trial', () => {
  it('are those of the library that the centre was granted, searched and narrowed by difficulty', async () => {
    const { trialPlanId } = await desk.start();
    const all = await desk.library(trialPlanId);
    expect(all.length).toBeGreaterThan(5);
    const [first] = all;
    expect((await desk.library(trialPlanId, { filter: first?.title })).map(({ id }) => id)).toContain(first?.id);
    expect(await desk.library(trialPlanId, { filter: 'no such exercise' })).toEqual([]);
    const hard = await desk.library(trialPlanId, { difficulty: 18 });
    expect(hard.length).toBeLessThan(all.length);
    expect(hard.every(({ maxDifficulty }) => maxDifficulty >= 18)).toBe(true);
    await product.owner.deleteFrom('catalog.grants').where('tenant_id', '=', desk.centre.tenantId).execute();
    expect(await desk.library(trialPlanId)).toEqual([]);
    const refused = await desk.call('POST', '/programs', {
      trialPlanId,
      programs: [{ programId: first?.id, difficulty: first?.difficulty }],
    });
    expect(refused.status).toBe(404);
    await grantTemplates(product.owner, [desk.centre.tenantId]);
  });

  it('are those that the library offers, in its order; a trial that has one goes on with it', async () => {
    const { trialPlanId } = await desk.start();
    const [one, two] = await desk.library(trialPlanId);
    if (!one || !two) throw new Error('The library is too small');
    const set = (given: object) => product.owner.updateTable('catalog.programs').set(given).where('id', '=', one.id).execute();
    const counted = async () =>
      (await desk.call<{ totalCount: number }>('GET', '/programs', { trialPlanId, maxResultCount: 1 })).body.totalCount;
    const choose = (...programs: (typeof one)[]) =>
      desk.call('POST', '/programs', { trialPlanId, programs: programs.map(({ id, difficulty }) => ({ programId: id, difficulty })) });
    const before = await counted();
    await set({ status: 'Hide' });
    expect((await desk.library(trialPlanId)).map(({ id }) => id)).not.toContain(one.id);
    expect(await desk.library(trialPlanId, { filter: one.code })).toEqual([]);
    expect(await counted()).toBe(before - 1);
    expect((await choose(one)).status).toBe(404);
    await set({ status: 'Public', sort_order: 500 });
    expect((await desk.library(trialPlanId)).at(-1)?.id).toBe(one.id);
    expect((await choose(one)).status).toBe(200);
    await set({ status: 'Expire' });
    expect((await desk.library(trialPlanId)).at(-1)).toMatchObject({ id: one.id, chosenDifficulty: one.difficulty });
    expect((await choose(two, one)).status).toBe(200);
    expect((await desk.view(trialPlanId)).items.map(({ trainingProgram }) => trainingProgram.id)).toEqual([two.id, one.id]);
    await set({ status: 'Public', sort_order: one.code === 'ATT-01' ? 0 : 1 });
  });

  it('are chosen in an order, within their bounds, each once', async () => {
    const { trialPlanId } = await desk.start();
    const [one, two] = await desk.library(trialPlanId);
    if (!one || !two) throw new Error('The library is too small');
    const choose = (...programs: object[]) => desk.call('POST', '/programs', { trialPlanId, programs });
    const chosenOf = (program: typeof one, difficulty = program.difficulty) => ({ programId: program.id, difficulty });
    expect((await choose(chosenOf(two), chosenOf(one))).status).toBe(200);
    const { items } = await desk.view(trialPlanId);
    expect(items.map(({ trainingProgram }) => trainingProgram.id)).toEqual([two.id, one.id]);
    expect((await desk.library(trialPlanId, { filter: one.code })).map(({ chosenDifficulty }) => chosenDifficulty)).toEqual([
      one.difficulty,
    ]);
    const outside = await choose(chosenOf(one, one.maxDifficulty === 20 ? one.minDifficulty - 1 : one.maxDifficulty + 1));
    expect([outside.status, outside.error.validationErrors[0]?.members]).toEqual([400, ['programs[0].difficulty']]);
    expect((await choose(chosenOf(one), chosenOf(one))).status).toBe(400);
  });

  it('that were answered stay as they were, and what was taken back may go', async () => {
    const { trialPlanId } = await desk.start();
    const { items } = await desk.choose(trialPlanId, 3);
    const [first] = items;
    if (!first) throw new Error('Nothing was chosen');
    const said = { trialPlanId, itemId: first.id };
    await desk.call('POST', '/sessionFeedback', { ...said, hasDone: false });
    expect((await desk.call('POST', '/programs', { trialPlanId, programs: [] })).error.code).toBe('RocketSystem:AlreadyAnswered');
    const listed = items.map(({ trainingProgram: { id, difficulty } }) => ({ programId: id, difficulty }));
    await desk.call('POST', '/programs', { trialPlanId, programs: listed.toReversed() });
    const turned = await desk.view(trialPlanId);
    expect(turned.items.map(({ hasDone }) => hasDone)).toEqual([null, null, false]);
    expect(turned.items[2]?.id).toBe(first.id);
    await desk.call('POST', '/sessionFeedback', { ...said, hasDone: null });
    expect((await desk.call('POST', '/programs', { trialPlanId, programs: [] })).status).toBe(200);
  });

  it('are answered in any order, with what their forms ask for', async () => {
    const { trialPlanId } = await desk.start();
    const { items } = await desk.choose(trialPlanId, 2);
    const last = items[1];
    if (!last) throw new Error('Nothing was chosen');
    const empty = await desk.call('POST', '/sessionFeedback', { trialPlanId, itemId: last.id, hasDone: true, feedbacks: [] });
    expect(empty.status).toBe(400);
    const feedbacks = leastOf(last.feedbackProperties, 4);
    await desk.call('POST', '/sessionFeedback', { trialPlanId, itemId: last.id, hasDone: true, feedbacks });
    expect((await desk.view(trialPlanId)).items[1]).toMatchObject({ hasDone: true, feedbacks });
    const other = await desk.start({}, desk.admin);
    const foreign = await desk.call('POST', '/sessionFeedback', { trialPlanId: other.trialPlanId, itemId: last.id, hasDone: false });
    expect(foreign.status).toBe(404);
  });
});

describe('the music of a trial', () => {
  it('is listed, and what was heard of it is kept in order', async () => {
    const { trialPlanId } = await desk.start();
    const tracks = async () => {
      const { body } = await desk.call<{ music: TrialMusic }>('GET', `/musics/${trialPlanId}`);
      return body.music.tracks;
    };
    const [first, second] = await tracks();
    const report = (state: string, trialTrackId: string | undefined, progress: number) =>
      desk.call<{ isFinished: boolean }>('PUT', '/progress', { trialTrackId, state, progress, sinceStart: progress });
    expect((await report('Start', second?.id, 1)).error.code).toBe('RocketSystem:TrackOutOfOrder');
    expect((await report('Pause', first?.id, 4)).status).toBe(200);
    expect((await tracks())[0]).toMatchObject({ progress: 4, isFinished: false });
    // nothing is heard faster than time passes
    expect((await report('Finish', first?.id, 1000)).body.isFinished).toBe(false);
    expect((await report('Start', crypto.randomUUID(), 1)).status).toBe(404);
  });
});

describe('the trials that a centre has left', () => {
  it('are warned about below 500, and each finished trial takes one', async () => {
    await desk.allow(12);
    const { subjectId } = await aSubject(product.owner, { tenant: desk.centre });
    const before = await desk.call<{ gates: object[] }>('GET', '/beforeStart', { userId: subjectId });
    expect(before.body).toMatchObject({
      canStart: true,
      tryCount: 12,
      gates: [{ code: 'RocketSystem:FewTrialsLeft', level: 'warn', message: expect.stringContaining('12') }],
    });
    const { reply, trialPlanId } = await finishOne();
    expect(reply.body).toEqual({ tryCount: 11 });
    expect((await done(trialPlanId)).body).toEqual({ tryCount: 11 });
  });

  it.each([-1, 500, 800])('are not counted at %i', async (tryCount) => {
    await desk.allow(tryCount);
    const { subjectId } = await aSubject(product.owner, { tenant: desk.centre });
    expect((await desk.call<{ gates: object[] }>('GET', '/beforeStart', { userId: subjectId })).body.gates).toEqual([]);
    expect((await finishOne()).reply.body).toEqual({ tryCount });
  });

  it('being none, no trial starts, and one that runs is not finished', async () => {
    const { trialPlanId, userId } = await desk.start();
    await desk.choose(trialPlanId, 1);
    await desk.answer(trialPlanId);
    await desk.allow(0);
    const refused = await done(trialPlanId);
    expect([refused.status, refused.error.code]).toEqual([409, 'RocketSystem:NoTrialsAvailable']);
    expect((await desk.view(trialPlanId)).state).toBe('open');
    const { subjectId } = await aSubject(product.owner, { tenant: desk.centre });
    const start = await desk.call('POST', '/start', { userId: subjectId, trainingType: 'Online' }, desk.admin);
    expect(start.error.code).toBe('RocketSystem:NoTrialsAvailable');
    await desk.allow(1);
    expect((await done(trialPlanId)).body).toEqual({ tryCount: 0 });
    expect(await listOf(userId)).toMatchObject([{ state: 'finished' }]);
  });

  it('being one, only one of two at once is finished', async () => {
    const trials = [await desk.start(), await desk.start({}, desk.admin)];
    for (const { trialPlanId } of trials) {
      await desk.choose(trialPlanId, 1);
      await desk.answer(trialPlanId);
    }
    await desk.allow(1);
    const replies = await Promise.all(trials.map(({ trialPlanId }) => done(trialPlanId)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });
});

describe('what trials say', () => {
  it('of each category: how often it was tried, done, and the mean rating, of finished trials', async () => {
    const { trialPlanId, userId } = await desk.start();
    const { items } = await desk.choose(trialPlanId, 3);
    await desk.answer(trialPlanId);
    const performance = async () => (await desk.call<{ items: CategoryPerformance[] }>('GET', `/categoryPerformance/${userId}`)).body.items;
    expect(await performance()).toEqual([]);
    await desk.call('POST', '/sessionFeedback', { trialPlanId, itemId: items[0]?.id, hasDone: false });
    await done(trialPlanId);
    const found = await performance();
    const expected = items.flatMap(({ trainingProgram }) => trainingProgram.categories).length;
    expect(found.reduce((sum, { tried }) => sum + tried, 0)).toBe(expected);
    expect(found.reduce((sum, one) => sum + one.done, 0)).toBe(expected - (items[0]?.trainingProgram.categories.length ?? 0));
    expect(found.every(({ meanRating }) => meanRating === null || meanRating === 3)).toBe(true);
  });

  it('stands in the list of all centres, filtered, for those who look after them, and as a file', async () => {
    const { trialPlanId, userId } = await finishOne();
    const { trialPlanId: running } = await desk.start({ trainingType: 'Online' });
    const reader = await as('operation');
    const list = async (filter: object = {}, token = reader) =>
      desk.call<{ items: TrialSummary[] }>('GET', '/trialList', { tenantId: desk.centre.tenantId, ...filter }, token);
    const idsOf = async (filter: object, token?: string) => (await list(filter, token)).body.items.map(({ id }) => id);
    expect(await idsOf({})).toEqual([running, trialPlanId]);
    expect(await idsOf({ state: 'finished' })).toEqual([trialPlanId]);
    expect(await idsOf({ trainingType: 'Online' })).toEqual([running]);
    expect(await idsOf({ to: '2020-01-01' })).toEqual([]);
    const other = await aCentre(product.owner);
    expect(await idsOf({}, await as('training', [other]))).toEqual([]);
    expect([(await list({}, await as('editor'))).status, (await list({}, desk.coach)).status]).toEqual([403, 403]);
    // the platform looks up a child's trials too
    expect((await desk.call<{ totalCount: number }>('GET', '/list', { userId }, reader)).body.totalCount).toBe(1);
    const file = await product.app.inject({
      method: 'GET',
      url: `${trialBase}/excelDownload?tenantId=${desk.centre.tenantId}&state=finished`,
      headers: { authorization: `Bearer ${reader}` },
    });
    const rows = await readSheet({ body: new Blob([new Uint8Array(file.rawPayload)]).stream() as never });
    expect(rows).toHaveLength(2);
    expect(rows[1]).toEqual(expect.arrayContaining(['One-to-one', 'Falls over her own feet', 'Finished', 2]));
  });
});
