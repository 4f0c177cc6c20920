import type { ErrorEntry } from '../error-entry.ts';

export const userErrors = {
  ErrorActiveLink: {
    status: 400,
    en: 'This link is not valid, or no longer. Ask for a new one.',
    'zh-Hans': '此链接无效或已失效，请重新获取。',
    es: 'Este enlace no es válido o ya ha caducado. Pida uno nuevo.',
  },
  UserAlreadyActive: {
    status: 409,
    en: 'This link was used already.',
    'zh-Hans': '此链接已被使用。',
    es: 'Este enlace ya se ha usado.',
  },
  'Identity.UserAlreadyInRole': {
    status: 409,
    en: 'This person works here already.',
    'zh-Hans': '该用户已在此机构中。',
    es: 'Esta persona ya trabaja aquí.',
  },
  'Trellis:PasswordIsEmail': {
    status: 400,
    en: 'Choose a password that is not the email address.',
    'zh-Hans': '密码不能与邮箱相同。',
    es: 'Elija una contraseña distinta del correo electrónico.',
  },
  'Trellis:PasswordLeaked': {
    status: 400,
    en: 'This password is known from leaks of other services and is tried first by attackers. Choose another one.',
    'zh-Hans': '此密码已在其他服务的泄露事件中出现，攻击者会最先尝试它。请另选一个密码。',
    es: 'Esta contraseña figura en filtraciones de otros servicios y es de las primeras que se prueban. Elija otra.',
  },
  'Trellis:NameRequired': {
    status: 400,
    en: 'Enter your name.',
    'zh-Hans': '请输入姓名。',
    es: 'Escriba su nombre.',
  },
  'Trellis:PasswordRequired': {
    status: 400,
    en: 'Choose a password.',
    'zh-Hans': '请设置密码。',
    es: 'Elija una contraseña.',
  },
  'Trellis:OwnMembership': {
    status: 409,
    en: 'You cannot do this to yourself. Ask another administrator.',
    'zh-Hans': '不能对自己执行此操作，请联系其他管理员。',
    es: 'No puede hacer esto consigo mismo. Pídaselo a otro administrador.',
  },
  'Trellis:LastAdmin': {
    status: 409,
    en: 'This is the last administrator of {tenantName}. Appoint another one first.',
    'zh-Hans': '该用户是 {tenantName} 的最后一名管理员，请先指定其他管理员。',
    es: 'Es la última persona que administra {tenantName}. Nombre antes a otra.',
  },
  'RocketSystem:StaffHasSchedules': {
    status: 409,
    en: 'This person still has {count} scheduled sessions. Give them to somebody else or cancel them first.',
    'zh-Hans': '该用户仍有 {count} 节已排训练课，请先改派或取消。',
    es: 'Esta persona todavía tiene {count} sesiones programadas. Asígnelas a otra o cancélelas antes.',
  },
  'Trellis:AlreadyAccepted': {
    status: 409,
    en: 'This person has accepted the invitation already.',
    'zh-Hans': '该用户已接受邀请。',
    es: 'Esta persona ya aceptó la invitación.',
  },
  'Trellis:NotAcceptedYet': {
    status: 409,
    en: 'This person has not accepted the invitation yet: only the name and the roles can be changed.',
    'zh-Hans': '该用户尚未接受邀请，目前只能修改姓名和角色。',
    es: 'Esta persona aún no ha aceptado la invitación: solo se pueden cambiar el nombre y los roles.',
  },
  'Trellis:NoPasswordYet': {
    status: 409,
    en: 'This person has not chosen a password yet. Send the invitation again instead.',
    'zh-Hans': '该用户尚未设置密码，请重新发送邀请。',
    es: 'Esta persona aún no ha elegido una contraseña. Envíe de nuevo la invitación.',
  },
  'Trellis:LetterTooSoon': {
    status: 429,
    en: 'A letter was sent a moment ago. Another one can be sent in {seconds} seconds.',
    'zh-Hans': '邮件刚刚发送，{seconds} 秒后可重新发送。',
    es: 'Se envió una carta hace un momento. Podrá enviar otra en {seconds} segundos.',
  },
} as const satisfies Record<string, ErrorEntry>;
