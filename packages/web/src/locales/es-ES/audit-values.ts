import { assessmentStatusWords, assessmentTypeWords } from '@trellis/contract/assessments/words';
import { certificateStyleWords } from '@trellis/contract/certificates/words';
import { newcomerRoleWords } from '@trellis/contract/connections/sign-in/words';
import { contractPurposeWords, contractTypeWords, paymentMethodWords } from '@trellis/contract/contracts/words';
import { creditCommodityWords } from '@trellis/contract/credits/words';
import { guardianRoleWords } from '@trellis/contract/guardians/words';
import { carrierWords, orderPurposeWords, orderStatusWords, paymentStateWords } from '@trellis/contract/payments/words';
import { contentStatusWords } from '@trellis/contract/resources/words';
import {
  ageBandWords,
  bindStatusWords,
  genderWords,
  gradeText,
  handWords,
  subjectLanguageWords,
  tagWords,
} from '@trellis/contract/subjects/words';
import { reviewStateWords, shownStateWords, suggestionTypeWords } from '@trellis/contract/suggestions/words';
import { schoolNatureWords } from '@trellis/contract/tenancy/words';
import { commodityWords } from '@trellis/contract/tenant-contracts/words';
import { trainingTypeWords } from '@trellis/contract/trial-plans/words';
import { personGenderWords } from '@trellis/contract/users/words';
import { deviceSourceWords, deviceStateWords, testStatusWords, testTypeWords } from '@trellis/contract/vr-classroom/words';
import { activityWords, intensityWords, wellbeingKindWords } from '@trellis/contract/wellbeing/words';
import { admins } from './admins.ts';
import { apps } from './apps.ts';
import { assessments } from './assessments.ts';
import { auditFields } from './audit-fields.ts';
import { banners } from './banners.ts';
import { certification } from './certification.ts';
import { term, word } from './common.ts';
import { connections } from './connections.ts';
import { content } from './content.ts';
import { contracts } from './contracts.ts';
import { exams } from './exams.ts';
import { focus } from './focus.ts';
import { groups } from './groups.ts';
import { leaves } from './leaves.ts';
import { mail } from './mail.ts';
import { missed } from './missed.ts';
import { offlinePlans } from './offlinePlans.ts';
import { planLife } from './planLife.ts';
import { planSettings } from './planSettings.ts';
import { programs } from './programs.ts';
import { questionnaires } from './questionnaires.ts';
import { reminders } from './reminders.ts';
import { scheduling } from './scheduling.ts';
import { subjects } from './subjects.ts';
import { tenancy } from './tenancy.ts';
import { trainingParts } from './trainingParts.ts';
import { wellbeingLibrary } from './wellbeingLibrary.ts';

const states = { Effective: 'Vigente', Invalid: 'No vigente' };
const languages = { en: 'Inglés', 'zh-Hans': 'Chino', es: 'Español' };
const grades = Object.fromEntries(Array.from({ length: 15 }, (_, grade) => [grade, gradeText(grade, 'es')]));

import { vrClassroom } from './vrClassroom.ts';

export const auditValues: Record<string, Readonly<Record<string, string>>> = {
  'app.answers.scope': {
    item: auditFields.program_version_id,
    static: term.staticExercise,
    overall: 'Valoración general',
    category: 'Valoración por categoría',
    personal: planLife.personal.title,
    music: 'Valoración de la música',
    parent: term.feedbackOfFamily,
  },
  'app.certification_answers.kind': {
    moduleApplication: 'Formulario de solicitud',
    supervisorSummary: 'Resumen de supervisión',
    trainerSummary: 'Resumen del formador',
    trainerRecord: certification.trainerRecords.title,
    practicalTest: certification.steps.PracticalTest,
    section: 'Después de una sección',
  },
  'app.practical_tests.test_type': certification.practicalTests.types,
  'app.class_groups.type': groups.type,
  'app.devices.state': deviceStateWords.es,
  'app.brought_credits.commodity': creditCommodityWords.es,
  'app.guest_links.purpose': {
    guardian: mail.template.guardianRegistration,
    questionnaire: word.questionnaire,
    feedback: term.feedbackOfFamily,
    grant: 'Informes mostrados a otro centro',
    assessment: term.assessment,
    report: assessments.columns.report,
    contract: 'Contrato para firmar',
    wellbeing: term.wellbeing,
    vratReport: 'Informe de una prueba de atención por correo',
    chat: term.chat,
  },
  'app.guardians.language': languages,
  'app.holds.kind': { coach: word.coach, child: word.child, classroom: scheduling.entry.classroom },
  'app.leaves.state': leaves.state,
  'app.occurrences.state': scheduling.state,
  'app.occurrences.missed_reason': missed.reason,
  'app.plans.kind': { one: 'Individual', group: 'Grupo', trial: 'Prueba' },
  'app.plans.state': offlinePlans.plan.state,
  'app.questionnaire_answers.purpose': {
    development: questionnaires.begin,
    parentalInterview: 'Entrevista a la familia',
    vrTest: vrClassroom.questionnaires.ofTest,
    assessment: term.assessment,
  },
  'app.session_items.kind': { activity: auditFields.program_version_id, static: term.staticExercise, nonePlaybook: 'Ejercicio sin guía' },
  'app.session_coaches.role': { planned: 'Reservado', coach: 'La impartió', substitute: 'Sustituyó' },
  'app.sessions.added_by': planSettings.adjust.options,
  'app.session_subjects.attendance': { Attend: 'Asistió', Absent: planLife.personal.Absent, RequestForLeave: 'De permiso' },
  'app.sessions.state': offlinePlans.sessions.state,
  'app.subject_guardians.role': guardianRoleWords.es,
  'app.subjects.gender': genderWords.es,
  'app.subjects.language': subjectLanguageWords.es,
  'app.supervise_sessions.status': certification.sessions.status,
  'app.subject_moves.state': {
    asked: subjects.move.state.asked,
    accepted: subjects.move.state.accepted,
    refused: subjects.move.state.refused,
    withdrawn: subjects.move.state.withdrawn,
  },
  'app.program_suggestions.review': reviewStateWords.es,
  'app.program_suggestions.status': shownStateWords.es,
  'app.program_suggestions.type': suggestionTypeWords.es,
  'app.trials.training_type': trainingTypeWords.es,
  'app.wellbeing_entries.activity': activityWords.es,
  'app.wellbeing_entries.intensity': intensityWords.es,
  'app.wellbeing_entries.kind': wellbeingKindWords.es,
  'app.wellbeing_goals.kind': wellbeingKindWords.es,
  'app.focus_cancellations.result': focus.result,
  'app.test_requests.status': testStatusWords.es,
  'app.certificates.style': certificateStyleWords.es,
  'app.order_payments.carrier': carrierWords.es,
  'app.order_payments.state': paymentStateWords.es,
  'app.trainer_orders.purpose': orderPurposeWords.es,
  'app.trainer_orders.status': orderStatusWords.es,
  'app.exam_papers.status': exams.status,
  'app.exam_papers.type': exams.type,
  'catalog.questions.kind': exams.kind,
  'app.trainer_training_modules.status': certification.status,
  'app.user_assessments.status': assessmentStatusWords.es,
  'app.user_contracts.purpose': contractPurposeWords.es,
  'catalog.app_versions.app': apps.app,
  'catalog.app_versions.platform': apps.platform,
  'catalog.banners.audience': banners.audience,
  'catalog.daily_topics.module': wellbeingLibrary.module,
  'catalog.contract_reasons.kind': contracts.reasons.kind,
  'catalog.course_contents.kind': content.kind,
  'catalog.feedback_property_versions.type': programs.type,
  'catalog.plan_templates.kind': tenancy.grants.kinds,
  'catalog.programs.kind': programs.kind,
  music_type: trainingParts.musicType,
  audio_type: trainingParts.audioType,
  'catalog.grants.kind': tenancy.grants.kinds,
  'catalog.reminder_templates.receiver': reminders.receiver,
  'catalog.reminder_templates.timing': reminders.timing,
  'catalog.media.kind': {
    video: word.video,
    courseWare: auditFields.courseware_id,
    courseHeader: auditFields.header_image_id,
    track: auditFields.track_id,
    banner: 'Imagen de un aviso',
  },
  'app.webhooks.off_reason': { gone: 'El receptor ya no existe', failing: 'El receptor no aceptó nada' },
  'identity.sign_in_connections.new_role': newcomerRoleWords.es,
  'identity.api_keys.parts': connections.parts.of,
  'identity.api_keys.scope': connections.keys.scope,
  'identity.clients.kind': connections.clients.kind,
  'identity.clients.parts': connections.parts.of,
  'identity.clients.scope': connections.keys.scope,
  'identity.memberships.scope': { all: admins.everyCenter, managed: 'Centros elegidos' },
  'identity.tenants.kind': admins.sides,
  'platform.tenant_recharges.kind': commodityWords.es,
  'platform.tenant_resources.kind': commodityWords.es,
  age_stage: ageBandWords.es,
  assessment_type: assessmentTypeWords.es,
  audit_result: certification.results,
  bind_state: bindStatusWords.es,
  centre_kind: admins.sides,
  contract_type: contractTypeWords.es,
  method: paymentMethodWords.es,
  dominant_hand: handWords.es,
  emergency_role: guardianRoleWords.es,
  gender: personGenderWords.es,
  grade: grades,
  institution_type: tenancy.institution,
  language: languages,
  nature: schoolNatureWords.es,
  parent_kind: admins.sides,
  platform: scheduling.platform,
  policy: admins.policy,
  project: tenancy.project,
  school_nature: schoolNatureWords.es,
  side: admins.sides,
  signer_role: guardianRoleWords.es,
  source_type: deviceSourceWords.es,
  state: states,
  status: contentStatusWords.es,
  tag: tagWords.es,
  tenant_kind: admins.sides,
  test_type: testTypeWords.es,
};
