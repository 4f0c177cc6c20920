import type { RecordImport } from '@trellis/contract/imports/schemas';
import type { RecordUndoPreview } from '@trellis/contract/imports/undo-calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aMember, aSubject, type CentreBuilt } from '../../../fixtures/builders.ts';
import { aContract, aPlan } from '../../../fixtures/training-builders.ts';
import { bucketsOf, faultsOfLedger } from '../../../testing/credits.ts';
import { issueToken, type TestProduct } from '../../../testing/http.ts';
import { openOneCentre } from '../../../testing/one-centre.ts';
import { sendFile } from '../../../testing/uploads.ts';

const base = '/api/business/import/schedule';
let product: TestProduct;
let centre: CentreBuilt;
let token: string;
let child: { id: string; name: string; planId: string };
let count = 0;
const day = () => new Date(Date.UTC(2031, 0, count)).toISOString().slice(0, 10);

beforeAll(async () => {
  ({ product, centre, token } = await openOneCentre());
});
afterAll(() => product.close());
beforeEach(async () => {
  count += 1;
  const subject = await aSubject(product.owner, { tenant: centre, firstName: 'Child', lastName: `No ${count}` });
  const { planId } = await aPlan(product.owner, { subject, coach: centre.coach });
  await aContract(product.owner, { subject, seller: centre.admin, classes: 3 });
  child = { id: subject.subjectId, name: subject.name, planId };
});

/** Imports two sessions of the child; answers the id of the list and of the bookings. */
async function imported(by = token) {
  const rows = ['10:00', '14:00'].map((start) => `${child.name},${centre.coach.name},${day()},${start},60`);
  const content = ['Child,Coach,Date,Start,Minutes', ...rows].join('\n');
  const { body } = await sendFile<RecordImport>(product, `${base}/file`, { content, name: 'sessions.csv', token: by });
  const { id } = body;
  expect((await product.call(by, 'POST', `${base}/${id}/run`, { rows: rows.length })).status).toBe(200);
  const bookings = await product.owner
    .selectFrom('app.occurrences')
    .select('id')
    .where('import_id', '=', id)
    .orderBy('starts_at')
    .execute();
  return { id, bookings: bookings.map((booking) => booking.id) };
}
const preview = async (id: string) => (await product.call<RecordUndoPreview>(token, 'GET', `${base}/finished/${id}`)).body;
const undo = (id: string, by = token) => product.call<{ rows: number }>(by, 'POST', `${base}/finished/${id}/undo`);
const balances = () => bucketsOf(product.owner, child.id);
const faults = () => faultsOfLedger(product.owner);

it('an import of sessions is taken back as a whole: their time is free, what was held returns, the trail keeps that they were here', async () => {
  const before = await balances();
  const { id, bookings } = await imported();
  expect(await balances()).toMatchObject({ held: 2, available: 1 });
  expect(await preview(id)).toEqual({ rows: 2, changed: 0, obstacles: [] });
  expect((await undo(id)).body).toEqual({ rows: 2 });
  expect((await undo(id)).body).toEqual({ rows: 0 });
  expect(await balances()).toEqual(before);
  expect(await faults()).toBe(0);
  for (const table of ['app.occurrences', 'app.holds', 'app.postings']) {
    const column = table === 'app.occurrences' ? 'id' : 'occurrence_id';
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = any (${bookings}::uuid[])`.execute(
      product.owner,
    );
    expect(rows, table).toEqual([]);
  }
  const { rows } = await sql<{ operation: string }>`
    select operation from audit.changes where table_name = 'app.occurrences' and row_id = ${bookings[0]} order by id`.execute(
    product.owner,
  );
  expect(rows.map(({ operation }) => operation)).toEqual(['INSERT', 'UPDATE', 'DELETE']);
  // and the same list comes in again
  await imported();
});

it('is not, once one of its sessions was begun, held, missed, changed or canceled', async () => {
  const { id, bookings } = await imported();
  const [first, second] = bookings as [string, string];
  const set = (booking: string, values: Record<string, unknown>) =>
    product.owner.updateTable('app.occurrences').set(values).where('id', '=', booking).execute();
  const states = [
    [{ state: 'opened' }, 'begun'],
    [{ state: 'finished' }, 'begun'],
    [{ state: 'missed', missed_reason: 'NoShow', missed_at: new Date() }, 'away'],
    [{ state: 'leave', missed_reason: null, missed_at: null }, 'away'],
    [{ state: 'cancelled' }, 'cancelled'],
    [{ state: 'scheduled' }, 'changed'],
  ] as const;
  for (const [values, kind] of states) {
    await set(first, values);
    expect(await preview(id)).toEqual({ rows: 2, changed: 0, obstacles: [{ kind, rows: 1 }] });
    expect((await undo(id)).error?.code).toBe('Trellis:ImportBuiltOn');
  }
  const { rows } = await sql`select 1 from app.occurrences where id = any (${[first, second]}::uuid[])`.execute(product.owner);
  expect(rows).toHaveLength(2);
});

it('covers the next session that waits for a class with what comes back', async () => {
  const { id } = await imported();
  const byHand = async (start: string) => {
    const booking = {
      userOfflinePlanId: child.planId,
      trainerId: centre.coach.personId,
      time: `${day()}T${start}:00Z`,
      duration: 60,
      platform: 'Web',
    };
    return (await product.call<{ id: string; covered: boolean }>(token, 'POST', '/api/rocketAdmin/schedule', booking)).body;
  };
  expect((await byHand('21:00')).covered).toBe(true);
  const waiting = await byHand('23:00');
  expect(waiting.covered).toBe(false);
  expect((await undo(id)).status).toBe(200);
  expect((await product.call<{ covered: boolean }>(token, 'GET', `/api/rocketAdmin/schedule/${waiting.id}`)).body.covered).toBe(true);
  expect(await faults()).toBe(0);
});

it('by a coach is their own, or of what they would cancel by hand', async () => {
  const other = await aMember(product.owner, { tenant: centre });
  const otherToken = await issueToken(product.owner, other.personId, other.membershipId);
  const { id } = await imported();
  expect((await undo(id, otherToken)).status).toBe(403);
  const coachToken = await issueToken(product.owner, centre.coach.personId, centre.coach.membershipId);
  expect((await undo(id, coachToken)).body).toEqual({ rows: 2 });
  count += 40;
  const { id: own } = await imported(otherToken);
  expect((await undo(own, otherToken)).body).toEqual({ rows: 2 });
});
