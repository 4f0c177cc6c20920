import { describe, expect, it } from 'vitest';
import { type Project, projects } from './account/schemas.ts';
import { hasPages, landingPath, mayOpen, menuOf } from './menu-rules.ts';
import { grantedPolicies, type Role, roles, rolesOfSide, type Side } from './policies.ts';
import { withheldOf } from './projects.ts';

const typeOf = { centre: 'Center', management: 'Management', enterprise: 'Enterprise', area: 'Area' } as const;
const sideOf = (role: Role) =>
  (Object.keys(rolesOfSide) as Side[]).find((side) => (rolesOfSide[side] as readonly Role[]).includes(role)) as Side;

type Viewer = Parameters<typeof menuOf>[0];

/** Somebody of one role, where every project is enabled unless others are named. */
const of = (role: Role, given: Partial<Viewer> & { enabled?: readonly Project[] } = {}): Viewer => {
  const { enabled = projects, ...rest } = given;
  const granted = [...grantedPolicies([role], [])];
  return {
    type: typeOf[sideOf(role)],
    roles: [role],
    membershipId: 'here',
    memberships: [],
    timesSetting: true,
    grantedPolicies: granted,
    withheldPolicies: sideOf(role) === 'centre' ? withheldOf(granted, new Set(enabled)) : [],
    ...rest,
  };
};
const keysOf = (viewer: Viewer) => menuOf(viewer).map(({ key }) => key);
const without = (...off: Project[]) => projects.filter((project) => !off.includes(project));
const membership = {
  id: 'one',
  tenantId: 'riverside',
  displayName: null,
  side: 'centre',
  isClosed: false,
  isActivated: true,
  roles: ['Coach'] as string[],
} as const;

describe('a project that a center has not enabled', () => {
  const everything = keysOf(of('CenterAdmin'));

  it.each([
    [['Project.Vrat'], ['Menu.Statistic.VratList', 'Menu.Analysis.Vrat', 'Menu.Manage.VratProduct', 'Menu.Manage.TestLocation']],
    [
      ['Project.Rocket'],
      [
        'Menu.User.UserContract',
        'Menu.Manage.Group',
        'Menu.TrainingManage.TrainingList',
        'Menu.TrainingManage.ClassList',
        'Menu.Analysis.OneToOne',
        'Menu.Analysis.Class',
        'Menu.Manage.Classroom',
        'Menu.Manage.UserContractConfiguration',
        'Menu.Manage.CoachConfiguration',
        'Menu.Hfs.CostOverview',
      ],
    ],
    [['Project.Training'], ['Menu.Analysis.UserCourse', 'Menu.Manage.ApplyExamine', 'Menu.PersonalCenter.Home']],
    [['Project.Database'], []],
    [
      ['Project.Training', 'Project.Database'],
      ['Menu.TrainerDatabase.List', 'Menu.Analysis.UserCourse', 'Menu.Manage.ApplyExamine', 'Menu.PersonalCenter.Home'],
    ],
  ] satisfies [Project[], string[]][])('(%j) takes %j away and leaves the rest', (off, gone) => {
    const left = keysOf(of('CenterAdmin', { enabled: without(...off) }));
    expect(left).toEqual(everything.filter((key) => !(gone as string[]).includes(key)));
    expect(everything.length - left.length).toBe(gone.length);
  });

  it('and classes are nothing to look at in a public clinic', () => {
    const left = keysOf(of('CenterAdmin', { institutionType: 'Medical_Public' }));
    const ofClasses = ['Menu.TrainingManage.ClassList', 'Menu.Analysis.Class'];
    expect(left).toEqual(everything.filter((key) => !ofClasses.includes(key)));
    expect(left.length).toBe(everything.length - ofClasses.length);
  });

  it('takes the devices away only together with the other one that uses them', () => {
    const device = 'Menu.Manage.Device';
    expect(keysOf(of('CenterAdmin', { enabled: without('Project.Vrat') }))).toContain(device);
    expect(keysOf(of('CenterAdmin', { enabled: without('Project.Rocket') }))).toContain(device);
    expect(keysOf(of('CenterAdmin', { enabled: without('Project.Vrat', 'Project.Rocket') }))).not.toContain(device);
  });

  it('closes its pages also to whoever types their address', () => {
    const page = '/system/center/menu/statistic/vratList';
    expect([mayOpen(of('Coach'), page), mayOpen(of('Coach', { enabled: without('Project.Vrat') }), page)]).toEqual([true, false]);
  });
});

it('the times of staff stand on the menu where the center may set them', () => {
  const key = 'Menu.Manage.UserConfiguration';
  expect(keysOf(of('CenterAdmin'))).toContain(key);
  expect(keysOf(of('CenterAdmin', { timesSetting: false }))).not.toContain(key);
});

describe('every role', () => {
  const landings: Record<Role, string> = {
    EnterpriseAdmin: '/system/enterprise/manage/center/centerList',
    AreaAdmin: '/system/area/manage/center/centerList',
    CenterAdmin: '/system/center/dataPanel/workTable',
    SeniorCoach: '/system/center/dataPanel/workTable',
    IndependentCoach: '/system/center/dataPanel/workTable',
    Coach: '/system/center/dataPanel/workTable',
    trainer: '/system/center/personalCenter',
    personal: '/system/center/personalCenter',
    centerAdmin: '/system/center/menu/manage/trainingStaff',
    admin: '/system/manage/manage/area',
    operationAdmin: '/system/manage/manage/area',
    operation: '/system/manage/manage/area',
    editorAdmin: '/system/manage/content/tag',
    editor: '/system/manage/content/tag',
    financeAdmin: '/system/manage/manage/center',
    finance: '/system/manage/manage/center',
    medicalSupport: '/system/manage/statistic/vratCaseList',
    salesAdmin: '/system/manage/manage/center',
    sales: '/system/manage/manage/center',
    training: '/system/manage/manage/supervisor',
    supervisor: '/system/manage/manage/group',
    agent: '/system/manage/menu/user/subjectList',
  };

  it.each(Object.entries(landings) as [Role, string][])('%s begins at %s', (role, path) => {
    expect(landingPath(of(role))).toBe(path);
    expect(mayOpen(of(role), path)).toBe(true);
  });

  it('has a page of its own', () => {
    expect(roles.filter((role) => !hasPages(of(role)))).toEqual([]);
    // what it reads is how trainers are certified, and nothing else
    expect(keysOf(of('centerAdmin'))).toEqual(['Menu.Manage.TrainingStaff']);
    expect(keysOf(of('sales'))).toEqual(['Menu.Operation.Center', 'Menu.ChangePassword.Form']);
  });
});

describe('the first page', () => {
  it('of a center is the next one granted', () => {
    const order = ['Menu.DataPanel.WorkTable', 'Menu.User.Subject', 'Menu.User.Guardian'];
    const begins = order.map((_, at) => {
      const denied = order.slice(0, at);
      return landingPath(of('Coach', { grantedPolicies: of('Coach').grantedPolicies.filter((policy) => !denied.includes(policy)) }));
    });
    expect(begins).toEqual(['/system/center/dataPanel/workTable', '/system/center/menu/user/subject', '/system/center/menu/user/guardian']);
  });

  it('of a center without any project is the account; those above centers have theirs all the same', () => {
    expect([menuOf(of('CenterAdmin', { enabled: [] })), landingPath(of('CenterAdmin', { enabled: [] }))]).toEqual([
      [],
      '/system/menu/account',
    ]);
    for (const role of ['EnterpriseAdmin', 'AreaAdmin', 'editor'] as const) {
      expect(menuOf(of(role, { enabled: [] }))).toEqual(menuOf(of(role)));
    }
  });

  it('of a supervisor is the staff groups, whatever else they may open', () => {
    const both = grantedPolicies(['operation', 'supervisor'], []);
    expect(landingPath(of('supervisor', { roles: ['operation', 'supervisor'], grantedPolicies: [...both] }))).toBe(
      '/system/manage/manage/group',
    );
  });

  it('before a membership is chosen is the choice, where there is one to choose', () => {
    const nowhere = { type: null, membershipId: null, grantedPolicies: [] };
    const landing = (state: 'Effective' | 'Invalid') => landingPath(of('Coach', { ...nowhere, memberships: [{ ...membership, state }] }));
    expect([landing('Effective'), landing('Invalid')]).toEqual(['/system/choseRoles', '/system/menu/account']);
    expect(landingPath(of('Coach', { memberships: [{ ...membership, state: 'Effective' }] }))).toBe('/system/center/dataPanel/workTable');
  });
});
