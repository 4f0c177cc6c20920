import type { ErrorEntry } from '../../error-entry.ts';

export const signInConnectionErrors = {
  'Trellis:SignInIssuer': {
    status: 400,
    en: 'Write the issuer that begins with https:// and leads to the internet: without a user name, a question mark or a number sign, at port 443 or one from 1024.',
    'zh-Hans': '请填写以 https:// 开头、可从互联网访问的颁发者地址：不含用户名、问号或井号，端口为 443 或不小于 1024。',
    es: 'Escriba el emisor que empiece por https:// y lleve a internet: sin nombre de usuario, interrogación ni almohadilla, en el puerto 443 o uno desde el 1024.',
  },
  'Trellis:SignInDomainTaken': {
    status: 409,
    en: 'One of these mail domains leads to the sign-in of another organization already.',
    'zh-Hans': '其中一个邮箱域名已用于另一机构的登录。',
    es: 'Uno de estos dominios de correo ya lleva al inicio de sesión de otra organización.',
  },
  'Trellis:SignInIncomplete': {
    status: 400,
    en: 'Enter the client ID and the client secret before you turn this on.',
    'zh-Hans': '启用前请填写客户端 ID 和客户端密钥。',
    es: 'Escriba el ID y el secreto de cliente antes de activarlo.',
  },
  'Trellis:SignInNewRole': {
    status: 400,
    en: 'Newcomers get a place at a center alone. At an enterprise, let in those who were invited.',
    'zh-Hans': '新人只能加入中心。企业请选择仅允许受邀者登录。',
    es: 'Quien llega por primera vez solo obtiene un puesto en un centro. En una empresa, admita a quienes fueron invitados.',
  },
} as const satisfies Record<string, ErrorEntry>;
