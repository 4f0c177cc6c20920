/** Every role of the product, in the specification's spelling. */
export const roles = [
  'EnterpriseAdmin',
  'AreaAdmin',
  'CenterAdmin',
  'SeniorCoach',
  'IndependentCoach',
  'Coach',
  'trainer',
  'supervisor',
  'personal',
  'centerAdmin',
  'admin',
  'editor',
  'editorAdmin',
  'operation',
  'operationAdmin',
  'finance',
  'financeAdmin',
  'medicalSupport',
  'sales',
  'salesAdmin',
  'training',
  'agent',
] as const;
export type Role = (typeof roles)[number];

/** The roles that exist on each side of the product; a membership holds roles of its own side only. */
export const rolesOfSide = {
  centre: ['CenterAdmin', 'SeniorCoach', 'IndependentCoach', 'Coach', 'trainer', 'personal', 'centerAdmin'],
  enterprise: ['EnterpriseAdmin'],
  area: ['AreaAdmin'],
  management: [
    'admin',
    'operationAdmin',
    'operation',
    'financeAdmin',
    'finance',
    'editorAdmin',
    'editor',
    'medicalSupport',
    'salesAdmin',
    'sales',
    'training',
    'supervisor',
    'agent',
  ],
} as const satisfies Record<string, readonly Role[]>;
export type Side = keyof typeof rolesOfSide;

const coaches = ['SeniorCoach', 'IndependentCoach', 'Coach'] as const satisfies readonly Role[];
const centre = ['CenterAdmin', ...coaches] as const satisfies readonly Role[];
const leads = ['CenterAdmin', 'SeniorCoach'] as const satisfies readonly Role[];
const centreAdmin = ['CenterAdmin'] as const satisfies readonly Role[];
/** Whoever of a centre reads how its trainers are certified: its administrator, and who is named for that alone. */
const certification = ['CenterAdmin', 'centerAdmin'] as const satisfies readonly Role[];
const platformAdmin = ['admin'] as const satisfies readonly Role[];
const operators = ['admin', 'operationAdmin', 'operation'] as const satisfies readonly Role[];
const finance = ['admin', 'financeAdmin', 'finance'] as const satisfies readonly Role[];
const sellers = ['salesAdmin', 'sales'] as const satisfies readonly Role[];
/** Whoever of the platform reads what is counted of all centres. */
const statisticians = [...operators, 'financeAdmin', 'finance', 'training'] as const satisfies readonly Role[];
const trainingContent = ['admin', 'editorAdmin', 'editor', 'training'] as const satisfies readonly Role[];
const editors = ['admin', 'editorAdmin', 'editor'] as const satisfies readonly Role[];
const management = rolesOfSide.management;

/** Which roles hold a policy unless the database overrides it. Keys of the form Menu.X.Y show a page on the menu. */
const matrix = {
  'Menu.DataPanel.WorkTable': centre,
  'Menu.DataPanel.DataPanel': leads,
  'Menu.User.Subject': centre,
  'Menu.User.Guardian': centre,
  'Menu.User.UserContract': leads,
  'Menu.User.User': leads,
  'Menu.Manage.Group': centre,
  'Menu.Manage.Classroom': centreAdmin,
  'Menu.Manage.CoachConfiguration': centreAdmin,
  'Menu.Manage.UserConfiguration': centreAdmin,
  'Menu.Manage.UserContractConfiguration': centreAdmin,
  'Menu.Manage.TrainingStaff': certification,
  'Menu.Manage.ApplyExamine': centreAdmin,
  'Menu.Manage.VratProduct': centreAdmin,
  'Menu.Manage.Audit': centreAdmin,
  'Menu.Manage.TestLocation': centreAdmin,
  'Menu.Manage.Device': centreAdmin,
  'Menu.Statistic.VratList': centre,
  'Menu.Statistic.VratCaseList': [...operators, 'medicalSupport'],
  'Menu.Statistic.VratStatistic': [...operators, 'medicalSupport'],
  'Menu.Statistic.TrialSessionList': [...operators, 'training'],
  'Menu.Statistic.QuestionnaireList': statisticians,
  'Menu.Analysis.Overview': statisticians,
  'Menu.Analysis.Children': [...leads, ...statisticians],
  'Menu.Analysis.Guardian': [...leads, ...statisticians],
  'Menu.Analysis.Vrat': [...leads, ...statisticians, 'medicalSupport'],
  'Menu.Analysis.OneToOne': [...leads, ...statisticians],
  'Menu.Analysis.Class': [...leads, ...statisticians],
  'Menu.Analysis.Trainer': [...leads, ...statisticians],
  'Menu.Analysis.Questionnaire': [...leads, ...statisticians],
  'Menu.Analysis.UserCourse': [...leads, ...statisticians],
  'Menu.TrainingManage.ClassList': [...operators, 'training'],
  'Menu.TrainingManage.TrainingList': [...operators, 'training'],
  'Menu.TrainingManage.PlanList': [...operators, 'training'],
  'Menu.TrainingManage.CoreSessionLibrary': [...operators, 'training'],
  'Menu.TrainerDatabase.List': leads,
  'Menu.ContactList.List': centre,
  'Menu.Enterprise.CenterList': ['EnterpriseAdmin'],
  'Menu.Enterprise.User': ['EnterpriseAdmin'],
  'Menu.Enterprise.Group': ['EnterpriseAdmin'],
  'Menu.Enterprise.Statistics': ['EnterpriseAdmin'],
  'Menu.Area.Statistics': ['AreaAdmin'],
  'Menu.Area.CenterList': ['AreaAdmin'],
  'Menu.Area.User': ['AreaAdmin'],
  'Menu.Assessment.List': editors,
  'Menu.Assessment.Questionnaire': editors,
  'Menu.Assessment.VCat': [...operators, 'medicalSupport'],
  'Menu.Assessment.ReportHelper': [...operators, 'medicalSupport'],
  'Menu.Assessment.Norms': [...operators, 'medicalSupport'],
  'Menu.Operation.Area': operators,
  'Menu.Operation.Org': operators,
  'Menu.Operation.Center': [...operators, ...sellers, 'financeAdmin', 'finance'],
  'Menu.Operation.Group': [...operators, 'supervisor'],
  'Menu.Operation.School': operators,
  'Menu.Operation.LibraryGrant': operators,
  'Menu.Operation.Device': operators,
  'Menu.Operation.UserContractConfiguration': operators,
  'Menu.Operation.Supervisor': [...operators, 'training'],
  'Menu.Operation.TrainerSupervise': [...operators, 'training'],
  'Menu.Operation.TrainingStaff': [...operators, 'training', 'supervisor'],
  'Menu.Operation.Suggestion': operators,
  'Menu.Operation.TrainingApplication': [...operators, 'training'],
  'Menu.Operation.Examination': [...operators, 'training'],
  'Menu.Operation.Certificate': [...operators, 'training', 'supervisor'],
  'Menu.Content.TrainingModule': trainingContent,
  'Menu.Content.QualificationMedal': trainingContent,
  'Menu.Content.CertificateStyle': trainingContent,
  'Menu.Content.QuestionBank': trainingContent,
  'Menu.Content.Examination': trainingContent,
  'Menu.PersonalCenter.Home': [...centre, 'trainer', 'personal'],
  'Menu.Role.Org': platformAdmin,
  'Menu.Role.Admin': platformAdmin,
  'Menu.Setting.Mail': platformAdmin,
  'Menu.Setting.Audit': platformAdmin,
  'Menu.Setting.Ledger': platformAdmin,
  'Menu.Hfs.CostOverview': centreAdmin,
  'Menu.Hfs.Order': [...finance, ...centreAdmin],
  'Menu.User.UserList': operators,
  'Menu.User.SubjectList': [...operators, 'medicalSupport', 'agent'],
  'Menu.Online.List': platformAdmin,
  'Menu.Content.Tag': editors,
  'Menu.Content.Course': editors,
  'Menu.Content.CourseCategory': editors,
  'Menu.Content.CourseContent': editors,
  'Menu.Content.CourseWare': editors,
  'Menu.Content.Teacher': editors,
  'Menu.Content.FeedbackProperty': editors,
  'Menu.Content.TrainingProgram': editors,
  'Menu.Content.ProgramCategory': editors,
  'Menu.Content.ProgramMaterial': editors,
  'Menu.Content.TrainingTarget': editors,
  'Menu.Content.Track': editors,
  'Menu.Content.BrainMusic': editors,
  'Menu.Content.Banner': editors,
  'Menu.Content.TrainingPlanV2': editors,
  'Menu.Content.OfflineTrainingPlan': editors,
  'Menu.Content.TrainingPlanTemplate': editors,
  'Menu.Content.ReminderTemplate': editors,
  'Menu.Application.AppVersion': ['admin', 'operationAdmin'],
  'Menu.Nutrition.Daily': editors,
  'Menu.Nutrition.Week': editors,
  'Menu.Nutrition.Template': editors,
  'Menu.Nutrition.Tag': editors,
  'Menu.Nutrition.Category': editors,
  'Menu.Nutrition.Thoughts': [...operators, 'editorAdmin', 'editor'],
  'Menu.Enterprise.Thoughts': ['EnterpriseAdmin'],
  'Menu.Area.Thoughts': ['AreaAdmin'],
  'Menu.ChangePassword.Form': management,
  'PFE.Account.Profile.Write': roles.filter((role) => role !== 'EnterpriseAdmin'),
  'PFE.Account.Resumes.Write': [...coaches, 'trainer'],
  'PFE.UserManagement.Subject': centre,
  'PFE.UserManagement.Subject.Write': leads,
  'PFE.UserManagement.Guardian': centre,
  'PFE.UserManagement.Guardian.Write': leads,
  'Menu.Manage.OwnData': centreAdmin,
  'Menu.Manage.Connections': centreAdmin,
  'Menu.Setting.Connections': platformAdmin,
  'PFE.UserManagement.Subject.Erase': [...centreAdmin, ...platformAdmin],
  'PFE.UserManagement.CheckIn': centre,
  'PFE.UserManagement.SubjectDetail.UserOfflinePlanTab': centre,
  'PFE.UserManagement.SubjectDetail.TrialSessionTab': [...centre, ...operators, 'training'],
  'PFE.UserManagement.SubjectDetail.VratTestRequestTab': [...centre, ...operators, 'medicalSupport', 'agent'],
  'PFE.UserManagement.SubjectDetail.SleepTab': [...centre, ...operators, 'medicalSupport', 'agent'],
  'PFE.UserManagement.SubjectDetail.NutritionTab': [...centre, ...operators, 'medicalSupport', 'agent'],
  'PFE.UserManagement.SubjectDetail.SportTab': [...centre, ...operators, 'medicalSupport', 'agent'],
  'PFE.UserManagement.Wellbeing.Write': centre,
  'Pdt.SubjectPdt.Create': centre,
  'Pdt.SubjectPdt.Review': leads,
  'PFE.UserManagement.SubjectDetail.CreditTab': centre,
  'PFE.UserManagement.SubjectDetail.QuestionnaireTab': centre,
  'PFE.UserManagement.Questionnaire.Write': centre,
  'PFE.UserManagement.SubjectDetail.AssessmentTab': [...centre, ...operators, 'medicalSupport', 'agent'],
  'PFE.UserManagement.User': [...leads, 'EnterpriseAdmin', 'AreaAdmin', ...operators],
  'PFE.UserManagement.User.Write': [...centreAdmin, 'admin', 'operationAdmin'],
  'PFE.UserManagement.User.Freeze': [...centreAdmin, 'admin', 'operationAdmin'],
  'PFE.UserManagement.AdminUser': platformAdmin,
  'PFE.UserManagement.SubjectList': [...operators, 'medicalSupport', 'agent'],
  'PFE.Chat': roles,
  'PFE.Chat.Manage': [...centreAdmin, ...platformAdmin],
  'PFE.CoachTrainingConfig': centre,
  'PFE.CoachTrainingConfig.Write': centreAdmin,
  'PFE.StaffGroup': [...operators, 'supervisor', 'EnterpriseAdmin'],
  'PFE.StaffGroup.Write': operators,
  'PFE.TrainerDatabase': [...leads, 'centerAdmin'],
  'PFE.Audit': [...centreAdmin, ...platformAdmin],
  'PFE.LedgerCheck': platformAdmin,
  'PFE.Mail': platformAdmin,
  'PFE.Roles': platformAdmin,
  'Business.Tenant': [...operators, ...sellers, 'financeAdmin', 'finance', 'EnterpriseAdmin', 'AreaAdmin'],
  'Business.Tenant.Write': operators,
  'RocketSystem.TenantGrant': operators,
  'RocketSystem.Content': editors,
  'RocketSystem.Application': ['admin', 'operationAdmin'],
  'RocketSystem.Course': rolesOfSide.centre,
  'RocketSystem.Course.Grant': ['CenterAdmin', 'admin', 'training'],
  'RocketSystem.School': operators,
  'RocketSystem.TenantContract': [...finance, 'operationAdmin', 'operation'],
  'RocketSystem.TenantContract.Write': finance,
  'RocketSystem.HfsOrder': [...finance, ...centreAdmin],
  'RocketSystem.HfsOrder.Write': finance,
  'RocketSystem.Supervise': [...operators, 'training'],
  'RocketSystem.TrainingApplication': [...centreAdmin, ...operators, 'training'],
  'RocketSystem.TrainingApplication.Apply': [...coaches, 'trainer', 'personal'],
  'RocketSystem.TrainingContent': trainingContent,
  'RocketSystem.TrainerTraining': [...certification, ...operators, 'training', 'supervisor'],
  'RocketSystem.TrainerTraining.Own': [...centre, 'trainer', 'personal'],
  'RocketSystem.TrainerTraining.Write': ['admin', 'operationAdmin', 'training', 'supervisor'],
  'RocketSystem.Supervision.Delete': platformAdmin,
  'RocketSystem.UserContract': leads,
  'RocketSystem.UserContract.Create': leads,
  'RocketSystem.UserContractConfiguration': [...centreAdmin, ...operators],
  'RocketSystem.UserCredit.Write': leads,
  'RocketSystem.CreditOverview': centreAdmin,
  'RocketSystem.VratProduct': centreAdmin,
  'RocketSystem.Vrat': centre,
  'RocketSystem.Vrat.Write': [...leads, 'IndependentCoach'],
  'RocketSystem.VratCase': [...operators, 'medicalSupport', 'agent'],
  'RocketSystem.VratCase.Write': ['admin', 'operationAdmin'],
  'RocketSystem.VratCase.NormalData': ['admin', 'operationAdmin', 'medicalSupport'],
  'RocketSystem.TestLocation.Write': centreAdmin,
  'RocketSystem.TestResource': [...operators, 'financeAdmin', 'finance'],
  'RocketSystem.TestResource.Write': finance,
  'RocketSystem.Device': centreAdmin,
  'RocketSystem.Device.Register': centreAdmin,
  'RocketSystem.Device.Decide': operators,
  'RocketSystem.AssessmentLibrary': editors,
  'RocketSystem.UserAssessment': centre,
  'RocketSystem.UserAssessment.Write': centre,
  'RocketSystem.UserOfflinePlan': centre,
  'RocketSystem.UserOfflinePlan.Write': centre,
  'RocketSystem.UserOfflinePlan.ExtendClass': leads,
  'RocketSystem.UserOfflinePlan.EndPlan': leads,
  'RocketSystem.TrainingManagement': [...operators, 'training'],
  'RocketSystem.UserTrainingPlan': [...centre, ...operators, 'medicalSupport', 'agent'],
  'RocketSystem.ProgramSuggestion': centre,
  'RocketSystem.ProgramSuggestion.Review': operators,
  'RocketSystem.Statistics': [...leads, 'EnterpriseAdmin', 'AreaAdmin', ...statisticians],
  'RocketSystem.Statistics.Money': [...leads, 'EnterpriseAdmin', 'AreaAdmin', 'operationAdmin', ...finance],
  'RocketSystem.VratStatistics': ['medicalSupport'],
  'RocketSystem.TrialSession': [...operators, 'training'],
  'RocketSystem.Group': centre,
  'RocketSystem.Group.Write': leads,
  'RocketSystem.Schedule': centre,
  'RocketSystem.Schedule.Write': centre,
  'RocketSystem.Classroom.Write': centreAdmin,
  'Pdt.SubjectTemplate': centre,
  'Pdt.Thought': [...centre, 'EnterpriseAdmin', 'AreaAdmin', ...operators, 'editorAdmin', 'editor'],
  'Pdt.Library': editors,
  'Pdt.TemplateGrant': ['admin', 'editorAdmin', 'editor', 'operationAdmin', 'operation'],
} as const satisfies Record<string, readonly Role[]>;

export type Policy = keyof typeof matrix;
/** What shows no page of the menu, and so needs a name of its own. */
export type NamedPolicy = Exclude<Policy, `Menu.${string}`>;
export const policies = Object.keys(matrix) as Policy[];

export interface PolicyOverride {
  role: string;
  policy: string;
  granted: boolean;
}

const policiesOfRole = new Map<string, Policy[]>();
for (const policy of policies) {
  for (const role of matrix[policy]) policiesOfRole.set(role, [...(policiesOfRole.get(role) ?? []), policy]);
}

/** The policies that a set of roles holds: the matrix, then the overrides (a tenant's own come last and win). */
export function grantedPolicies(held: readonly string[], overrides: readonly PolicyOverride[]): Set<Policy> {
  const granted = new Set<Policy>();
  for (const role of held) {
    const ofRole = new Set(policiesOfRole.get(role));
    for (const override of overrides) {
      if (override.role !== role || !(override.policy in matrix)) continue;
      if (override.granted) ofRole.add(override.policy as Policy);
      else ofRole.delete(override.policy as Policy);
    }
    for (const policy of ofRole) granted.add(policy);
  }
  return granted;
}
