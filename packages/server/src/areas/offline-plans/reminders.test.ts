import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '../../platform/http/caller.ts';
import { coach, openSessionDesk, planId, run, scene, sell, subjectId } from '../../testing/session-desk.ts';
import { changeCertificate } from '../admins/coaches/certificates.ts';
import { beforeStart } from './before-start.ts';
import { startSession } from './start-session.ts';

openSessionDesk();
beforeEach(async () => {
  await sell(60);
  await sql`update app.centre_settings set interview_every = null`.execute(scene.owner);
});

const gatesOf = async (caller = coach) =>
  (await run((db) => beforeStart(db, caller, { userOfflinePlanId: planId }), caller)).gates.map(({ code, level, mend }) => ({
    code: code.replace('RocketSystem:', ''),
    level,
    mend,
  }));
const codes = async (caller = coach) => (await gatesOf(caller)).map(({ code }) => code);

/** Lengthens the plan to so many sessions, of which these are finished, an hour after one another, the last one yesterday. */
async function finishUpTo(finished: number, total = 60): Promise<void> {
  const { owner } = scene;
  await sql`insert into app.sessions (tenant_id, plan_id, num) select ${coach.tenantId}::uuid, ${planId}::uuid, num
    from generate_series((select max(num) + 1 from app.sessions where plan_id = ${planId}), ${total}::int) num`.execute(owner);
  await sql`update app.sessions set state = 'finished', opened_at = ${coach.now}::timestamptz - make_interval(days => 1, hours => ${finished}::int - num, mins => 40),
      finished_at = ${coach.now}::timestamptz - make_interval(days => 1, hours => ${finished}::int - num)
    where plan_id = ${planId} and num <= ${finished}`.execute(owner);
}

describe('a retest', () => {
  it.each([
    [38, false],
    [39, true],
    [40, true],
    [41, false],
  ])('after %i sessions is asked for: %s', async (finished, isDue) => {
    await finishUpTo(finished);
    expect(await gatesOf()).toEqual(isDue ? [{ code: 'RetestDue', level: 'warn', mend: null }] : []);
  });

  it('is asked for no more once it was arranged, and again 40 sessions later', async () => {
    await finishUpTo(40);
    await arrangeInterim("interval '2 days'");
    // that one was of another time
    expect(await codes()).toEqual(['RetestDue']);
    await arrangeInterim("interval '1 hour'");
    expect(await codes()).toEqual([]);
    await finishUpTo(80, 100);
    await sql`update app.user_assessments set created_at = ${coach.now}::timestamptz - interval '20 days'`.execute(scene.owner);
    expect(await codes()).toEqual(['RetestDue']);
  });
});

describe('a talk with the parents', () => {
  it('is asked for after as many sessions as the center says, until an interview is written', async () => {
    await finishUpTo(19);
    await sql`update app.centre_settings set interview_every = 20`.execute(scene.owner);
    expect(await codes()).toEqual([]);
    await finishUpTo(23);
    expect(await gatesOf()).toEqual([
      { code: 'ParentInterviewDue', level: 'warn', mend: `/system/center/detail/subjectDetail?id=${subjectId}&tab=questionnaires` },
    ]);
    await writeInterview("interval '10 days'");
    expect(await codes()).toEqual(['ParentInterviewDue']);
    await writeInterview("interval '1 hour'");
    expect(await codes()).toEqual([]);
  });

  it('is nothing that a center which sets no number is reminded of', async () => {
    await finishUpTo(25);
    expect(await codes()).toEqual([]);
  });
});

describe('a certificate', () => {
  const keep = async (certificateUntil: string | null) => {
    const admin = scene.as('maya');
    const { concurrency_stamp: concurrencyStamp } = (await scene.owner
      .selectFrom('app.coach_training_configs')
      .select('concurrency_stamp')
      .where('person_id', '=', coach.personId)
      .executeTakeFirst()) ?? { concurrency_stamp: null };
    return run((db) => changeCertificate(db, admin, { userId: coach.personId, certificateUntil, concurrencyStamp }), admin);
  };

  it('warns once its last day is over, and on no day before', async () => {
    const today = coach.now.toISOString().slice(0, 10);
    expect(await keep(today)).toMatchObject({ certificateUntil: today, isCertificateExpired: false });
    expect(await codes()).toEqual([]);
    expect(await keep('2020-03-31')).toMatchObject({ isCertificateExpired: true });
    expect(await gatesOf()).toEqual([{ code: 'CertificateExpired', level: 'warn', mend: null }]);
    await keep(null);
    expect(await codes()).toEqual([]);
  });

  it('that ran out starts no session where the center lets nobody train without one', async () => {
    const setRule = (blocks: boolean) => sql`update app.centre_settings set expired_certificate_blocks = ${blocks}`.execute(scene.owner);
    await keep('2020-03-31');
    await setRule(true);
    expect(await gatesOf()).toEqual([{ code: 'CertificateExpired', level: 'block', mend: null }]);
    await expect(run((db) => startSession(db, coach, { userOfflinePlanId: planId }))).rejects.toEqual(
      expect.objectContaining({ code: 'RocketSystem:CertificateExpired' }),
    );
    await keep(null);
    expect(await codes()).toEqual([]);
    await setRule(false);
  });

  it('of a coach who may note it leads to where that is done', async () => {
    await keep('2020-03-31');
    const mayNote: Member = { ...coach, policies: new Set([...coach.policies, 'PFE.CoachTrainingConfig.Write']) };
    expect(await gatesOf(mayNote)).toMatchObject([{ mend: '/system/center/menu/manage/coachConfiguration' }]);
    await keep(null);
  });
});

describe('durations that the center did not set', () => {
  it('are mended on the page of its settings, by whoever may', async () => {
    await sql`delete from app.centre_settings`.execute(scene.owner);
    expect(await gatesOf()).toEqual([{ code: 'SettingsIncomplete', level: 'block', mend: null }]);
    const { owner } = scene;
    const allow = (may: boolean) =>
      owner.updateTable('identity.tenants').set({ times_setting: may }).where('id', '=', coach.tenantId).execute();
    await allow(false);
    expect(await gatesOf(scene.as('maya'))).toContainEqual({ code: 'SettingsIncomplete', level: 'block', mend: null });
    await allow(true);
    expect(await gatesOf(scene.as('maya'))).toContainEqual({
      code: 'SettingsIncomplete',
      level: 'block',
      mend: '/system/center/menu/manage/userConfiguration',
    });
    await sql`insert into app.centre_settings (tenant_id, session_durations) values (${coach.tenantId}, '{30}')`.execute(scene.owner);
  });
});

/** An answer of the child, begun and given so long ago; its id. */
async function answered(purpose: 'parentalInterview' | 'assessment', ago: string): Promise<string> {
  const code = `reminders ${purpose}`;
  const { rows } = await sql<{ id: string }>`
    with form as (
      insert into catalog.questionnaires (code, name) values (${code}, '{}') on conflict (code) do update set name = excluded.name returning id
    ),
    made as (
      insert into catalog.questionnaire_versions (questionnaire_id, version, definition, scoring) select id, 1, '{"pages": []}', '{}' from form
      on conflict do nothing returning id, questionnaire_id
    ),
    version as (
      select id, questionnaire_id from made
      union all select v.id, v.questionnaire_id from catalog.questionnaire_versions v join form on form.id = v.questionnaire_id
    )
    insert into app.questionnaire_answers (tenant_id, subject_id, questionnaire_id, version_id, purpose, is_complete, finish_time, started_at)
    select ${coach.tenantId}, ${subjectId}, questionnaire_id, id, ${purpose}, true, at, at
    from version, (select ${coach.now}::timestamptz - ${sql.raw(ago)} as at) moment limit 1
    returning id`.execute(scene.owner);
  return rows[0]?.id ?? '';
}

const writeInterview = (ago: string) => answered('parentalInterview', ago);

async function arrangeInterim(ago: string): Promise<void> {
  const id = await answered('assessment', ago);
  await sql`insert into catalog.assessments (code, title, assessment_type, questionnaire_id, formula)
    select 'reminders', '{}', 'MediumAssessment', questionnaire_id, '{}' from app.questionnaire_answers where id = ${id}
    on conflict (code) do nothing`.execute(scene.owner);
  await sql`insert into app.user_assessments (tenant_id, id, subject_id, assessment_id, status, need_pay, ordered_by, consented_at, created_at)
    select ${coach.tenantId}, ${id}, ${subjectId}, item.id, 'Finished', false, ${coach.personId}, ${coach.now},
      ${coach.now}::timestamptz - ${sql.raw(ago)} from catalog.assessments item where item.code = 'reminders'`.execute(scene.owner);
}
