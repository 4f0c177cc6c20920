import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { coach, openSessionDesk, planId, refused, run, scene, sell, start, subjectId } from '../../../testing/session-desk.ts';
import { beforeStart } from '../before-start.ts';
import { checkCertificate, listSpecialReminders, needsInterview } from './due.ts';

openSessionDesk();
beforeEach(() => sell(60));

const ofPlan = () => ({ userOfflinePlanId: planId });
const special = (userId = subjectId) => run((db) => listSpecialReminders(db, coach, { userId }));
const talkAfter = (sessions: number | null) =>
  sql`update app.centre_settings set interview_every = ${sessions} where tenant_id = ${coach.tenantId}`.execute(scene.owner);
const finishFirst = () =>
  sql`update app.sessions set state = 'finished', opened_at = ${coach.now}::timestamptz - interval '2 days',
    finished_at = ${coach.now}::timestamptz - interval '2 days' where plan_id = ${planId} and num = 1`.execute(scene.owner);

it('an interview is needed once the center asks for one, as the gate of starting says', async () => {
  await talkAfter(1);
  expect(await run((db) => needsInterview(db, coach, ofPlan()))).toEqual({ isNeeded: false, gate: null });
  await finishFirst();
  const { gates } = await run((db) => beforeStart(db, coach, ofPlan()));
  const gate = gates.find(({ code }) => code === 'RocketSystem:ParentInterviewDue');
  expect(await run((db) => needsInterview(db, coach, ofPlan()))).toEqual({ isNeeded: true, gate });
  expect(await special()).toEqual({ items: [gate] });
  await talkAfter(null);
});

it('a certificate has run out for whom it has, and is nothing special about the child', async () => {
  const keep = (until: string | null) =>
    sql`insert into app.coach_training_configs (tenant_id, person_id, certificate_until) values (${coach.tenantId}, ${coach.personId}, ${until}::date)
      on conflict (tenant_id, person_id) do update set certificate_until = excluded.certificate_until`.execute(scene.owner);
  expect(await run((db) => checkCertificate(db, coach, ofPlan()))).toEqual({ isExpired: false, gate: null });
  await keep('2020-01-31');
  const { isExpired, gate } = await run((db) => checkCertificate(db, coach, ofPlan()));
  expect([isExpired, gate?.code, gate?.level]).toEqual([true, 'RocketSystem:CertificateExpired', 'warn']);
  expect(await special()).toEqual({ items: [] });
  await keep(null);
});

it('of a child without a plan there is nothing to be thought of, and in a session what is about the plan is left out', async () => {
  await start();
  expect(await special()).toEqual({ items: [] });
  expect(await special(await scene.addChild())).toEqual({ items: [] });
  await expect(special(planId)).rejects.toEqual(refused('SubjectNotFound'));
});
