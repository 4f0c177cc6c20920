import type { RecordImport } from '@trellis/contract/imports/schemas';
import type { RecordUndoPreview } from '@trellis/contract/imports/undo-calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, actAs, aSubject, type CentreBuilt, type SubjectBuilt } from '../../../fixtures/builders.ts';
import { aPlan } from '../../../fixtures/training-builders.ts';
import { bucketsOf, faultsOfLedger } from '../../../testing/credits.ts';
import { issueToken, type TestProduct } from '../../../testing/http.ts';
import { openOneCentre } from '../../../testing/one-centre.ts';
import { sendFile } from '../../../testing/uploads.ts';
import { untilWaiting } from '../../../testing/waiting.ts';
import { consumeClass, giveBackAssessment, takeAssessment } from '../../credits/public.ts';

const base = '/api/business/import/credits';
const byHand = '/api/rocketAdmin/userCredit';
let product: TestProduct;
let centre: CentreBuilt;
let token: string;
let child: SubjectBuilt;
let tagId: string;
let count = 0;
beforeAll(async () => {
  ({ product, centre, token } = await openOneCentre());
  const tag = await product.owner.selectFrom('catalog.assessment_tags').select('id').where('code', '=', 'fas').executeTakeFirstOrThrow();
  tagId = tag.id;
});
afterAll(() => product.close());
beforeEach(async () => {
  count += 1;
  child = await aSubject(product.owner, { tenant: centre, firstName: 'Child', lastName: `No ${count}` });
});

/** Imports ten sessions and two assessments of the child; answers the id of the list. */
async function imported(): Promise<string> {
  const content = ['Child,Credit,How many left', `${child.name},sessions,10`, `${child.name},FAS test,2`].join('\n');
  const { body } = await sendFile<RecordImport>(product, `${base}/file`, { content, name: 'credits.csv', token });
  expect((await product.call(token, 'POST', `${base}/${body.id}/run`, { rows: 2 })).status).toBe(200);
  return body.id;
}
const preview = async (id: string) => (await product.call<RecordUndoPreview>(token, 'GET', `${base}/finished/${id}`)).body;
const undo = (id: string, by = token) => product.call<{ rows: number }>(by, 'POST', `${base}/finished/${id}/undo`);
const give = (classHours: number) => product.call(token, 'POST', `${byHand}/classHours`, { userId: child.subjectId, classHours });
const balances = () => bucketsOf(product.owner, child.subjectId);
const faults = () => faultsOfLedger(product.owner);
const none = { available: 0, consumed: 0, held: 0, sold: 0 };
const postings = async () =>
  (await product.owner.selectFrom('app.postings').select('kind').where('subject_id', '=', child.subjectId).orderBy('id').execute()).map(
    ({ kind }) => kind,
  );

it('an import of credits is taken back as a whole: balances and the statement are as before, the trail keeps that they were here', async () => {
  await give(3);
  const before = await balances();
  const id = await imported();
  expect(await balances()).toMatchObject({ available: 15 });
  expect(await preview(id)).toEqual({ rows: 2, changed: 0, obstacles: [] });
  expect((await undo(id)).body).toEqual({ rows: 2 });
  expect((await undo(id)).body).toEqual({ rows: 0 });
  expect(await balances()).toEqual(before);
  expect(await postings()).toEqual(['adjust']);
  expect(await faults()).toBe(0);
  const { rows } = await sql<{ operation: string }>`
    select operation from audit.changes
    where table_name = 'app.brought_credits' and ${child.subjectId} in (before ->> 'subject_id', after ->> 'subject_id') order by id`.execute(
    product.owner,
  );
  expect(rows.map(({ operation }) => operation)).toEqual(['INSERT', 'INSERT', 'DELETE', 'DELETE']);
  // what was taken back can come again
  await imported();
});

it('leaves the child as it came with its own list, which can then be undone too', async () => {
  const content = `Name,Birthday,Gender,Grade\nNew Child ${count},2019-05-14,f,1`;
  const children = '/api/business/subjectImport';
  const { body } = await sendFile<RecordImport>(product, `${children}/file`, { content, name: 'children.csv', token });
  expect((await product.call(token, 'POST', `${children}/${body.id}/run`, { rows: 1 })).status).toBe(200);
  child = { ...child, name: `New Child ${count}` };
  const id = await imported();
  expect((await product.call(token, 'POST', `${children}/finished/${body.id}/undo`)).error.code).toBe('Trellis:ImportBuiltOn');
  expect((await undo(id)).status).toBe(200);
  expect((await product.call(token, 'POST', `${children}/finished/${body.id}/undo`)).status).toBe(200);
});

it('tells webhooks of each that came and went', async () => {
  await sql`
    insert into app.webhooks (tenant_id, name, address, events, enabled, created_by)
    values (${centre.tenantId}, 'All', 'https://receiver.example/', '{credit.posted}', true, ${centre.admin.personId})`.execute(
    product.owner,
  );
  const id = await imported();
  await undo(id);
  const { rows } = await sql<{ change: string; childId: string }>`
    select payload -> 'data' ->> 'change' as change, payload -> 'data' ->> 'childId' as "childId" from jobs.webhook_deliveries
    where tenant_id = ${centre.tenantId} order by id`.execute(product.owner);
  await sql`delete from app.webhooks`.execute(product.owner);
  expect(rows.map(({ change }) => change)).toEqual(['opening', 'opening', 'removed', 'removed']);
  expect(new Set(rows.map(({ childId }) => childId))).toEqual(new Set([child.subjectId]));
});

describe('is not undone', () => {
  const acting = () => centre.admin.at();
  const useSession = () =>
    actAs(product.owner, acting(), async (db) => {
      const { planId } = await aPlan(product.owner, { subject: child, coach: centre.coach });
      const { id } = await product.owner
        .selectFrom('app.sessions')
        .select('id')
        .where('plan_id', '=', planId)
        .limit(1)
        .executeTakeFirstOrThrow();
      await consumeClass(db, acting(), { subjectId: child.subjectId, commodity: 'oneToOne', sessionId: id, run: 1, occurrenceId: null });
    });
  const ordered = () => ({ subjectId: child.subjectId, userAssessmentId: child.subjectId });
  const useAssessment = () => actAs(product.owner, acting(), (db) => takeAssessment(db, acting(), { ...ordered(), tagIds: [tagId] }));

  it.each([
    ['used', useSession],
    ['used', useAssessment],
    [
      'used',
      async () => {
        await useAssessment();
        await actAs(product.owner, acting(), (db) => giveBackAssessment(db, acting(), ordered()));
      },
    ],
    ['takenBack', () => give(-1)],
  ] as const)('once something of it was %s: nothing goes', async (kind, build) => {
    const id = await imported();
    await build();
    const left = await balances();
    expect(await preview(id)).toEqual({ rows: 2, changed: 0, obstacles: [{ kind, rows: 1 }] });
    expect((await undo(id)).error).toMatchObject({ code: 'Trellis:ImportBuiltOn', data: { obstacles: [{ kind, rows: 1 }] } });
    expect(await balances()).toEqual(left);
  });

  it('before whoever uses it at that moment is done, and then is not', async () => {
    const id = await imported();
    const running = await actAs(product.owner, acting(), async (db) => {
      await takeAssessment(db, acting(), { ...ordered(), tagIds: [tagId] });
      const started = undo(id);
      await untilWaiting(product.owner);
      return { started };
    });
    expect((await running.started).error.code).toBe('Trellis:ImportBuiltOn');
    expect(await faults()).toBe(0);
  });
});

describe('beside a session of the child', () => {
  let planId: string;
  beforeEach(async () => {
    ({ planId } = await aPlan(product.owner, { subject: child, coach: centre.coach }));
  });
  const book = async (hour = 16) => {
    const time = `${new Date(Date.UTC(2031, 0, count)).toISOString().slice(0, 10)}T${hour}:00:00Z`;
    const booking = { userOfflinePlanId: planId, trainerId: centre.coach.personId, time, duration: 60, platform: 'Web' };
    return (await product.call<{ id: string }>(token, 'POST', '/api/rocketAdmin/schedule', booking)).body.id;
  };
  const isCovered = async (id: string) =>
    (await product.call<{ covered: boolean }>(token, 'GET', `/api/rocketAdmin/schedule/${id}`)).body.covered;

  it('that was booked before, it is undone: what the import held for it is free and goes', async () => {
    const booking = await book();
    const id = await imported();
    expect([await isCovered(booking), (await balances()).held]).toEqual([true, 1]);
    expect(await preview(id)).toMatchObject({ obstacles: [] });
    expect((await undo(id)).body).toEqual({ rows: 2 });
    expect([await isCovered(booking), await balances(), await faults()]).toEqual([false, none, 0]);
  });

  it('that was booked before and is over, it is not undone', async () => {
    const booking = await book();
    const id = await imported();
    const { id: session } = await product.owner
      .selectFrom('app.sessions')
      .select('id')
      .where('plan_id', '=', planId)
      .limit(1)
      .executeTakeFirstOrThrow();
    const finished = { subjectId: child.subjectId, commodity: 'oneToOne', sessionId: session, run: 1 } as const;
    await actAs(product.owner, centre.admin.at(), (db) => consumeClass(db, centre.admin.at(), { ...finished, occurrenceId: booking }));
    expect(await balances()).toMatchObject({ held: 0, consumed: 1 });
    expect(await preview(id)).toMatchObject({ obstacles: [{ kind: 'used', rows: 1 }] });
  });

  it('that something else covered before, it is undone, and that stays covered', async () => {
    await give(1);
    const booking = await book();
    const id = await imported();
    expect(await preview(id)).toMatchObject({ obstacles: [] });
    expect((await undo(id)).body).toEqual({ rows: 2 });
    expect([await isCovered(booking), await balances(), await faults()]).toEqual([true, { ...none, held: 1, sold: -1 }, 0]);
  });

  it('that was booked since, it is not undone before that is canceled', async () => {
    const id = await imported();
    const booking = await book();
    expect(await preview(id)).toMatchObject({ obstacles: [{ kind: 'booked', rows: 1 }] });
    expect((await undo(id)).error.code).toBe('Trellis:ImportBuiltOn');
    expect((await product.call(token, 'DELETE', `/api/rocketAdmin/schedule/${booking}`)).status).toBe(200);
    expect((await undo(id)).body).toEqual({ rows: 2 });
    expect([await balances(), await faults()]).toEqual([none, 0]);
  });
});

it('is for whoever gives credits by hand, at their own center', async () => {
  const id = await imported();
  const other = await aCentre(product.owner);
  expect((await undo(id, await issueToken(product.owner, other.admin.personId, other.admin.membershipId))).status).toBe(404);
  expect((await undo(id, await issueToken(product.owner, centre.coach.personId, centre.coach.membershipId))).status).toBe(403);
});
