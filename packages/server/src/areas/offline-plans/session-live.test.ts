import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { coach, openSessionDesk, punch, run, scene, sell, start, view } from '../../testing/session-desk.ts';

openSessionDesk();

interface Told {
  topic: string;
  data: Record<string, string>;
  persons: string[];
  tenantId: string;
}
const told = async () =>
  (await sql<Told>`select topic, data, persons, tenant_id as "tenantId" from identity.live_events order by id`.execute(scene.owner)).rows;
const forget = () => sql`delete from identity.live_events`.execute(scene.owner);

beforeEach(forget);

describe('whoever has a session before them', () => {
  it('is told that it began, and of each answer, once each, with everybody of the center and nobody else', async () => {
    await sell(2);
    await start();
    const { id, items } = await view();
    expect((await told()).map(({ topic, data }) => [topic, data])).toEqual(
      expect.arrayContaining([
        ['session', { sessionId: id }],
        ['today', {}],
      ]),
    );
    await forget();
    await punch(items[0]?.id ?? '', true);
    const [event, ...more] = (await told()).filter(({ topic }) => topic === 'session');
    expect([event?.data, event?.tenantId, more]).toEqual([{ sessionId: id }, coach.tenantId, []]);
    const staff = await scene.owner
      .selectFrom('identity.memberships')
      .select('person_id')
      .where('tenant_id', '=', coach.tenantId)
      .where('state', '=', 'Effective')
      .where('left_at', 'is', null)
      .where('activated_at', 'is not', null)
      .execute();
    expect(event?.persons.toSorted()).toEqual(staff.map(({ person_id }) => person_id).toSorted());
  });

  it('is told nothing of what was only made ready', async () => {
    await run((db) => sql`update app.sessions set updated_at = now() where opened_at is null`.execute(db));
    expect((await told()).filter(({ topic }) => topic === 'session')).toEqual([]);
  });
});
