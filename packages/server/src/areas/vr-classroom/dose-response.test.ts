import type { OutputOf } from '@trellis/contract/types';
import type { vrClassroomCalls } from '@trellis/contract/vr-classroom/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aSubject } from '../../fixtures/builders.ts';
import { aContract, aPlan } from '../../fixtures/training-builders.ts';
import { startTestProduct, type TestProduct } from '../../testing/http.ts';
import { openVrCentre, type VrCentre } from '../../testing/vr-centre.ts';

type Dose = OutputOf<(typeof vrClassroomCalls)['doseResponse']>;

let product: TestProduct;
let vr: VrCentre;
beforeAll(async () => {
  product = await startTestProduct();
  vr = await openVrCentre(product);
});
afterAll(() => product.close());

const dose = (subjectId: string, centre = vr) => centre.call<Dose>('GET', '/TestingCenter/DoseResponse', { subjectId });

async function tested(subjectId: string): Promise<string> {
  const { id } = (await vr.order({ subjectId })).body;
  await vr.call('GET', '/TestingCenter/CaseCode', { testRequestId: id });
  await vr.step(id, 'Testing');
  await vr.step(id, 'Finished');
  return id;
}

it('lays tests over the sessions that a child took by then, with their level and music', async () => {
  const subject = await aSubject(product.owner, { tenant: vr.centre });
  const { subjectId } = subject;
  await aContract(product.owner, { subject, seller: vr.centre.admin });
  const plan = await aPlan(product.owner, { subject, coach: vr.centre.admin });
  const first = await tested(subjectId);
  const { rows } = await sql<{ id: string }>`
    select id from app.sessions where plan_id = ${plan.planId} order by num limit 3`.execute(product.owner);
  const [held, missed] = rows.map(({ id }) => id);
  await sql`update app.sessions set state = 'finished', opened_at = now(), finished_at = now() where id = any (${[held, missed]}::uuid[])`.execute(
    product.owner,
  );
  await sql`
    insert into app.session_subjects (tenant_id, session_id, subject_id, attendance)
    values (${vr.centre.tenantId}, ${held}, ${subjectId}, 'Attend'), (${vr.centre.tenantId}, ${missed}, ${subjectId}, 'Absent')
    on conflict (tenant_id, session_id, subject_id) do update set attendance = excluded.attendance`.execute(product.owner);
  // one level of each exercise that was done; those that were not count for nothing
  await sql`
    update app.session_items set outcome = position < 3, done_at = now(), difficulty = case position when 1 then 5 when 2 then 10 else 20 end
    where session_id = ${held}`.execute(product.owner);
  await sql`
    insert into app.track_progress (tenant_id, subject_id, session_track_id, seconds, state)
    select tenant_id, ${subjectId}, id, 120, 'Stop' from app.session_tracks where session_id = ${held} order by position limit 1`.execute(
    product.owner,
  );
  const second = await tested(subjectId);
  const { tests, taken } = (await dose(subjectId)).body;
  expect(tests.map(({ caseId, sessions }) => [caseId, sessions])).toEqual([
    [first, 0],
    [second, 1],
  ]);
  expect(taken).toEqual([{ session: 1, difficulty: 7.5, music: 2 }]);
  const { value, low, high } = tests[0]!.measures.find(({ id }) => id === 'omissionPct')!;
  expect(low! < value! && value! < high!).toBe(true);
});

it('has nothing of a child without tests, and is closed to other centers', async () => {
  const { subjectId } = await aSubject(product.owner, { tenant: vr.centre });
  expect((await dose(subjectId)).body).toEqual({ tests: [], taken: [] });
  const other = await openVrCentre(product);
  expect((await dose(subjectId, other)).status).toBe(404);
});
