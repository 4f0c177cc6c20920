import type { Language } from '@trellis/contract/languages';
import type { Who } from './who-arrived.ts';

const en = {
  lead: "Sign in with your organization's account",
  unknown: 'No organization has its own sign-in here for this email. Use your password.',
  instead: 'At {name} you sign in with the account of your organization. Use the button below.',
  title: 'Sign in at {name}',
  going: 'You sign in with the account that you have there, and come back here.',
  go: 'On to {name}',
  away: '{name} cannot be reached right now. Try again in a moment, or tell your administrator.',
  failed: '{name} did not say who you are. Try again; if it happens again, tell your administrator.',
  cancelled: 'You did not sign in at {name}.',
  isOff: 'Signing in by {name} was turned off. Use your password, or ask your administrator.',
  proveTitle: 'Is this your account?',
  prove: '{email} has an account here already. Enter its password once: from then on {name} lets you in without it.',
  proveSubmit: 'Link and sign in',
  wrong: 'This password is not right. Check it and try again.',
  refusedTitle: '{name} did not let you in here',
  refused: {
    noMail: '{name} did not say which email you have. Ask its administrator to release it to Trellis.',
    unverified: '{name} has not verified your email. Ask its administrator to do so.',
    otherDomain: 'The email that {name} has of you does not belong to it. Ask its administrator.',
    stranger: 'You have no place at {tenant} yet. Ask its administrator to invite you.',
    noPassword:
      'Your account is to be proved once by a password, and has none yet. Choose “Forgot your password?” on the page of signing in, then come back.',
  } satisfies Refused,
};
type Refused = Record<Exclude<Who['is'], 'through' | 'prove'>, string>;
type OrganizationTexts = typeof en;

const es: OrganizationTexts = {
  lead: 'Entrar con la cuenta de su organización',
  unknown: 'Ninguna organización tiene aquí su propio inicio de sesión para este correo. Use su contraseña.',
  instead: 'En {name} se entra con la cuenta de su organización. Use el botón de abajo.',
  title: 'Iniciar sesión en {name}',
  going: 'Inicia sesión con la cuenta que tiene allí y vuelve aquí.',
  go: 'Ir a {name}',
  away: 'Ahora no se puede llegar a {name}. Inténtelo en un momento o avise a su administrador.',
  failed: '{name} no confirmó quién es usted. Inténtelo de nuevo; si se repite, avise a su administrador.',
  cancelled: 'No inició sesión en {name}.',
  isOff: 'El inicio de sesión con {name} se desactivó. Use su contraseña o pregunte a su administrador.',
  proveTitle: '¿Es esta su cuenta?',
  prove: '{email} ya tiene una cuenta aquí. Escriba su contraseña una vez: desde entonces {name} le dará acceso sin ella.',
  proveSubmit: 'Vincular y entrar',
  wrong: 'Esta contraseña no es correcta. Revísela e inténtelo de nuevo.',
  refusedTitle: '{name} no le dio acceso aquí',
  refused: {
    noMail: '{name} no indicó su correo. Pida a su administrador que lo comparta con Trellis.',
    unverified: '{name} no ha verificado su correo. Pídaselo a su administrador.',
    otherDomain: 'El correo que {name} tiene de usted no le pertenece. Pregunte a su administrador.',
    stranger: 'Aún no tiene un puesto en {tenant}. Pida a su administrador que le invite.',
    noPassword:
      'Su cuenta debe confirmarse una vez con una contraseña y aún no tiene ninguna. Elija «¿Olvidó su contraseña?» en la página de inicio de sesión y vuelva.',
  },
};

const zhHans: OrganizationTexts = {
  lead: '使用所在机构的账号登录',
  unknown: '此邮箱没有对应的机构登录，请使用密码。',
  instead: '{name}的人员使用机构账号登录，请点击下方按钮。',
  title: '前往{name}登录',
  going: '请使用您在该机构的账号登录，之后将返回此处。',
  go: '前往{name}',
  away: '目前无法连接{name}。请稍后重试，或告知管理员。',
  failed: '{name}未能确认您的身份。请重试；如再次出现，请告知管理员。',
  cancelled: '您未在{name}完成登录。',
  isOff: '通过{name}登录已停用。请使用密码，或咨询管理员。',
  proveTitle: '这是您的账号吗？',
  prove: '{email} 在此已有账号。请输入一次密码，之后通过{name}登录无需密码。',
  proveSubmit: '关联并登录',
  wrong: '密码不正确，请检查后重试。',
  refusedTitle: '{name}未能让您登录',
  refused: {
    noMail: '{name}未提供您的邮箱。请其管理员向 Trellis 提供邮箱。',
    unverified: '{name}尚未验证您的邮箱。请联系其管理员。',
    otherDomain: '{name}记录的邮箱不属于该机构。请联系其管理员。',
    stranger: '您尚未加入{tenant}。请其管理员邀请您。',
    noPassword: '您的账号需用密码确认一次，但尚未设置密码。请在登录页选择“忘记密码？”，完成后再返回。',
  },
};

export const organizationTexts: Record<Language, OrganizationTexts> = { en, es, 'zh-Hans': zhHans };
