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

const states = { Effective: '有效', Invalid: '无效' };
const languages = { en: '英语', 'zh-Hans': '中文', es: '西班牙语' };
const grades = Object.fromEntries(Array.from({ length: 15 }, (_, grade) => [grade, gradeText(grade, 'zh-Hans')]));

import { vrClassroom } from './vrClassroom.ts';

export const auditValues: Record<string, Readonly<Record<string, string>>> = {
  'app.answers.scope': {
    item: auditFields.program_version_id,
    static: term.staticExercise,
    overall: '总体反馈',
    category: '类别反馈',
    personal: planLife.personal.title,
    music: '音乐反馈',
    parent: term.feedbackOfFamily,
  },
  'app.certification_answers.kind': {
    moduleApplication: '申请表',
    supervisorSummary: '督导小结',
    trainerSummary: '训练师小结',
    trainerRecord: certification.trainerRecords.title,
    practicalTest: certification.steps.PracticalTest,
    section: '小节问卷',
  },
  'app.practical_tests.test_type': certification.practicalTests.types,
  'app.class_groups.type': groups.type,
  'app.devices.state': deviceStateWords['zh-Hans'],
  'app.brought_credits.commodity': creditCommodityWords['zh-Hans'],
  'app.guest_links.purpose': {
    guardian: mail.template.guardianRegistration,
    questionnaire: word.questionnaire,
    feedback: term.feedbackOfFamily,
    grant: '向其他中心展示报告',
    assessment: term.assessment,
    report: assessments.columns.report,
    contract: '待签署合同',
    wellbeing: term.wellbeing,
    vratReport: '邮件发送的注意力测试报告',
    chat: term.chat,
  },
  'app.guardians.language': languages,
  'app.holds.kind': { coach: word.coach, child: word.child, classroom: scheduling.entry.classroom },
  'app.leaves.state': leaves.state,
  'app.occurrences.state': scheduling.state,
  'app.occurrences.missed_reason': missed.reason,
  'app.plans.kind': { one: '一对一', group: '班课', trial: '体验' },
  'app.plans.state': offlinePlans.plan.state,
  'app.questionnaire_answers.purpose': {
    development: questionnaires.begin,
    parentalInterview: '家长访谈',
    assessment: term.assessment,
    vrTest: vrClassroom.questionnaires.ofTest,
  },
  'app.session_items.kind': { activity: auditFields.program_version_id, static: term.staticExercise, nonePlaybook: '无手册项目' },
  'app.session_coaches.role': { planned: '已预约', coach: '上课', substitute: '代课' },
  'app.sessions.added_by': planSettings.adjust.options,
  'app.session_subjects.attendance': { Attend: '出勤', Absent: planLife.personal.Absent, RequestForLeave: '请假' },
  'app.sessions.state': offlinePlans.sessions.state,
  'app.subject_guardians.role': guardianRoleWords['zh-Hans'],
  'app.subjects.gender': genderWords['zh-Hans'],
  'app.subjects.language': subjectLanguageWords['zh-Hans'],
  'app.supervise_sessions.status': certification.sessions.status,
  'app.subject_moves.state': {
    asked: subjects.move.state.asked,
    accepted: subjects.move.state.accepted,
    refused: subjects.move.state.refused,
    withdrawn: subjects.move.state.withdrawn,
  },
  'app.program_suggestions.review': reviewStateWords['zh-Hans'],
  'app.program_suggestions.status': shownStateWords['zh-Hans'],
  'app.program_suggestions.type': suggestionTypeWords['zh-Hans'],
  'app.trials.training_type': trainingTypeWords['zh-Hans'],
  'app.wellbeing_entries.activity': activityWords['zh-Hans'],
  'app.wellbeing_entries.intensity': intensityWords['zh-Hans'],
  'app.wellbeing_entries.kind': wellbeingKindWords['zh-Hans'],
  'app.wellbeing_goals.kind': wellbeingKindWords['zh-Hans'],
  'app.focus_cancellations.result': focus.result,
  'app.test_requests.status': testStatusWords['zh-Hans'],
  'app.certificates.style': certificateStyleWords['zh-Hans'],
  'app.order_payments.carrier': carrierWords['zh-Hans'],
  'app.order_payments.state': paymentStateWords['zh-Hans'],
  'app.trainer_orders.purpose': orderPurposeWords['zh-Hans'],
  'app.trainer_orders.status': orderStatusWords['zh-Hans'],
  'app.exam_papers.status': exams.status,
  'app.exam_papers.type': exams.type,
  'catalog.questions.kind': exams.kind,
  'app.trainer_training_modules.status': certification.status,
  'app.user_assessments.status': assessmentStatusWords['zh-Hans'],
  'app.user_contracts.purpose': contractPurposeWords['zh-Hans'],
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
    banner: '横幅图片',
  },
  'app.webhooks.off_reason': { gone: '接收方已停用', failing: '接收方未能接收' },
  'identity.sign_in_connections.new_role': newcomerRoleWords['zh-Hans'],
  'identity.api_keys.parts': connections.parts.of,
  'identity.api_keys.scope': connections.keys.scope,
  'identity.clients.kind': connections.clients.kind,
  'identity.clients.parts': connections.parts.of,
  'identity.clients.scope': connections.keys.scope,
  'identity.memberships.scope': { all: admins.everyCenter, managed: '指定中心' },
  'identity.tenants.kind': admins.sides,
  'platform.tenant_recharges.kind': commodityWords['zh-Hans'],
  'platform.tenant_resources.kind': commodityWords['zh-Hans'],
  age_stage: ageBandWords['zh-Hans'],
  assessment_type: assessmentTypeWords['zh-Hans'],
  audit_result: certification.results,
  bind_state: bindStatusWords['zh-Hans'],
  centre_kind: admins.sides,
  contract_type: contractTypeWords['zh-Hans'],
  method: paymentMethodWords['zh-Hans'],
  dominant_hand: handWords['zh-Hans'],
  emergency_role: guardianRoleWords['zh-Hans'],
  gender: personGenderWords['zh-Hans'],
  grade: grades,
  institution_type: tenancy.institution,
  language: languages,
  nature: schoolNatureWords['zh-Hans'],
  parent_kind: admins.sides,
  platform: scheduling.platform,
  policy: admins.policy,
  project: tenancy.project,
  school_nature: schoolNatureWords['zh-Hans'],
  side: admins.sides,
  signer_role: guardianRoleWords['zh-Hans'],
  source_type: deviceSourceWords['zh-Hans'],
  state: states,
  status: contentStatusWords['zh-Hans'],
  tag: tagWords['zh-Hans'],
  tenant_kind: admins.sides,
  test_type: testTypeWords['zh-Hans'],
};
