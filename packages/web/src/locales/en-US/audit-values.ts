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

const states = { Effective: 'In force', Invalid: 'Not in force' };
const languages = { en: 'English', 'zh-Hans': 'Chinese', es: 'Spanish' };
const grades = Object.fromEntries(Array.from({ length: 15 }, (_, grade) => [grade, gradeText(grade, 'en')]));

/** What stored values are called, by their column; where a table means them otherwise, by table and column. */
import { vrClassroom } from './vrClassroom.ts';

export const auditValues: Record<string, Readonly<Record<string, string>>> = {
  'app.answers.scope': {
    item: auditFields.program_version_id,
    static: term.staticExercise,
    overall: 'Overall feedback',
    category: 'Category feedback',
    personal: planLife.personal.title,
    music: 'Music feedback',
    parent: term.feedbackOfFamily,
  },
  'app.certification_answers.kind': {
    moduleApplication: 'Application form',
    supervisorSummary: 'Summary of the supervisor',
    trainerSummary: 'Summary of the trainer',
    trainerRecord: certification.trainerRecords.title,
    practicalTest: certification.steps.PracticalTest,
    section: 'After a section',
  },
  'app.practical_tests.test_type': certification.practicalTests.types,
  'app.class_groups.type': groups.type,
  'app.devices.state': deviceStateWords.en,
  'app.brought_credits.commodity': creditCommodityWords.en,
  'app.guest_links.purpose': {
    guardian: mail.template.guardianRegistration,
    questionnaire: word.questionnaire,
    feedback: term.feedbackOfFamily,
    grant: 'Reports shown to another center',
    assessment: term.assessment,
    report: assessments.columns.report,
    contract: 'Contract to sign',
    wellbeing: term.wellbeing,
    vratReport: 'Report of an attention test by mail',
    chat: term.chat,
  },
  'app.guardians.language': languages,
  'app.holds.kind': { coach: word.coach, child: word.child, classroom: scheduling.entry.classroom },
  'app.leaves.state': leaves.state,
  'app.occurrences.state': scheduling.state,
  'app.occurrences.missed_reason': missed.reason,
  'app.plans.kind': { one: 'One-to-one', group: 'Class', trial: 'Trial' },
  'app.plans.state': offlinePlans.plan.state,
  'app.questionnaire_answers.purpose': {
    development: questionnaires.begin,
    parentalInterview: 'Parental interview',
    vrTest: vrClassroom.questionnaires.ofTest,
    assessment: term.assessment,
  },
  'app.session_items.kind': {
    activity: auditFields.program_version_id,
    static: term.staticExercise,
    nonePlaybook: 'Exercise without a playbook',
  },
  'app.session_coaches.role': { planned: 'Booked', coach: 'Trained it', substitute: 'Stood in' },
  'app.sessions.added_by': planSettings.adjust.options,
  'app.session_subjects.attendance': { Attend: 'Attended', Absent: planLife.personal.Absent, RequestForLeave: 'On leave' },
  'app.sessions.state': offlinePlans.sessions.state,
  'app.subject_guardians.role': guardianRoleWords.en,
  'app.subjects.gender': genderWords.en,
  'app.subjects.language': subjectLanguageWords.en,
  'app.supervise_sessions.status': certification.sessions.status,
  'app.subject_moves.state': {
    asked: subjects.move.state.asked,
    accepted: subjects.move.state.accepted,
    refused: subjects.move.state.refused,
    withdrawn: subjects.move.state.withdrawn,
  },
  'app.program_suggestions.review': reviewStateWords.en,
  'app.program_suggestions.status': shownStateWords.en,
  'app.program_suggestions.type': suggestionTypeWords.en,
  'app.trials.training_type': trainingTypeWords.en,
  'app.wellbeing_entries.activity': activityWords.en,
  'app.wellbeing_entries.intensity': intensityWords.en,
  'app.wellbeing_entries.kind': wellbeingKindWords.en,
  'app.wellbeing_goals.kind': wellbeingKindWords.en,
  'app.focus_cancellations.result': focus.result,
  'app.test_requests.status': testStatusWords.en,
  'app.certificates.style': certificateStyleWords.en,
  'app.order_payments.carrier': carrierWords.en,
  'app.order_payments.state': paymentStateWords.en,
  'app.trainer_orders.purpose': orderPurposeWords.en,
  'app.trainer_orders.status': orderStatusWords.en,
  'app.exam_papers.status': exams.status,
  'app.exam_papers.type': exams.type,
  'catalog.questions.kind': exams.kind,
  'app.trainer_training_modules.status': certification.status,
  'app.user_assessments.status': assessmentStatusWords.en,
  'app.user_contracts.purpose': contractPurposeWords.en,
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
    banner: 'Picture of a notice',
  },
  'app.webhooks.off_reason': { gone: 'The receiver is gone', failing: 'The receiver took nothing' },
  'identity.sign_in_connections.new_role': newcomerRoleWords.en,
  'identity.api_keys.parts': connections.parts.of,
  'identity.api_keys.scope': connections.keys.scope,
  'identity.clients.kind': connections.clients.kind,
  'identity.clients.parts': connections.parts.of,
  'identity.clients.scope': connections.keys.scope,
  'identity.memberships.scope': { all: admins.everyCenter, managed: 'Chosen centers' },
  'identity.tenants.kind': admins.sides,
  'platform.tenant_recharges.kind': commodityWords.en,
  'platform.tenant_resources.kind': commodityWords.en,
  age_stage: ageBandWords.en,
  assessment_type: assessmentTypeWords.en,
  audit_result: certification.results,
  bind_state: bindStatusWords.en,
  centre_kind: admins.sides,
  contract_type: contractTypeWords.en,
  method: paymentMethodWords.en,
  dominant_hand: handWords.en,
  emergency_role: guardianRoleWords.en,
  gender: personGenderWords.en,
  grade: grades,
  institution_type: tenancy.institution,
  language: languages,
  nature: schoolNatureWords.en,
  parent_kind: admins.sides,
  platform: scheduling.platform,
  policy: admins.policy,
  project: tenancy.project,
  school_nature: schoolNatureWords.en,
  side: admins.sides,
  signer_role: guardianRoleWords.en,
  source_type: deviceSourceWords.en,
  state: states,
  status: contentStatusWords.en,
  tag: tagWords.en,
  tenant_kind: admins.sides,
  test_type: testTypeWords.en,
};
