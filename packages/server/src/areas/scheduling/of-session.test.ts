import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openScene, type Scene } from '../../testing/scene.ts';
import { ofSession } from './of-session.ts';

let scene: Scene;
beforeAll(async () => void (scene = await openScene()));
afterAll(() => scene.drop());

it('the booking of a session is found by its index, also by a plan that knows no parameters', async () => {
  const plan = await scene.owner.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db);
    const asked = sql`select id from app.occurrences where ${ofSession('')}`.compile(db).sql.replace('$1', '$1::uuid');
    const { rows } = await sql<{ 'QUERY PLAN': string }>`${sql.raw(`explain (generic_plan) ${asked}`)}`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('occurrences_one_session');
});
