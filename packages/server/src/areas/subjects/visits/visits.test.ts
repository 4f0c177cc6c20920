import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aCentre, aSubject, type CentreBuilt } from '../../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';

let product: TestProduct;
let centre: CentreBuilt;
let token: string;

beforeAll(async () => {
  product = await startTestProduct();
  centre = await aCentre(product.owner);
  token = await issueToken(product.owner, centre.coach.personId, centre.coach.membershipId);
});
afterAll(() => product.close());

const open = (subjectId: string) => product.call(token, 'POST', '/api/business/subject/getSubjectInfo', { subjectId });
const visits = (subjectId: string) =>
  product.owner.selectFrom('app.subject_visits').select('person_id').where('subject_id', '=', subjectId).execute();

it('answers who opens a child before it is written that they did', async () => {
  const { subjectId: id } = await aSubject(product.owner, { coach: centre.coach });
  const answered = await product.owner.transaction().execute(async (db) => {
    await sql`lock table app.subject_visits in share row exclusive mode`.execute(db);
    return open(id);
  });
  expect(answered.status).toBe(200);
  await vi.waitFor(async () => expect(await visits(id)).toEqual([{ person_id: centre.coach.personId }]));
});

it('writes it before the product stops', async () => {
  const { subjectId: id } = await aSubject(product.owner, { coach: centre.coach });
  let closing: Promise<string> | undefined;
  await product.owner.transaction().execute(async (db) => {
    await sql`lock table app.subject_visits in share row exclusive mode`.execute(db);
    expect((await open(id)).status).toBe(200);
    closing = product.app.close().then(() => 'stopped');
    expect(await Promise.race([closing, pause(300, 'waits')])).toBe('waits');
  });
  await closing;
  expect(await visits(id)).toHaveLength(1);
});
