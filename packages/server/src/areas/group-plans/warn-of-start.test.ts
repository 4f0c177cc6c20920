import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { ada, admin, attend, ben, coach, create, openClassDesk, refused, run, scene, start, view } from '../../testing/class-desk.ts';
import { changeCertificate } from '../admins/coaches/certificates.ts';
import { reverseGroupPlatform } from './reverse-platform.ts';
import { refreshChildStatus } from './session-forms.ts';
import { beforeGroupStart } from './start-group-session.ts';
import { checkCertificate, listInterviewsNeeded } from './warn-of-start.ts';

openClassDesk();
beforeEach(() => sql`update app.centre_settings set interview_every = null`.execute(scene.owner));

const before = (groupTrainingPlanId: string, caller = coach()) =>
  run((db) => beforeGroupStart(db, caller, { groupTrainingPlanId }), caller);
/** The session that is open counts as held. */
const close = () => sql`update app.sessions set state = 'finished', finished_at = opened_at where state = 'open'`.execute(scene.owner);

async function keep(certificateUntil: string | null): Promise<void> {
  const { rows } = await sql<{ stamp: string }>`
    select concurrency_stamp as stamp from app.coach_training_configs where person_id = ${coach().personId}`.execute(scene.owner);
  const concurrencyStamp = rows[0]?.stamp ?? null;
  await run((db) => changeCertificate(db, admin(), { userId: coach().personId, certificateUntil, concurrencyStamp }), admin());
}

it('a certificate that ran out warns whoever starts a class, and keeps nobody from it', async () => {
  const planId = await create();
  const state = () => run((db) => checkCertificate(db, coach(), { groupTrainingPlanId: planId }));
  expect(await state()).toEqual({ isExpired: false, message: null, mend: null });
  await keep('2020-03-31');
  expect(await state()).toMatchObject({ isExpired: true, mend: null });
  expect(await before(planId)).toMatchObject({
    canStart: true,
    gates: [{ code: 'RocketSystem:CertificateExpired', level: 'warn', mend: null }],
  });
  await start(planId);
  await keep(null);
});

it('a certificate that ran out starts no class where the center lets nobody train without one', async () => {
  const planId = await create();
  const setRule = (blocks: boolean) => sql`update app.centre_settings set expired_certificate_blocks = ${blocks}`.execute(scene.owner);
  await keep('2020-03-31');
  await setRule(true);
  expect(await before(planId)).toMatchObject({ canStart: false, gates: [{ code: 'RocketSystem:CertificateExpired', level: 'block' }] });
  await expect(start(planId)).rejects.toEqual(refused('RocketSystem:CertificateExpired'));
  await keep(null);
  await start(planId);
  await setRule(false);
});

it('a talk with parents is due after as many sessions as a child attended, whoever else was there', async () => {
  const planId = await create();
  await sql`update app.centre_settings set interview_every = 2`.execute(scene.owner);
  const due = async () => (await before(planId)).interviews.map(({ name, num }) => [name, num]);
  await start(planId);
  await close();
  const { sessionId } = await start(planId);
  await attend(sessionId, ben, 'Absent');
  await close();
  expect(await due()).toEqual([['Ada', 2]]);
  const listed = await run((db) => listInterviewsNeeded(db, admin(), { groupTrainingPlanId: planId }), admin());
  expect(listed).toMatchObject({
    totalCount: 1,
    items: [{ id: ada, mend: `/system/center/detail/subjectDetail?id=${ada}&tab=questionnaires` }],
  });
  await start(planId);
  await close();
  expect(await due()).toEqual([
    ['Ada', 2],
    ['Ben', 2],
  ]);
  await writeInterview(ada);
  expect(await due()).toEqual([['Ben', 2]]);
});

it('leads from a gate that is shut to where it is opened', async () => {
  const planId = await create();
  await start(planId);
  expect((await before(planId)).gates).toMatchObject([
    { code: 'RocketSystem:SessionAlreadyOpen', mend: `/system/center/detail/groupOfflinePlanDetail?planId=${planId}&num=1` },
  ]);
});

it('tells how each child of a session stands, without what was said of it', async () => {
  const planId = await create();
  const { sessionId } = await start(planId);
  await attend(sessionId, ben, 'RequestForLeave');
  const { items } = await run((db) => refreshChildStatus(db, coach(), { sessionId }));
  expect(items).toEqual([
    { subjectId: ada, name: 'Ada', attendance: 'Attend', arrivedAt: null, leftAt: null, answered: false },
    { subjectId: ben, name: 'Ben', attendance: 'RequestForLeave', arrivedAt: null, leftAt: null, answered: false },
  ]);
  expect((await view(planId)).userCourseItems.map(({ subjectId }) => subjectId)).toEqual(items.map(({ subjectId }) => subjectId));
});

it('puts the next booking from the center to the app and back, which leaves its classroom free', async () => {
  const planId = await create();
  const reverse = () => run((db) => reverseGroupPlatform(db, coach(), { groupTrainingPlanId: planId }));
  await expect(reverse()).rejects.toEqual(refused('Trellis:NotBooked'));
  const { rows } = await sql<{ id: string }>`
    with room as (
      insert into app.classrooms (tenant_id, classroom_name) values (${coach().tenantId}, 'Blue room') returning tenant_id, id
    ), booked as (
      insert into app.occurrences (tenant_id, plan_id, starts_at, ends_at, platform, classroom_id, created_by, coach_id)
      select tenant_id, ${planId}, ${coach().now}::timestamptz + interval '1 hour', ${coach().now}::timestamptz + interval '2 hours', 'Web', id,
        ${coach().personId}::uuid, ${coach().personId}::uuid from room returning *
    )
    insert into app.holds (tenant_id, occurrence_id, kind, resource_id, during)
    select tenant_id, id, 'classroom', classroom_id, tstzrange(starts_at, ends_at) from booked returning occurrence_id as id`.execute(
    scene.owner,
  );
  const held = async () => (await sql`select 1 from app.holds where occurrence_id = ${rows[0]?.id}`.execute(scene.owner)).rows.length;
  expect(await held()).toBe(1);
  expect(await reverse()).toEqual({ platform: 'App' });
  expect(await held()).toBe(0);
  expect(await reverse()).toEqual({ platform: 'Web' });
});

async function writeInterview(of: string): Promise<void> {
  await sql`
    with form as (insert into catalog.questionnaires (code, name) values ('talk', '{}') returning id),
    version as (
      insert into catalog.questionnaire_versions (questionnaire_id, version, definition, scoring) select id, 1, '{"pages": []}', '{}' from form
      returning id, questionnaire_id
    )
    insert into app.questionnaire_answers (tenant_id, subject_id, questionnaire_id, version_id, purpose, is_complete, finish_time, started_at)
    select ${coach().tenantId}, ${of}, questionnaire_id, id, 'parentalInterview', true, now() + interval '10 years', now() from version`.execute(
    scene.owner,
  );
}
