import type { ErrorCode } from '@trellis/contract/errors';
import { DatabaseAway } from './away.ts';

/** A lost race reads like the rule that it broke. */
const codeOfConstraint: Record<string, ErrorCode> = {
  tenant_contracts_number_key: 'RocketSystem:ContractNumberTaken',
  tenant_resources_once: 'RocketSystem:ResourceTaken',
  user_contracts_stay_signed: 'RocketSystem:ContractSigned',
  contract_terms_version_key: 'RocketSystem:TermsChanged',
  contract_payments_stay_voided: 'RocketSystem:PaymentVoided',
  user_contract_files_once: 'Trellis:NotFound',
  passkey_credentials_credential_id_key: 'Trellis:PasskeyRefused',
  sign_in_domains_once: 'Trellis:SignInDomainTaken',
  persons_email_key: 'Trellis:EmailUnavailable',
  schools_name_key: 'Trellis:SchoolTaken',
  subjects_outpatient_number_key: 'Trellis:OutpatientNumberTaken',
  legal_holds_keep: 'Trellis:ChildHeld',
  subject_moves_one_open: 'Trellis:MoveAsked',
  subject_guardians_parent_once: 'Trellis:GuardianRoleTaken',
  subject_grants_in_force: 'Trellis:AlreadyGranted',
  questionnaires_code_key: 'Trellis:QuestionnaireCodeTaken',
  check_ins_one_open: 'Trellis:AlreadyCheckedIn',
  class_group_members_within_seats: 'Trellis:ClassFull',
  class_groups_seats_for_children: 'Trellis:CapacityBelowChildren',
  classrooms_by_name: 'RocketSystem:ClassroomTaken',
  test_locations_name_key: 'RocketSystem:TestLocationTaken',
  test_requests_location_fkey: 'RocketSystem:TestLocationInUse',
  test_requests_one_open: 'RocketSystem:TestAlreadyOpen',
  devices_serial_key: 'RocketSystem:DeviceTaken',
  wellbeing_entries_once_a_day: 'RocketSystem:WellbeingRecorded',
  focus_programs_once: 'RocketSystem:FocusSetUp',
  focus_starts_times: 'RocketSystem:FocusIsOn',
  focus_starts_on: 'RocketSystem:FocusIsOn',
  focus_cancellations_wait: 'RocketSystem:FocusCancellationWaits',
  leaves_no_overlap: 'RocketSystem:LeaveTaken',
  holds_no_overlap: 'RocketSystem:ScheduleClash',
  sessions_one_open: 'RocketSystem:SessionAlreadyOpen',
  credit_accounts_never_negative: 'RocketSystem:NoClassLeft',
  training_applications_one_open: 'Trellis:ApplicationOpen',
  certificates_number_key: 'RocketSystem:CertificateNumberAlreadyUsed',
  certificates_one_issued: 'RocketSystem:CertificateIssued',
  training_modules_name_key: 'Trellis:TrainingModuleNameTaken',
  exam_papers_exam_fkey: 'Trellis:ExamInUse',
  trainer_training_modules_module_fkey: 'Trellis:TrainingModuleInUse',
  banners_end_after_they_begin: 'Trellis:BannerDays',
  app_versions_once: 'Trellis:AppVersionTaken',
  plan_templates_code_key: 'Trellis:CodeTaken',
  tracks_code_key: 'Trellis:CodeTaken',
  music_courses_code_key: 'Trellis:CodeTaken',
  categories_code_key: 'Trellis:CodeTaken',
  programs_code_key: 'Trellis:CodeTaken',
  qualification_medals_code_key: 'Trellis:MedalCodeTaken',
  practical_tests_once: 'Trellis:RetestNotDue',
  training_appointments_one_open: 'Trellis:AppointmentOpen',
  trainer_training_modules_once: 'Trellis:TrainingModuleAssigned',
  occurrences_classroom_only_web: 'RocketSystem:ClassroomOnlyWeb',
};

/** What validation let through and no column takes: a character that is none, a number or a date beyond its type. */
const codeOfValue: Record<string, ErrorCode> = {
  '22021': 'Trellis:UnreadableText',
  '22P05': 'Trellis:UnreadableText',
  '22003': 'Trellis:InvalidInput',
  '22008': 'Trellis:InvalidInput',
};

interface DatabaseError {
  code: string;
  constraint?: string;
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'severity' in error;
}

/** The refusal behind a database error: one that left, a named constraint, a lost serialisation or deadlock, an id that belongs to nobody here, a full disk, a value that no column takes. */
export function codeOfDatabaseError(error: unknown): ErrorCode | undefined {
  if (error instanceof DatabaseAway) return 'Trellis:DatabaseAway';
  if (!isDatabaseError(error)) return undefined;
  if (error.constraint && error.constraint in codeOfConstraint) return codeOfConstraint[error.constraint];
  if (error.code === '40001' || error.code === '40P01' || error.code === '55P03') return 'Trellis:Busy';
  if (error.code === '23503') return 'Trellis:NotFound';
  if (error.code === '53100') return 'Trellis:StorageFull';
  if (error.code in codeOfValue) return codeOfValue[error.code];
  return undefined;
}
