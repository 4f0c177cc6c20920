import { expect, it } from 'vitest';
import { menus } from './menu.ts';

const pages = {
  Center: [
    ['Menu.DataPanel.WorkTable', '/system/center/dataPanel/workTable'],
    ['Menu.DataPanel.WorkTable', '/system/center/dataPanel/calendar'],
    ['Menu.User.Subject', '/system/center/menu/user/subject'],
    ['Menu.User.Guardian', '/system/center/menu/user/guardian'],
    ['Menu.User.UserContract', '/system/center/menu/user/userContract'],
    ['Menu.User.User', '/system/center/menu/user/user'],
    ['Menu.TrainerDatabase.List', '/system/center/trainerDatabase'],
    ['Menu.ContactList.List', '/system/center/contactList'],
    ['Menu.Manage.Group', '/system/center/menu/manage/group'],
    ['Menu.Statistic.VratList', '/system/center/menu/statistic/vratList'],
    ['Menu.Manage.TrainingStaff', '/system/center/menu/manage/trainingStaff'],
    ['Menu.Manage.ApplyExamine', '/system/center/menu/manage/applyExamine'],
    ['Menu.Manage.UserConfiguration', '/system/center/menu/manage/userConfiguration'],
    ['Menu.Manage.UserContractConfiguration', '/system/center/menu/manage/userContractConfiguration'],
    ['Menu.Manage.CoachConfiguration', '/system/center/menu/manage/coachConfiguration'],
    ['Menu.Manage.VratProduct', '/system/center/manage/vratProduct'],
    ['Menu.Manage.TestLocation', '/system/center/menu/manage/testLocation'],
    ['Menu.Manage.Device', '/system/center/menu/manage/device'],
    ['Menu.Manage.Audit', '/system/center/menu/manage/audit'],
    ['Menu.Hfs.CostOverview', '/system/center/hfs/costOverview'],
    ['Menu.Hfs.Order', '/system/center/hfs/order'],
    ['Menu.PersonalCenter.Home', '/system/center/personalCenter'],
  ],
  Management: [
    ['Menu.Operation.Area', '/system/manage/manage/area'],
    ['Menu.Operation.Org', '/system/manage/manage/org'],
    ['Menu.Operation.Center', '/system/manage/manage/center'],
    ['Menu.Operation.Group', '/system/manage/manage/group'],
    ['Menu.Operation.School', '/system/manage/manage/school'],
    ['Menu.Operation.LibraryGrant', '/system/manage/manage/libraryGrant'],
    ['Menu.Operation.UserContractConfiguration', '/system/manage/manage/userContractConfiguration'],
    ['Menu.Operation.Device', '/system/manage/manage/device'],
    ['Menu.Operation.Supervisor', '/system/manage/manage/supervisor'],
    ['Menu.Operation.TrainingStaff', '/system/manage/manage/trainingStaff'],
    ['Menu.Operation.TrainingApplication', '/system/manage/manage/trainingApplication'],
    ['Menu.Content.Tag', '/system/manage/content/tag'],
    ['Menu.Content.Course', '/system/manage/content/course'],
    ['Menu.Content.CourseContent', '/system/manage/content/courseContentsDetail'],
    ['Menu.Content.CourseCategory', '/system/manage/content/courseCategory'],
    ['Menu.Content.CourseWare', '/system/manage/content/courseWare'],
    ['Menu.Content.Teacher', '/system/manage/content/teacher'],
    ['Menu.Content.TrainingModule', '/system/manage/content/trainingModule'],
    ['Menu.Content.QualificationMedal', '/system/manage/content/qualificationMedal'],
    ['Menu.Assessment.List', '/system/manage/assessment/assessment'],
    ['Menu.Assessment.Questionnaire', '/system/manage/assessment/questionnaire'],
    ['Menu.Statistic.VratCaseList', '/system/manage/statistic/vratCaseList'],
    ['Menu.Statistic.VratStatistic', '/system/manage/statistic/vratStatistic'],
    ['Menu.Statistic.TrialSessionList', '/system/manage/statistic/trialSessionList'],
    ['Menu.User.UserList', '/system/manage/menu/user/userList'],
    ['Menu.User.SubjectList', '/system/manage/menu/user/subjectList'],
    ['Menu.Online.List', '/system/manage/online'],
    ['Menu.Role.Org', '/system/manage/role/org'],
    ['Menu.Role.Admin', '/system/manage/role/admin'],
    ['Menu.Setting.Mail', '/system/manage/setting/mail'],
    ['Menu.Setting.Audit', '/system/manage/setting/audit'],
    ['Menu.Setting.Ledger', '/system/manage/setting/ledger'],
    ['Menu.Hfs.Order', '/system/manage/hfs/order'],
    ['Menu.ChangePassword.Form', '/system/manage/changePassword'],
  ],
  Enterprise: [
    ['Menu.Enterprise.CenterList', '/system/enterprise/manage/center/centerList'],
    ['Menu.Enterprise.Group', '/system/enterprise/manage/group'],
    ['Menu.Enterprise.User', '/system/enterprise/manage/user'],
  ],
  Area: [
    ['Menu.Area.CenterList', '/system/area/manage/center/centerList'],
    ['Menu.Area.User', '/system/area/manage/user'],
  ],
} as const;

it.each(Object.entries(pages))('the pages of the side %s keep their keys, addresses and order', (side, expected) => {
  expect(menus[side as keyof typeof pages].map(({ key, path }) => [key, path])).toEqual(expected);
});

it('the pages behind an entry keep their addresses', () => {
  const behind = Object.values(menus).flatMap((entries) => entries.flatMap(({ details = [] }) => details));
  expect([...new Set(behind)].sort()).toEqual([
    '/system/archivesV2',
    '/system/center/detail/enrolment',
    '/system/center/detail/groupClassDetail',
    '/system/center/detail/subjectDetail',
    '/system/center/detail/trialSessionDetail',
    '/system/center/detail/userContractDetail',
    '/system/center/detail/userDetail',
    '/system/center/detail/userOfflineCourseDetail',
    '/system/center/menu/user/grantedSubject',
    '/system/center/menu/user/subjectImport',
    '/system/center/menu/user/subjectMove',
    '/system/manage/detail/areaDetail',
    '/system/manage/detail/orgDetail',
    '/system/manage/detail/tenantDetail',
    '/system/manage/userDetail',
  ]);
});
