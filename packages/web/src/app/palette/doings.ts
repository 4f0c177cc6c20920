import type { MenuEntry } from '@trellis/contract/menu';
import type { Policy } from '@trellis/contract/policies';

/** Something that is done from anywhere: the page of the menu that it belongs to, and by whom it may be. */
interface Doing {
  text:
    | 'schedule'
    | 'enroll'
    | 'addChild'
    | 'addContract'
    | 'addClass'
    | 'orderTest'
    | 'inviteStaff'
    | 'addClassroom'
    | 'addCenter'
    | 'addEnterprise'
    | 'addArea'
    | 'addStaffGroup'
    | 'inviteAdmin';
  page: MenuEntry['label'];
  needs: readonly Policy[];
  /** Where it is done, if not on that page: there nothing has to be begun. */
  at?: string;
}

export const doings: readonly Doing[] = [
  {
    text: 'schedule',
    page: 'today',
    needs: ['RocketSystem.Schedule.Write', 'PFE.UserManagement.Subject', 'RocketSystem.UserOfflinePlan'],
  },
  { text: 'enroll', page: 'subjects', needs: ['PFE.UserManagement.Subject.Write'], at: '/system/center/detail/enrolment' },
  { text: 'addChild', page: 'subjects', needs: ['PFE.UserManagement.Subject.Write'] },
  { text: 'addContract', page: 'userContracts', needs: ['RocketSystem.UserContract.Create'] },
  { text: 'addClass', page: 'classGroups', needs: ['RocketSystem.Group.Write'] },
  { text: 'orderTest', page: 'vratList', needs: ['RocketSystem.Vrat.Write'] },
  { text: 'inviteStaff', page: 'staff', needs: ['PFE.UserManagement.User.Write'] },
  { text: 'addClassroom', page: 'classrooms', needs: ['RocketSystem.Classroom.Write'] },
  { text: 'addCenter', page: 'centers', needs: ['Business.Tenant.Write'] },
  { text: 'addEnterprise', page: 'enterprises', needs: ['Business.Tenant.Write'] },
  { text: 'addArea', page: 'areas', needs: ['Business.Tenant.Write'] },
  { text: 'addStaffGroup', page: 'staffGroups', needs: ['PFE.StaffGroup.Write'] },
  { text: 'inviteAdmin', page: 'admins', needs: ['PFE.UserManagement.AdminUser'] },
];
