import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ada, attend, create, openClassDesk, scene, start, view } from '../../testing/class-desk.ts';

openClassDesk();

it('tells whoever has the class before them who came', async () => {
  const planId = await create();
  await start(planId);
  const { id } = await view(planId);
  await sql`delete from identity.live_events`.execute(scene.owner);
  await attend(id, ada, 'Absent');
  const { rows } = await sql<{ topic: string; data: object }>`select topic, data from identity.live_events where topic <> 'today'`.execute(
    scene.owner,
  );
  expect(rows).toEqual([{ topic: 'class', data: { sessionId: id } }]);
});
