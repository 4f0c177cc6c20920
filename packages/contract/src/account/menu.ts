import type { Policy } from '../policies.ts';
import type { CurrentUser } from './schemas.ts';

export type MenuGroup =
  | 'assessment'
  | 'dataPanel'
  | 'user'
  | 'statistic'
  | 'manage'
  | 'operation'
  | 'role'
  | 'setting'
  | 'hfs'
  | 'content'
  | 'personalCenter'
  | 'own';

/** A page of the menu: it shows when its policy is granted and, on the centre side, the project that this goes with is there. */
export interface MenuEntry {
  key: Policy;
  group: MenuGroup;
  label:
    | 'today'
    | 'subjects'
    | 'guardians'
    | 'userContracts'
    | 'contractReasons'
    | 'orders'
    | 'staff'
    | 'trainingStaff'
    | 'trainerDatabase'
    | 'contacts'
    | 'tags'
    | 'courses'
    | 'courseContents'
    | 'courseCategories'
    | 'courseWares'
    | 'teachers'
    | 'mail'
    | 'staffGroups'
    | 'classGroups'
    | 'supervisors'
    | 'rolePolicies'
    | 'admins'
    | 'people'
    | 'allSubjects'
    | 'online'
    | 'audit'
    | 'changePassword'
    | 'coachConfiguration'
    | 'areas'
    | 'assessments'
    | 'questionnaires'
    | 'enterprises'
    | 'centers'
    | 'schools'
    | 'libraryGrants'
    | 'ownCenters'
    | 'costOverview'
    | 'vratProduct'
    | 'ledger'
    | 'userConfiguration'
    | 'applyExamine'
    | 'trainingApplication'
    | 'trainingModule'
    | 'qualificationMedal'
    | 'personalCenter'
    | 'vratList'
    | 'vratCaseList'
    | 'vratStatistic'
    | 'testLocations'
    | 'devices';
  path: string;
  /** What the page reads by, where that is of another reach than what shows the entry. */
  reads?: Policy;
  /** Shown only where the centre's own setting allows it. */
  needs?: 'timesSetting';
  /** Pages behind it that are no entries of their own. */
  details?: readonly string[];
}

type Type = NonNullable<CurrentUser['type']>;

/** The menu of each side in order; the landing page is the first that a person may open. */
export const menus: Record<Type, readonly MenuEntry[]> = {
  Center: [
    { key: 'Menu.DataPanel.WorkTable', group: 'dataPanel', label: 'today', path: '/system/center/dataPanel/workTable' },
    {
      key: 'Menu.User.Subject',
      group: 'user',
      label: 'subjects',
      path: '/system/center/menu/user/subject',
      details: [
        '/system/center/menu/user/subjectImport',
        '/system/center/menu/user/grantedSubject',
        '/system/center/detail/subjectDetail',
        '/system/center/detail/enrolment',
        '/system/center/menu/user/subjectMove',
        '/system/archivesV2',
        '/system/center/detail/userOfflineCourseDetail',
        '/system/center/detail/groupClassDetail',
      ],
    },
    { key: 'Menu.User.Guardian', group: 'user', label: 'guardians', path: '/system/center/menu/user/guardian' },
    {
      key: 'Menu.User.UserContract',
      group: 'user',
      label: 'userContracts',
      path: '/system/center/menu/user/userContract',
      details: ['/system/center/detail/userContractDetail'],
    },
    {
      key: 'Menu.User.User',
      group: 'user',
      label: 'staff',
      path: '/system/center/menu/user/user',
      details: ['/system/center/detail/userDetail'],
    },
    {
      key: 'Menu.TrainerDatabase.List',
      group: 'user',
      label: 'trainerDatabase',
      path: '/system/center/trainerDatabase',
      details: ['/system/center/detail/userDetail'],
    },
    { key: 'Menu.ContactList.List', group: 'user', label: 'contacts', path: '/system/center/contactList' },
    {
      key: 'Menu.Manage.Group',
      group: 'manage',
      label: 'classGroups',
      path: '/system/center/menu/manage/group',
      details: ['/system/center/detail/groupClassDetail'],
    },
    {
      key: 'Menu.Statistic.VratList',
      group: 'statistic',
      label: 'vratList',
      path: '/system/center/menu/statistic/vratList',
    },
    {
      key: 'Menu.Manage.TrainingStaff',
      group: 'manage',
      label: 'trainingStaff',
      path: '/system/center/menu/manage/trainingStaff',
      details: ['/system/center/detail/userDetail'],
    },
    {
      key: 'Menu.Manage.ApplyExamine',
      group: 'manage',
      label: 'applyExamine',
      path: '/system/center/menu/manage/applyExamine',
    },
    {
      key: 'Menu.Manage.UserConfiguration',
      group: 'manage',
      label: 'userConfiguration',
      path: '/system/center/menu/manage/userConfiguration',
      needs: 'timesSetting',
    },
    {
      key: 'Menu.Manage.UserContractConfiguration',
      group: 'manage',
      label: 'contractReasons',
      path: '/system/center/menu/manage/userContractConfiguration',
    },
    {
      key: 'Menu.Manage.CoachConfiguration',
      group: 'manage',
      label: 'coachConfiguration',
      path: '/system/center/menu/manage/coachConfiguration',
    },
    {
      key: 'Menu.Manage.VratProduct',
      group: 'manage',
      label: 'vratProduct',
      path: '/system/center/manage/vratProduct',
    },
    {
      key: 'Menu.Manage.TestLocation',
      group: 'manage',
      label: 'testLocations',
      path: '/system/center/menu/manage/testLocation',
    },
    {
      key: 'Menu.Manage.Device',
      group: 'manage',
      label: 'devices',
      path: '/system/center/menu/manage/device',
    },
    { key: 'Menu.Manage.Audit', group: 'manage', label: 'audit', path: '/system/center/menu/manage/audit' },
    {
      key: 'Menu.Hfs.CostOverview',
      group: 'hfs',
      label: 'costOverview',
      path: '/system/center/hfs/costOverview',
    },
    { key: 'Menu.Hfs.Order', group: 'hfs', label: 'orders', path: '/system/center/hfs/order' },
    {
      key: 'Menu.PersonalCenter.Home',
      group: 'personalCenter',
      label: 'personalCenter',
      path: '/system/center/personalCenter',
    },
  ],
  Management: [
    {
      key: 'Menu.Operation.Area',
      group: 'operation',
      label: 'areas',
      path: '/system/manage/manage/area',
      details: ['/system/manage/detail/areaDetail'],
    },
    {
      key: 'Menu.Operation.Org',
      group: 'operation',
      label: 'enterprises',
      path: '/system/manage/manage/org',
      details: ['/system/manage/detail/orgDetail'],
    },
    {
      key: 'Menu.Operation.Center',
      group: 'operation',
      label: 'centers',
      path: '/system/manage/manage/center',
      details: ['/system/manage/detail/tenantDetail'],
    },
    { key: 'Menu.Operation.Group', group: 'operation', label: 'staffGroups', path: '/system/manage/manage/group' },
    { key: 'Menu.Operation.School', group: 'operation', label: 'schools', path: '/system/manage/manage/school' },
    {
      key: 'Menu.Operation.LibraryGrant',
      group: 'operation',
      label: 'libraryGrants',
      path: '/system/manage/manage/libraryGrant',
      reads: 'RocketSystem.TenantGrant',
    },
    {
      key: 'Menu.Operation.UserContractConfiguration',
      group: 'operation',
      label: 'contractReasons',
      path: '/system/manage/manage/userContractConfiguration',
    },
    { key: 'Menu.Operation.Device', group: 'operation', label: 'devices', path: '/system/manage/manage/device' },
    { key: 'Menu.Operation.Supervisor', group: 'operation', label: 'supervisors', path: '/system/manage/manage/supervisor' },
    { key: 'Menu.Operation.TrainingStaff', group: 'operation', label: 'trainingStaff', path: '/system/manage/manage/trainingStaff' },
    {
      key: 'Menu.Operation.TrainingApplication',
      group: 'operation',
      label: 'trainingApplication',
      path: '/system/manage/manage/trainingApplication',
    },
    { key: 'Menu.Content.Tag', group: 'content', label: 'tags', path: '/system/manage/content/tag' },
    { key: 'Menu.Content.Course', group: 'content', label: 'courses', path: '/system/manage/content/course' },
    { key: 'Menu.Content.CourseContent', group: 'content', label: 'courseContents', path: '/system/manage/content/courseContentsDetail' },
    { key: 'Menu.Content.CourseCategory', group: 'content', label: 'courseCategories', path: '/system/manage/content/courseCategory' },
    { key: 'Menu.Content.CourseWare', group: 'content', label: 'courseWares', path: '/system/manage/content/courseWare' },
    { key: 'Menu.Content.Teacher', group: 'content', label: 'teachers', path: '/system/manage/content/teacher' },
    { key: 'Menu.Content.TrainingModule', group: 'content', label: 'trainingModule', path: '/system/manage/content/trainingModule' },
    {
      key: 'Menu.Content.QualificationMedal',
      group: 'content',
      label: 'qualificationMedal',
      path: '/system/manage/content/qualificationMedal',
    },
    { key: 'Menu.Assessment.List', group: 'assessment', label: 'assessments', path: '/system/manage/assessment/assessment' },
    { key: 'Menu.Assessment.Questionnaire', group: 'assessment', label: 'questionnaires', path: '/system/manage/assessment/questionnaire' },
    { key: 'Menu.Statistic.VratCaseList', group: 'statistic', label: 'vratCaseList', path: '/system/manage/statistic/vratCaseList' },
    { key: 'Menu.Statistic.VratStatistic', group: 'statistic', label: 'vratStatistic', path: '/system/manage/statistic/vratStatistic' },
    {
      key: 'Menu.User.UserList',
      group: 'user',
      label: 'people',
      path: '/system/manage/menu/user/userList',
      details: ['/system/manage/userDetail'],
    },
    { key: 'Menu.User.SubjectList', group: 'user', label: 'allSubjects', path: '/system/manage/menu/user/subjectList' },
    { key: 'Menu.Online.List', group: 'user', label: 'online', path: '/system/manage/online' },
    { key: 'Menu.Role.Org', group: 'role', label: 'rolePolicies', path: '/system/manage/role/org', reads: 'PFE.Roles' },
    { key: 'Menu.Role.Admin', group: 'role', label: 'admins', path: '/system/manage/role/admin', reads: 'PFE.UserManagement.AdminUser' },
    { key: 'Menu.Setting.Mail', group: 'setting', label: 'mail', path: '/system/manage/setting/mail', reads: 'PFE.Mail' },
    { key: 'Menu.Setting.Audit', group: 'setting', label: 'audit', path: '/system/manage/setting/audit' },
    { key: 'Menu.Setting.Ledger', group: 'setting', label: 'ledger', path: '/system/manage/setting/ledger', reads: 'PFE.LedgerCheck' },
    { key: 'Menu.Hfs.Order', group: 'hfs', label: 'orders', path: '/system/manage/hfs/order' },
    { key: 'Menu.ChangePassword.Form', group: 'own', label: 'changePassword', path: '/system/manage/changePassword' },
  ],
  Enterprise: [
    { key: 'Menu.Enterprise.CenterList', group: 'manage', label: 'ownCenters', path: '/system/enterprise/manage/center/centerList' },
    { key: 'Menu.Enterprise.Group', group: 'manage', label: 'staffGroups', path: '/system/enterprise/manage/group' },
    { key: 'Menu.Enterprise.User', group: 'user', label: 'staff', path: '/system/enterprise/manage/user' },
  ],
  Area: [
    { key: 'Menu.Area.CenterList', group: 'manage', label: 'ownCenters', path: '/system/area/manage/center/centerList' },
    { key: 'Menu.Area.User', group: 'user', label: 'staff', path: '/system/area/manage/user' },
  ],
};
