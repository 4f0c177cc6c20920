import { describe, expect, it } from 'vitest';
import type { CurrentUser } from './account/schemas.ts';
import { menus } from './menu.ts';
import { mayOpen } from './menu-rules.ts';
import { grantedPolicies, type Role, rolesOfSide } from './policies.ts';

const at = (type: CurrentUser['type'], ...roles: Role[]) => ({
  type,
  roles,
  membershipId: 'here',
  memberships: [],
  timesSetting: false,
  grantedPolicies: [...grantedPolicies(roles, [])],
  withheldPolicies: [],
});

const allPages = Object.values(menus).flatMap((entries) => entries.flatMap(({ path, details = [] }) => [path, ...details]));
const ofSides = [...new Set(allPages)].filter((path) => path !== '/system/archivesV2');
const openTo = (viewer: ReturnType<typeof at>) => ofSides.filter((path) => mayOpen(viewer, path));

const center = ['/system/center', '/system/center/dataPanel/workTable', '/system/center/detail/subjectDetail'];
const enterprise = ['/system/enterprise', '/system/enterprise/manage/center/centerList', '/system/enterprise/manage/group'];
const area = ['/system/area', '/system/area/manage/center/centerList'];
const management = ['/system/manage', '/system/manage/manage/center', '/system/manage/detail/tenantDetail'];

describe('the pages of another side', () => {
  it.each([...center, ...enterprise, ...area])('%s is closed to the platform, even to whoever holds every right there', (path) => {
    const everyRight = at('Management', ...rolesOfSide.management, 'CenterAdmin', 'EnterpriseAdmin', 'AreaAdmin');
    expect(mayOpen(everyRight, path)).toBe(false);
  });

  it.each([
    ['Center', 'CenterAdmin', [...enterprise, ...area, ...management]],
    ['Enterprise', 'EnterpriseAdmin', [...center, ...area, ...management]],
    ['Area', 'AreaAdmin', [...center, ...enterprise, ...management]],
  ] as const)('are closed to somebody of the side %s', (type, role, paths) => {
    expect(paths.filter((path) => mayOpen(at(type, role), path))).toEqual([]);
  });

  it('are all closed before somebody chose where to act', () => {
    expect(openTo(at(null, 'CenterAdmin', 'admin'))).toEqual([]);
  });
});

it.each([
  ['Center', 'Coach', '/system/center'],
  ['Enterprise', 'EnterpriseAdmin', '/system/enterprise'],
  ['Area', 'AreaAdmin', '/system/area'],
  ['Management', 'finance', '/system/manage'],
] as const)('where the addresses of the side %s begin is open to whoever acts there', (type, role, path) => {
  expect(mayOpen(at(type, role), path)).toBe(true);
});

/** What is counted, for whoever of the platform reads all of it. */
const statistics = [
  'overview',
  'entries',
  'standing',
  'children',
  'guardian',
  'vrat',
  'oneToOne',
  'class',
  'trainer',
  'questionnaire',
  'userCourse',
].map((page) => `/system/manage/analysis/${page}`);
const questionnaires = '/system/manage/statistic/questionnaireList';

describe('of the pages of the platform', () => {
  it.each([
    [
      'finance',
      ['/system/manage/manage/center', '/system/manage/detail/tenantDetail', questionnaires, ...statistics, '/system/manage/hfs/order'],
    ],
    ['salesAdmin', ['/system/manage/manage/center', '/system/manage/detail/tenantDetail']],
    [
      'supervisor',
      [
        '/system/manage/manage/group',
        '/system/manage/manage/trainingStaff',
        '/system/manage/detail/examResult',
        '/system/manage/manage/certificate',
      ],
    ],
    ['agent', ['/system/manage/menu/user/subjectList']],
    ['sales', ['/system/manage/manage/center', '/system/manage/detail/tenantDetail']],
    [
      'medicalSupport',
      [
        '/system/manage/statistic/vratCaseList',
        '/system/manage/detail/vratReport',
        '/system/manage/statistic/vratStatistic',
        '/system/manage/assessment/vCat',
        '/system/manage/assessment/reportHelper',
        '/system/manage/assessment/norms',
        '/system/manage/analysis/entries',
        '/system/manage/analysis/standing',
        '/system/manage/analysis/vrat',
        '/system/manage/menu/user/subjectList',
      ],
    ],
    [
      'training',
      [
        '/system/manage/manage/supervisor',
        '/system/manage/manage/trainerSupervise',
        '/system/manage/manage/trainingStaff',
        '/system/manage/detail/examResult',
        '/system/manage/manage/trainingApplication',
        '/system/manage/manage/certificate',
        '/system/manage/manage/examination',
        '/system/manage/content/trainingModule',
        '/system/manage/content/questionBank',
        '/system/manage/content/examination',
        '/system/manage/content/qualificationMedal',
        '/system/manage/content/certificateStyle',
        questionnaires,
        '/system/manage/statistic/trialSessionList',
        '/system/manage/traningManage/planList',
        '/system/manage/traningManage/classList',
        '/system/manage/traningManage/trainingList',
        '/system/manage/traningManage/coreSessionLibrary',
        ...statistics,
      ],
    ],
  ] satisfies [Role, string[]][])('%s opens %j and the password', (role, paths) => {
    expect(openTo(at('Management', role))).toEqual([...paths, '/system/manage/changePassword']);
  });

  it('the administrator opens every one, and nothing that is none', () => {
    const admin = at('Management', 'admin');
    expect(openTo(admin)).toEqual(ofSides.filter((path) => path.startsWith('/system/manage/')));
    for (const path of ['/system/manage/nowhere', '/system/manage/role/admin/more']) {
      expect(mayOpen(admin, path)).toBe(false);
    }
  });
});

it('a page behind an entry is open to whoever sees the entry', () => {
  const detail = '/system/center/detail/userDetail';
  expect([mayOpen(at('Center', 'SeniorCoach'), detail), mayOpen(at('Center', 'Coach'), detail)]).toEqual([true, false]);
});

it.each(['/system/menu/account', '/system/choseRoles', '/system/archivesV2', '/system/reviewfile'])('%s belongs to no side', (path) => {
  for (const type of ['Center', 'Management', 'Enterprise', 'Area', null] as const) expect(mayOpen(at(type), path)).toBe(true);
});
