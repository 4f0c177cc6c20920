import type { Project } from './account/schemas.ts';
import type { Policy } from './policies.ts';
import type { Access, LinkPurpose } from './wire.ts';

/**
 * Which of a center's projects something goes with: one of those named, or `any` of the five. `none` is a person's own and stays without
 * them; `above` is of those over centers, whom no project concerns.
 */
export type Family = readonly Project[] | 'any' | 'none' | 'above';

const rocket = ['Project.Rocket'] as const;
const vrat = ['Project.Vrat'] as const;
const pdt = ['Project.PDT'] as const;
const training = ['Project.Training'] as const;

/**
 * What each policy goes with, and so every call, page, tab and button that names it. Plans and assessments are read whatever becomes of the
 * training, as what was begun is looked up; into a plan nothing is written without it.
 */
export const familyOf: Readonly<Record<Policy, Family>> = {
  'Menu.DataPanel.WorkTable': 'any',
  'Menu.User.Subject': 'any',
  'Menu.User.Guardian': 'any',
  'Menu.User.UserContract': rocket,
  'Menu.User.User': 'any',
  'Menu.Manage.Group': rocket,
  'Menu.Manage.Classroom': rocket,
  'Menu.Manage.CoachConfiguration': rocket,
  'Menu.Manage.UserConfiguration': 'any',
  'Menu.Manage.UserContractConfiguration': rocket,
  'Menu.Manage.TrainingStaff': 'any',
  'Menu.Manage.ApplyExamine': training,
  'Menu.Manage.VratProduct': vrat,
  'Menu.Manage.Audit': 'any',
  'Menu.Manage.TestLocation': vrat,
  'Menu.Manage.Device': ['Project.Vrat', 'Project.Rocket'],
  'Menu.Statistic.VratList': vrat,
  'Menu.Statistic.VratCaseList': 'above',
  'Menu.Statistic.VratStatistic': 'above',
  'Menu.Statistic.TrialSessionList': 'above',
  'Menu.TrainingManage.PlanList': 'above',
  'Menu.TrainingManage.CoreSessionLibrary': 'above',
  'Menu.TrainerDatabase.List': ['Project.Database', 'Project.Training'],
  'Menu.ContactList.List': 'any',
  'Menu.Enterprise.CenterList': 'above',
  'Menu.Enterprise.User': 'above',
  'Menu.Enterprise.Group': 'above',
  'Menu.Area.CenterList': 'above',
  'Menu.Area.User': 'above',
  'Menu.Assessment.List': 'above',
  'Menu.Assessment.Questionnaire': 'above',
  'Menu.Operation.Area': 'above',
  'Menu.Operation.Org': 'above',
  'Menu.Operation.Center': 'above',
  'Menu.Operation.Group': 'above',
  'Menu.Operation.School': 'above',
  'Menu.Operation.LibraryGrant': 'above',
  'Menu.Operation.Device': 'above',
  'Menu.Operation.UserContractConfiguration': 'above',
  'Menu.Operation.Supervisor': 'above',
  'Menu.Operation.TrainingStaff': 'above',
  'Menu.Operation.Suggestion': 'above',
  'Menu.Operation.TrainingApplication': 'above',
  'Menu.Operation.Examination': 'above',
  'Menu.Content.TrainingModule': 'above',
  'Menu.Content.QuestionBank': 'above',
  'Menu.Content.Examination': 'above',
  'Menu.Content.QualificationMedal': 'above',
  'Menu.PersonalCenter.Home': training,
  'Menu.Role.Org': 'above',
  'Menu.Role.Admin': 'above',
  'Menu.Setting.Mail': 'above',
  'Menu.Setting.Audit': 'above',
  'Menu.Setting.Ledger': 'above',
  'Menu.Hfs.CostOverview': rocket,
  'Menu.Hfs.Order': 'any',
  'Menu.User.UserList': 'above',
  'Menu.User.SubjectList': 'above',
  'Menu.Online.List': 'above',
  'Menu.Content.Tag': 'above',
  'Menu.Content.Course': 'above',
  'Menu.Content.CourseCategory': 'above',
  'Menu.Content.CourseContent': 'above',
  'Menu.Content.CourseWare': 'above',
  'Menu.Content.Teacher': 'above',
  'Menu.Content.ProgramCategory': 'above',
  'Menu.Content.FeedbackProperty': 'above',
  'Menu.Content.TrainingProgram': 'above',
  'Menu.Content.ProgramMaterial': 'above',
  'Menu.Content.TrainingTarget': 'above',
  'Menu.Content.Track': 'above',
  'Menu.Content.Banner': 'above',
  'Menu.Content.TrainingPlanV2': 'above',
  'Menu.Content.OfflineTrainingPlan': 'above',
  'Menu.Content.TrainingPlanTemplate': 'above',
  'Menu.Content.ReminderTemplate': 'above',
  'Menu.Application.AppVersion': 'above',
  'Menu.Nutrition.Daily': 'above',
  'Menu.Nutrition.Week': 'above',
  'Menu.Nutrition.Template': 'above',
  'Menu.Nutrition.Tag': 'above',
  'Menu.Nutrition.Category': 'above',
  'Menu.ChangePassword.Form': 'above',
  'PFE.Account.Profile.Write': 'none',
  'PFE.Account.Resumes.Write': 'none',
  'PFE.UserManagement.Subject': 'any',
  'PFE.UserManagement.Subject.Write': 'any',
  'PFE.UserManagement.Guardian': 'any',
  'PFE.UserManagement.Guardian.Write': 'any',
  'PFE.UserManagement.Subject.Erase': 'any',
  'PFE.UserManagement.CheckIn': 'any',
  'PFE.UserManagement.SubjectDetail.UserOfflinePlanTab': 'any',
  'PFE.UserManagement.SubjectDetail.TrialSessionTab': 'any',
  'PFE.UserManagement.SubjectDetail.VratTestRequestTab': vrat,
  'PFE.UserManagement.SubjectDetail.SleepTab': rocket,
  'PFE.UserManagement.SubjectDetail.NutritionTab': rocket,
  'PFE.UserManagement.SubjectDetail.SportTab': rocket,
  'PFE.UserManagement.Wellbeing.Write': rocket,
  'Pdt.SubjectPdt.Create': pdt,
  'Pdt.SubjectPdt.Review': pdt,
  'PFE.UserManagement.SubjectDetail.CreditTab': 'any',
  'PFE.UserManagement.SubjectDetail.QuestionnaireTab': 'any',
  'PFE.UserManagement.Questionnaire.Write': 'any',
  'PFE.UserManagement.SubjectDetail.AssessmentTab': 'any',
  'PFE.UserManagement.User': 'any',
  'PFE.UserManagement.User.Write': 'any',
  'PFE.UserManagement.User.Freeze': 'any',
  'PFE.UserManagement.AdminUser': 'above',
  'PFE.UserManagement.SubjectList': 'above',
  'PFE.CoachTrainingConfig': rocket,
  'PFE.CoachTrainingConfig.Write': rocket,
  'PFE.StaffGroup': 'above',
  'PFE.StaffGroup.Write': 'above',
  'PFE.TrainerDatabase': ['Project.Database', 'Project.Training'],
  'PFE.Audit': 'any',
  'PFE.LedgerCheck': 'above',
  'PFE.Mail': 'above',
  'PFE.Roles': 'above',
  'Business.Tenant': 'above',
  'Business.Tenant.Write': 'above',
  'RocketSystem.TenantGrant': 'above',
  'RocketSystem.Content': 'above',
  'RocketSystem.Application': 'above',
  'RocketSystem.Course': training,
  'RocketSystem.Course.Grant': training,
  'RocketSystem.School': 'above',
  'RocketSystem.TenantContract': 'above',
  'RocketSystem.TenantContract.Write': 'above',
  'RocketSystem.HfsOrder': 'any',
  'RocketSystem.HfsOrder.Write': 'above',
  'RocketSystem.Supervise': 'above',
  'RocketSystem.TrainingApplication': training,
  'RocketSystem.TrainingApplication.Apply': training,
  'RocketSystem.TrainingContent': 'above',
  'RocketSystem.TrainerTraining': training,
  'RocketSystem.TrainerTraining.Own': training,
  'RocketSystem.TrainerTraining.Write': 'above',
  'RocketSystem.Supervision.Delete': 'above',
  'RocketSystem.UserContract': rocket,
  'RocketSystem.UserContract.Create': rocket,
  'RocketSystem.UserContractConfiguration': rocket,
  'RocketSystem.UserCredit.Write': 'any',
  'RocketSystem.CreditOverview': rocket,
  'RocketSystem.VratProduct': vrat,
  'RocketSystem.Vrat': vrat,
  'RocketSystem.Vrat.Write': vrat,
  'RocketSystem.VratCase': 'above',
  'RocketSystem.VratCase.Write': 'above',
  'RocketSystem.TestLocation.Write': vrat,
  'RocketSystem.TestResource': 'above',
  'RocketSystem.TestResource.Write': 'above',
  'RocketSystem.Device': ['Project.Vrat', 'Project.Rocket'],
  'RocketSystem.Device.Register': ['Project.Vrat', 'Project.Rocket'],
  'RocketSystem.Device.Decide': 'above',
  'RocketSystem.AssessmentLibrary': 'above',
  'RocketSystem.UserAssessment': 'any',
  'RocketSystem.UserAssessment.Write': 'any',
  'RocketSystem.UserOfflinePlan': 'any',
  'RocketSystem.UserOfflinePlan.Write': rocket,
  'RocketSystem.UserOfflinePlan.ExtendClass': rocket,
  'RocketSystem.UserOfflinePlan.EndPlan': rocket,
  'RocketSystem.TrainingManagement': 'above',
  'RocketSystem.UserTrainingPlan': rocket,
  'RocketSystem.ProgramSuggestion': 'any',
  'RocketSystem.ProgramSuggestion.Review': 'above',
  'RocketSystem.TrialSession': 'above',
  'RocketSystem.Group': rocket,
  'RocketSystem.Group.Write': rocket,
  'RocketSystem.Schedule': 'any',
  'RocketSystem.Schedule.Write': rocket,
  'RocketSystem.Classroom.Write': rocket,
  'Pdt.SubjectTemplate': pdt,
  'Pdt.Thought': pdt,
  'Pdt.Library': 'above',
  'Pdt.TemplateGrant': 'above',
};

/** The same for what a guardian's link opens. */
export const familyOfPurpose: Readonly<Record<LinkPurpose, Family>> = {
  guardian: 'any',
  questionnaire: 'any',
  feedback: rocket,
  grant: 'any',
  assessment: 'any',
  report: 'any',
  contract: rocket,
  wellbeing: rocket,
  vratReport: vrat,
};

/** Whether a center has a project that something goes with. */
export function isOn(family: Family, enabled: ReadonlySet<string>): boolean {
  if (family === 'none' || family === 'above') return true;
  return family === 'any' ? enabled.size > 0 : family.some((project) => enabled.has(project));
}

/** Of the policies that are granted at a center, those that do not count there for want of their project. */
export const withheldOf = (granted: Iterable<Policy>, enabled: ReadonlySet<string>): Policy[] =>
  [...granted].filter((policy) => !isOn(familyOf[policy], enabled));

/** What a call goes with at a center: with what the policies do, or one of them, that its people need for it. */
export function familyOfCall(access: Access): Family {
  if (typeof access === 'string') return 'none';
  if ('link' in access) return familyOfPurpose[access.link];
  const families = access.anyOf.map((policy) => familyOf[policy]).filter((family) => family !== 'above');
  if (families.length === 0) return 'above';
  for (const wide of ['none', 'any'] as const) if (families.includes(wide)) return wide;
  return [...new Set(families.flatMap((family) => (typeof family === 'string' ? [] : [...family])))];
}
