import type { Policy } from '../policies.ts';
import type { CurrentUser, Project } from './schemas.ts';

export type MenuGroup = 'dataPanel' | 'user' | 'manage' | 'operation' | 'role' | 'setting' | 'hfs' | 'own';

/** A page of the menu: it shows when its policy is granted and, on the centre side, one of its projects is enabled. */
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
    | 'mail'
    | 'staffGroups'
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
    | 'enterprises'
    | 'centers'
    | 'schools'
    | 'ownCenters'
    | 'costOverview'
    | 'vratProduct'
    | 'ledger'
    | 'userConfiguration';
  path: string;
  /** Any of these must be enabled at the centre. */
  projects?: readonly Project[];
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
        '/system/center/detail/subjectDetail',
        '/system/archivesV2',
        '/system/center/detail/userOfflineCourseDetail',
      ],
    },
    { key: 'Menu.User.Guardian', group: 'user', label: 'guardians', path: '/system/center/menu/user/guardian' },
    {
      key: 'Menu.User.UserContract',
      group: 'user',
      label: 'userContracts',
      path: '/system/center/menu/user/userContract',
      projects: ['Project.Rocket'],
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
      projects: ['Project.Database', 'Project.Training'],
      details: ['/system/center/detail/userDetail'],
    },
    { key: 'Menu.ContactList.List', group: 'user', label: 'contacts', path: '/system/center/contactList' },
    {
      key: 'Menu.Manage.TrainingStaff',
      group: 'manage',
      label: 'trainingStaff',
      path: '/system/center/menu/manage/trainingStaff',
      details: ['/system/center/detail/userDetail'],
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
      projects: ['Project.Rocket'],
    },
    {
      key: 'Menu.Manage.CoachConfiguration',
      group: 'manage',
      label: 'coachConfiguration',
      path: '/system/center/menu/manage/coachConfiguration',
      projects: ['Project.Rocket'],
    },
    {
      key: 'Menu.Manage.VratProduct',
      group: 'manage',
      label: 'vratProduct',
      path: '/system/center/manage/vratProduct',
      projects: ['Project.Vrat'],
    },
    { key: 'Menu.Manage.Audit', group: 'manage', label: 'audit', path: '/system/center/menu/manage/audit' },
    {
      key: 'Menu.Hfs.CostOverview',
      group: 'hfs',
      label: 'costOverview',
      path: '/system/center/hfs/costOverview',
      projects: ['Project.Rocket'],
    },
    { key: 'Menu.Hfs.Order', group: 'hfs', label: 'orders', path: '/system/center/hfs/order' },
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
      key: 'Menu.Operation.UserContractConfiguration',
      group: 'operation',
      label: 'contractReasons',
      path: '/system/manage/manage/userContractConfiguration',
    },
    { key: 'Menu.Operation.Supervisor', group: 'operation', label: 'supervisors', path: '/system/manage/manage/supervisor' },
    { key: 'Menu.Operation.TrainingStaff', group: 'operation', label: 'trainingStaff', path: '/system/manage/manage/trainingStaff' },
    {
      key: 'Menu.User.UserList',
      group: 'user',
      label: 'people',
      path: '/system/manage/menu/user/userList',
      details: ['/system/manage/userDetail'],
    },
    { key: 'Menu.User.SubjectList', group: 'user', label: 'allSubjects', path: '/system/manage/menu/user/subjectList' },
    { key: 'Menu.Online.List', group: 'user', label: 'online', path: '/system/manage/online' },
    { key: 'Menu.Role.Org', group: 'role', label: 'rolePolicies', path: '/system/manage/role/org' },
    { key: 'Menu.Role.Admin', group: 'role', label: 'admins', path: '/system/manage/role/admin' },
    { key: 'Menu.Setting.Mail', group: 'setting', label: 'mail', path: '/system/manage/setting/mail' },
    { key: 'Menu.Setting.Audit', group: 'setting', label: 'audit', path: '/system/manage/setting/audit' },
    { key: 'Menu.Setting.Ledger', group: 'setting', label: 'ledger', path: '/system/manage/setting/ledger' },
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
