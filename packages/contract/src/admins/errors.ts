import type { ErrorEntry } from '../error-entry.ts';

export const adminErrors = {
  'Trellis:CentersNotChosen': {
    status: 400,
    en: 'Name at least one center, or choose every center.',
    'zh-Hans': '请至少选择一个中心，或选择全部中心。',
    es: 'Indique al menos un centro o elija todos.',
  },
  'Trellis:EveryCenterRefused': {
    status: 400,
    en: 'With these roles somebody looks after chosen centers, not every one. Choose the centers first.',
    'zh-Hans': '这些角色只能管理指定的中心，不能管理全部中心。请先选择中心。',
    es: 'Con estos roles se atienden centros elegidos, no todos. Elija antes los centros.',
  },
  'Trellis:PolicyNotGrantable': {
    status: 400,
    en: 'This role cannot be granted {policy}.',
    'zh-Hans': '不能向该角色授予 {policy}。',
    es: 'A este rol no se le puede conceder {policy}.',
  },
  'Trellis:OwnWayToRoles': {
    status: 409,
    en: 'You would lock yourself out of this page. Another administrator can do this.',
    'zh-Hans': '此操作会使您自己无法再进入本页，请由其他管理员操作。',
    es: 'Usted mismo perdería el acceso a esta página. Puede hacerlo otra persona que administre.',
  },
  'Trellis:RoleNotOfTenant': {
    status: 400,
    en: 'Nobody has this role at {tenantName}: it belongs to another kind of organization.',
    'zh-Hans': '{tenantName} 不存在该角色，它属于其他类型的机构。',
    es: 'Nadie tiene este rol en {tenantName}: es de otro tipo de organización.',
  },
  'Trellis:GroupNameTaken': {
    status: 409,
    en: 'The center has a group of this name already.',
    'zh-Hans': '该中心已有同名小组。',
    es: 'El centro ya tiene un grupo con este nombre.',
  },
  'Trellis:SupervisorOutOfReach': {
    status: 409,
    en: 'This supervisor does not look after the center. Give them the center first.',
    'zh-Hans': '该督导不负责此中心，请先为其分配此中心。',
    es: 'Esta persona no atiende el centro. Asígnele antes el centro.',
  },
  'Trellis:AlreadySupervisor': {
    status: 409,
    en: 'This person is a supervisor already.',
    'zh-Hans': '该用户已是督导。',
    es: 'Esta persona ya supervisa.',
  },
  'Trellis:OwnSupervisor': {
    status: 400,
    en: 'Nobody supervises themselves.',
    'zh-Hans': '不能由本人督导自己。',
    es: 'Nadie se supervisa a sí mismo.',
  },
  'Trellis:InvitedSomebodyElse': {
    status: 403,
    en: 'This invitation is for somebody else. Sign in as the person it was sent to.',
    'zh-Hans': '此邀请并非发给当前登录的用户，请使用收件人的账号登录。',
    es: 'Esta invitación es para otra persona. Inicie sesión como la persona que la recibió.',
  },
  'Trellis:NoDuration': {
    status: 400,
    en: 'Choose at least one duration.',
    'zh-Hans': '请至少选择一个时长。',
    es: 'Elija al menos una duración.',
  },
  'RocketSystem:CoachTimesUsedUp': {
    status: 409,
    en: 'You have started {usedTimes} of {totalTimes} agreed sessions. Ask the administrator of your center for more.',
    'zh-Hans': '您已使用 {usedTimes}/{totalTimes} 次约定训练课，请联系中心管理员增加次数。',
    es: 'Ha iniciado {usedTimes} de las {totalTimes} sesiones acordadas. Pida más a la administración de su centro.',
  },
} as const satisfies Record<string, ErrorEntry>;
