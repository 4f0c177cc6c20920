import { randomUUID } from 'node:crypto';
import { lockedModules } from '@trellis/contract/focus/rules';
import type { Role, Side } from '@trellis/contract/policies';
import type { Ref } from '@trellis/contract/wire';
import { orderAssessments } from '@trellis/server/areas/assessments/order-assessments';
import { startSession } from '@trellis/server/areas/offline-plans/start-session';
import { openAnswer } from '@trellis/server/areas/questionnaires/open-answer';
import { actAs, aMember, anOverseer, aPerson, aSubject, aTenant, type MemberBuilt, nextNumber } from '@trellis/server/fixtures/builders';
import {
  aCertificateStyle,
  aMedal,
  aSuperviseSession,
  aTrainerModule,
  aTrainingApplication,
  aTrainingAppointment,
  aTrainingModule,
} from '@trellis/server/fixtures/certification-builders';
import { aLibrary } from '@trellis/server/fixtures/course-builders';
import { anExam, aPaper, aQuestion } from '@trellis/server/fixtures/exam-builders';
import { aGuardian } from '@trellis/server/fixtures/family-builders';
import { grantAssessments, publishAssessments } from '@trellis/server/fixtures/publish-assessments';
import { publishClassPlans } from '@trellis/server/fixtures/publish-class-plans';
import { publishQuestionnaires } from '@trellis/server/fixtures/publish-questionnaires';
import { aTenantContract } from '@trellis/server/fixtures/tenant-contract-builders';
import { aClassroom, aContract, aGroupPlan, anOccurrence, aPlan, aTrial } from '@trellis/server/fixtures/training-builders';
import { aVrTest } from '@trellis/server/fixtures/vr-builders';
import { aTemplateOfWeeks } from '@trellis/server/fixtures/wellbeing-builders';
import type { RolePool } from '@trellis/server/platform/db/types';
import { writeLetter } from '@trellis/server/platform/mail/write-letter';
import { sql } from 'kysely';
import { ownChat } from './own-chat.ts';

export interface Scene {
  /** One of everything that an id on the wire may refer to. */
  refs: Record<Ref, string>;
  /** Somebody of each side, in the order in which a call looks for one that may make it. */
  holders: { side: Side; role: Role; personId: string; membershipId: string }[];
  /** Somebody of the same centre whose role holds no policy. */
  powerless: { personId: string; membershipId: string };
}

/**
 * A centre in which everything exists once: a child with a contract, a plan whose first session runs, a booking, a room, a file. Whoever and
 * whatever has a name there has `word` in it.
 */
export async function buildScene(owner: RolePool, word = 'Homely'): Promise<Scene> {
  const named = (what: string) => aPerson(owner, { name: `${word} ${what}` });
  const tenant = await aTenant(owner, { name: `${word} Center` });
  const admin = await aMember(owner, { tenant, roles: ['CenterAdmin'], person: await named('Admin') });
  const coach = await aMember(owner, { tenant, person: await named('Coach') });
  const powerless = await aMember(owner, { tenant, roles: ['editor'] });
  const platform = await anOverseer(owner, { side: 'management', role: 'admin' });
  const enterprise = await anOverseer(owner, { side: 'enterprise', role: 'EnterpriseAdmin', centres: [tenant] });
  const area = await anOverseer(owner, { side: 'area', role: 'AreaAdmin', centres: [tenant] });
  const spareTenant = await aTenant(owner);
  const school = await owner
    .insertInto('catalog.schools')
    .values({ name: `School ${tenant.tenantId}`, city: 'Boston', nature: 'Public' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const subject = await aSubject(owner, { tenant, coach: admin, lastName: word });
  const { guardianId } = await aGuardian(owner, { subject, fullName: `${word} Guardian` });
  const grant = await owner
    .insertInto('app.subject_grants')
    .values({ tenant_id: tenant.tenantId, subject_id: subject.subjectId, granted_to: spareTenant.tenantId, granted_by: guardianId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { contractId } = await aContract(owner, { subject, seller: admin });
  const move = await owner
    .insertInto('app.subject_moves')
    .values({
      tenant_id: tenant.tenantId,
      subject_id: subject.subjectId,
      to_tenant_id: spareTenant.tenantId,
      reason: 'The family moves',
      asked_by: admin.personId,
      asked_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { paymentId, reasonId } = await ownReasonAndPayment(owner, { tenantId: tenant.tenantId, contractId, personId: admin.personId });
  const plan = await aPlan(owner, { subject, coach: admin });
  const bought = await aTenantContract(owner, { tenant });
  const vrTest = await aVrTest(owner, { admin, subject });
  const { classroomId } = await aClassroom(owner, { tenant, name: `${word} Room` });
  const { occurrenceId } = await anOccurrence(owner, { plan });
  const leave = await owner
    .insertInto('app.leaves')
    .values({
      tenant_id: tenant.tenantId,
      person_id: admin.personId,
      starts_at: '2031-01-06T00:00:00Z',
      ends_at: '2031-01-08T00:00:00Z',
      asked_by: admin.personId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { sessionId } = await actAs(owner, admin.at(), (db) => startSession(db, admin.at(), { userOfflinePlanId: plan.planId }));
  const item = await owner
    .selectFrom('app.session_items')
    .select('id')
    .where('session_id', '=', sessionId)
    .orderBy('position')
    .executeTakeFirstOrThrow();
  const track = await owner
    .selectFrom('app.session_tracks')
    .select(['id', 'track_id'])
    .where('session_id', '=', sessionId)
    .orderBy('position')
    .executeTakeFirstOrThrow();
  const change = await owner
    .insertInto('app.difficulty_changes')
    .values((from) => ({
      tenant_id: tenant.tenantId,
      plan_id: plan.planId,
      num: 1,
      program_version_id: from.selectFrom('app.session_items').select('program_version_id').where('id', '=', item.id),
      before_difficulty: 4,
      after_difficulty: 5,
      later_sessions: 0,
      question_id: from.selectFrom('catalog.properties').select('id').where('code', '=', 'adjustReason'),
      adjust_reason: 'tooEasy',
      person_id: admin.personId,
      created_at: new Date(),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const music = await owner
    .insertInto('app.music_generations')
    .values((from) => ({
      tenant_id: tenant.tenantId,
      subject_id: subject.subjectId,
      position: 1,
      music_course_id: from.selectFrom('catalog.music_courses').select('id').orderBy('code').limit(1),
      session_count: 40,
      is_edited: false,
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const groupPlan = await aGroupPlan(owner, { subject, coach, name: `${word} Runners` });
  // whoever trains has one session at a time
  const trial = await aTrial(owner, { subject, coach: await aMember(owner, { tenant, person: await named('Trial Coach') }) });
  const tag = await owner.selectFrom('catalog.assessment_tags').select('id').orderBy('position').limit(1).executeTakeFirstOrThrow();
  const category = await owner.selectFrom('catalog.categories').select('id').executeTakeFirstOrThrow();
  const property = await owner.selectFrom('catalog.properties').select('id').executeTakeFirstOrThrow();
  const file = await owner
    .insertInto('app.files')
    .values({
      tenant_id: tenant.tenantId,
      owner_id: admin.personId,
      kind: 'feedbackImage',
      name: `${word}.png`,
      type: 'image/png',
      size: 1,
      key: `${tenant.tenantId}/a.png`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const staffGroup = await owner
    .insertInto('app.staff_groups')
    .values({ tenant_id: tenant.tenantId, name: `${word} Tigers` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const classGroup = await owner
    .insertInto('app.class_groups')
    .values({ tenant_id: tenant.tenantId, name: `${word} Movers`, type: 'OneToFour', capacity: 4 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await publishClassPlans(owner);
  const classPlan = await owner
    .selectFrom('catalog.plan_templates')
    .select('id')
    .where('kind', '=', 'trainingPlanV2')
    .orderBy('code')
    .limit(1)
    .executeTakeFirstOrThrow();
  const appPlan = await owner
    .insertInto('catalog.plan_templates')
    .values({ code: `app-${randomUUID().slice(0, 8)}`, kind: 'trainingPlanTemplate' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into catalog.plan_template_versions (plan_template_id, version, name, description)
    select ${appPlan.id}::uuid, 1, name, description from catalog.plan_template_versions
    where plan_template_id = ${classPlan.id} limit 1`.execute(owner);
  const musicCourse = await owner.selectFrom('catalog.music_courses').select('id').limit(1).executeTakeFirstOrThrow();
  const letter = await writeLetter(owner, {
    template: 'testLetter',
    recipient: 'a@test.example',
    recipientName: null,
    language: 'en',
    data: {},
  });
  await publishQuestionnaires(owner);
  const ordered = await anAssessment(owner, admin, subject.subjectId);
  await owner.updateTable('catalog.questionnaires').set({ of_tests: true }).where('id', '=', ordered.questionnaire).execute();
  await owner.updateTable('app.test_requests').set({ allow_questionnaires: true }).where('id', '=', vrTest.testRequestId).execute();
  const questionnaire = await actAs(owner, admin.at(), (db) => openAnswer(db, admin.at(), subject.subjectId, 'development'));
  return {
    refs: {
      tenant: tenant.tenantId,
      spareTenant: spareTenant.tenantId,
      school: school.id,
      membership: admin.membershipId,
      person: admin.personId,
      subject: subject.subjectId,
      subjectImport: await aList(owner, admin),
      finishedImport: await aFinishedImport(owner, admin),
      finishedRecordImport: await aFinishedImport(owner, admin, 'contracts'),
      recordImport: await aList(owner, admin, { kind: 'contracts', mapping: '{"columns": ["child"], "dateOrder": "monthFirst"}' }),
      assessmentTag: tag.id,
      guardian: guardianId,
      subjectGrant: grant.id,
      subjectMove: move.id,
      contract: contractId,
      contractPayment: paymentId,
      contractReason: reasonId,
      tenantContract: bought.contractId,
      tenantResource: bought.resourceId,
      tenantRecharge: bought.rechargeId,
      plan: plan.planId,
      planTemplate: plan.planTemplateId,
      ...(await aLibrary(owner, admin)),
      ...(await aTemplateOfWeeks(owner, [tenant])),
      groupPlan: groupPlan.groupPlanId,
      groupSession: groupPlan.sessionId,
      groupItem: groupPlan.itemId,
      trialPlan: trial.trialPlanId,
      trialItem: trial.itemId,
      trialTrack: trial.trackId,
      session: sessionId,
      item: item.id,
      category: category.id,
      property: property.id,
      occurrence: occurrenceId,
      questionnaireAnswer: questionnaire,
      ...ordered,
      classroom: classroomId,
      leave: leave.id,
      file: file.id,
      letter,
      ...(await ownFiles(owner, admin.personId)),
      apiKey: await anApiKey(owner, admin),
      passkey: await aPasskey(owner, admin),
      ...(await ownWebhook(owner, admin)),
      ...(await ownSignIn(owner, admin)),
      client: await aService(owner, admin),
      legalHold: await aLegalHold(owner, admin),
      testRequest: vrTest.testRequestId,
      testLocation: vrTest.locationId,
      testResource: bought.vratResourceId,
      device: vrTest.deviceId,
      sessionTrack: track.id,
      difficultyChange: change.id,
      musicGeneration: music.id,
      staffGroup: staffGroup.id,
      classGroup: classGroup.id,
      classPlan: classPlan.id,
      appPlan: appPlan.id,
      musicCourse: musicCourse.id,
      track: track.track_id,
      ...(await ownTraining(owner, admin)),
      ...(await ownDays(owner, admin, subject.subjectId)),
      programSuggestion: await ownSuggestion(owner, admin),
      ...(await ownMessages(owner, admin)),
      ...(await ownChat(owner, { admin, coach, subjectId: subject.subjectId, guardianId })),
      focusCancellation: await ownFocus(owner, admin, subject.subjectId),
    },
    holders: [
      { side: 'centre', role: 'CenterAdmin', personId: admin.personId, membershipId: admin.membershipId },
      { side: 'management', role: 'admin', ...platform },
      { side: 'enterprise', role: 'EnterpriseAdmin', ...enterprise },
      { side: 'area', role: 'AreaAdmin', ...area },
      { side: 'centre', role: 'Coach', personId: coach.personId, membershipId: coach.membershipId },
    ],
    powerless,
  };
}

/** An assessment of the library, its questionnaire, and the same ordered for a child. */
async function anAssessment(owner: RolePool, admin: MemberBuilt, subjectId: string) {
  await publishAssessments(owner);
  await grantAssessments(owner, [admin.tenantId]);
  const item = await owner
    .selectFrom('catalog.assessments')
    .select(['id', 'questionnaire_id'])
    .orderBy('sort_order')
    .limit(1)
    .executeTakeFirstOrThrow();
  const order = { subjectId, assessmentIds: [item.id] };
  const { items } = await actAs(owner, admin.at(), (db) => orderAssessments(db, admin.at(), order));
  return { assessment: item.id, questionnaire: item.questionnaire_id, userAssessment: items[0]?.id ?? '' };
}

/** Somebody who applied, and what a trainer learns with a supervision that waits. */
async function ownTraining(owner: RolePool, trainer: MemberBuilt) {
  const exam = await ownExam(owner, trainer);
  const module = await aTrainingModule(owner, { withForm: true });
  const { trainerModuleId } = await aTrainerModule(owner, { trainer, module });
  const { superviseSessionId } = await aSuperviseSession(owner, { trainer, trainerModuleId, supervisorId: trainer.personId });
  const { trainingAppointmentId } = await aTrainingAppointment(owner, { trainer, trainerModuleId, supervisorId: trainer.personId });
  return {
    trainingAppointment: trainingAppointmentId,
    trainingApplication: (await aTrainingApplication(owner, trainer)).applicationId,
    trainingModule: module.moduleId,
    qualificationMedal: (await aMedal(owner)).medalId,
    certificateStyle: (await aCertificateStyle(owner)).certificateStyleId,
    trainerModule: trainerModuleId,
    superviseSession: superviseSessionId,
    certificate: await aCertificate(owner, trainer, trainerModuleId),
    trainerOrder: await anOrder(owner, trainer, trainerModuleId),
    ...exam,
  };
}

/** What a trainer is certified by. */
async function aCertificate(owner: RolePool, { tenantId, personId }: MemberBuilt, moduleId: string): Promise<string> {
  const certificate = {
    tenant_id: tenantId,
    trainer_module_id: moduleId,
    person_id: personId,
    supervisor_id: personId,
    style: 'classic',
    name: 'Somebody',
    number: `CL010130T${String(nextNumber()).padStart(8, '0')}`,
    start_date: '2030-01-01',
    end_date: '2031-01-01',
  };
  return (await owner.insertInto('app.certificates').values(certificate).returning('id').executeTakeFirstOrThrow()).id;
}

/** What a trainer has to pay. */
async function anOrder(owner: RolePool, { tenantId, personId }: MemberBuilt, purposeId: string): Promise<string> {
  const titles = JSON.stringify({ en: 'Module', 'zh-Hans': '模块', es: 'Módulo' });
  const order = {
    tenant_id: tenantId,
    person_id: personId,
    purpose: 'training',
    purpose_id: purposeId,
    titles,
    amount: 100,
    currency: 'USD',
  };
  return (await owner.insertInto('app.trainer_orders').values(order).returning('id').executeTakeFirstOrThrow()).id;
}

/** An exam of a module, and a paper of it whose one question waits for its answer. */
async function ownExam(owner: RolePool, trainer: MemberBuilt) {
  const { trainerModuleId } = await aTrainerModule(owner, { trainer });
  const { questionId } = await aQuestion(owner);
  const { examinationId } = await anExam(owner, { regulations: [{ tagId: null, kind: null, quantity: 1, fraction: 5 }], passingScore: 5 });
  return { question: questionId, examination: examinationId, ...(await aPaper(owner, { trainer, trainerModuleId, examinationId })) };
}

/** What somebody said of an exercise. */
async function ownSuggestion(owner: RolePool, { tenantId, personId }: MemberBuilt): Promise<string> {
  const said = owner.insertInto('app.program_suggestions').values((from) => ({
    tenant_id: tenantId,
    program_id: from.selectFrom('catalog.programs').select('id').orderBy('code').limit(1),
    type: 'Comments',
    content: 'The mat slips',
    creator_id: personId,
  }));
  return (await said.returning('id').executeTakeFirstOrThrow()).id;
}

/** What somebody is told of, and what they wrote to support and can send again. */
async function ownMessages(owner: RolePool, { tenantId, personId, membershipId }: MemberBuilt) {
  const letter = { recipient: 'admin@test.example', recipientName: null, language: 'en', tenantId, data: {} } as const;
  const message = await writeLetter(owner, { ...letter, template: 'suggestionAnswered', personId });
  const letterId = await writeLetter(owner, { ...letter, template: 'supportRequest' });
  const mail = {
    person_id: personId,
    tenant_id: tenantId,
    title: 'A question',
    content: 'Where is it?',
    letter_id: letterId,
    state: 'Failed',
  };
  const { id } = await owner.insertInto('identity.contact_emails').values(mail).returning('id').executeTakeFirstOrThrow();
  const { rows } = await sql<{ id: string }>`
    insert into identity.exports (id, person_id, membership_id, tenant_id, zone, file_name, access)
    values (gen_random_uuid(), ${personId}, ${membershipId}, ${tenantId}, 'UTC', 'Staff.xlsx', '"signedIn"') returning id`.execute(owner);
  return { message, contactEmail: id, export: rows[0]?.id ?? '' };
}

/** What is recorded of a child on a day, of each kind, and what is aimed at. */
async function ownDays(owner: RolePool, { tenantId, personId }: MemberBuilt, subjectId: string) {
  const of = { tenant_id: tenantId, subject_id: subjectId, person_id: personId };
  const enter = async (kind: string, fields: object) => {
    const entry = owner.insertInto('app.wellbeing_entries').values({ ...of, kind, day: '2025-01-15', ...fields });
    return (await entry.returning('id').executeTakeFirstOrThrow()).id;
  };
  const aim = async (kind: string, fields: object) => {
    const goal = owner.insertInto('app.wellbeing_goals').values({ ...of, kind, from_day: '2025-01-15', ...fields });
    return (await goal.returning('id').executeTakeFirstOrThrow()).id;
  };
  return {
    sleepEntry: await enter('sleep', { bed_time: '20:00', asleep_time: '20:30', woke_time: '06:30', wakings: 0, quality: 4 }),
    nutritionEntry: await enter('nutrition', { meals: 4, vegetables: 3, water: 5, sugar: 1 }),
    exerciseEntry: await enter('exercise', { activity: 'Cycling', minutes: 40, intensity: 'Light' }),
    sleepGoal: await aim('sleep', { bed_time: '20:00', hours: 10 }),
    nutritionGoal: await aim('nutrition', { vegetables: 5, water: 6, sugar: 1 }),
    exerciseGoal: await aim('exercise', { minutes_a_week: 300 }),
  };
}

/** A focus program that runs, and a request to cancel it. */
async function ownFocus(owner: RolePool, { tenantId, personId }: MemberBuilt, subjectId: string): Promise<string> {
  const of = { tenant_id: tenantId, subject_id: subjectId };
  const now = new Date();
  await owner
    .insertInto('app.focus_programs')
    .values({ ...of, modules: [...lockedModules], goals: ['CalmDown'], app_start_time: now })
    .execute();
  await owner
    .insertInto('app.focus_starts')
    .values({ ...of, times: 1, start_time: now })
    .execute();
  await owner
    .insertInto('app.focus_thoughts')
    .values({ ...of, thought: 'Calmer than last week', person_id: personId })
    .execute();
  const asked = owner.insertInto('app.focus_cancellations').values({ ...of, requested_by: personId });
  return (await asked.returning('id').executeTakeFirstOrThrow()).id;
}

/** A reason that the centre wrote, and a payment. */
async function ownReasonAndPayment(owner: RolePool, given: { tenantId: string; contractId: string; personId: string }) {
  const reason = await owner
    .insertInto('catalog.contract_reasons')
    .values({
      tenant_id: given.tenantId,
      kind: 'Renewal',
      name: JSON.stringify({ en: 'Ours', 'zh-Hans': '本中心', es: 'Nuestro' }),
      position: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const payment = await owner
    .insertInto('app.contract_payments')
    .values({
      tenant_id: given.tenantId,
      contract_id: given.contractId,
      person_id: given.personId,
      is_recharge: true,
      amount: 10_000,
      paid_on: '2025-01-15',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { reasonId: reason.id, paymentId: payment.id };
}

/** A CV, and a picture that was uploaded and not used yet. */
async function ownFiles(owner: RolePool, personId: string): Promise<{ resume: string; upload: string }> {
  const file = (key: string) => ({
    person_id: personId,
    file_name: 'file',
    type: 'image/webp',
    size: 1,
    key: `persons/${personId}/${key}`,
  });
  const resume = await owner.insertInto('identity.resumes').values(file('resume')).returning('id').executeTakeFirstOrThrow();
  const picture = { ...file('picture'), kind: 'picture' };
  const upload = await owner.insertInto('identity.uploads').values(picture).returning('id').executeTakeFirstOrThrow();
  return { resume: resume.id, upload: upload.id };
}

async function aFinishedImport(
  owner: RolePool,
  { tenantId, personId }: { tenantId: string; personId: string },
  kind = 'children',
): Promise<string> {
  const { id } = await owner
    .insertInto('app.finished_imports')
    .values({
      id: crypto.randomUUID(),
      kind,
      tenant_id: tenantId,
      person_id: personId,
      file_name: 'children.csv',
      imported: 0,
      guardians: 0,
      finished_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A list that was uploaded and not imported yet. */
async function aList(
  owner: RolePool,
  { tenantId, personId }: { tenantId: string; personId: string },
  given: { kind?: string; mapping?: string } = {},
): Promise<string> {
  const list = {
    file_name: 'children.csv',
    headers: '["Name"]',
    mapping: '{"columns": ["name"], "dateOrder": "monthFirst"}',
    content: '[]',
    ...given,
  };
  const { id } = await owner
    .insertInto('app.subject_imports')
    .values({ tenant_id: tenantId, person_id: personId, ...list })
    .returning('id')
    .executeTakeFirstOrThrow();
  await owner.insertInto('app.subject_import_progress').values({ tenant_id: tenantId, id }).execute();
  return id;
}

/** A key by which a program calls in the place of somebody. */
async function aPasskey(owner: RolePool, { personId }: MemberBuilt): Promise<string> {
  const passkey = { person_id: personId, name: 'Phone' };
  const { id } = await owner.insertInto('identity.passkeys').values(passkey).returning('id').executeTakeFirstOrThrow();
  const proof = { passkey_id: id, credential_id: `credential of ${id}`, public_key: 'key', counter: 0, transports: [] };
  await owner.insertInto('identity.passkey_credentials').values(proof).execute();
  return id;
}

async function anApiKey(owner: RolePool, { tenantId, membershipId, personId }: MemberBuilt): Promise<string> {
  const expires = new Date(Date.now() + 86_400_000);
  const made = { name: 'Bookkeeping', scope: 'read', ending: 'wxyz', expires_at: expires };
  const { id } = await owner
    .insertInto('identity.api_keys')
    .values({ ...made, tenant_id: tenantId, membership_id: membershipId, person_id: personId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await owner
    .insertInto('identity.api_key_secrets')
    .values({ key_id: id, secret_hash: `hash of ${id}` })
    .execute();
  return id;
}

/** A service that the platform registered, which acts for a center. */
async function aService(owner: RolePool, { tenantId, personId }: MemberBuilt): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into identity.clients (kind, name, scope, tenant_id, person_id, created_by)
    values ('service', 'Bookkeeping', 'read', ${tenantId}, identity.add_service_person(${tenantId}, 'Bookkeeping'), ${personId})
    returning id`.execute(owner);
  const id = rows[0]?.id ?? '';
  await owner
    .insertInto('identity.client_states')
    .values({ client_id: id, secret_hash: `hash of ${id}` })
    .execute();
  return id;
}

/** The sign-in of an organization, where nobody answers, and a link to it. */
async function ownSignIn(owner: RolePool, { tenantId, personId }: MemberBuilt) {
  const made = {
    tenant_id: tenantId,
    name: 'Clinic',
    issuer: 'https://93.184.215.14',
    client_id: '',
    domains: [`${tenantId}.example`],
  };
  const { id } = await owner.insertInto('identity.sign_in_connections').values(made).returning('id').executeTakeFirstOrThrow();
  const link = { connection_id: id, person_id: personId, subject: 'admin' };
  const linked = await owner.insertInto('identity.sign_in_links').values(link).returning('id').executeTakeFirstOrThrow();
  return { signInConnection: id, signInLink: linked.id };
}

/** A webhook, and what it was sent. */
async function ownWebhook(owner: RolePool, { tenantId, personId }: MemberBuilt) {
  const webhook = await owner
    .insertInto('app.webhooks')
    .values({ tenant_id: tenantId, name: 'Billing', address: 'https://receiver.example/', events: ['child.created'], created_by: personId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const delivery = await owner
    .insertInto('jobs.webhook_deliveries')
    .values({ tenant_id: tenantId, webhook_id: webhook.id, type: 'webhook.test', payload: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { webhook: webhook.id, webhookDelivery: delivery.id };
}

/** A hold on a child of its own, so that the others can be erased. */
async function aLegalHold(owner: RolePool, admin: MemberBuilt): Promise<string> {
  const { subjectId } = await aSubject(owner, { tenant: admin });
  const { id } = await owner
    .insertInto('app.legal_holds')
    .values({ tenant_id: admin.tenantId, subject_id: subjectId, reason: 'A court asked', set_by: admin.personId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
