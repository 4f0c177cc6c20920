import type { ErrorEntry } from '../error-entry.ts';

export const accountErrors = {
  'Trellis:WrongPassword': {
    status: 400,
    en: 'The password is not right.',
    'zh-Hans': '密码不正确。',
    es: 'La contraseña no es correcta.',
  },
  'Trellis:SamePassword': {
    status: 400,
    en: 'Choose a password that differs from the current one.',
    'zh-Hans': '新密码不能与当前密码相同。',
    es: 'Elija una contraseña distinta de la actual.',
  },
  'Trellis:PasswordCheckExpired': {
    status: 403,
    en: 'Too much time has passed. Enter your password again.',
    'zh-Hans': '已超时，请重新输入密码。',
    es: 'Ha pasado demasiado tiempo. Escriba de nuevo su contraseña.',
  },
  'Trellis:TooSoon': {
    status: 429,
    en: 'Another code can be sent in {seconds} seconds.',
    'zh-Hans': '{seconds} 秒后可重新发送验证码。',
    es: 'Podrá enviarse otro código en {seconds} segundos.',
  },
  'Trellis:CodeWrong': {
    status: 400,
    en: 'The code is not right.',
    'zh-Hans': '验证码不正确。',
    es: 'El código no es correcto.',
  },
  'Trellis:CodeExpired': {
    status: 400,
    en: 'This code is no longer good. Send a new one.',
    'zh-Hans': '验证码已失效，请重新发送。',
    es: 'Este código ya no sirve. Envíe uno nuevo.',
  },
  'Trellis:SecondFactorOn': {
    status: 409,
    en: 'The second step is on already. Turn it off before you set up another app.',
    'zh-Hans': '第二步验证已开启。如需更换应用，请先关闭。',
    es: 'El segundo paso ya está activado. Desactívelo antes de configurar otra aplicación.',
  },
  'Trellis:SecondFactorOff': {
    status: 409,
    en: 'There is no second step to take away.',
    'zh-Hans': '该账号未开启第二步验证。',
    es: 'No hay ningún segundo paso que quitar.',
  },
  'Trellis:SecondFactorNeeded': {
    status: 409,
    en: 'Turn the second step on first. A passkey then stands beside the code of your app.',
    'zh-Hans': '请先开启第二步验证，通行密钥可作为验证器应用之外的方式。',
    es: 'Active antes el segundo paso. La clave de acceso se usa además del código de su aplicación.',
  },
  'Trellis:SignInOnlyWay': {
    status: 409,
    en: 'You have no other way in: there is no password, or your organization has it count no longer. Ask an administrator there.',
    'zh-Hans': '这是您唯一的登录方式：您没有密码，或所在机构已停用密码登录。请联系该机构的管理员。',
    es: 'No tiene otra forma de entrar: no hay contraseña o su organización ya no la admite. Consulte allí a un administrador.',
  },
  'Trellis:PasskeyRefused': {
    status: 400,
    en: 'This passkey could not be confirmed. Begin again, on the same device.',
    'zh-Hans': '无法确认此通行密钥，请在同一设备上重新开始。',
    es: 'No se pudo confirmar esta clave de acceso. Empiece de nuevo en el mismo dispositivo.',
  },
  'Trellis:PasskeysFull': {
    status: 409,
    en: 'You have {most} passkeys already. Remove one that you no longer use first.',
    'zh-Hans': '您已有 {most} 个通行密钥，请先移除不再使用的。',
    es: 'Ya tiene {most} claves de acceso. Quite antes una que ya no use.',
  },
  'Trellis:SecondFactorRequired': {
    status: 409,
    en: 'Where you work asks for a second step. It cannot be turned off.',
    'zh-Hans': '您所在的机构要求第二步验证，无法关闭。',
    es: 'Su lugar de trabajo exige un segundo paso. No se puede desactivar.',
  },
  'Trellis:EmailUnchanged': {
    status: 400,
    en: 'This is your email address already.',
    'zh-Hans': '这已是您当前的邮箱。',
    es: 'Esta ya es su dirección de correo.',
  },
  'Trellis:EmailUnavailable': {
    status: 409,
    en: 'You cannot sign in with this email address. Choose another one.',
    'zh-Hans': '无法使用此邮箱登录，请更换其他邮箱。',
    es: 'No puede iniciar sesión con esta dirección de correo. Elija otra.',
  },
  'Trellis:PhoneInvalid': {
    status: 400,
    en: 'A phone number has at most 15 digits together with its country code.',
    'zh-Hans': '电话号码连同国家/地区代码最多 15 位。',
    es: 'Un número de teléfono tiene como máximo 15 cifras con el prefijo del país.',
  },
  'Trellis:BirthdayInFuture': {
    status: 400,
    en: 'The birthday cannot be in the future.',
    'zh-Hans': '生日不能晚于今天。',
    es: 'La fecha de nacimiento no puede ser futura.',
  },
} as const satisfies Record<string, ErrorEntry>;
