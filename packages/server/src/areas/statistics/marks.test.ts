import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openScene, type Scene } from '../../testing/scene.ts';

let scene: Scene;
let childId: string;
beforeAll(async () => {
  scene = await openScene();
  childId = await scene.addChild('Marked Child');
  await sql`update app.subjects set created_at = '2026-03-10T12:00:00Z' where id = ${childId}`.execute(scene.owner);
});
afterAll(() => scene.drop());

/** Which days are counted anew after a change, each as often as it was written. */
async function daysMarkedBy(change: ReturnType<typeof sql>): Promise<string[]> {
  await sql`delete from jobs.figure_marks`.execute(scene.owner);
  await change.execute(scene.owner);
  const { rows } = await sql<{ day: string }>`select day from jobs.figure_marks where source = 'children' order by day`.execute(
    scene.owner,
  );
  return rows.map(({ day }) => day);
}

it('marks what a change leaves in its month once', async () => {
  expect(await daysMarkedBy(sql`update app.subjects set outpatient_number = 'M-1' where id = ${childId}`)).toEqual(['2026-03-10']);
});

it('marks the month that something was in and the one that it is in', async () => {
  const moved = sql`update app.subjects set created_at = '2026-05-20T12:00:00Z' where id = ${childId}`;
  expect(await daysMarkedBy(moved)).toEqual(['2026-03-10', '2026-05-20']);
});
